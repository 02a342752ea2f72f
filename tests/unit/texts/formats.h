/* SPDX-License-Identifier: MIT
 *
 * formats.h - texts in the notations of other programs.
 */
/* clang-format off */
#define CELLS \
    "[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"
#define REGIONS \
    "[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3" \
    ",3]]]"
#define PUZZLE \
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"
#define ZEROS \
    "000018032040367000380059047000700063006001954000030000600084000403072091002590006"
#define ROWS \
    "....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6"
#define BLANKS_256 \
    "...................................................................................................." \
    "...................................................................................................." \
    "........................................................"
#define BLANKS_81 \
    "................................................................................."
#define ZEROS_60 \
    "000000000000000000000000000000000000000000000000000000000000"
#define ZERO_WORDS_60 \
    "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 " \
    "0 0 0 0 0 0 0 0 0 0 "

static const told_text json_texts[] = {
    {"json", "[[\"x\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[\"X\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[\".\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[\"a\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "1:3: a number larger than the board allows"},
    {"json", "[[\"3\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: 3..............., houses 12"},
    {"json", "[[\"?!\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "1:3: this is no cell; expected a number or null"},
    {"json", "[[\"!\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "1:3: this is no cell; expected a number or null"},
    {"json", "[[-1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[\"-1\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[\"\",0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[false,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[2.0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: 2..............., houses 12"},
    {"json", "[[2.5,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "1:3: this is no cell; expected a number or null"},
    {"json", "[[5,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "1:3: a number larger than the board allows"},
    {"json", "[[-2,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "1:3: this is no cell; expected a number or null"},
    {"json", "[[{\"value\":3,\"given\":false},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "4x4: 3..............., houses 12, entries 1"},
    {"json", "[[{\"centerPencilMarks\":[1,2]},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "4x4: ................, houses 12, marks 16"},
    {"json", "[[{\"value\":2,\"centerPencilMarks\":[1,2],\"givenPencilMarks\":[2,3]},0,0,0],[0,0,0,0],[0,0,0,0],[0"
     ",0,0,0]]",
     "4x4: 2..............., houses 12"},
    {"json", "[[{\"givenPencilMarks\":[2,3]},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "4x4: ................, houses 12, candidates given 1"},
    {"json", "[[{\"givenPencilMarks\":[2,5]},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:3: candidates (field \"givenPencilMarks\") that are no symbols"},
    {"json", "[[{\"givenPencilMarks\":[0]},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:3: candidates (field \"givenPencilMarks\") that are no symbols"},
    {"json", "[[{\"givenPencilMarks\":[\"!\"]},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:3: candidates (field \"givenPencilMarks\") that are no symbols"},
    {"json", "[[{\"centerPencilMarks\":[1,9,0,\"!\"]},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "4x4: ................, houses 12, marks 16"},
    {"json", "[[{\"region\":\"x\"},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:3: this is no cell; expected a number or null"},
    {"json", "[[{\"region\":\"x\",\"region\":1},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:3: this is no cell; expected a number or null"},
    {"json", "[[{\"region\":0},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[{\"region\":null},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:1: regions (field \"region\") that are not N of N cells each"},
    {"json",
     "[[{\"region\":null},{\"region\":null},0,0],[{\"region\":null},{\"region\":null},0,0],[0,0,0,0],[0,0,0,0]]",
     "4x4: ................, houses 11, extra house 3"},
    {"json", "[[{\"region\":7},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:1: regions (field \"region\") that are not N of N cells each"},
    {"json", "[[{\"region\":1},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
     "1:1: regions (field \"region\") that are not N of N cells each"},
    {"json", "[[{\"parity\":1},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: ................, houses 12"},
    {"json", "[[{\"foo\":1,\"bar\":2},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "1:3: no cell has a value, but a number in another field; expected \"value\""},
    {"json", "[[{\"foo\":1,\"value\":2},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]", "4x4: 2..............., houses 12"},
    {NULL, "{\"size\":4,\"grid\":[[{\"foo\":1},0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
     "1:20: a cell with a number in a field that f-puzzles does not have"},
    {NULL, "{\"size\":\"x\",\"grid\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
     "1:1: the field \"size\" is not that of the grid"},
    {NULL, "{\"size\":5,\"grid\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
     "1:1: the field \"size\" is not that of the grid"},
    {NULL, "{\"size\":\"4\",\"grid\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
     "4x4: 1..............., houses 12"},
    {NULL, "{\"grid\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}", "4x4: 1..............., houses 12"},
    {NULL, "{\"size\":4}", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{}", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"title\":3,\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}", "4x4: 1..............., houses 12"},
    {NULL, "{\"title\":\"\",\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
     "4x4: 1..............., houses 12"},
    {NULL, "{\"title\":\"T\",\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
     "4x4: 1..............., houses 12, comment T"},
    {NULL, "{\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0"
     ",0]]}",
     "1:10: several puzzles in one object; expected one"},
    {NULL, "{\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"rows\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,"
     "0]]}",
     "4x4: 1..............., houses 12"},
    {NULL, "{\"puzzle\":{\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}}",
     "4x4: 1..............., houses 12"},
    {NULL, "{\"puzzle\":5,\"board\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
     "4x4: 1..............., houses 12"},
    {NULL, "{\"puzzle\":\"1...............\"}", "4x4: 1..............., houses 12"},
    {NULL, "{\"puzzle\":\"1...............\",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\"}]}",
     "1:1: a constraint beside a puzzle that is a string; expected a grid of cells"},
    {NULL, "{\"puzzle\":\"1...............\",\"negative\":[\"xv\"]}",
     "1:1: a constraint beside a puzzle that is a string; expected a grid of cells"},
    {NULL, "{\"puzzle\":\"1...............\",\"diagonal+\":true}",
     "1:1: a constraint beside a puzzle that is a string; expected a grid of cells"},
    {NULL, "{\"puzzle\":\"1...............\",\"diagonal+\":true,\"diagonal-\":true}",
     "1:1: a constraint beside a puzzle that is a string; expected a grid of cells"},
    {NULL, "{\"puzzle\":\"1...............\",\"unknown\":[{\"cells\":[]}]}",
     "1:1: a constraint that is not supported: an unknown constraint (field \"unknown\"); without it this "
     "is another puzzle"},
    {NULL, "{\"puzzle\":\"1...\\n....\\n....\\n....\"}", "4x4: 1..............., houses 12"},
    {NULL, "{\"puzzle\":\"1...\\n....\\n...\\n.....\"}",
     "1:34: 22 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "{\"puzzle\":\"1...\\n....\\n....\"}",
     "1:16: '\\' is no symbol here; expected 1-4 or a blank (. 0 * _ - x X ?)"},
    {NULL, "[\"1...\",\"....\",\"....\",\"....\"]", "4x4: 1..............., houses 12"},
    {NULL, "[\"12..\",\"..34\",\"1.2.\"]", "1:2: this is no cell; expected a number or null"},
    {"json", "[\"12\",\"21\"]", "1:1: not a board: expected a list of N lists of N cells"},
    {"json", "[\"123\",\"...\"]", "1:8: this is no cell; expected a number or null"},
    {"json", "[\"1...\",5,\"....\",\"....\"]", "1:2: this is no cell; expected a number or null"},
    {NULL, "[\"" PUZZLE "\"]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[\"" PUZZLE "\",\"" PUZZLE "\"]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27 x 2"},
    {NULL, "\"" PUZZLE "\",", "9x9: " PUZZLE ", houses 27"},
    {NULL, "\"" PUZZLE "\"]", "9x9: " PUZZLE ", houses 27"},
    {NULL, "\"" PUZZLE "\"x", "9x9: " PUZZLE ", houses 27"},
    {NULL, "[[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]]",
     "4x4: 1..............., houses 12"},
    {NULL, "[[1,2],[3,4]]", "1:9: a number larger than the board allows"},
    {"json", "[1,2,3]", "1:1: not a board: expected a list of N lists of N cells"},
    {"json", "[1,[2],3]", "1:1: not a board: expected a list of N lists of N cells"},
    {"json", "[{\"value\":1}]",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {"json", "[12345,1]", "1:1: not a board: expected a list of N lists of N cells"},
    {NULL, "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]", "4x4: ................, houses 12"},
    {"json", "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]", "1:1: not a board: expected a list of N lists of N cells"},
    {NULL, "[",
     ""},
    {NULL, ",",
     ""},
    {"json", "]",
     ""},
    {"json", "{\"a\":1} \"abc",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\"\n1:5: this is not JSON"},
    {"json", "{\"puzzle\":\"1...............\"} \"x\"",
     "4x4: 1..............., houses 12\n1x1: ., houses 2"},
    {"json", "{1:2}", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {"json", "{\"a\"}", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {"json", "{\"a\":}", "1:6: this is not JSON"},
    {"json", "{\"a\" 1}", "1:6: this is not JSON"},
    {"json", "nul", "1:4: this is not JSON"},
    {"json", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
     "1:33: this is not JSON"},
    {"json", "[tru", "1:5: this is not JSON"},
    {"json", "\"abc", "1:5: this is not JSON"},
    {"json", "",
     ""},
    {"json", " ",
     ""},
    {"json", "[[0,[0,[0,", "1:11: this is not JSON"},
    {"json", "{\"size\":4,\"grid\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"extraregion\":[{\"cells\":[\"R1C1\""
     ",\"R2C2\",\"R3C3\",\"R4C4\"]}]}",
     "4x4: 1..............., houses 13, extra house 1"},
    {"json", "{\"size\":4,\"grid\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"rows\":3}",
     "4x4: 1..............., houses 12"},
    {"json", "{1:2} \"b\":", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {"json", "{1:2} \"board\":[\"1234\"", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {"json", "{1:2} \"abc", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {"json", "{1:2} \"abc\"", "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
};
static const told_text hodoku_texts[] = {
    {NULL, ":0000:x:" PUZZLE ":::", "9x9: " PUZZLE ", houses 27"},
    {NULL, ":0000:x:" PUZZLE "+:::", "1:91:  is no symbol here; expected 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, ":0000:x:....+18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6:::",
     "9x9: " PUZZLE ", houses 27, entries 1"},
    {NULL, ":0000:x:....+.8.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6:::",
     "1:14: '.' is no symbol here; expected 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, ":0000:x:" PUZZLE ":511:::", "9x9: " PUZZLE ", houses 27, marks 81"},
    {NULL, ":0000:x:" PUZZLE ":501:::", "1:91: expected three digits: the candidate, its row, its column"},
    {NULL, ":0000:x:" PUZZLE ":510:::", "1:91: expected three digits: the candidate, its row, its column"},
    {NULL, ":0000:x:" PUZZLE ":51:::", "1:91: expected three digits: the candidate, its row, its column"},
    {NULL, ":0000:x:" PUZZLE ":x:::", "1:91: expected three digits: the candidate, its row, its column"},
    {NULL, ":0000:x:1:::", "1:9: 1 cells in the third field; expected 81"},
    {NULL, ":0000:x:1..............2:143::", "4x4: 1..............2, houses 12, marks 16"},
    {NULL, ":0000:x:1..............2:153::", "1:26: expected three digits: the candidate, its row, its column"},
    {NULL, ":0000:x:1..............2:135::", "1:26: expected three digits: the candidate, its row, its column"},
    {NULL, ":0000:x:1..............2:513::", "1:26: expected three digits: the candidate, its row, its column"},
    {NULL, ":0000:x:" BLANKS_256 ":::", "1:9: 256 cells in the third field; expected 81"},
    {NULL, ":0000:x:" PUZZLE ":::a comment", "9x9: " PUZZLE ", houses 27, comment a comment"},
};
static const told_text marks_texts[] = {
    {"pencilmarks", "1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1",
     "4x4: ................, houses 12, candidates given 1"},
    {"pencilmarks", "12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 ",
     "4x4: ................, houses 12, candidates given 1"},
    {"pencilmarks", "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 ", "1:1: 1 row of 16 cells; expected 16 rows"},
    {"pencilmarks", "13 2 13 2 13 2 13 2 13 2 13 2 13 2 13 2 ",
     "4x4: .2.2.2.2.2.2.2.2, houses 12, candidates given 1"},
    {"pencilmarks", "................................................................",
     "1:1: no board: expected as many rows as columns, up to 1024"},
    {"pencilmarks", "1235............................................................",
     "1:1: no board: expected as many rows as columns, up to 1024"},
    {"pencilmarks", "12 12 12", "1:1: 1 row of 3 cells; expected 3 rows"},
    {"pencilmarks", "1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.1.3.",
     "4x4: ................, houses 12, candidates given 1"},
    {"pencilmarks", "0234023402340234023402340234023402340234023402340234023402340234",
     "4x4: ................, houses 12, candidates given 1"},
    {"pencilmarks", "?", "1:1: one cell: not a board"},
    {"pencilmarks", "12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 1"
     "2 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12"
     " 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 ",
     "1:1: 1 row of 100 cells; expected 100 rows"},
    {"pencilmarks", "....................x", "1:1: 1 row of 21 cells; expected 21 rows"},
    {NULL, "12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 1"
     "2 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12"
     " 12 12 12 12 12 12 12 12 12 12 12 12 12 12 ",
     "9x9: " BLANKS_81 ", houses 27, candidates given 1"},
    {NULL, "1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 9",
     "1:1: 1 row of 16 cells; expected 16 rows"},
    {NULL, "11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 1"
     "1 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11 11"
     " 11 11 11 11 11 11 11 11 11 11 11 11 11 11 ",
     "1:1: 1 row of 81 cells; expected 81 rows"},
};
static const told_text sdk_texts[] = {
    {NULL, "[Puzzle]\n" ROWS "\n", "9x9: " PUZZLE ", houses 27"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\n", "9x9: " PUZZLE ", houses 27"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\n" ROWS "\n", "9x9: " PUZZLE ", houses 27"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\n5...18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n."
     ".259...6\n",
     "9x9: 5...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, e"
     "ntries 1"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\n123\n", "9x9: " PUZZLE ", houses 27, ignored [State]"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\nx...18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n."
     ".259...6\n",
     "9x9: " PUZZLE ", houses 27"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\n!...18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n."
     ".259...6\n",
     "9x9: " PUZZLE ", houses 27, ignored [State]"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\n....18.3\n.4.367..\n38..59.4\n...7...6\n..6..195\n....3...\n6...84..\n4.3.72.9\n..259..."
     "\n",
     "9x9: " PUZZLE ", houses 27, ignored [State]"},
    {NULL, "[Puzzle]\n" ROWS "\n[State]\n12 12 12 12 1 8 12 3 2\n12 4 12 3 6 7 12 12 12\n3 8 12 12 5 9 12 4 7\n12 12 12 7 12 12 12"
     " 6 3\n12 12 6 12 12 1 9 5 4\n12 12 12 12 3 12 12 12 12\n6 12 12 12 8 4 12 12 12\n4 12 3 12 7 2 12 9 "
     "1\n12 12 2 5 9 12 12 12 6\n",
     "9x9: " PUZZLE ", houses 27, ignored [State]"},
};
static const told_text opensudoku_texts[] = {
    {NULL, "<opensudoku>",
     ""},
    {NULL, "<game data=\"" ZEROS "\" />", "9x9: " PUZZLE ", houses 27"},
    {NULL, "<game data=\"" PUZZLE "\"/>", "9x9: " PUZZLE ", houses 27"},
    {NULL, "<game data=\"12\"/>", "1:15: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "<game data=\"version: 1\n0|0|0|0|0|0|0|0|0|0\" />",
     "1:42: expected value|notes|editable| for each of 81 cells"},
    {NULL, "<opensudoku><game data=\"" ZEROS "\" /></opensudoku>",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "</opensudoku>",
     ""},
    {NULL, "<folder name=\"x\">",
     ""},
    {NULL, "<game data=\"version: 2\n0|0|1|0|0|1|0|0|1|0|0|1|1|0|0|8|0|0|0|0|1|3|0|0|2|0|0|0|0|1|4|0|0|0|0|1|3|0"
     "|0|6|0|0|7|0|0|0|0|1|0|0|1|0|0|1|3|0|0|8|0|0|0|0|1|0|0|1|5|0|0|9|0|0|0|0|1|4|0|0|7|0|0|0|0|1|0|0|1|0"
     "|0|1|7|0|0|0|0|1|0|0|1|0|0|1|6|0|0|3|0|0|0|0|1|0|0|1|6|0|0|0|0|1|0|0|1|1|0|0|9|0|0|5|0|0|4|0|0|0|0|1"
     "|0|0|1|0|0|1|0|0|1|3|0|0|0|0|1|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|0|0|1|0|0|1|8|0|0|4|0|0|0|0|1|0|0|1|0|0"
     "|1|4|0|0|0|0|1|3|0|0|0|0|1|7|0|0|2|0|0|0|0|1|9|0|0|1|0|0|0|0|1|0|0|1|2|0|0|5|0|0|9|0|0|0|0|1|0|0|1|0"
     "|0|1|6|0|0|\" />",
     "9x9: " PUZZLE ", houses 27"},
    {NULL, "<game data=\"version: 4\n0|0|0|1|0|0|0|1|0|0|0|1|0|0|0|1|1|0|0|0|8|0|0|0|0|0|0|1|3|0|0|0|2|0|0|0|0|0"
     "|0|1|4|0|0|0|0|0|0|1|3|0|0|0|6|0|0|0|7|0|0|0|0|0|0|1|0|0|0|1|0|0|0|1|3|0|0|0|8|0|0|0|0|0|0|1|0|0|0|1"
     "|5|0|0|0|9|0|0|0|0|0|0|1|4|0|0|0|7|0|0|0|0|0|0|1|0|0|0|1|0|0|0|1|7|0|0|0|0|0|0|1|0|0|0|1|0|0|0|1|6|0"
     "|0|0|3|0|0|0|0|0|0|1|0|0|0|1|6|0|0|0|0|0|0|1|0|0|0|1|1|0|0|0|9|0|0|0|5|0|0|0|4|0|0|0|0|0|0|1|0|0|0|1"
     "|0|0|0|1|0|0|0|1|3|0|0|0|0|0|0|1|0|0|0|1|0|0|0|1|0|0|0|1|6|0|0|0|0|0|0|1|0|0|0|1|0|0|0|1|8|0|0|0|4|0"
     "|0|0|0|0|0|1|0|0|0|1|0|0|0|1|4|0|0|0|0|0|0|1|3|0|0|0|0|0|0|1|7|0|0|0|2|0|0|0|0|0|0|1|9|0|0|0|1|0|0|0"
     "|0|0|0|1|0|0|0|1|2|0|0|0|5|0|0|0|9|0|0|0|0|0|0|1|0|0|0|1|0|0|0|1|6|0|0|0|\" />",
     "9x9: " PUZZLE ", houses 27"},
    {NULL, "<game data=\"version: 4\n0|0|0|0|0|0|0|0|1|0|8|0|0|0|3|0|2|0|0|0|4|0|0|0|3|0|6|0|7|0|0|0|0|0|0|0|3|0"
     "|8|0|0|0|0|0|5|0|9|0|0|0|4|0|7|0|0|0|0|0|0|0|7|0|0|0|0|0|0|0|6|0|3|0|0|0|0|0|6|0|0|0|0|0|1|0|9|0|5|0"
     "|4|0|0|0|0|0|0|0|0|0|3|0|0|0|0|0|0|0|0|0|6|0|0|0|0|0|0|0|8|0|4|0|0|0|0|0|0|0|4|0|0|0|3|0|0|0|7|0|2|0"
     "|0|0|9|0|1|0|0|0|0|0|2|0|5|0|9|0|0|0|0|0|0|0|6|0|\" />",
     "1:348: expected value|notes|editable| for each of 81 cells"},
    {NULL, "<game data=\"version: 9\n1\" />", "1:24: expected value|notes|editable| for each of 81 cells"},
    {NULL, "<game data=\"version: x\n1\" />", "1:25: expected value|notes|editable| for each of 81 cells"},
    {NULL, "<game data=\"\n" ZEROS "\" />", "1:95: 82 characters; a 9x9 board has 81"},
    {NULL, "<game>",
     ""},
    {NULL, "<game data=", "1:1: a game without data"},
};
static const told_text url_texts[] = {
    {NULL, "http://example.com/" PUZZLE,
     "1:1: no puzzle in this link; expected a parameter with 81 digits, or S9B"},
    {NULL, "https://example.com/?puzzle=" PUZZLE, "9x9: " PUZZLE ", houses 27"},
    {NULL, "https://example.com/?s9b=" ZEROS_60 ZEROS_60 "000000000000000000000000000000000000000000000",
     "1:1: no puzzle in this link; expected a parameter with 81 digits, or S9B"},
    {NULL, "https://www.sudokuwiki.org/sudoku.htm?bd=S9B" ZEROS_60 ZEROS_60 "000000000000000000000000000000000000000000",
     "9x9: " BLANKS_81 ", houses 27"},
    {NULL, "https://www.sudokuwiki.org/sudoku.htm?bd=S9Bzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"
     "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"
     "zzzzzz",
     "1:45: expected two characters 0-9 a-z for a number up to 529"},
    {NULL, "https://www.sudokuwiki.org/sudoku.htm?bd=S9B!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!"
     "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!"
     "!!!!!!",
     "1:45: expected two characters 0-9 a-z for a number up to 529"},
    {NULL, "https://www.sudokuwiki.org/sudoku.htm?bd=S9B12",
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
    {NULL, "http://www.sudokuwiki.org/sudoku.htm?bd=" PUZZLE, "9x9: " PUZZLE ", houses 27"},
    {NULL, "https://example.com/nothing",
     "1:1: no puzzle in this link; expected a parameter with 81 digits, or S9B"},
    {NULL, "https://sudokupad.app/classic/x",
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
};
static const told_text line_texts[] = {
    {NULL, PUZZLE "#c", "9x9: " PUZZLE ", houses 27, comment c"},
    {NULL, PUZZLE ",c", "9x9: " PUZZLE ", houses 27, comment c"},
    {NULL, PUZZLE ";c", "9x9: " PUZZLE ", houses 27, comment c"},
    {NULL, PUZZLE " c", "9x9: " PUZZLE ", houses 27, comment c"},
    {NULL, "_________________________________________________________________________________",
     "9x9: " BLANKS_81 ", houses 27"},
    {NULL, "*********************************************************************************",
     "9x9: " BLANKS_81 ", houses 27"},
    {NULL, "________________________________________________________________________________1",
     "9x9: ................................................................................1, houses 27"},
    {NULL, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
     "9x9: " BLANKS_81 ", houses 27"},
    {NULL, "1111111111111111111111111111111111111111111111111111111111111111111111111111111111",
     "1:83: 82 characters; a 9x9 board has 81"},
    {NULL, "1212121212121212", "4x4: 1212121212121212, houses 12"},
    {NULL, "A................................................................................",
     "1:1: 'A' is no symbol here; expected 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, "a" BLANKS_81 BLANKS_81 BLANKS_81 "............",
     "16x16: A..................................................................................................."
     "................................................................................................................"
     "............................................, houses 48"},
    {NULL, "123 123 123 123 123 123 123 123 123",
     "1:1: 1 row of 9 cells; expected 9 rows, or 81 characters on one line"},
    {NULL, "#################################################################################",
     ""},
    {NULL, "................ 1122112233443344",
     "4x4: ................, houses 12, regions 1122112233443344"},
    {NULL, "................ 1122112233443345", "4x4: ................, houses 12, comment 1122112233443345"},
    {NULL, BLANKS_81 " 111222333111222333111222333444555666444555666444555666777888999777888999777888999",
     "9x9: ................................................................................., houses 27, regions "
     "111222333111222333111222333444555666444555666444555666777888999777888999777888999"},
    {NULL, BLANKS_81 " 111222333111222333111222333111222333111222333111222333111222333111222333444555666",
     "9x9: " BLANKS_81 ", houses 27, comment 1112223331112223331112223331112223331112223331112223331112223331112223334445556"
     "66"},
    {NULL, "1 2 3 4 5 6 7 8 9 " PUZZLE, "9x9: " PUZZLE ", houses 27"},
    {"line", BLANKS_256,
     "16x16: ...................................................................................................."
     "................................................................................................................"
     "............................................, houses 48"},
    {"line", "1111111", "1:8: 7 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {"line", "",
     ""},
    {"line", "111111111111111111111111111111111111111111111111111111111111111111111111111111111",
     "9x9: 111111111111111111111111111111111111111111111111111111111111111111111111111111111, houses 27"},
    {"line", BLANKS_81 " words", "9x9: " BLANKS_81 ", houses 27, comment words"},
};
static const told_text tokens_texts[] = {
    {NULL, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "4x4: ................, houses 12"},
    {NULL, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "1:1: 1 row of 17 cells; expected 17 rows"},
    {NULL, "1" ZERO_WORDS_60 ZERO_WORDS_60 ZERO_WORDS_60 ZERO_WORDS_60 "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
     "16x16: A..................................................................................................."
     "................................................................................................................"
     "............................................, houses 48"},
    {NULL, "17 " ZERO_WORDS_60 ZERO_WORDS_60 ZERO_WORDS_60 ZERO_WORDS_60 "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
     "1:1: '17'; expected a number from 1 to 16 or a blank (. 0 * _ - x X ?)"},
    {NULL, "1 2 x 4 1 2 x 4 1 2 x 4 1 2 x 4 ", "4x4: 12.412.412.412.4, houses 12"},
    {NULL, ZERO_WORDS_60 "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ;c",
     "9x9: " BLANKS_81 ", houses 27, comment c"},
    {NULL, "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
     "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
     "9x9: " BLANKS_81 ", houses 27"},
    {NULL, ",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,",
     "1:1: 1 row of 81 cells; expected 81 rows"},
    {NULL, "1,2,3", "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0", "4x4: ................, houses 12"},
    {"tokens", "1", "1x1: 1, houses 2"},
    {"tokens", "1 2", "1:4: 2 numbers: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {"tokens", "5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 ",
     "1:1: '5'; expected a number from 1 to 4 or a blank (. 0 * _ - x X ?)"},
    {"tokens", "x x x x x x x x x x x x x x x x ", "4x4: ................, houses 12"},
    {"tokens", "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 ",
     "1:1: '-1'; expected a number from 1 to 4 or a blank (. 0 * _ - x X ?)"},
    {"tokens", "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 99",
     "1:31: '99'; expected a number from 1 to 4 or a blank (. 0 * _ - x X ?)"},
};
static const told_text csv_texts[] = {
    {"csv", "a," PUZZLE, "9x9: " PUZZLE ", houses 27, comment a," PUZZLE},
    {"csv", "\"" PUZZLE, "1:1: no board: expected as many rows as columns, up to 1024"},
    {"csv", "\"" PUZZLE "\",x", "9x9: " PUZZLE ", houses 27, comment \",x"},
    {"csv", "id,puzzle\n1," PUZZLE,
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "1,....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"csv", "a,b", "1:1: 1 row of 2 cells; expected 2 rows"},
    {"csv", "\"", "1:1: no board: expected as many rows as columns, up to 1024"},
    {"csv", PUZZLE, "1:1: no board: expected as many rows as columns, up to 1024"},
    {NULL, "puzzle,solution\n",
     ""},
    {NULL, "id,puzzle\n1," PUZZLE,
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "1,....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
};
static const told_text fold_texts[] = {
    {NULL, "\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342"
     "\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200"
     "\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246"
     "\342\200\246\342\200\246",
     "9x9: " BLANKS_81 ", houses 27"},
    {NULL, "\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342\200\246\342"
     "\200\246111111111111111111111111111111111111111111111111111111",
     "9x9: ...........................111111111111111111111111111111111111111111111111111111, houses 27"},
    {NULL, "\302\267\302\267\302\267\302\26718\302\26732\302\2674\302\267367\302\267\302\267\302\26738\302\267"
     "\302\26759\302\26747\302\267\302\267\302\2677\302\267\302\267\302\26763\302\267\302\2676\302\267\302"
     "\2671954\302\267\302\267\302\267\302\2673\302\267\302\267\302\267\302\2676\302\267\302\267\302\26784"
     "\302\267\302\267\302\2674\302\2673\302\26772\302\26791\302\267\302\267259\302\267\302\267\302\2676",
     "9x9: " PUZZLE ", houses 27"},
    {NULL, "\033[31;1m" PUZZLE "\033[0m", "9x9: " PUZZLE ", houses 27"},
    {NULL, "\033[?25l" PUZZLE, "9x9: " PUZZLE ", houses 27"},
    {NULL, "\342\200\246...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "1:82: 83 characters; a 9x9 board has 81"},
    {NULL, "\340\245\247...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: 1...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340"
     "\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245"
     "\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246"
     "\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340"
     "\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245"
     "\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246"
     "\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340"
     "\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245"
     "\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246"
     "\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246\340\245\246",
     "9x9: " BLANKS_81 ", houses 27"},
    {NULL, "\340\265\246...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: " PUZZLE ", houses 27"},
    {NULL, "\340\271\221...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: 1...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "\357\274\231...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: 9...18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
};
static const told_text sudokupad_texts[] = {
    {NULL, "sudokupad.app/x", "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
    {NULL, "https://sudokupad.app/psxxwGZFF0Fxx",
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
    {NULL, "https://sudokupad.app/" PUZZLE,
     "1:1: no puzzle in this link: it may name one that the site keeps; expected one that holds it"},
};
/* clang-format on */
