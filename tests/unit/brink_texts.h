/* SPDX-License-Identifier: MIT
 *
 * brink_texts.h - what is nearly something else: a dress, a row, a name, a constraint. Likewise.
 */
/* clang-format off */
static const odd_text brink_texts[] = {
    {NULL, "Line 3: ..4..5.1..6.5..3..2..4..6.1....5..3.\n", /* a label that rows have, too */
     "6x6: ..4..5.1..6.5..3..2..4..6.1....5..3., houses 18"},
    {NULL, "Puzzle 3: x1xx3xx2xx4xx2xx\n", /* x for an empty cell, behind a label */
     "4x4: .1..3..2..4..2.., houses 12"},
    {NULL, "Puzzle 3: X1XX3XX2XX4XX2XX\n",
     "4x4: .1..3..2..4..2.., houses 12"},
    {NULL, "Puzzle 3: 1000300200400201\n",
     "4x4: 1...3..2..4..2.1, houses 12"},
    {NULL, "Puzzle 3\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4.."
     "2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n"
     "1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n", /* rows of a 16x16 with four symbols, or boards */
     "4x4: 1...3..2..4..2.1, houses 12 + 255 bytes"},
    {NULL, "Puzzle 3\n1...3..2..4..2.1\n1..A3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4.."
     "2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n"
     "1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n", /* with one more they are rows */
     "16x16: 1...3..2..4..2.11..A3..2..4..2.11...3..2..4..2.11...3..2..4..2.11...3..2..4..2.11, houses 48, comment Puzz"
     "le 3"},
    {NULL, "||5|3.7|......\n||5|3.7|......\n||5|3.7|......\n||5|3.7|......\n||5|3.7|......\n||5|3.7|......\n||5|3.7|......\n|"
     "|5|3.7|......\n||5|3.7|......\n", /* what is hidden ends as it begins */
     "1:1: row 1 has 4 cells; expected 9"},
    {NULL, "||1...||\n||..2.||\n||.3..||\n||...4||\n", /* a table of four columns, or all of it hidden */
     "4x4: 1.....2..3.....4, houses 12"},
    {NULL, "[b\n1..", /* a tag that is not closed */
     "1:2: this is not JSON + 3 bytes"},
    {NULL, "[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3"
     "..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5"
     "[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n", /* the name of no colour */
     "9x9: 53..7....53..7....53..7....53..7....53..7....53..7....53..7....53..7....53..7...., houses 27"},
    {NULL, "[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]."
     ".4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1["
     "/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n["
     "b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b].."
     "4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n", /* tags in more lines than a board has */
     "1:1: no board in these 41 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, ":five::three::zzzzz:\n", /* a picture of nothing */
     "1:8: 5 cells in the third field; expected 81"},
    {NULL, "1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n,,,,,,,,,,\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3"
     ",3\n1,1,1,,2,2,2,,3,3,3\n,,,,,,,,,,\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,"
     ",3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n,,,,,,,,,,\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,"
     "2,2,,3,3,3\n,,,,,,,,,,\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n", /* a spreadsheet with gaps, and another */
     "9x9: 111222333111222333111222333111222333111222333111222333111222333111222333111222333, houses 27 + 202 bytes"},
    {NULL, "1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n,,,,,,,,,,\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3"
     ",3\n1,1,1,,2,2,2,,3,3,3\n,,,,,,,,,,\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n1,1,1,,2,2,2,,3,3,3\n,1,1,1,1,1,1,"
     "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,"
     "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1\n", /* a spreadsheet with gaps, and a very long row */
     "9x9: 111222333111222333111222333111222333111222333111222333111222333111222333111222333, houses 27 + 421 bytes"},
    {NULL, "          2\n  2 1 5\n    342 5\n  9 761  23\n  6  5  791\n    924 85\n  1     2\n  7  19  3\n     8   7\n", /* two empty columns, or an indent */
     "1:1: how far are these rows indented? write '.' for empty cells"},
    {NULL, "\"53   7\"\n\"6   195\"\n\" 98      6\"\n\"8    6    3\"\n\"4   8 3   1\"\n\"7    2    6\"\n\" 6      28\"\n\"   "
     " 419   5\"\n\"     8   79\"\n", /* quoted rows with gaps, blanks at their ends cut off */
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "1 5 - 4 6 7 8 9 1 2\n2 6 7 2 1 9 - 3 4 8\n3 1 9 8 - 4 2 5 6 7\n4 8 5 9 7 - 1 4 2 3\n5 4 2 6 8 5 3 7 9 -\n6 7 1 3 "
     "- 2 4 8 5 6\n7 9 6 1 5 3 7 2 - 4\n8 2 8 - 4 1 9 6 3 5\n9 3 4 5 2 8 6 - 7 9\n", /* one dash to a row, which is a cell */
     "9x9: 5.467891267219.348198.425678597.142342685379.713.248569615372.428.419635345286.79, houses 27"},
    {NULL, "4'd5- 53..7....\n4'd5- 6..195...\n4'd5- .98....6.\n4'd5- 8...6...3\n4'd5- 4..8.3..1\n4'd5- 7...2...6\n4'd5- .6..."
     ".28.\n4'd5- ...419..5\n4'd5- ....8..79\n", /* words with digits in front of rows */
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "5 3 . . 1ab2 7 . . . .\n6 . . 1 1ab2 9 5 . . .\n. 9 8 . 1ab2 . . . 6 .\n8 . . . 1ab2 6 . . . 3\n4 . . 8 1ab2 . 3 "
     ". . 1\n7 . . . 1ab2 2 . . . 6\n. 6 . . 1ab2 . . 2 8 .\n. . . 4 1ab2 1 9 . . 5\n. . . . 1ab2 8 . . 7 9\n", /* a word with digits between cells */
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "[/]\n", /* no tag, and no list */
     "1:2: this is not JSON"},
    {NULL, "<p><span>5</span><span>3</span><span></span><span></span><span>7</span><span></span><span></span><span></span><sp"
     "an></span></p>\n<p><span>6</span><span></span><span></span><span>1</span><span>9</span><span>5</span><span></span"
     "><span></span><span></span></p>\n<p><span></span><span>9</span><span>8</span><span></span><span></span><span></sp"
     "an><span></span><span>6</span><span></span></p>\n<p><span>8</span><span></span><span></span><span></span><span>6<"
     "/span><span></span><span></span><span></span><span>3</span></p>\n<p><span>4</span><span></span><span></span><span"
     ">8</span><span></span><span>3</span><span></span><span></span><span>1</span></p>\n<p><span>7</span><span></span><"
     "span></span><span></span><span>2</span><span></span><span></span><span></span><span>6</span></p>\n<p><span></span"
     "><span>6</span><span></span><span></span><span></span><span></span><span>2</span><span>8</span><span></span></p>"
     "\n<p><span></span><span></span><span></span><span>4</span><span>1</span><span>9</span><span></span><span></span><"
     "span>5</span></p>\n<p><span></span><span></span><span></span><span></span><span>8</span><span></span><span></span"
     "><span>7</span><span>9</span></p>\n", /* spans in other elements */
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "'534678912672195348198342567859761423426853791713924856961537284287419635345286179 '\n", /* a solved board between quotes */
     "9x9: 534678912672195348198342567859761423426853791713924856961537284287419635345286179, houses 27"},
    {NULL, "1: 534678912672195348198342567859761423426853791713924856961537284287419635345286179 x\n", /* a solved board behind its number */
     "9x9: 534678912672195348198342567859761423426853791713924856961537284287419635345286179, houses 27"},
    {NULL, "5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n."
     "\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n"
     ".\n5\n.\n5\n.\n3\n1 2 3\n", /* a row behind 81 cells */
     "1:1: a row too many? expected as many rows as columns"},
    {NULL, "5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n."
     "\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n"
     ".\n5\n.\n5\n.\n3\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7"
     "\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n"
     "7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n2\n", /* two boards, one cell to a line */
     "9x9: 5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.3, houses 27 + 162 bytes"},
    {NULL, "A3...7.....\n6...195....\n.98......6.\n...........\n8....6....3\n4...8.3...1\n7....2....6\n...........\n.6......2"
     "8.\n....419...5\n.....8...7A\n", /* gaps between boxes, but symbols beyond 9 */
     "11x11: A3...7.....6...195.....98......6............8....6....34...8.3...17....2....6...., houses 22"},
    {NULL, "A..........\n.3.........\n...........\n...........\n...........\n.....7.....\n...........\n...........\n........."
     "..\n...........\n...........\n", /* a board of 11x11 with few clues */
     "11x11: A...........3...............................................7...................., houses 22"},
    {NULL, "A123456789\n4.....A...\n..5.......\n.......3..\n...1......\n.....9....\n9.......2.\n..A.......\n......1...\n.7..."
     "..5..\n", /* a row in order, and no numbers of rows */
     "10x10: A1234567894.....A.....5..............3.....1...........9....9.......2...A........, houses 30"},
    {NULL, ".....8....a\n.4.83678...\n38.8.598.47\n...........\n...87..8.63\n..68..a8954\n...8.3.8...\n...........\n6..8.848."
     "..\n4.30.728.9a\n..2859.8..6\n", /* rows that are gaps, and no columns */
     "11x11: .....9....B.5.94789...49.9.6A9.58..............98..9.74..79..B9A65...9.4.9......., houses 22"},
    {NULL, "53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79\n", /* blanks as cells in one line */
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "6 7 5 8 9 3 8 9 2 5 9 6 4 7 9 2 4 7 8 5 1 6 3 7 3 6 8 2 1 9 5 4 1 5 8 9 3 6 2 7 6\n", /* a line of 41 numbers, which has 81 characters */
     "1:1: 1 row of 41 cells; expected 41 rows"},
    {":4", "|53.|.7.|...|\n|53.|.7.|...|\n+---+---+---+\n|53.|.7.|...|\n|53.|.7.|...|\n+---+---+---+\n", /* another board was asked for than is framed */
     "1:1: row 1: is a cell missing? + 14 bytes"},
    {NULL, ".Cage~10~R1C1~R1C2.~R1C1_1~~R1C2_9~", /* iss: nothing between tildes */
     "9x9: 19..............................................................................., houses 27, killer cage 1"},
    {NULL, ".Shape~12x12.Sandwich~5~Raa",
     "1:14: expected a sum and the line it belongs to: Raa"},
    {NULL, "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{\"value\":3},{},{},{}]],\"windoku\":1}", /* a number where a constraint is not supported */
     "1:1: a constraint that is not supported: windoku (field \"windoku\"); without it this is another puzzle"},
    {NULL, "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{\"value\":3},{},{},{}]],\"killercages\":\"\"}",
     "4x4: ............3..., houses 12"},
    {NULL, "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{\"value\":3},{},{},{}]],\"windoku\":0,\"killer"
     "\":null,\"cages\":false}",
     "4x4: ............3..., houses 12"},
};
/* clang-format on */
