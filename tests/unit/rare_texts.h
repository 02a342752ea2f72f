/* SPDX-License-Identifier: MIT
 *
 * rare_texts.h - ways of typing that are rare, and what asks for a shape (test_odd_texts.c). Each takes a turn
 *                of the readers that no other text of the tests takes.
 */
/* clang-format off */
static const odd_text rare_texts[] = {
    {NULL, "puzzle: ., ., ., -15, ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., "
     "., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ."
     ", ., ., ., ., ., ., .",
     "1:1: 1 row of 79 cells; expected 79 rows"},
    {":jigsaw", "+--+--+\n|12|..|\n|..|12|\n+--+--+\n|3.|.4|\n|4.|.3|\n+--+--+\n",
     "1:1: no such board: 4 symbols"},
    {":roxdoku", "12..\n..12\n3..4\n4..3\n\n12..\n..12\n3..4\n4..3\n\n12..\n..12\n3..4\n4..3\n\n12..\n..12\n3..4\n4..3\n",
     "4x4: 12....123..44..312....123..44..312....123..44..312....123..44..3, houses 12"},
    {NULL, "|===\n\n|  |  |  |  | 1 | 8 |  | 3 | 2\n\n|  | 4 |  | 3 | 6 | 7 |  |  | \n\n| 3 | 8 |  |  | 5 | 9 |  | 4 | 7\n\n"
     "|  |  |  | 7 |  |  |  | 6 | 3\n\n|  |  | 6 |  |  | 1 | 9 | 5 | 4\n\n|  |  |  |  | 3 |  |  |  | \n\n| 6 |  |  |  "
     "| 8 | 4 |  |  | \n\n| 4 |  | 3 |  | 7 | 2 |  | 9 | 1\n\n|  |  | 2 | 5 | 9 |  |  |  | 6\n|===\n",
     "1:1: no board in this: expected as many rows as columns + 293 bytes"},
    {NULL, "array(9) {\n  [0]=>\n  array(9) {\n    [0]=>\n    \n    [1]=>\n    \n    [2]=>\n    \n    [3]=>\n    \n    [4]=>"
     "\n    int(1)\n    [5]=>\n    int(8)\n    [6]=>\n    \n    [7]=>\n    int(3)\n    [8]=>\n    int(2)\n  }\n  [1]=>"
     "\n  array(9) {\n    [0]=>\n    \n    [1]=>\n    int(4)\n    [2]=>\n    \n    [3]=>\n    int(3)\n    [4]=>\n    i"
     "nt(6)\n    [5]=>\n    int(7)\n    [6]=>\n    \n    [7]=>\n    \n    [8]=>\n    \n  }\n  [2]=>\n  array(9) {\n   "
     " [0]=>\n    int(3)\n    [1]=>\n    int(8)\n    [2]=>\n    \n    [3]=>\n    \n    [4]=>\n    int(5)\n    [5]=>\n "
     "   int(9)\n    [6]=>\n    \n    [7]=>\n    int(4)\n    [8]=>\n    int(7)\n  }\n  [3]=>\n  array(9) {\n    [0]=>"
     "\n    \n    [1]=>\n    \n    [2]=>\n    \n    [3]=>\n    int(7)\n    [4]=>\n    \n    [5]=>\n    \n    [6]=>\n  "
     "  \n    [7]=>\n    int(6)\n    [8]=>\n    int(3)\n  }\n  [4]=>\n  array(9) {\n    [0]=>\n    \n    [1]=>\n    \n"
     "    [2]=>\n    int(6)\n    [3]=>\n    \n    [4]=>\n    \n    [5]=>\n    int(1)\n    [6]=>\n    int(9)\n    [7]=>"
     "\n    int(5)\n    [8]=>\n    int(4)\n  }\n  [5]=>\n  array(9) {\n    [0]=>\n    \n    [1]=>\n    \n    [2]=>\n  "
     "  \n    [3]=>\n    \n    [4]=>\n    int(3)\n    [5]=>\n    \n    [6]=>\n    \n    [7]=>\n    \n    [8]=>\n    \n"
     "  }\n  [6]=>\n  array(9) {\n    [0]=>\n    int(6)\n    [1]=>\n    \n    [2]=>\n    \n    [3]=>\n    \n    [4]=>"
     "\n    int(8)\n    [5]=>\n    int(4)\n    [6]=>\n    \n    [7]=>\n    \n    [8]=>\n    \n  }\n  [7]=>\n  array(9)"
     " {\n    [0]=>\n    int(4)\n    [1]=>\n    \n    [2]=>\n    int(3)\n    [3]=>\n    \n    [4]=>\n    int(7)\n    ["
     "5]=>\n    int(2)\n    [6]=>\n    \n    [7]=>\n    int(9)\n    [8]=>\n    int(1)\n  }\n  [8]=>\n  array(9) {\n   "
     " [0]=>\n    \n    [1]=>\n    \n    [2]=>\n    int(2)\n    [3]=>\n    int(5)\n    [4]=>\n    int(9)\n    [5]=>\n "
     "   \n    [6]=>\n    \n    [7]=>\n    \n    [8]=>\n    int(6)\n  }\n}\n",
     "1:9: 8 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 1658 bytes"},
    {NULL, "-00001803\n-04036700\n-38005904\n-00070006\n-00600195\n-00003000\n-60008400\n-40307209\n-00259000",
     "1:1: is the mark in front of the rows a cell?"},
    {NULL, "puzzle 567418932241367589389259647924785163736821954158936278695184327483672591172593846 and 53..7....6..195...."
     "98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "xXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxX"
     "xXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxX"
     "xXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX\nxXxXxXxXxXxXxXxX",
     "4x4: ................, houses 12 + 254 bytes"},
    {NULL, "1&&&4&&\n&&6&&2&\n5&&&&1&\n&&&\n&2&&&&3\n&4&&&1&\n6&&&&5&\n&&&",
     "1:1: no board in these 8 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "grid: 12345678 56781234 .1...... ..2..... ...3.... ....4... .....5.. ......6.",
     "8x8: 1234567856781234.1........2........3........4........5........6., houses 24"},
    {NULL, "123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 1",
     "1:1: 1 row of 9 cells; expected 9 rows, or 81 characters on one line"},
    {NULL, "array(\n  0 => array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 1,\n    'a' => 8,"
     "\n    'a' => 0,\n    'a' => 3,\n    'a' => 2,\n),\n  1 => array(\n    'a' => 0,\n    'a' => 4,\n    'a' => 0,\n "
     "   'a' => 3,\n    'a' => 6,\n    'a' => 7,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n),\n  2 => array(\n    "
     "'a' => 3,\n    'a' => 8,\n    'a' => 0,\n    'a' => 0,\n    'a' => 5,\n    'a' => 9,\n    'a' => 0,\n    'a' => "
     "4,\n    'a' => 7,\n),\n  3 => array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 7,\n    'a' => 0,"
     "\n    'a' => 0,\n    'a' => 0,\n    'a' => 6,\n    'a' => 3,\n),\n  4 => array(\n    'a' => 0,\n    'a' => 0,\n "
     "   'a' => 6,\n    'a' => 0,\n    'a' => 0,\n    'a' => 1,\n    'a' => 9,\n    'a' => 5,\n    'a' => 4,\n),\n  5 "
     "=> array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 3,\n    'a' => 0,\n    'a' => "
     "0,\n    'a' => 0,\n    'a' => 0,\n),\n  6 => array(\n    'a' => 6,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,"
     "\n    'a' => 8,\n    'a' => 4,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n),\n  7 => array(\n    'a' => 4,\n "
     "   'a' => 0,\n    'a' => 3,\n    'a' => 0,\n    'a' => 7,\n    'a' => 2,\n    'a' => 0,\n    'a' => 9,\n    'a' "
     "=> 1,\n),\n  8 => array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 2,\n    'a' => 5,\n    'a' => 9,\n    'a' => "
     "0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 6,\n),\n)",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 1288 bytes"},
    {NULL, "array(9) {\n  [0]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)"
     "\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7"
     "]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [1]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n "
     "   string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    strin"
     "g(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [2]=>\n  array(9) {\n"
     "    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    [4]="
     ">\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n    s"
     "tring(1)\n  }\n  [3]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string("
     "1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    "
     "[7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [4]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>"
     "\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    st"
     "ring(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [5]=>\n  array(9) "
     "{\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    ["
     "4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n  "
     "  string(1)\n  }\n  [6]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    stri"
     "ng(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n "
     "   [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [7]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]"
     "=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    "
     "string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [8]=>\n  array(9"
     ") {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n   "
     " [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n"
     "    string(1)\n  }\n}\n",
     "1:9: 8 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 2171 bytes"},
    {NULL, "1,2,,,\n,,1,2,\n3,,,4,\n4,,,3,",
     "4x4: 12....123..44..3, houses 12"},
    {NULL, "12..\ncube, layer 1 of 4\n..12\n",
     "1:1: 1 row of 4 cells; expected 4 rows + 24 bytes"},
    {NULL, "....18.32.4.367...38..59.47...7...63..6.\n.1954....3....6...84...4.3.72.91..259...\n6\n123",
     "4:1: 4 rows of 40 cells; expected 40 rows"},
    {NULL, "\\\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment \\"},
    {NULL, "|||||1|8||3|2|\n||4||3|6|7||||\n|3|8|||5|9||4|7|\n||||||||||\n||||7||||6|3|\n|||6|||1|9|5|4|\n|||||3|||||\n|||||"
     "|||||\n|6||||8|4||||\n|4||3||7|2||9|1|\n|||2|5|9||||6|",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "* * * * * 1 8 * 3\n* * 4 * 3 6 7 * *\n* 3 8 * * 5 9 * 4\n* * * * 7 * * * 6\n* * * 6 * * 1 9 5\n* * * * * 3 * * *"
     "\n* 6 * * * 8 4 * *\n* 4 * 3 * 7 2 * 9\n* * * 2 5 9 * * *",
     "9x9: .....18.3..4.367...38..59.4....7...6...6..195.....3....6...84...4.3.72.9...259..., houses 27"},
    {":roxdoku4", "+----+\n|12..|\n|..12|\n|3..4|\n|4..3|\n+----+\n\n+----+\n|12..|\n|..12|\n|3..4|\n|4..3|\n+----+\n\n+----+\n|12."
     ".|\n|..12|\n|3..4|\n|4..3|\n+----+\n\n+----+\n|12..|\n|..12|\n|3..4|\n|4..3|\n+----+\n",
     "2:2: this number is too large; expected 1-4 or a blank (. 0 * _ - x X ?) + 129 bytes"},
    {NULL, "-15, ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., .,"
     " ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., ., "
     "., ., ., ., .",
     "9x9: .15.............................................................................., houses 27"},
    {"line:zero", "0123456789ABCDE!123456789ABCDEF023456789ABCDEF013456789ABCDEF012456789ABCDEF012356789ABCDEF012346789ABCDEF012345"
     "789ABCDEF012345689ABCDEF012345679ABCDEF012345678ABCDEF0123456789BCDEF0123456789ACDEF0123456789ABDEF0123456789ABC"
     "EF0123456789ABCDF0123456789ABCDE",
     "1:16: '!' is no symbol here; expected 0-9, A-F or a blank (. * _ - ?)"},
    {NULL, "[[0.e+10 0.e+10 0.e+10 0.e+10 1.e+10 8.e+10 0.e+10 3.e+10 2.e+10],\n [0.e+10 4.e+10 0.e+10 3.e+10 6.e+10 7.e+10 "
     "0.e+10 0.e+10 0.e+10],\n [3.e+10 8.e+10 0.e+10 0.e+10 5.e+10 9.e+10 0.e+10 4.e+10 7.e+10],\n [0.e+10 0.e+10 0.e+"
     "10 7.e+10 0.e+10 0.e+10 0.e+10 6.e+10 3.e+10],\n [0.e+10 0.e+10 6.e+10 0.e+10 0.e+10 1.e+10 9.e+10 5.e+10 4.e+10"
     "],\n [0.e+10 0.e+10 0.e+10 0.e+10 3.e+10 0.e+10 0.e+10 0.e+10 0.e+10],\n [6.e+10 0.e+10 0.e+10 0.e+10 8.e+10 4.e"
     "+10 0.e+10 0.e+10 0.e+10],\n [4.e+10 0.e+10 3.e+10 0.e+10 7.e+10 2.e+10 0.e+10 9.e+10 1.e+10],\n [0.e+10 0.e+10 "
     "2.e+10 5.e+10 9.e+10 0.e+10 0.e+10 0.e+10 6.e+10]]",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {":3x3", "1\n",
     "1:2: 1 character: not a board of 9 symbols"},
    {NULL, "#(1)\n",
     "1:1: 0 characters: several boards of 81, joined? expected one to a line"},
    {NULL, "----\n---------\n",
     "1:1: a frame without rows"},
    {":jigsaw", "12....123..44..3",
     "1:17: a jigsaw without its map; expected N*N more characters, the same for each cell of a region"},
    {NULL, "puzzle: (1 2 3 7) (1 2 3 7) (1 2 3 7) (1 2 3 7)",
     "1:8: 7 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "123      123      123      123      123      123      123      123      123      ",
     "9x9: 123......123......123......123......123......123......123......123......123......, houses 27"},
    {NULL, "5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n"
     "\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 87 bytes"},
    {NULL, "\\1\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment \\1"},
    {NULL, "....18.32\n.4.367...\n38..59.47\n...7...63\n# end\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6",
     "4:1: 4 rows of 9 cells; expected 9 rows + 55 bytes"},
    {NULL, "\"....18.32\\n.4.367...\\n38..59.47\\n...7...63\\n..6..1954\\n....3....\\n6...84...\\n4.3.72.91\\n..259...6\\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6\ncube, layer 2"
     " of 3",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27 + 18 bytes"},
    {NULL, "||||1|8||3|2\n|4||3|6|7|||\n3|8|||5|9||4|7\n|||7||||6|3\n||6|||1|9|5|4\n||||3||||\n6||||8|4|||\n4||3||7|2||9|1\n"
     "||2|5|9||||6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "\"\",,,,1,8,,3,2\n\"\",4,,3,6,7,,,\n\"3\",8,,,5,9,,4,7\n\"\",,,7,,,,6,3\n\"\",,6,,,1,9,5,4\n\"\",,,,3,,,,\n\"6\""
     ",,,,8,4,,,\n\"4\",,3,,7,2,,9,1\n\"\",,2,5,9,,,,6",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "|1|2|3|4|5|6|7|8|9|\n|----\n|||||1|8||3|2|\n||4||3|6|7||||\n|3|8|||5|9||4|7|\n||||7||||6|3|\n|||6|||1|9|5|4|\n||"
     "|||3|||||\n|6||||8|4||||\n|4||3||7|2||9|1|\n|||2|5|9||||6|",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@"
     "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@",
     "1:163: 162 characters: several boards of 81, joined? expected one to a line"},
    {"line", "5 6 7 4 1 8 9 3 2 2 4 1 3 6 7 5 8 9 3 8 9 2 5 9 6 4 7 9 2 4 7 8 5 1 6 3 7 3 6 8 2 1 9 5 4 1 5 8 9 3 6 2 7 8 6 9 "
     "5 1 8 4 3 2 7 4 8 3 6 7 2 5 9 1 1 7 2 5 9 3 8 4 6",
     "1:1: '5' is no symbol here; expected 1-1 or a blank (. 0 * _ - x X ?)"},
    {NULL, "X:\n. . . . 1 8 . 3 2\n. 4 . 3 6 7 . . .\n3 8 . . 5 9 . 4 7\n. . . 7 . . . 6 3\n. . 6 . . 1 9 5 4\n. . . . 3 . ."
     " . .\n6 . . . 8 4 . . .\n4 . 3 . 7 2 . 9 1\n. . 2 5 9 . . . 6",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 161 bytes"},
    {NULL, ". . . . U1 8 . 3 U2\n. 4 . 3 6 7 . . .\n3 8 . . 5 9 . 4 7\n. . . 7 . . . 6 3\n. . 6 . . U1 9 5 4\n. . . . 3 . . "
     ". .\n6 . . . 8 4 . . .\n4 . 3 . 7 U2 . 9 U1\n. . U2 5 9 . . . 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, entries 6"},
    {NULL, "puzzle: 1 1 1 -15 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
     "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
     "9x9: 111.15111111111111111111111111111111111111111111111111111111111111111111111111111, houses 27"},
    {NULL, "puzzle: 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., "
     "5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., 5., .",
     "1:1: 1 row of 41 cells; expected 41 rows"},
    {NULL, "123456789ABC\n23456789ABC1\n3456789ABC12\n456789ABC123\n56789ABC1234\n6789ABC12345\n789ABC123456\n89ABC1234567\n"
     "9ABC12345678\nABC123456789\nBC123456789A\nC123456789AB\n12345678ABCD\nABC",
     "12x12: 123456789ABC23456789ABC13456789ABC12456789ABC12356789ABC12346789ABC12345789ABC123, houses 36 + 16 bytes"},
    {NULL, "puzzle ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6 and 5674189322413675893"
     "89259647924785163736821954158936278695184327483672591172593840",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6\n# end\n....18"
     ".32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27 + 87 bytes"},
    {NULL, "{0,0,0,0,1,8,0,3,2}_\n{0,4,0,3,6,7,0,0,0}_\n{3,8,0,0,5,9,0,4,7}_\n{0,0,0,7,0,0,0,6,3}_\n{0,0,6,0,0,1,9,5,4}_\n{0"
     ",0,0,0,3,0,0,0,0}_\n{6,0,0,0,8,4,0,0,0}_\n{4,0,3,0,7,2,0,9,1}_\n{0,0,2,5,9,0,0,0,6}_",
     "1:1: row 1 has 1 cell; expected 9"},
    {NULL, "||.||.||.||.||1||8||.||3||2||\n||.||4||.||3||6||7||.||.||.||\n||3||8||.||.||5||9||.||4||7||\n||.||.||.||7||.||.|"
     "|.||6||3||\n||.||.||6||.||.||1||9||5||4||\n||.||.||.||.||3||.||.||.||.||\n||6||.||.||.||8||4||.||.||.||\n||4||.|"
     "|3||.||7||2||.||9||1||",
     "8:1: 8 rows of 9 cells; expected 9 rows"},
    {"line", "ABCDEFGHIJKLMNO!BCDEFGHIJKLMNOPACDEFGHIJKLMNOPABDEFGHIJKLMNOPABCEFGHIJKLMNOPABCDFGHIJKLMNOPABCDEGHIJKLMNOPABCDEF"
     "HIJKLMNOPABCDEFGIJKLMNOPABCDEFGHJKLMNOPABCDEFGHIKLMNOPABCDEFGHIJLMNOPABCDEFGHIJKMNOPABCDEFGHIJKLNOPABCDEFGHIJKLM"
     "OPABCDEFGHIJKLMNPABCDEFGHIJKLMNO",
     "1:16: '!' is no symbol here; expected A-P or a blank (. 0 * _ - x X ?)"},
    {"line", "ABCDEFGHIJKLMNOPBCDEFGHIJKLMNOPQCDEFGHIJKLMNOPQADEFGHIJKLMNOPQABEFGHIJKLMNOPQABCFGHIJKLMNOPQABCDGHIJKLMNOPQABCDE"
     "HIJKLMNOPQABCDEFIJKLMNOPQABCDEFGJKLMNOPQABCDEFGHKLMNOPQABCDEFGHILMNOPQABCDEFGHIJMNOPQABCDEFGHIJKNOPQABCDEFGHIJKL"
     "OPQABCDEFGHIJKLMPQABCDEFGHIJKLMN",
     "1:8: 'H' is no symbol here; expected 1-9, A-G or a blank (. 0 * _ - x X ?)"},
    {NULL, "- - 5\n  - 3\nxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
     "1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line + 300 bytes"},
    {NULL, "|-\n|  ||  ||  ||  || 1 || 8 ||  || 3 || 2\n|-\n|  || 4 ||  || 3 || 6 || 7 ||  ||  || \n|-\n| 3 || 8 ||  ||  || "
     "5 || 9 ||  || 4 || 7\n|-\n|  ||  ||  || 7 ||  ||  ||  || 6 || 3\n|-\n|  ||  || 6 ||  ||  || 1 || 9 || 5 || 4\n|-"
     "\n|  ||  ||  ||  || 3 ||  ||  ||  || \n|-\n| 6 ||  ||  ||  || 8 || 4 ||  ||  || \n|-\n| 4 ||  || 3 ||  || 7 || 2"
     " ||  || 9 || 1\n|-\n|  ||  || 2 || 5 || 9 ||  ||  ||  || 6\n|}\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
};
/* clang-format on */
