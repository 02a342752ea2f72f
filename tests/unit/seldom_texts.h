/* SPDX-License-Identifier: MIT
 *
 * seldom_texts.h - texts for what seldom happens: the format that is asked for (NULL: none), the text, and what is
 * told of it.
 */
/* clang-format off */
static const odd_text seldom_texts[] = {
    {NULL, "1230...............8.................................................7...........", /* 0 is no symbol where others are missing, too */
     "9x9: 123................8.................................................7..........., houses 27"},
    {NULL, ".Shape~7x7~9.RegionSumLine~R1C1~R1C2~R2C1",
     "7x7: ................................................., region sum line 1, rows and columns 1"},
    {NULL, ".Shape~6x6~9.RegionSumLine~R1C1~R1C2",
     "6x6: ...................................., extra region 6, rows and columns 1"},
    {NULL, ".Shape~6x6~9.RegionSumLine~R1C1~R1C2~R1C3~R1C4~R3C4",
     "6x6: ...................................., extra region 6, equal sums 1, rows and columns 1"},
    {NULL, ".Shape~16x16.Cage~5~R:C1~R1C2",
     "1:14: expected a cell such as R1C2: R:C1"},
    {NULL, ".Shape~16x16.Cage~5~R1C:~R1C2",
     "1:14: expected a cell such as R1C2: R1C:"},
    {NULL, ".Sum~x_=_1_1~R1C1~R1C2",
     "1:2: expected a sum and coefficients, such as 14_=_1_-1: x_=_1_1"},
    {NULL, ".Sum~14_+_1_1~R1C1~R1C2",
     "1:2: expected a sum and coefficients, such as 14_=_1_-1: 14_+_1_1"},
    {NULL, ".Sum~14_=_a~R1C1~R1C2",
     "1:2: expected a sum and coefficients, such as 14_=_1_-1: 14_=_a"},
    {NULL, ".Sum~14_=_1_1~R99C1",
     "1:2: expected a cell such as R1C2: R99C1"},
    {NULL, ".Sum~14_~R1C1",
     "1:2: expected a sum and coefficients, such as 14_=_1_-1: 14_"},
    {NULL, ".Sum~14_=~R1C1~R1C2",
     "1:2: weighted sum of 14 at r1c1: expected a coefficient for each cell"},
    {NULL, ".ContainAtLeast~1_2~R99C1",
     "1:2: expected a cell such as R1C2: R99C1"},
    {NULL, ".ContainAtLeast~1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_"
     "1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1~R1C1~R1C2",
     "1:2: expected values: 1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_"},
    {NULL, "https://example.org/?q=.Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4.~R4C4_2",
     "4x4: ...............2, houses 12, killer cage 2"},
    {"iss", "https://example.org/?q=%2EShape~4x4%2ECage~3~R1C1~R1C2&x=1 a comment",
     "4x4: ................, houses 12, killer cage 1, comment a comment"},
    {"json", "[1,{}],[2,3]",
     "1:1: not a board: expected a list of N lists of N cells + 6 bytes"},
    {"json", "[1,2,3,4],[1,2,3,4]",
     "1:6: a number larger than the board allows + 10 bytes"},
    {"json", "[{\"a\":1},2],[3,4]",
     "nothing + 16 bytes"},
    {NULL, "{\"foo\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,{\"bar\":[1,2,3,4]}]]}",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"foo\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"bar\":{\"baz\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],["
     "0,0,0,0]]}}",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {"json", "{\"grid\":[[1,2],[3,4]],\"a\"",
     "1:26: this is not JSON"},
    {"json", "{\"grid\":[[1,2],[3,4]]",
     "1:22: this is not JSON"},
    {"json", "[1,2",
     "1:5: this is not JSON"},
    {"json", "{\"puzzle\":[1,2",
     "1:15: this is not JSON"},
    {"json", "{\"a\":{\"b\"",
     "1:10: this is not JSON"},
    {"json", "{\"grid\":[[{\"value\":1},{\"value\"",
     "1:31: this is not JSON"},
    {"json:cube4", "[{\"region\":null},0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"
     ",0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]",
     "nothing + 142 bytes"},
    {"json:cube4", "[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"
     ",0,0,0,0,0,0,0,0,0,0,0,0,0,0]",
     "4x4: 1..............................................................., houses 96"},
    {NULL, "    18 32 4 367   38  59 47   7   63  6  1954    3    6   84   4 3 72 91  259   6  kept since 12 Mar"
     "ch 2019, 14:35:59 o'clock, by nobody in particular, from a newspaper that is gone",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, c"
     "omment kept since 12 March 2019, 14:35:59 o'clock, by nobody in particular, from a newspaper that is"
     " gone"},
    {NULL, "    18 32 4 367   38  59 47   7   63  6  1954    3    6   84   4 3 72 91  259   6  1 2 3 4 5 6 7 8 9"
     " 1 2 3 4 5 6 7 8 9",
     "1:1: 1 row of 38 cells; expected 38 rows"},
    {":4", "1..2.3..4......1 AAABACBBCCDBCDDD",
     "4x4: 1..2.3..4......1, houses 12"},
    {":9", "1..2.3..4......1 AAABACBBCCDBCDDD",
     "1:17: 16 characters: not a board of 9 symbols"},
    {":jigsaw4", "1..2.3..4......1 AAABACBBCCDBCDDD",
     "4x4: 1..2.3..4......1, houses 12"},
    {":jigsaw9", "1..2.3..4......1 AAABACBBCCDBCDDD",
     "1:17: 16 characters: not a board of 9 symbols"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQyw"
     "BXXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7M"
     "mxJoJcPpwRztYg9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8a"
     "s7k92LR84ya0PLSAsto/CNN3t3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2"
     "un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA%3D%3d",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, c"
     "omment first steps"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQyw"
     "BXXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7M"
     "mxJoJcPpwRztYg9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8a"
     "s7k92LR84ya0PLSAsto/CNN3t3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2"
     "un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA==",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, c"
     "omment first steps"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQyw"
     "BXXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7M"
     "mxJoJcPpwRztYg9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8a"
     "s7k92LR84ya0PLSAsto/CNN3t3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2"
     "un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA%3D%4d",
     "1:29: this is not LZString in base 64, or a part of it is missing"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQyw"
     "BXXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7M"
     "mxJoJcPpwRztYg9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8a"
     "s7k92LR84ya0PLSAsto/CNN3t3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2"
     "un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA%3D%2",
     "1:29: this is not LZString in base 64, or a part of it is missing"},
    {NULL, "1..2.3..4......1\n[['A','A','A','B'],\n['A','C','B','B'],\n['C','C','D','B'],\n['C','D','D','D']\n]",
     "4x4: 1..2.3..4......1, houses 12"},
    {NULL, "1..2.3..4......1\n[['A','A','A','B'],\n['A','C','B','B'],\n['C','C','D','B'],\n['C','D','D','D']\n]\n",
     "4x4: 1..2.3..4......1, houses 12"},
    {NULL, ".Shape~4x4.Cage~3~R1C1~R1C2\nAAABACBBCCDBCDDD\n",
     "1:1: a map of regions that is not this board's"},
    {NULL, "AAABACBBCCDBCDDD\nhello there\n",
     "1:1: a map of regions without a board; expected the board above it + 12 bytes"},
    {NULL, "AAABACBBCCDBCDDD\n# a comment\n",
     "1:1: a map of regions without a board; expected the board above it + 12 bytes"},
    {NULL, "AAABACBBCCDBCDDD\n\n",
     "1:1: a map of regions without a board; expected the board above it"},
    {NULL, "AAABACBBCCDBCDDD\n1..2.3..4......1\n",
     "4x4: 1..2.3..4......1, houses 12"},
    {NULL, "AAABACBBCCDBCDDD\n\nhttps://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEw"
     "QG03gBfZb3nvqABuAQywBXXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWl"
     "Yhhvb+kfAAbNGecc4A7MmxJoJcPpwRztYg9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CE"
     "kTXRW98EUlg+XevjMj8as7k92LR84ya0PLSAsto/CNN3t3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwB"
     "GPOcPSELBbhheMubUJm2un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA\n",
     "1:1: a map of regions that is not this board's"},
    {"opensudoku", "\357\273\277",
     "nothing"},
    {"opensudoku", "\357\273\277  ",
     "nothing"},
    {NULL, "\357\273\277",
     "nothing"},
    {"opensudoku", "<",
     "nothing"},
    {"opensudoku", "x",
     "nothing"},
    {NULL, "My pencil marks\n.---------.---------.\n| 1 23 | 24 34 |\n| 24 34 | 1 23 |\n:---------+---------:\n| "
     "23 1 | 34 24 |\n| 34 24 | 23 1 |\n'---------'---------'\n",
     "4x4: 1.....1..1.....1, houses 12, candidates given 1, comment My pencil marks"},
    {"rows", "-----\n1...\n....\n-----\n....\n...4\n-----\n",
     "4:1: 2 rows of 4 cells; expected 4 rows + 16 bytes"},
    {NULL, "-----\n1...\n....\n-----\n....\n...4\n-----\n",
     "4x4: 1..............4, houses 12"},
    {"rows", "-----\nlayer 1 of 4\n1...\n",
     "1:1: a frame without rows + 18 bytes"},
    {"rows", "layer 1 of 2\nlayer 2 of 2\n1...\n",
     "3:1: 1 row of 4 cells; expected 8 rows"},
    {"rows", "layer 1 of 2\n1...\n....\n....\n....\nlayer 1 of 2\n1...\n",
     "4x4: 1..............., houses 12 + 18 bytes"},
    {"rows:cube", "1\n\n2\n",
     "1x1: 1, houses 3 + 3 bytes"},
    {"rows:cube", "1\n",
     "1x1: 1, houses 3"},
    {"draw:cube4", "+--+--+\n|12|34|\n|34|12|\n+--+--+\n|21|43|\n|43|21|\n+--+--+\n+--+--+\n|12|34|\n|34|12|\n+--+--+\n|2"
     "1|43|\n|43|21|\n+--+--+\n+--+--+\n|12|34|\n|34|12|\n+--+--+\n|21|43|\n|43|21|\n+--+--+\n+--+--+\n|12"
     "|34|\n|34|12|\n+--+--+\n|21|43|\n|43|21|\n+--+--+\n",
     "4x4: 1234341221434321123434122143432112343412214343211234341221434321, houses 96"},
    {"rows:cube4", "1...\n....\n....\n....\n----\n....\n....\n....\n....\n....\n....\n....\n....\n....\n....\n...4\n",
     "4x4: 1..............................................................4, houses 96"},
    {"rows", "+---+---+\n|1 2|3 4|\n|---+---|\n|3 4|1 2|\n+---+---+\n",
     "5:1: 2 rows of 4 cells; expected 4 rows"},
    {"rows", "+---+---+\n|1.|3.|\n+---+---|\n|3.|1.|\n+---+---+\n",
     "5:1: 2 rows of 4 cells; expected 4 rows"},
    {NULL, "+-------+-------+\n| 1 2 | 3 4 |\n+       +       |\n| 3 4 | 1 2 |\n+-------+-------+\n",
     "5:1: 2 rows of 4 cells; expected 4 rows"},
    {"rows", "2 . . . . . 3 . . .\n3 . . . . . . . . .\n4 . . . . . . . . .\n5 . . . . . . . . .\n6 . . . . . . . "
     ". .\n7 . . . . . . . . .\n8 . . . . . . . . .\n9 . . . . . . . . .\n10 . . . . . . . . .\n10 . . . ."
     " . . . . .",
     "10x10: 2.....3...3.........4.........5.........6.........7.........8.........9.........A, houses 30"},
    {NULL, "1 . . . . . . . . .\n2 . . . . . . . . .\n3 . . . . . . . . .\n4 . . . . . . . . .\n5 . . . . . . . "
     ". .\n6 . . . . . . . . .\n7 . . . . . . . . .\n8 . . . . . . . . .\n9 . . . . . . . . .\n9 . . . . ."
     " . . . .",
     "1:1: are the empty rows and columns cells, or gaps between the boxes of a 9x9 board?"},
    {NULL, "1 2 . . . . . . . .\n2 3 . . . . . . . .\n3 . 1 . . . . . . .\n. . . . . . . . . 9\n. . . . 4 . . . "
     ". .\n. . . . . . . . . .\n8 . . . . . . . . .\n. . . . . . 7 . . .\n. . . . . . . . . .\n. . . 5 . ."
     " . . . .",
     "10x10: 12........23........3.1................9....4...............8...............7...., houses 30"},
    {NULL, "+---------------+\n| 1 . | . 4 |\n+   +---+   +\n",
     "3:1: 1 row of 4 cells; expected 4 rows"},
    {NULL, "\342\224\217\342\224\201\342\224\201\342\224\201\342\224\257\342\224\201\342\224\201\342\224\201\342"
     "\224\263\342\224\201\342\224\201\342\224\201\342\224\257\342\224\201\342\224\201\342\224\201\342\224"
     "\223\n\342\224\203 1 \342\224\202 2 \342\224\203 3 \342\224\202 4 \342\224\203\n\342\224\240\342\224"
     "\200\342\224\200\342\224\200\342\224\274\342\224\200\342\224\200\342\224\200\342\225\202\342\224\200"
     "\342\224\200\342\224\200\342\224\274\342\224\200\342\224\200\342\224\200\342\224\250\n\342\224\203 3"
     " \342\224\202 \302\267 \342\224\203 1 \342\224\202 2 \342\224\203\n\342\224\243\342\224\201\342\224\201"
     "\342\224\201\342\224\277\342\224\201\342\224\201\342\224\201\342\225\213\342\224\201\342\224\201\342"
     "\224\201\342\224\277\342\224\201\342\224\201\342\224\201\342\224\253\n\342\224\203 2 \342\224\202 1 "
     "\342\224\203 4 \342\224\202 3 \342\224\203\n\342\224\240\342\224\200\342\224\200\342\224\200\342\224"
     "\274\342\224\200\342\224\200\342\224\200\342\225\202\342\224\200\342\224\200\342\224\200\342\224\274"
     "\342\224\200\342\224\200\342\224\200\342\224\250\n\342\224\203 4 \342\224\202 3 \342\224\203 2 \342\224"
     "\202 \302\267 \342\224\203\n\342\224\227\342\224\201\342\224\201\342\224\201\342\224\267\342\224\201"
     "\342\224\201\342\224\201\342\224\273\342\224\201\342\224\201\342\224\201\342\224\267\342\224\201\342"
     "\224\201\342\224\201\342\224\233\n",
     "4x4: 12343.122143432., houses 12"},
    {"draw", "\342\224\217\342\224\201\342\224\201\342\224\201\342\224\257\342\224\201\342\224\201\342\224\201\342"
     "\224\263\342\224\201\342\224\201\342\224\201\342\224\257\342\224\201\342\224\201\342\224\201\342\224"
     "\223\n\342\224\203 1 \342\224\202 2 \342\224\203 3 \342\224\202 4 \342\224\203\n\342\224\240\342\224"
     "\200\342\224\200\342\224\200\342\224\274\342\224\200\342\224\200\342\224\200\342\225\202\342\224\200"
     "\342\224\200\342\224\200\342\224\274\342\224\200\342\224\200\342\224\200\342\224\250\n\342\224\203 3"
     " \342\224\202 \302\267 \342\224\203 1 \342\224\202 2 \342\224\203\n\342\224\243\342\224\201\342\224\201"
     "\342\224\201\342\224\277\342\224\201\342\224\201\342\224\201\342\225\213\342\224\201\342\224\201\342"
     "\224\201\342\224\277\342\224\201\342\224\201\342\224\201\342\224\253\n\342\224\203 2 \342\224\202 1 "
     "\342\224\203 4 \342\224\202 3 \342\224\203\n\342\224\240\342\224\200\342\224\200\342\224\200\342\224"
     "\274\342\224\200\342\224\200\342\224\200\342\225\202\342\224\200\342\224\200\342\224\200\342\224\274"
     "\342\224\200\342\224\200\342\224\200\342\224\250\n\342\224\203 4 \342\224\202 3 \342\224\203 2 \342\224"
     "\202 \302\267 \342\224\203\n\342\224\227\342\224\201\342\224\201\342\224\201\342\224\267\342\224\201"
     "\342\224\201\342\224\201\342\224\273\342\224\201\342\224\201\342\224\201\342\224\267\342\224\201\342"
     "\224\201\342\224\201\342\224\233\n",
     "4x4: 12343.122143432., houses 12"},
    {"draw", "+---------------+\n| 1   2   . | 3 |\n+   +---+---+   +\n| . | 4   .   . |\n+---+   +---+---+\n",
     "5:1: 2 rows of 4 cells; expected 4 rows"},
    {"draw", "+---------------+\n| 1   .   . | 2\n+   +---+---+   +\n| 3 | .   4   .\n+---+   +---+   +\n| .   . |"
     " 1 | .\n+   +---+   +---+\n| . | .   .   1\n+---------------+\n",
     "4x4: 1..23.4...1....1, houses 12"},
    {"sdx", "u0 234 1234 1234\n1234 1 1234 1234\n1234 1234 1 1234\n1234 1234 1234 1\n",
     "4x4: ................, houses 12, marks 16"},
    {"sdx", "u. 234 1234 1234\n1234 1 1234 1234\n1234 1234 1 1234\n1234 1234 1234 1\n",
     "1:1: no board: expected as many rows as columns, up to 1024 + 51 bytes"},
    {"sdx", "ux 234 1234 1234\n1234 1 1234 1234\n1234 1234 1 1234\n1234 1234 1234 1\n",
     "1:1: no board: expected as many rows as columns, up to 1024 + 51 bytes"},
    {"sdx", "u1 u1 u1 234\n234 1 1234 1234\n1234 1234 1 1234\n1234 1234 1234 1\n",
     "4x4: 111............., houses 12, entries 3, marks 16"},
    {"rows", "roxdoku, layer 1 of 2\n12\n34\n\nroxdoku, layer 2 of 2\n21\n43\n",
     "2x2: 12342143, houses 6"},
    {NULL, "roxdoku, layer 1 of 2\n12\n34\n\nroxdoku, layer 2 of 2\n21\n43\n",
     "1:1: a frame without rows + 35 bytes"},
    {"rows:roxdoku10", "123\n123\n123\n",
     "1:1: 1 row of 3 cells; expected 3 rows + 8 bytes"},
    {"rows", "... ... ... ... ... ... ... ... ... ... ... ... ... ... ... ... ... ... ... ... ... \n",
     "1:1: no board: expected as many rows as columns, up to 1024"},
    {NULL, "\342\224\214\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342"
     "\224\200\342\224\200\342\224\254\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224"
     "\200\342\224\200\342\224\200\342\224\200\342\224\220\n\342\224\202 \302\271\302\262 \302\263\342\201"
     "\264 \342\224\202 \302\271\302\262 \302\263\342\201\264 \342\224\202\n\342\224\202 \302\263\342\201\264"
     " \302\271\302\262 \342\224\202 \302\263\342\201\264 \302\271\302\262 \342\224\202\n\342\224\234\342\224"
     "\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200"
     "\342\224\274\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342"
     "\224\200\342\224\200\342\224\244\n\342\224\202 \302\271\302\262 \302\263\342\201\264 \342\224\202 \302"
     "\271\302\262 \302\263\342\201\264 \342\224\202\n\342\224\202 \302\263\342\201\264 \302\271\302\262 \342"
     "\224\202 \302\263\342\201\264 \302\271\302\262 \342\224\202\n\342\224\224\342\224\200\342\224\200\342"
     "\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\264\342\224"
     "\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200"
     "\342\224\230\n",
     "4x4: ................, houses 12, candidates given 1"},
    {NULL, "\342\224\214\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342"
     "\224\200\342\224\200\342\224\254\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224"
     "\200\342\224\200\342\224\200\342\224\200\342\224\220\n\342\224\202\342\201\2641  2 \342\224\202 3 4 "
     "\342\224\202\n\342\224\202 3 4 \342\224\202 1 2 \342\224\202\n\342\224\234\342\224\200\342\224\200\342"
     "\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\274\342\224"
     "\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200"
     "\342\224\244\n\342\224\202 2 1 \342\224\202 4 3 \342\224\202\n\342\224\202 4 3 \342\224\202 2 1 \342"
     "\224\202\n\342\224\224\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200\342\224"
     "\200\342\224\200\342\224\200\342\224\264\342\224\200\342\224\200\342\224\200\342\224\200\342\224\200"
     "\342\224\200\342\224\200\342\224\200\342\224\200\342\224\230\n",
     "2:1: a drawing that shows constraints is not read; expected the puzzle as iss or fpuzzles have it"},
    {NULL, "* 1 2 3 4\n* 3 4 1 2\n* 2 1 4 3\n* 4 3 2 1\n* 1 2 3 4\n",
     "1:1: is the mark in front of the rows a cell?"},
    {"rows", "* * 2 3\n* 4 1 2\n* 1 4 3\n* 3 2 1\n",
     "4x4: ..23.412.143.321, houses 12"},
    {NULL, "[Puzzle]\n1...\n....\n....\n...4\n[State]\n12x.\n..a.\n....\n...4\n",
     "4x4: 1..............4, houses 12, ignored [State]"},
    {NULL, "[Puzzle]\n1...\n....\n....\n...4\n[State]\n1 2 . 12\n....\n....\n...4\n",
     "4x4: 1..............4, houses 12, ignored [State]"},
    {NULL, "[Puzzle]\n1...\n....\n....\n...4\n[State]\nlayer 1 of 1\n12..\n....\n....\n...4\n",
     "4x4: 12.............4, houses 12, entries 1"},
    {NULL, "[Puzzle]\n1...\n....\n....\n...4\n[State]\n12!.\n....\n....\n...4\n",
     "4x4: 1..............4, houses 12, ignored [State]"},
    {"scl", "scl{'cells':[[{'value':1},{},{},{}],[],[],[]],'metadata':{'title':'a \"b\" c\\",
     "1:4: this is not a puzzle under LZString in base 64, or a part of it is missing"},
    {"scl", "scl{cells:[[{value:1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],cages:[{value:'title: a \"b\" c"
     "'}]}",
     "1:4: this is not a puzzle under LZString in base 64, or a part of it is missing"},
    {"scl", "scl{cells:[[{value:-},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
     "1:1: a given that is no symbol of the board"},
    {"tokens", "name\t",
     "1:1: 'name'; expected a number from 1 to 1 or a blank (. 0 * _ - x X ?)"},
    {"tokens", "name\t1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4",
     "4x4: 1..............4, houses 12, comment name"},
    {"tokens", "1,2,3,4,,,,,,,,,,,,,\n1,2,3,4,,,,,,,,,,,,,\n1,2,3,4,,,,,,,,,,,,,",
     "4x4: 1234............, houses 12 + 41 bytes"},
    {NULL, "1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4\n\n1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4\n",
     "4x4: 1234123412341234, houses 12 + 33 bytes"},
    {NULL, "1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4\n1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 a\n",
     "4x4: 1234123412341234, houses 12 + 32 bytes"},
    {NULL, "https://f-puzzles.com/?load=abc",
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
    {NULL, "https://sudokupad.app/xyz123",
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
    {NULL, "https://www.sudokuwiki.com/foo",
     "1:1: no puzzle in this link; expected a parameter with 81 digits, or S9B; did you mean sudokuwiki.or"
     "g?"},
    {NULL, "*53..7....*\n*6..195...*\n*.98....6.*\n*8...6...3*\n*4..8.3..1*\n*7...2...6*\n*.6....28.*\n*...419.."
     "5*\n*....8..79*\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "**53..7....**\n**6..195...**\n**.98....6.**\n**8...6...3**\n**4..8.3..1**\n**7...2...6**\n**.6....28"
     ".**\n**...419..5**\n**....8..79**\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "*53**7*****\n*6**195****\n**98****6**\n*8***6***3*\n*4**8*3**1*\n*7***2***6*\n**6****28**\n****419**"
     "5*\n*****8**79*\n",
     "9:1: 9 rows of 11 cells; expected 11 rows"},
    {NULL, "2024-03-05\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n.."
     "..8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, c"
     "omment 2024-03-05"},
    {NULL, "05.03.24\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n.."
     "..8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, c"
     "omment 05.03.24"},
    {NULL, "5/3/2024\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n.."
     "..8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, c"
     "omment 5/3/2024"},
    {NULL, "5-3\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8.."
     "79\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "***\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8.."
     "79\n",
     "nothing + 90 bytes"},
    {NULL, "* * *\n",
     "nothing"},
    {NULL, "****\n....\n1...\n...4\n",
     "4x4: ........1......4, houses 12"},
    {NULL, "**\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79[/q"
     "uote]\nthanks\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + "
     "7 bytes"},
    {NULL, "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79/qu"
     "ote]\n",
     "9:1: row 9 has 16 cells; expected 9"},
    {NULL, "= = = = = = = = =\n5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n4 . ."
     " 8 . 3 . . 1\n7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n= = = = = "
     "= = = =\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "| | C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 |\n|---|---|---|---|---|---|---|---|---|---|\n| **R1*"
     "* | 5 | 3 |  |  | 7 |  |  |  |  |\n| **R2** | 6 |  |  | 1 | 9 | 5 |  |  |  |\n| **R3** |  | 9 | 8 | "
     " |  |  |  | 6 |  |\n| **R4** | 8 |  |  |  | 6 |  |  |  | 3 |\n| **R5** | 4 |  |  | 8 |  | 3 |  |  | "
     "1 |\n| **R6** | 7 |  |  |  | 2 |  |  |  | 6 |\n| **R7** |  | 6 |  |  |  |  | 2 | 8 |  |\n| **R8** | "
     " |  |  | 4 | 1 | 9 |  |  | 5 |\n| **R9** |  |  |  |  | 8 |  |  | 7 | 9 |\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, c"
     "omment | | C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 |"},
    {NULL, "| | C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 |\n|---|---|---|---|---|---|---|---|---|---|\n| row 1"
     " | 5 | 3 |  |  | 7 |  |  |  |  |\n| row 2 | 6 |  |  | 1 | 9 | 5 |  |  |  |\n| row 3 |  | 9 | 8 |  | "
     " |  |  | 6 |  |\n| row 4 | 8 |  |  |  | 6 |  |  |  | 3 |\n| row 5 | 4 |  |  | 8 |  | 3 |  |  | 1 |\n| "
     "row 6 | 7 |  |  |  | 2 |  |  |  | 6 |\n| row 7 |  | 6 |  |  |  |  | 2 | 8 |  |\n| row 8 |  |  |  | 4"
     " | 1 | 9 |  |  | 5 |\n| row 9 |  |  |  |  | 8 |  |  | 7 | 9 |\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, c"
     "omment | | C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 |"},
    {NULL, "+----+----+----+----+----+----+----+----+----+\n| c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 |\n+---"
     "-+----+----+----+----+----+----+----+----+\n|  5 |  3 |  NULL |  NULL |  7 |  NULL |  NULL |  NULL |"
     "  NULL |\n|  6 |  NULL |  NULL |  1 |  9 |  5 |  NULL |  NULL |  NULL |\n|  NULL |  9 |  8 |  NULL |"
     "  NULL |  NULL |  NULL |  6 |  NULL |\n|  8 |  NULL |  NULL |  NULL |  6 |  NULL |  NULL |  NULL |  "
     "3 |\n|  4 |  NULL |  NULL |  8 |  NULL |  3 |  NULL |  NULL |  1 |\n|  7 |  NULL |  NULL |  NULL |  "
     "2 |  NULL |  NULL |  NULL |  6 |\n|  NULL |  6 |  NULL |  NULL |  NULL |  NULL |  2 |  8 |  NULL |\n| "
     " NULL |  NULL |  NULL |  4 |  1 |  9 |  NULL |  NULL |  5 |\n|  NULL |  NULL |  NULL |  NULL |  8 | "
     " NULL |  NULL |  7 |  9 |\n+----+----+----+----+----+----+----+----+----+\n9 rows in set (0.00 sec)\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, c"
     "omment | c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 |"},
    {NULL, "<sudoku><row>53..7....</row><row>6..195...</row><row>.98....6.</row><row>8...6...3</row><row>4..8.3."
     ".1</row><row>7...2...6</row><row>.6....28.</row><row>...419..5</row><row>....8..79</row></sudoku>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<sudoku>\n<row>53..7....</row>\n<row>6..195...</row>\n<row>.98....6.</row>\n<row>8...6...3</row>\n<r"
     "ow>4..8.3..1</row>\n<row>7...2...6</row>\n<row>.6....28.</row>\n<row>...419..5</row>\n<row>....8..79"
     "</row>\n</sudoku>\n",
     "nothing + 199 bytes"},
    {NULL, "<sudoku><game data=\"5300700006001950000980000608000600034008030017000200060600002800004190050000800"
     "79\" /></sudoku>\n",
     "nothing + 107 bytes"},
    {NULL, "\\n\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n[/"
     "quote]\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + "
     "9 bytes"},
    {NULL, "\\n\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8.."
     "79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[53..7....] ,\n[6..195...] ,\n[.98....6.] ,\n[8...6...3] ,\n[4..8.3..1] ,\n[7...2...6] ,\n[.6....28."
     "] ,\n[...419..5] ,\n[....8..79] ,\n",
     "1:2: this is no cell; expected a number or null + 114 bytes"},
    {NULL, "[{\"a\":1},2],[3,4]",
     "nothing + 16 bytes"},
    {NULL, "[1,{}],[2,3]",
     "1:1: not a board: expected a list of N lists of N cells + 6 bytes"},
    {NULL, "[1,]",
     "1:4: this is not JSON"},
    {"json", "[1,]",
     "1:4: this is not JSON"},
    {"json", "[1,,2]",
     "1:4: this is not JSON"},
    {"json", "{\"a\":[1,]}",
     "1:9: this is not JSON"},
    {"json", "{\"grid\":[1,2,],\"size\":4}",
     "1:14: this is not JSON"},
    {"json:cube4", "{\"board\":[{\"region\":null},0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}",
     "1:10: regions (field \"region\") that are not N of N cells each"},
    {NULL, "2 . . . . . . . . .\n3 . . . . . . 5 . .\n4 . . . . . . 5 . .\n5 . . . . . . 5 . .\n6 . . . . . . 5 "
     ". .\n7 . . . . . . 5 . .\n8 . . . . . . 5 . .\n9 . . . . . . 5 . .\n10 . . . . . . 5 . .\n10 . . . 6"
     " . . . . .\n",
     "1:1: are the first numbers cells, or those of rows?"},
    {"draw", "+---------------+\n| 1   .   . | 2 |\n+   +---+---+   +\n| 3 |\n+---+   +---+   +\n| .   . | 1 | . |"
     "\n+   +---+   +---+\n| . | .   .   1 |\n+---------------+\n",
     "4x4: 1..2.3....1....1, houses 12"},
    {"draw", "+---------------+\n| 1   .   . | 2 |\n+   +---+---+   +\n| 3 + .   4   . |\n+---+   +---+   +\n| .  "
     " . | 1 | . |\n+   +---+   +---+\n| . | .   .   1 |\n+---------------+\n",
     "4:3: this is no number; expected 1-4 or a blank (. 0 * _ - x X ?)"},
    {"draw", "+---------------+\n| 1   .   . | 2 |\n+   +---+---+   +\n| 3 | .   4   . |\n+---+   +---+   +\n| .  "
     " . | 1 | . |\n+   +---+   +---+\n| . | .   .   1 |\n+---------------+\n",
     "4x4: 1..23.4...1....1, houses 12"},
    {"draw", "+---------------+\n| 1         |  2\n|   3       |  1\n|           |  3\n|           |  4\n+--------"
     "-------+\n",
     "3:1: row 2: is a cell missing?"},
    {"sdx", "u1 u1 u2 234\n234 1 1234 1234\n1234 1234 1 1234\n1234 1234 1234 1\n",
     "4x4: 112............., houses 12, entries 3, marks 16"},
    {"rows", "000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 \n",
     "1:1: 1 row of 21 cells; expected 21 rows"},
    {"draw:roxdoku10", "+---+\n|123|\n|123|\n|123|\n+---+\n",
     "1:1: 3 columns; expected a board of 10 symbols"},
    {NULL, "+------------+------------+------------+\n| 12         |            |            |\n|            |  "
     "  11      |            |\n|            |            |            |\n+------------+------------+-----"
     "-------+\n|            |            |            |\n|            |          10|            |\n|     "
     "       |            |            |\n+------------+------------+------------+\n|            |        "
     "    |            |\n|            |            |            |\n|            |            |           "
     " |\n+------------+------------+------------+\n|            |            |            |\n|           "
     " |            |            |\n|            |            |           9|\n+------------+------------+-"
     "-----------+\n",
     "12x12: C................B.....................................A........................., houses 36"},
    {"scl", "scl{'a':'b\\",
     "1:4: this is not a puzzle under LZString in base 64, or a part of it is missing"},
    {"scl", "scl{'a':'b\\'c'}",
     "1:1: no cells in the packed text"},
    {NULL, "N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQywBXXAEYGEITAB2CNEUkCQoibgAcs+"
     "Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7MmxJoJcPpwRztYg9HK2MWEFOplhAq"
     "m4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8as7k92LR84ya0PLSAsto/CNN3t3/a"
     "fr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2un1u0wuRIpTxe1KRZIQ7WZmIudxO"
     "iKmXi4QA",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, c"
     "omment first steps"},
    {NULL, "[Puzzle]\n1...\n....\n....\n...4\n[State]\nlayer 1 of 2\n12..\n....\n....\n...4\nlayer 2 of 2\n12..\n.."
     "..\n....\n...4\n",
     "4x4: 1..............4, houses 12, ignored [State]"},
    {NULL, "[Puzzle]\n..........\n..........\n..........\n..........\n..........\n..........\n..........\n......"
     "....\n..........\n1.........\n[State]\n. . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . ."
     "\n. . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . "
     ". . .\n. . . . . . . . . .\n1 . . . 10 . . . . .\n",
     "2:1: are the empty rows and columns cells, or gaps between the boxes of a 9x9 board?"},
    {NULL, "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4\n\n0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n",
     "4x4: 1..............4, houses 12 + 33 bytes"},
    {NULL, "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4\n0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ??\n",
     "4x4: 1..............4, houses 12 + 33 bytes"},
    {NULL, "                              53  7\n                              6  195\n                         "
     "      98    6\n                              8   6   3\n                              4  8 3  1\n   "
     "                           7   2   6\n                               6    28\n                      "
     "           419  5\n                                  8  79\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "   1 5|\n   5 3|\n   3 7|\n   5 3|\n   5 9|\n   5 3|\n   7 2|\n   5 3|\n   9 4|\n",
     "9x9: 1.5......5.3......3.7......5.3......5.9......5.3......7.2......5.3......9.4......, houses 27"},
    {NULL, "1   4            \n2   5            \n3   6            \n4   7            \n5   8            \n6   9"
     "            \n7   1            \n8   2            \n9   3            \n",
     "9x9: 1.4......2.5......3.6......4.7......5.8......6.9......7.1......8.2......9.3......, houses 27"},
    {NULL, "1   4            \n2   5            \n3   6            \n4   7            \n5   8            \n6   9"
     "            \n7   1            \n8   2            \n9   3            \n",
     "9x9: 1.4......2.5......3.6......4.7......5.8......6.9......7.1......8.2......9.3......, houses 27"},
    {NULL, "   1 4\n   2 5\n   3 6\n   4 7\n   5 8\n   6 9\n   7 1\n   8 2\n   9 3\n",
     "1:1: 9 rows of 9 in which a blank is an empty cell, or rows of up to 5 numbers with blanks between? "
     "write '.' for empty cells"},
    {NULL, "|1|2|3|4|\n|\n|2|1|4|3|\n|\n",
     "2:1: row 2: is a cell missing?"},
    {NULL, "|1|2|3|4\n|\n|2|1|4|3\n|\n",
     "2:1: row 2: is a cell missing?"},
    {NULL, "5\t3\t\t\t7\n6\t\t\t1\t9\t5\n\t9\t8\t\t\t\t\t6\n8\t\t\t\t6\t\t\t\t3\n\t\n7\t\t\t\t2\t\t\t\t6\n\t6\t\t\t\t\t2\t8\n\t\t\t4\t1\t9\t\t\t5\n\t\t\t\t8\t\t\t7\t9\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line + 50 bytes"},
    {NULL, "5\t3\t\t\t7\n6\t\t\t1\t9\t5\n\t9\t8\t\t\t\t\t6\n8\t\t\t\t6\t\t\t\t3\nwords here\n7\t\t\t\t2\t\t\t\t6\n\t6\t\t\t\t\t2\t8\n\t\t\t4\t1\t9\t\t\t5\n\t\t\t\t8\t\t\t7\t9\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "My puzzle\n1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 32 bytes"},
    {NULL, "Title\n# c\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 4 bytes"},
    {NULL, "Title\n\001\002\003\004\005\006\007\010\016\017\020\021\n",
     "1:1: this is binary data; expected text"},
    {NULL, "array(4) {\n  [0]=>\n  array(4) {\n    [0]=>\n    string(1) \"1\"\n    [1]=>\n    string(0) \"\"\n  "
     "  [2]=>\n    string(0) \"\"\n    [3]=>\n    string(1) \"4\"\n  }\n  [1]=>\n  array(4) {\n    [0]=>\n  "
     "  string(0) \"\"\n    [1]=>\n    string(0) \"\"\n    [2]=>\n    string(0) \"\"\n    [3]=>\n    strin"
     "g(0) \"\"\n  }\n  [2]=>\n  array(4) {\n    [0]=>\n    string(1) \"3\"\n    [1]=>\n    string(0) \"\"\n  "
     "  [2]=>\n    string(0) \"\"\n    [3]=>\n    string(0) \"\"\n  }\n  [3]=>\n  array(4) {\n    [0]=>\n  "
     "  string(1) \"2\"\n    [1]=>\n    string(0) \"\"\n    [2]=>\n    string(0) \"\"\n    [3]=>\n    stri"
     "ng(1) \"1\"\n  }\n}\n",
     "4x4: 1..4....3...2..1, houses 12"},
    {NULL, "Title here\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG"
     "\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8"
     "xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n",
     "16x16: 1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G., houses 48,"
     " comment Title here"},
    {NULL, "Title here\n12X.......\n12X.......\n12X.......\n12X.......\n12X.......\n12X.......\n12X.......\n12X."
     "......\n12X.......\n12X.......\n",
     "2:1: are the empty rows and columns cells, or gaps between the boxes of a 9x9 board?"},
    {NULL, "Title here\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A."
     ".....Z\n12A......Z\n12A......Z\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 110 bytes"},
    {NULL, "ABCDEFGHIJ/BCDEFGHIJA/CDEFGHIJAB/DEFGHIJABC/EFGHIJABCD/FGHIJABCDE/GHIJABCDEF/HIJABCDEFG/IJABCDEFGH/J"
     "ABCDEFGHI/ABCDEFGHIJ\n",
     "1:121: 120 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "ABCDEFGHIJ/BCDEFGHIJA/CDEFGHIJAB/DEFGHIJABC/EFGHIJABCD/FGHIJABCDE/GHIJABCDEF/HIJABCDEFG/IJABCDEFGH/J"
     "ABCDEFGHI\n",
     "10x10: 123456789A23456789A13456789A12456789A12356789A12346789A12345789A12345689A12345679, houses 30"},
    {NULL, "5\n\n3\n\n0\n\n0\n\n7\n\n0\n\n0\n\n0\n\n0\n\n6\n\n0\n\n0\n\n1\n\n9\n\n5\n\n0\n\n0\n\n0\n\n0\n\n9\n\n8\n\n0\n\n0\n\n0\n\n0\n\n6\n\n0\n\n8\n\n0\n\n0\n\n0\n\n6\n\n0\n\n0\n\n0\n\n3\n\n4\n\n0\n\n0\n\n8\n\n0\n\n3\n\n0\n\n0\n\n1\n\n7\n\n0\n\n0\n\n0\n\n2\n\n0\n\n0\n\n0\n\n6\n\n0\n\n6\n\n0\n\n0\n\n0\n\n0\n\n2\n\n8\n\n0\n\n0\n\n0\n\n0\n\n4\n\n1\n\n9\n\n0\n\n0\n\n5\n\n0\n\n0\n\n0\n\n0\n\n8\n\n0\n\n0\n\n7\n\n9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[1 nil 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1]\n",
     "4x4: 1.34341221434321, houses 12"},
    {NULL, "[1 2 3 4;3 4 1 2;2 1 4 3;4 3 2 1;;]\n",
     "4x4: 1234341221434321, houses 12"},
    {NULL, "M = [1 2 3 4;3 4 1 2;2 1 4 3;4 3 2 1; 5]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "problem(1, [[1,_,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]) 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2 3 4\n",
     "1:10: 9 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "r0c0=1 r25c25=2 r1c1=3 r2c2=4 r3c3=5 r4c4=6 r5c5=1 r6c6=7 r7c7=8\n",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {":4", "r1c1=5 r1c2=3 r2c3=4 r3c3=1 r4c5=2 r5c5=7 r6c6=8 r9c9=9\n",
     "1:7: 6 characters: not a board of 4 symbols"},
    {NULL, "- [1., nan, nan, 4.]\n- [nan, nan, nan, nan]\n- [3., nan, nan, nan]\n- [2., nan, nan, 1.]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "Row 9: 53..7....\nRow 8: 6..195...\nRow 7: .98....6.\nRow 6: 8...6...3\nRow 5: 4..8.3..1\nRow 4: 7.."
     ".2...6\nRow 3: .6....28.\nRow 2: ...419..5\nRow 1: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "R: 53..7....\nR: 6..195...\nR: .98....6.\nR: 8...6...3\nR: 4..8.3..1\nR: 7...2...6\nR: .6....28.\nR:"
     " ...419..5\nR: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "row10001: 53..7....\nrow10002: 6..195...\nrow10003: .98....6.\nrow10004: 8...6...3\nrow10005: 4..8.3"
     "..1\nrow10006: 7...2...6\nrow10007: .6....28.\nrow10008: ...419..5\nrow10009: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "`x` y\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8"
     "..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {"typed:4", "53..7..../6..195.../.98....6./8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/....8..79\n",
     "1:1: not the board that was asked for"},
    {"typed", "hello\n",
     "1:1: no board: expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "<pre>\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x"
     "8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxD"
     "xxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n</pre"
     ">\n",
     "nothing + 279 bytes"},
    {NULL, "<pre>\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x"
     "8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxD"
     "xxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\nABC\n</"
     "pre>\n",
     "nothing + 283 bytes"},
    {":4", "S9B0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "00000000000000000000000000000000000000000000000000000000000000000",
     "1:1: a board of 81 cells: not the board that was asked for"},
};
/* clang-format on */
