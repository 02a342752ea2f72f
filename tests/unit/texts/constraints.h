/* SPDX-License-Identifier: MIT
 *
 * constraints.h - constraints in the notations of other programs, and links, as people shorten and damage them.
 */
/* clang-format off */
static const told_text constraints_texts[] = {
    {NULL, ".Cage~10~R1C1~R1C2.~R1C1_1~~R1C2_9~", /* iss: nothing between tildes */
     "9x9: 19..............................................................................., houses 27, killer c"
     "age 1"},
    {NULL, ".Shape~12x12.Sandwich~5~Raa",
     "1:14: expected a sum and the line it belongs to: Raa"},
    {NULL, "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{\"value\":3},{},{},{}]],\"windoku\""
     ":1}", /* a number where a constraint is not supported */
     "1:1: a constraint that is not supported: windoku (field \"windoku\"); without it this is another puzzle"},
    {NULL, "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{\"value\":3},{},{},{}]],\"killercag"
     "es\":\"\"}",
     "4x4: ............3..., houses 12"},
    {NULL, "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{\"value\":3},{},{},{}]],\"windoku\""
     ":0,\"killer\":null,\"cages\":false}",
     "4x4: ............3..., houses 12"},
    {NULL, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 https://www.sudokuw"
     "iki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079\n", /* a board, and a link to it */
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "https://www.sudokuwiki.org/sudoku.htm?bd=53007000060019500009800006080006000340080300170002000606000028000041900"
     "5000080079"},
    {NULL, "5555555555555555555555555555555 https://www.sudokuwiki.org/sudoku.htm?bd=5300700006001950000980000608"
     "00060003400803001700020006060000280000419005000080079\n",
     "1:32: 31 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "https://app.crackingthecryptic.com/sudoku/?puzzleid=abc\n",
     "1:1: no puzzle in this link; expected a parameter with 81 digits, or S9B"},
    {NULL, "https://example.org/sudoku/?puzzleid=abc\n",
     "1:1: no puzzle in this link; expected a parameter with 81 digits, or S9B"},
    {NULL, ".Shape~6x6~4.DisjointSets",
     "1:2: boards have sides of 1 to 16 cells, and at least as many symbols: Shape~6x6~4"},
    {NULL, ".Shape~9x9~4.DisjointSets",
     "1:2: boards have sides of 1 to 16 cells, and at least as many symbols: Shape~9x9~4"},
    {NULL, ".Shape~4x4.DisjointSets",
     "4x4: ................, houses 16, extra house 4"},
    {NULL, ".Shape~4x4~5.Jigsaw~aabbccddeeffgghh.DisjointSets",
     "1:1: expected a map of regions with as many cells as symbols: aabbccddeeffgghh"},
    {NULL, ".Shape~4x4~5.NoBoxes.Jigsaw~aabbccddeeffgghh.DisjointSets",
     "1:1: expected a map of regions with as many cells as symbols: aabbccddeeffgghh"},
    {NULL, ".Shape~4x6~6.NoBoxes.Jigsaw~aabbccddeeffgghhiijjkkll.DisjointSets",
     "1:1: expected a map of regions with as many cells as symbols: aabbccddeeffgghhiijjkkll"},
    {NULL, "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E10%7ER1C1%7ER1C2%",
     "1:54: expected a cell such as R1C2: R1C2%"},
    {NULL, "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E10%7ER1C1%7ER1C2%zz",
     "1:54: expected a cell such as R1C2: R1C2%zz"},
    {NULL, "scl{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\"global\":[\"nobodyknows\"]}",
     "1:1: a rule that is not supported: nobodyknows"},
    {NULL, "scl{cells:[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],title:'say \"hello\"'}",
     "1:4: this is not a puzzle under LZString in base 64, or a part of it is missing"},
    {NULL, "scl{\"cells\":[[{\"value\":9},{},{},{}],[{\"value\":1},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
     "1:1: a given that is no symbol of the board"},
    {NULL, "scl{\"cells\":[[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{}"
     ",{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{}"
     ",{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}"
     ",{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}"
     "],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},"
     "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},"
     "{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},"
     "{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],[{},{},{},{},{},{},{},"
     "{},{},{},{},{},{},{},{},{},{}]]}",
     "1:1: expected a board of up to 16x16 cells"},
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
    {NULL, ".ContainAtLeast~1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1"
     "_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1~R1C1~R1C2",
     "1:2: expected values: 1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1_"},
    {NULL, "https://example.org/?q=.Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4.~R4C4_2",
     "4x4: ...............2, houses 12, killer cage 2"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQywB"
     "XXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7MmxJoJcPpwRztY"
     "g9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8as7k92LR84ya0PLSAsto/CNN3t"
     "3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA%"
     "3D%3d",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "first steps"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQywB"
     "XXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7MmxJoJcPpwRztY"
     "g9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8as7k92LR84ya0PLSAsto/CNN3t"
     "3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA="
     "=",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "first steps"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQywB"
     "XXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7MmxJoJcPpwRztY"
     "g9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8as7k92LR84ya0PLSAsto/CNN3t"
     "3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA%"
     "3D%4d",
     "1:29: this is not LZString in base 64, or a part of it is missing"},
    {NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDMIAnMNAAlJgAcwRUBzIiAEwQG03gBfZb3nvqABuAQywB"
     "XXAEYGEITAB2CNEUkCQoibgAcs+Uvgq1/XhrGSEAZj2LlqmOs0X4AJhsGjDgLrJOj87gALO52xoJmWlYhhvb+kfAAbNGecc4A7MmxJoJcPpwRztY"
     "g9HK2MWEFOplhAqm4AKzVDqZOuCjFpR5Z4a0IwR36oc3CAQgZA2UpeTnZlWNNtdl1CEkTXRW98EUlg+XevjMj8as7k92LR84ya0PLSAsto/CNN3t"
     "3/afr+35Ls5vbnVuvxy0zmiQehzuuleKUe8Q+gLewNyBzBCN2sJ6TwBGPOcPSELBbhheMubUJm2un1u0wuRIpTxe1KRZIQ7WZmIudxOiKmXi4QA%"
     "3D%2",
     "1:29: this is not LZString in base 64, or a part of it is missing"},
    {NULL, "https://f-puzzles.com/?load=abc",
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
    {NULL, "https://sudokupad.app/xyz123",
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
    {NULL, "https://www.sudokuwiki.com/foo",
     "1:1: no puzzle in this link; expected a parameter with 81 digits, or S9B; did you mean sudokuwiki.org?"},
    {NULL, "Killer of today: https://example.org/?q=.Shape~4x4.Cage~3~R1C1~R1C2\n", /* the words are kept */
     "4x4: ................, houses 12, killer cage 1, comment Killer of today"},
};
/* clang-format on */
