/* SPDX-License-Identifier: MIT
 *
 * seldom_texts.h - texts for what seldom happens: the format that is asked for (NULL: none), the text, and what is
 * told of it.
 */
/* clang-format off */
static const odd_text seldom_texts[] = {
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
};
/* clang-format on */
