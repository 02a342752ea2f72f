/* SPDX-License-Identifier: MIT
 *
 * below.h - what stands below a board, apart from it: a map of its regions, further rows, and what only looks like
 * it. Where such a text comes in pieces, nobody waits for it.
 */
/* clang-format off */
static const told_text below_texts[] = {
    {NULL, "....18.32\n\n.4.367...\n\n38..59.47\n\n...7...63\n\n..6..1952\n\n....3....\n\n6...84...\n\n4.3.72.91"
     "\n\n..2.59.47\n\n...7...63\n\n..6..1952\n\n....3....\n\n6...84...\n\n4.3.72.91\n\n..259..59...6\n\n",
     "1:1: a row too many? expected as many rows as columns"},
    {NULL, "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n\n8 . . . 6 . . . 3\n4 . . 8 . 3 . . 1\n7 . "
     ". . 2 . . . 6\n\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n\n5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 3 4 8"
     "\n1 9 8 3 4 2 5 6 7\n",
     "1:1: a row too many? expected as many rows as columns"},
    {NULL, "1 2 . .\n. . 12 2\n3 . . 4\n4 . . 3\n\n1112\n1322\n3342\n3444",
     "1:1: a map of regions that is not this board's"},
    {NULL, "12..\n..12\n3..4\n4..3\n\n1111\n2222\n3333\n4444\n",
     "4x4: 12....123..44..3, houses 12\n4x4: 1111222233334444, houses 12"},
    {NULL, "12....123..44..3\n1112132233423444]",
     "4x4: 12....123..44..3, houses 12\n1:18: 17 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16"
     ")"},
    {NULL, "12....123..44..3\n1112132233423444 x",
     "4x4: 12....123..44..3, houses 12\n4x4: 1112132233423444, houses 12, comment x"},
    {NULL, "12....123..44..3 1112132233423444\n1112132233423444\n",
     "1:1: a map of regions that is not this board's"},
    {NULL, "cube, layer 1 of 4\n12..\n..12\n3..4\n4..3\n\ncube, layer 2 of 4\n12..\n..12\n3..4\n4..3\n\ncube, lay"
     "er 3 of 4\n12..\n..12\n3..4\n4..3\n\ncube, layer 4 of 4\n12..\n..12\n3..4\n4..3\n\n1112\n1322\n3342\n3444",
     "1:1: a map of regions that is not this board's"},
    {NULL, "1..2.3..4......1\n[['A','A','A','B'],\n['A','C','B','B'],\n['C','C','D','B'],\n['C','D','D','D']\n]",
     "4x4: 1..2.3..4......1, houses 12, regions 1112132233423444"},
    {NULL, "1..2.3..4......1\n[['A','A','A','B'],\n['A','C','B','B'],\n['C','C','D','B'],\n['C','D','D','D']\n]\n",
     "4x4: 1..2.3..4......1, houses 12, regions 1112132233423444"},
    {NULL, ".Shape~4x4.Cage~3~R1C1~R1C2\nAAABACBBCCDBCDDD\n",
     "1:1: a map of regions that is not this board's"},
    {NULL, "AAABACBBCCDBCDDD\nhello there\n",
     "1:1: a map of regions without a board; expected the board above it\n1:6: 5 characters: not a board; expecte"
     "d N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "AAABACBBCCDBCDDD\n# a comment\n",
     "1:1: a map of regions without a board; expected the board above it"},
    {NULL, "AAABACBBCCDBCDDD\n\n",
     "1:1: a map of regions without a board; expected the board above it"},
    {NULL, "AAABACBBCCDBCDDD\n1..2.3..4......1\n",
     "4x4: 1..2.3..4......1, houses 12, regions 1112132233423444"},
    {NULL, "AAABACBBCCDBCDDD\n\nhttps://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQ"
     "G03gBfZb3nvqABuAQywBXXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNG"
     "ecc4A7MmxJoJcPpwRztYg9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8as7k92"
     "LR84ya0PLSAsto/CNN3t3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2un1u0wuRIpTxe1KRZ"
     "IQ7WZmIudxOiKmXi4QA\n",
     "1:1: a map of regions that is not this board's"},
    {NULL, "3.......4\r\n..2.6.1..\r\n.1.9.8.2.\r\n..5...6..\r\n...2.1...\r\n..9...8..\r\n.8.3.4.6.\r\n..4.1.9.."
     "\r\n5.......7\r\n-----\r\n112222333\r\n111222333\r\n111122333\r\n444555666\r\n444555666\r\n444555666\r\n77788899"
     "9\r\n777888999\r\n777888999\r\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "3.......4\n..2.6.1..\n.1.9.8.2.\n..5...6..\n...2.1...\n..9...8..\n.8.3.4.6.\n..4.1.9..\n5.......7\n--"
     "---                                        \n112222333\n111222333\n111122333\n444555666\n444555666\n444555666\n7"
     "77888999\n777888999\n777888999\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "3.......4\n..2.6.1..\n.1.9.8.2.\n..5...6..\n...2.1...\n..9...8..\n.8.3.4.6.\n..4.1.9..\n5.......7\n--"
     "---                                                                                                             "
     "                                                                                           \n112222333\n11122233"
     "3\n111122333\n444555666\n444555666\n444555666\n777888999\n777888999\n777888999\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "3.......4\n..2.6.1..\n.1.9.8.2.\n..5...6..\n...2.1...\n..9...8..\n.8.3.4.6.\n..4.1.9..\n5.......7\n--"
     "----------------------------------------------------------------------------------------------------------------"
     "------\n112222333\n111222333\n111122333\n444555666\n444555666\n444555666\n777888999\n777888999\n777888999\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "3.......4\n..2.6.1..\n.1.9.8.2.\n..5...6..\n...2.1...\n..9...8..\n.8.3.4.6.\n..4.1.9..\n5.......7\n--"
     "---  \n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n112222333\n111222333\n111"
     "122333\n444555666\n444555666\n444555666\n777888999\n777888999\n777888999\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "3.......4\n..2.6.1..\n.1.9.8.2.\n..5...6..\n...2.1...\n..9...8..\n.8.3.4.6.\n..4.1.9..\n5.......7\n=="
     "===\n112222333\n111222333\n111122333\n444555666\n444555666\n444555666\n777888999\n777888999\n777888999\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "3.......4\n..2.6.1..\n.1.9.8.2.\n..5...6..\n...2.1...\n..9...8..\n.8.3.4.6.\n..4.1.9..\n5.......7\n--"
     "-\nAABBBBCCC\nAAABBBCCC\nAAAABBCCC\nDDDEEEFFF\nDDDEEEFFF\nDDDEEEFFF\nGGGHHHIII\nGGGHHHIII\nGGGHHHIII\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
};
/* clang-format on */
