/* SPDX-License-Identifier: MIT
 *
 * objects.h - JSON and what looks like it: boards in fields, rows and cells by name.
 */
/* clang-format off */
static const told_text objects_texts[] = {
    {NULL, "{\"cells\":[{\"v\":1},{\"v\":0},{\"v\":0},{\"v\":4},{\"v\":0},{\"v\":0},{\"v\":1},{\"v\":0},{\"v\":0}"
     ",{\"v\":1},{\"v\":0},{\"v\":0},{\"v\":4},{\"v\":0},{\"v\":0},{\"v\":1}]}\n", /* a field that nobody knows */
     "1:11: no cell has a value, but a number in another field; expected \"value\""},
    {NULL, "{\"cells\":[{\"row\":0,\"value\":1},{\"row\":0},{\"row\":0},{\"row\":0,\"value\":4},{\"row\":1},{\"ro"
     "w\":1},{\"row\":1,\"value\":1},{\"row\":1},{\"row\":2},{\"row\":2,\"value\":1},{\"row\":2},{\"row\":2},{\"row\":"
     "3,\"value\":4},{\"row\":3},{\"row\":3},{\"row\":3,\"value\":1}]}\n",
     "4x4: 1..4..1..1..4..1, houses 12"},
    {NULL, "{\"matrix\":[\"abcdefghi\", \"abcdefghi\", \"abcdefghi\", \"abcdefghi\", \"abcdefghi\", \"abcdefghi\""
     ", \"abcdefghi\", \"abcdefghi\", \"abcdefghi\"]}",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"m\":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"
     ",1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"matrix\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"matrix\":\"xxxx18x32x4x367xxx38xx59x47xxx7xxx63xx6xx1954xxxx3xxxx6xxx84xxx4x3x72x91xx259xxx6\"}",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "{\"matrix\":[\"....18.32\", \".4.367...\", \"38..59.47\", \"...7...63\", \"..6..1954\", \"....3....\""
     ", \"6...84...\", \"4.3.72.91\", \"..259...6\"]}",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "{\"data\": [5, 3, 0, 0, 7, 0, 0, 0, 0, 6, 0, 0, 1, 9, 5, 0, 0, 0, 0, 9, 8, 0, 0, 0, 0, 6, 0, 8, 0, 0,"
     " 0, 6, 0, 0, 0, 3, 4, 0, 0, 8, 0, 3, 0, 0, 1, 7, 0, 0, 0, 2, 0, 0, 0, 6, 0, 6, 0, 0, 0, 0, 2, 8, 0, 0, 0, 0, 4, "
     "1, 9, 0, 0, 5, 0, 0, 0, 0, 8, 0, 0, 7, 9]}",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "{\"foo\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,{\"bar\":[1,2,3,4]}]]}",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"foo\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"bar\":{\"baz\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0"
     ",0,0,0]]}}",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "    18 32 4 367   38  59 47   7   63  6  1954    3    6   84   4 3 72 91  259   6  kept since 12 Marc"
     "h 2019, 14:35:59 o'clock, by nobody in particular, from a newspaper that is gone",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "kept since 12 March 2019, 14:35:59 o'clock, by nobody in particular, from a newspaper that is gone"},
    {NULL, "[{\"a\":1},2],[3,4]",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\"\n1:1: this is not JSON"},
    {NULL, "{\"puzzle\": \"......................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     "................................................................................................................"
     ".............................................\"}\n",
     "1:1264: 1251 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "{\"grid\": \"3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7\", \"r"
     "egions\": [[\"1r\", \"1r\", \"2r\", \"2r\", \"2r\", \"2r\", \"3r\", \"3r\", \"3r\"], [\"1r\", \"1r\", \"1r\", \""
     "2r\", \"2r\", \"2r\", \"3r\", \"3r\", \"3r\"], [\"1r\", \"1r\", \"1r\", \"1r\", \"2r\", \"2r\", \"3r\", \"3r\", "
     "\"3r\"], [\"4r\", \"4r\", \"4r\", \"5r\", \"5r\", \"5r\", \"6r\", \"6r\", \"6r\"], [\"4r\", \"4r\", \"4r\", \"5r"
     "\", \"5r\", \"5r\", \"6r\", \"6r\", \"6r\"], [\"4r\", \"4r\", \"4r\", \"5r\", \"5r\", \"5r\", \"6r\", \"6r\", \""
     "6r\"], [\"7r\", \"7r\", \"7r\", \"8r\", \"8r\", \"8r\", \"9r\", \"9r\", \"9r\"], [\"7r\", \"7r\", \"7r\", \"8r\""
     ", \"8r\", \"8r\", \"9r\", \"9r\", \"9r\"], [\"7r\", \"7r\", \"7r\", \"8r\", \"8r\", \"8r\", \"9r\", \"9r\", \"9r"
     "\"]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": \"3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7\", \"r"
     "egions\": \"11222233A111222333111122333444555666444555666444555666777888999777888999777888999\"}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": \"3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7\", \"r"
     "egions\": \"112222333111222333111122333444555666444555666444555666777888888777888888777888888\"}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, {"
     "\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {\""
     "position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"posi"
     "tion\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\""
     ": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\": "
     "[4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": [5"
     ", 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6, "
     "1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7]"
     ", \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], "
     "\"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \""
     "value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"va"
     "lue\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": 5, \"fixed\": false}, {\"position\": [0, 1], \"value\": 3, \"fixed\": false},"
     " {\"position\": [0, 4], \"value\": 7, \"fixed\": false}, {\"position\": [1, 0], \"value\": 6, \"fixed\": false},"
     " {\"position\": [1, 3], \"value\": 1, \"fixed\": false}, {\"position\": [1, 4], \"value\": 9, \"fixed\": false},"
     " {\"position\": [1, 5], \"value\": 5, \"fixed\": false}, {\"position\": [2, 1], \"value\": 9, \"fixed\": false},"
     " {\"position\": [2, 2], \"value\": 8, \"fixed\": false}, {\"position\": [2, 7], \"value\": 6, \"fixed\": false},"
     " {\"position\": [3, 0], \"value\": 8, \"fixed\": false}, {\"position\": [3, 4], \"value\": 6, \"fixed\": false},"
     " {\"position\": [3, 8], \"value\": 3, \"fixed\": false}, {\"position\": [4, 0], \"value\": 4, \"fixed\": false},"
     " {\"position\": [4, 3], \"value\": 8, \"fixed\": false}, {\"position\": [4, 5], \"value\": 3, \"fixed\": false},"
     " {\"position\": [4, 8], \"value\": 1, \"fixed\": false}, {\"position\": [5, 0], \"value\": 7, \"fixed\": false},"
     " {\"position\": [5, 4], \"value\": 2, \"fixed\": false}, {\"position\": [5, 8], \"value\": 6, \"fixed\": false},"
     " {\"position\": [6, 1], \"value\": 6, \"fixed\": false}, {\"position\": [6, 6], \"value\": 2, \"fixed\": false},"
     " {\"position\": [6, 7], \"value\": 8, \"fixed\": false}, {\"position\": [7, 3], \"value\": 4, \"fixed\": false},"
     " {\"position\": [7, 4], \"value\": 1, \"fixed\": false}, {\"position\": [7, 5], \"value\": 9, \"fixed\": false},"
     " {\"position\": [7, 8], \"value\": 5, \"fixed\": false}, {\"position\": [8, 4], \"value\": 8, \"fixed\": false},"
     " {\"position\": [8, 7], \"value\": 7, \"fixed\": false}, {\"position\": [8, 8], \"value\": 9, \"fixed\": false}]"
     "}\n",
     "1:1: cells that are not \"fixed\": digits of a player, which a board has no place for"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": 5, \"fixed\": false}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, "
     "{\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {"
     "\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\""
     "position\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"posi"
     "tion\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position"
     "\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\""
     ": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": "
     "[5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6"
     ", 1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, "
     "7], \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4]"
     ", \"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], "
     "\"value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \""
     "value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:1: cells that are not \"fixed\": digits of a player, which a board has no place for"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [9, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, {"
     "\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {\""
     "position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"posi"
     "tion\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\""
     ": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\": "
     "[4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": [5"
     ", 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6, "
     "1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7]"
     ", \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], "
     "\"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \""
     "value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"va"
     "lue\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 9], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, {"
     "\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {\""
     "position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"posi"
     "tion\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\""
     ": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\": "
     "[4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": [5"
     ", 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6, "
     "1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7]"
     ", \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], "
     "\"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \""
     "value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"va"
     "lue\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, {\"p"
     "osition\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {\"pos"
     "ition\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\"posit"
     "ion\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"positio"
     "n\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\""
     ": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\": "
     "[4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\": [4"
     ", 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": [5, "
     "4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6, 1]"
     ", \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], "
     "\"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \""
     "value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"va"
     "lue\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"valu"
     "e\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 1], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, {"
     "\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {\""
     "position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"posi"
     "tion\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\""
     ": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\": "
     "[4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": [5"
     ", 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6, "
     "1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7]"
     ", \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], "
     "\"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \""
     "value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"va"
     "lue\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": 10, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, "
     "{\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {"
     "\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\""
     "position\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"posi"
     "tion\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position"
     "\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\""
     ": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": "
     "[5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6"
     ", 1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, "
     "7], \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4]"
     ", \"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], "
     "\"value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \""
     "value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": \"5\", \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true"
     "}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true},"
     " {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {"
     "\"position\": [1, 5], \"value\": \"5\", \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true},"
     " {\"position\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {"
     "\"position\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\""
     "position\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"po"
     "sition\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"posi"
     "tion\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"positi"
     "on\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\""
     ": [6, 7], \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": "
     "[7, 4], \"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7"
     ", 8], \"value\": \"5\", \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": "
     "[8, 7], \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": \"?5\", \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}"
     ", {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, "
     "{\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {"
     "\"position\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\""
     "position\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"po"
     "sition\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posi"
     "tion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"positi"
     "on\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position"
     "\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\""
     ": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": "
     "[6, 7], \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7"
     ", 4], \"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, "
     "8], \"value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7]"
     ", \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:91: this is no cell; expected a number or null"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": 5.5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true},"
     " {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {"
     "\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\""
     "position\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"posi"
     "tion\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position"
     "\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\""
     ": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": "
     "[5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6"
     ", 1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, "
     "7], \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4]"
     ", \"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], "
     "\"value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \""
     "value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:91: this is no cell; expected a number or null"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, {\"position\": "
     "[0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {\"position\": [1"
     ", 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, "
     "5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2]"
     ", \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], "
     "\"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8], \""
     "value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\": [4, 3], \"va"
     "lue\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\": [4, 8], \"valu"
     "e\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": [5, 4], \"value"
     "\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\""
     ": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": "
     "8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1,"
     " \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": 5, "
     "\"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"value\": 7, \""
     "fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[7, {\"position\": [0, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}"
     ", {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, "
     "{\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {"
     "\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\""
     "position\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"po"
     "sition\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"posi"
     "tion\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"positi"
     "on\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position"
     "\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\""
     ": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6"
     ", 7], \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, "
     "4], \"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8]"
     ", \"value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], "
     "\"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[{\"position\": [0, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true}, {"
     "\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"fixed\": true}, {\""
     "position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"value\": 9, \"fixed\": true}, {\"po"
     "sition\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"posi"
     "tion\": [2, 2], \"value\": 8, \"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"positi"
     "on\": [3, 0], \"value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\""
     ": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position\": "
     "[4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true}, {\"position\": [5"
     ", 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fixed\": true}, {\"position\": [6, "
     "1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7]"
     ", \"value\": 8, \"fixed\": true}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], "
     "\"value\": 1, \"fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \""
     "value\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"va"
     "lue\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n# and more\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells\": "
     "[]}\n",
     "1:90: not a board: expected a list of N lists of N cells"},
    {NULL, "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true,\"foo\":true,\"bar\":true},{},{},{}],[{},{},{},{}]"
     ",[{},{},{},{\"value\":2,\"given\":true}],[{},{},{},{}]]}\n",
     "4x4: 1..........2...., houses 12"},
    {NULL, "{\"size\":4,\"grid\":[[{\"value\":1,\"foo\":true,\"bar\":true},{},{},{}],[{},{},{},{}],[{},{},{},{\"v"
     "alue\":2,\"given\":true}],[{},{},{},{}]]}\n",
     "1:20: a digit with \"true\" in a field that f-puzzles does not have"},
    {NULL, "{\"size\":4,\"grid\":[[{\"foo\":true,\"bar\":false},{},{},{}],[{},{},{},{}],[{},{},{},{\"value\":2,\""
     "given\":true}],[{},{},{},{}]]}\n",
     "4x4: ...........2...., houses 12"},
    {NULL, "{\"size\":4,\"grid\":[[{\"value\":1,\"foo\":true,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{"
     "\"value\":2,\"given\":true}],[{},{},{},{}]]}\n",
     "4x4: 1..........2...., houses 12"},
    {NULL, "{\"mission\": [[5, 3, null, null, 7, null, null, null, null], [6, null, null, 1, 9, 5, null, null, nu"
     "ll], [null, 9, 8, null, null, null, null, 6, null], [8, null, null, null, 6, null, null, null, 3], [4, null, nul"
     "l, 8, null, 3, null, null, 1], [7, null, null, null, 2, null, null, null, 6], [null, 6, null, null, null, null, "
     "2, 8, null], [null, null, null, 4, 1, 9, null, null, 5], [null, null, null, null, 8, null, null, 7, 9]]}\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "{\"grid\": [[\"3\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"4\"], [\"\", \"\", \"2\", \"\", \"6\""
     ", \"\", \"1\", \"\", \"\"], [\"\", \"1\", \"\", \"9\", \"\", \"8\", \"\", \"2\", \"\"], [\"\", \"\", \"5\", \"\""
     ", \"\", \"\", \"6\", \"\", \"\"], [\"\", \"\", \"\", \"2\", \"\", \"1\", \"\", \"\", \"\"], [\"\", \"\", \"9\", "
     "\"\", \"\", \"\", \"8\", \"\", \"\"], [\"\", \"8\", \"\", \"3\", \"\", \"4\", \"\", \"6\", \"\"], [\"\", \"\", "
     "\"4\", \"\", \"1\", \"\", \"9\", \"\", \"\"], [\"5\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"7\"]], \"regio"
     "ns\": [[1, 1, 2, 2, 2, 2, 3, 3, 3], [1, 1, 1, 2, 2, 2, 3, 3, 3], [1, 1, 1, 1, 2, 2, 3, 3, 3], [4, 4, 4, 5, 5, 5,"
     " 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7, 7, 8, 8"
     ", 8, 9, 9, 9], [7, 7, 7, 8, 8, 8, 9, 9, 9]]}\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[1000, 1000, 2000, 2000, 2000, 2000, "
     "3000, 3000, 3000], [1000, 1000, 1000, 2000, 2000, 2000, 3000, 3000, 3000], [1000, 1000, 1000, 1000, 2000, 2000, "
     "3000, 3000, 3000], [4000, 4000, 4000, 5000, 5000, 5000, 6000, 6000, 6000], [4000, 4000, 4000, 5000, 5000, 5000, "
     "6000, 6000, 6000], [4000, 4000, 4000, 5000, 5000, 5000, 6000, 6000, 6000], [7000, 7000, 7000, 8000, 8000, 8000, "
     "9000, 9000, 9000], [7000, 7000, 7000, 8000, 8000, 8000, 9000, 9000, 9000], [7000, 7000, 7000, 8000, 8000, 8000, "
     "9000, 9000, 9000]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[\"r1\", \"r1\", \"r2\", \"r2\", \"r2"
     "\", \"r2\", \"r3\", \"r3\", \"r3\"], [\"r1\", \"r1\", \"r1\", \"r2\", \"r2\", \"r2\", \"r3\", \"r3\", \"r3\"], ["
     "\"r1\", \"r1\", \"r1\", \"r1\", \"r2\", \"r2\", \"r3\", \"r3\", \"r3\"], [\"r4\", \"r4\", \"r4\", \"r5\", \"r5\""
     ", \"r5\", \"r6\", \"r6\", \"r6\"], [\"r4\", \"r4\", \"r4\", \"r5\", \"r5\", \"r5\", \"r6\", \"r6\", \"r6\"], [\""
     "r4\", \"r4\", \"r4\", \"r5\", \"r5\", \"r5\", \"r6\", \"r6\", \"r6\"], [\"r7\", \"r7\", \"r7\", \"r8\", \"r8\", "
     "\"r8\", \"r9\", \"r9\", \"r9\"], [\"r7\", \"r7\", \"r7\", \"r8\", \"r8\", \"r8\", \"r9\", \"r9\", \"r9\"], [\"r7"
     "\", \"r7\", \"r7\", \"r8\", \"r8\", \"r8\", \"r9\", \"r9\", \"r9\"]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[[[1], [1], [2], [2], [2], [2], [3], "
     "[3], [3]], [[1], [1], [1], [2], [2], [2], [3], [3], [3]], [[1], [1], [1], [1], [2], [2], [3], [3], [3]], [[4], ["
     "4], [4], [5], [5], [5], [6], [6], [6]], [[4], [4], [4], [5], [5], [5], [6], [6], [6]], [[4], [4], [4], [5], [5],"
     " [5], [6], [6], [6]], [[7], [7], [7], [8], [8], [8], [9], [9], [9]], [[7], [7], [7], [8], [8], [8], [9], [9], [9"
     "]], [[7], [7], [7], [8], [8], [8], [9], [9], [9]]]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[2, 3, 11, 12, 13, 20, 21, 22, 23], ["
     "4, 5, 6, 7, 14, 15, 16, 24, 25], [8, 9, 10, 17, 18, 19, 26, 27, 28], [29, 30, 31, 38, 39, 40, 47, 48, 49], [32, "
     "33, 34, 41, 42, 43, 50, 51, 52], [35, 36, 37, 44, 45, 46, 53, 54, 55], [56, 57, 58, 65, 66, 67, 74, 75, 76], [59"
     ", 60, 61, 68, 69, 70, 77, 78, 79], [62, 63, 64, 71, 72, 73, 80, 81, 82]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[0, 2, 18, 20, 22, 36, 38, 40, 42], ["
     "4, 6, 8, 10, 24, 26, 28, 44, 46], [12, 14, 16, 30, 32, 34, 48, 50, 52], [54, 56, 58, 72, 74, 76, 90, 92, 94], [6"
     "0, 62, 64, 78, 80, 82, 96, 98, 100], [66, 68, 70, 84, 86, 88, 102, 104, 106], [108, 110, 112, 126, 128, 130, 144"
     ", 146, 148], [114, 116, 118, 132, 134, 136, 150, 152, 154], [120, 122, 124, 138, 140, 142, 156, 158, 160]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[[0, 5], [0, 6], [1, 5], [1, 6], [1, "
     "7], [2, 5], [2, 6], [2, 7], [2, 8]], [[0, 7], [0, 8], [0, 9], [0, 10], [1, 8], [1, 9], [1, 10], [2, 9], [2, 10]]"
     ", [[0, 11], [0, 12], [0, 13], [1, 11], [1, 12], [1, 13], [2, 11], [2, 12], [2, 13]], [[3, 5], [3, 6], [3, 7], [4"
     ", 5], [4, 6], [4, 7], [5, 5], [5, 6], [5, 7]], [[3, 8], [3, 9], [3, 10], [4, 8], [4, 9], [4, 10], [5, 8], [5, 9]"
     ", [5, 10]], [[3, 11], [3, 12], [3, 13], [4, 11], [4, 12], [4, 13], [5, 11], [5, 12], [5, 13]], [[6, 5], [6, 6], "
     "[6, 7], [7, 5], [7, 6], [7, 7], [8, 5], [8, 6], [8, 7]], [[6, 8], [6, 9], [6, 10], [7, 8], [7, 9], [7, 10], [8, "
     "8], [8, 9], [8, 10]], [[6, 11], [6, 12], [6, 13], [7, 11], [7, 12], [7, 13], [8, 11], [8, 12], [8, 13]]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1"
     ", 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, "
     "1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1]]}"
     "\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[1, 1, 2, 2, 2, 2, 3, 3, 3], [1, 1, 1"
     ", 2, 2, 2, 3, 3, 3], [1, 1, 1, 1, 2, 2, 3, 3, 3], [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, "
     "4, 4, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7, 7, 8, 8, 8, 9, 9, 9]],"
     " \"answer\": [[1, 1, 2, 2, 2, 2, 3, 3, 3], [1, 1, 1, 2, 2, 2, 3, 3, 3], [1, 1, 1, 1, 2, 2, 3, 3, 3], [4, 4, 4, 5"
     ", 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7, "
     "7, 8, 8, 8, 9, 9, 9], [7, 7, 7, 8, 8, 8, 9, 9, 9]]}\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "{\"regions\": [[1, 1, 2, 2, 2, 2, 3, 3, 3], [1, 1, 1, 2, 2, 2, 3, 3, 3], [1, 1, 1, 1, 2, 2, 3, 3, 3],"
     " [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 8, 9, 9,"
     " 9], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7, 7, 8, 8, 8, 9, 9, 9]], \"sol\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2,"
     " 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0, 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0"
     ", 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0], [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]]}"
     "\n",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0"
     ", 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0]"
     ", [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[0, 1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5"
     ", 6, 7, 8, 0, 1, 2], [6, 7, 8, 0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 0, 1, 2], [6, "
     "7, 8, 0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 0, 1, 2], [6, 7, 8, 0, 1, 2, 3, 4, 5]]}"
     "\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"row1\": [0, 0, 10, 0, 9, 5, 0, 0, 3, 0], \"row2\": [7, 0, 0, 0, 5, 0, 4, 0, 10, 0], \"row3\": [0, "
     "5, 0, 0, 0, 8, 0, 0, 0, 0], \"row4\": [0, 0, 0, 8, 0, 0, 0, 7, 6, 0], \"row5\": [0, 8, 0, 9, 0, 0, 0, 0, 0, 5], "
     "\"row6\": [0, 0, 6, 0, 0, 10, 0, 9, 0, 0], \"row7\": [1, 0, 0, 0, 8, 0, 0, 6, 0, 0], \"row8\": [6, 4, 0, 7, 0, 0"
     ", 0, 0, 0, 1], \"row9\": [0, 0, 0, 2, 0, 3, 0, 0, 0, 0], \"row10\": [10, 1, 5, 3, 0, 0, 8, 0, 0, 0]}\n",
     "10x10: ..A.95..3.7...5.4.A..5...8.......8...76..8.9.....5..6..A.9..1...8..6..64.7.....1...2.3....A153..8..."
     ", houses 30"},
    {NULL, "{\"grid\": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, "
     "0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0"
     ", 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0,"
     " 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, "
     "0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], \"regions\": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1, 1, "
     "1, 1, 1], [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [4, 4, 4, 4, 4, 4, 4, 4, 4"
     ", 4, 4, 4], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], [7, 7, 7, 7, 7, 7, 7, 7,"
     " 7, 7, 7, 7], [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8], [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9], [10, 10, 10, 10, 10, 1"
     "0, 10, 10, 10, 10, 10, 10], [11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11]]}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"a\": {\"a\": {\"a\": {\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0, 6, 0, 1, 0, 0], [0, 1, "
     "0, 9, 0, 8, 0, 2, 0], [0, 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9, 0, 0, 0, 8, 0, 0], [0,"
     " 8, 0, 3, 0, 4, 0, 6, 0], [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"regions\": [[1, 1, 2, 2, "
     "2, 2, 3, 3, 3], [1, 1, 1, 2, 2, 2, 3, 3, 3], [1, 1, 1, 1, 2, 2, 3, 3, 3], [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, 4, 4,"
     " 5, 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7"
     ", 7, 8, 8, 8, 9, 9, 9]]}}}}\n",
     "9x9: 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7, houses 27, regions "
     "112222333111222333111122333444555666444555666444555666777888999777888999777888999"},
    {NULL, "{\"a\": {\"a\": {\"a\": {\"a\": {\"a\": {\"a\": {\"grid\": [[3, 0, 0, 0, 0, 0, 0, 0, 4], [0, 0, 2, 0,"
     " 6, 0, 1, 0, 0], [0, 1, 0, 9, 0, 8, 0, 2, 0], [0, 0, 5, 0, 0, 0, 6, 0, 0], [0, 0, 0, 2, 0, 1, 0, 0, 0], [0, 0, 9"
     ", 0, 0, 0, 8, 0, 0], [0, 8, 0, 3, 0, 4, 0, 6, 0], [0, 0, 4, 0, 1, 0, 9, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 7]], \"r"
     "egions\": [[1, 1, 2, 2, 2, 2, 3, 3, 3], [1, 1, 1, 2, 2, 2, 3, 3, 3], [1, 1, 1, 1, 2, 2, 3, 3, 3], [4, 4, 4, 5, 5"
     ", 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [4, 4, 4, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 8, 9, 9, 9], [7, 7, 7, "
     "8, 8, 8, 9, 9, 9], [7, 7, 7, 8, 8, 8, 9, 9, 9]]}}}}}}}\n",
     "1:1: a constraint that is not supported: regions (field \"regions\"); without it this is another puzzle"},
    {NULL, "{\"r1a\": \"008500020\", \"r2a\": \"000108000\", \"r3a\": \"460000005\", \"r4a\": \"000009080\", \"r5"
     "a\": \"500020010\", \"r6a\": \"004000050\", \"r7a\": \"000473000\", \"r8a\": \"005002000\", \"r9a\": \"092600700"
     "\"}\n",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"r1\": \"1\", \"r2\": \"1\", \"r3\": \"1\", \"r4\": \"1\", \"r5\": \"1\", \"r6\": \"1\", \"r7\": \""
     "1\", \"r8\": \"1\", \"r9\": \"1\", \"r10\": \"1\", \"r11\": \"1\", \"r12\": \"1\", \"r13\": \"1\", \"r14\": \"1"
     "\", \"r15\": \"1\", \"r16\": \"1\", \"r17\": \"1\", \"r18\": \"1\", \"r19\": \"1\", \"r20\": \"1\", \"r21\": \"1"
     "\", \"r22\": \"1\", \"r23\": \"1\", \"r24\": \"1\", \"r25\": \"1\", \"r26\": \"1\", \"r27\": \"1\", \"r28\": \"1"
     "\", \"r29\": \"1\", \"r30\": \"1\"}\n",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"r1\": \"008500020\", \"r3\": \"000108000\", \"r5\": \"460000005\", \"r7\": \"000009080\", \"r9\": "
     "\"500020010\", \"r11\": \"004000050\", \"r13\": \"000473000\", \"r15\": \"005002000\", \"r17\": \"092600700\"}\n",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"r1\": \"00850002\", \"r2\": \"00010800\", \"r3\": \"46000000\", \"r4\": \"00000908\", \"r5\": \"50"
     "002001\", \"r6\": \"00400005\", \"r7\": \"00047300\", \"r8\": \"00500200\", \"r9\": \"09260070\"}\n",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"r1\": [\"0085\", \"00020\"], \"r2\": [\"0001\", \"08000\"], \"r3\": [\"4600\", \"00005\"], \"r4\":"
     " [\"0000\", \"09080\"], \"r5\": [\"5000\", \"20010\"], \"r6\": [\"0040\", \"00050\"], \"r7\": [\"0004\", \"73000"
     "\"], \"r8\": [\"0050\", \"02000\"], \"r9\": [\"0926\", \"00700\"]}\n",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"r1\": [0, 0, 13, 10, 0, 0, 0, 7, 0], \"r2\": [0, 0, 0, 6, 0, 13, 0, 0, 0], \"r3\": [9, 11, 0, 0, 0"
     ", 0, 0, 0, 10], \"r4\": [0, 0, 0, 0, 0, 14, 0, 13, 0], \"r5\": [10, 0, 0, 0, 7, 0, 0, 6, 0], \"r6\": [0, 0, 9, 0"
     ", 0, 0, 0, 10, 0], \"r7\": [0, 0, 0, 9, 12, 8, 0, 0, 0], \"r8\": [0, 0, 10, 0, 0, 7, 0, 0, 0], \"r9\": [0, 14, 7"
     ", 11, 0, 0, 12, 0, 0]}\n",
     "1:1: no puzzle in this object; expected a key such as \"puzzle\" or \"board\""},
    {NULL, "{\"cells\": [{\"position\": [0, 2], \"value\": 8, \"fixed\": true}, {\"position\": [0, 3], \"value\":"
     " 5, \"fixed\": true}, {\"position\": [0, 7], \"value\": 2, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1"
     ", \"fixed\": true}, {\"position\": [1, 5], \"value\": 8, \"fixed\": true}, {\"position\": [2, 0], \"value\": 4, "
     "\"fixed\": true}, {\"position\": [2, 1], \"value\": 6, \"fixed\": true}, {\"position\": [2, 8], \"value\": 5, \""
     "fixed\": true}, {\"position\": [3, 5], \"value\": 9, \"fixed\": true}, {\"position\": [3, 7], \"value\": 8, \"fi"
     "xed\": true}, {\"position\": [4, 0], \"value\": 5, \"fixed\": true}, {\"position\": [4, 4], \"value\": 2, \"fixe"
     "d\": true}, {\"position\": [4, 7], \"value\": 1, \"fixed\": true}, {\"position\": [5, 2], \"value\": 4, \"fixed"
     "\": true}, {\"position\": [5, 7], \"value\": 5, \"fixed\": true}, {\"position\": [6, 3], \"value\": 4, \"fixed\""
     ": true}, {\"position\": [6, 4], \"value\": 7, \"fixed\": true}, {\"position\": [6, 5], \"value\": 3, \"fixed\": "
     "true}, {\"position\": [7, 2], \"value\": 5, \"fixed\": true}, {\"position\": [7, 5], \"value\": 2, \"fixed\": tr"
     "ue}, {\"position\": [8, 1], \"value\": 9, \"fixed\": true}, {\"position\": [8, 2], \"value\": 2, \"fixed\": true"
     "}, {\"position\": [8, 3], \"value\": 6, \"fixed\": true}, {\"position\": [8, 6], \"value\": 7, \"fixed\": true},"
     " {\"position\": [0, 0], \"value\": 9, \"fixed\": false}, {\"position\": [0, 1], \"value\": 7, \"fixed\": true}]}"
     "\n",
     "1:1: a cell that is named twice, or written otherwise than the first"},
    {NULL, "{\"cells\": [{\"position\": [0, 2], \"value\": 8, \"fixed\": true}, {\"position\": [0, 3], \"value\":"
     " 5, \"fixed\": true}, {\"position\": [0, 7], \"value\": 2, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1"
     ", \"fixed\": true}, {\"position\": [1, 5], \"value\": 8, \"fixed\": true}, {\"position\": [2, 0], \"value\": 4, "
     "\"fixed\": true}, {\"position\": [2, 1], \"value\": 6, \"fixed\": true}, {\"position\": [2, 8], \"value\": 5, \""
     "fixed\": true}, {\"position\": [3, 5], \"value\": 9, \"fixed\": true}, {\"position\": [3, 7], \"value\": 8, \"fi"
     "xed\": true}, {\"position\": [4, 0], \"value\": 5, \"fixed\": true}, {\"position\": [4, 4], \"value\": 2, \"fixe"
     "d\": true}, {\"position\": [4, 7], \"value\": 1, \"fixed\": true}, {\"position\": [5, 2], \"value\": 4, \"fixed"
     "\": true}, {\"position\": [5, 7], \"value\": 5, \"fixed\": true}, {\"position\": [6, 3], \"value\": 4, \"fixed\""
     ": true}, {\"position\": [6, 4], \"value\": 7, \"fixed\": true}, {\"position\": [6, 5], \"value\": 3, \"fixed\": "
     "true}, {\"position\": [7, 2], \"value\": 5, \"fixed\": true}, {\"position\": [7, 5], \"value\": 2, \"fixed\": tr"
     "ue}, {\"position\": [8, 1], \"value\": 9, \"fixed\": true}, {\"position\": [8, 2], \"value\": 2, \"fixed\": true"
     "}, {\"position\": [8, 3], \"value\": 6, \"fixed\": true}, {\"position\": [8, 6], \"value\": 7, \"fixed\": true},"
     " {\"position\": [9, 0], \"value\": 1, \"fixed\": true}]}\n",
     "1:1: a cell that is named twice, or written otherwise than the first"},
    {NULL, "{\"cells\": [{\"position\": [0, 2], \"value\": 8, \"fixed\": true}, {\"position\": [0, 3], \"value\":"
     " 5, \"fixed\": true}, {\"position\": [0, 7], \"value\": 2, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1"
     ", \"fixed\": true}, {\"position\": [1, 5], \"value\": 8, \"fixed\": true}, {\"position\": [2, 0], \"value\": 4, "
     "\"fixed\": true}, {\"position\": [2, 1], \"value\": 6, \"fixed\": true}, {\"position\": [2, 8], \"value\": 5, \""
     "fixed\": true}, {\"position\": [3, 5], \"value\": 9, \"fixed\": true}, {\"position\": [3, 7], \"value\": 8, \"fi"
     "xed\": true}, {\"position\": [4, 0], \"value\": 5, \"fixed\": true}, {\"position\": [4, 4], \"value\": 2, \"fixe"
     "d\": true}, {\"position\": [4, 7], \"value\": 1, \"fixed\": true}, {\"position\": [5, 2], \"value\": 4, \"fixed"
     "\": true}, {\"position\": [5, 7], \"value\": 5, \"fixed\": true}, {\"position\": [6, 3], \"value\": 4, \"fixed\""
     ": true}, {\"position\": [6, 4], \"value\": 7, \"fixed\": true}, {\"position\": [6, 5], \"value\": 3, \"fixed\": "
     "true}, {\"position\": [7, 2], \"value\": 5, \"fixed\": true}, {\"position\": [7, 5], \"value\": 2, \"fixed\": tr"
     "ue}, {\"position\": [8, 1], \"value\": 9, \"fixed\": true}, {\"position\": [8, 2], \"value\": 2, \"fixed\": true"
     "}, {\"position\": [8, 3], \"value\": 6, \"fixed\": true}, {\"position\": [8, 6], \"value\": 7, \"fixed\": true},"
     " {\"position\": [0, 9], \"value\": 1, \"fixed\": true}]}\n",
     "1:1: a cell that is named twice, or written otherwise than the first"},
    {NULL, "{\"cells\": [{\"position\": [0, 2], \"value\": 8, \"fixed\": true}, {\"position\": [0, 3], \"value\":"
     " 5, \"fixed\": true}, {\"position\": [0, 7], \"value\": 2, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1"
     ", \"fixed\": true}, {\"position\": [1, 5], \"value\": 8, \"fixed\": true}, {\"position\": [2, 0], \"value\": 4, "
     "\"fixed\": true}, {\"position\": [2, 1], \"value\": 6, \"fixed\": true}, {\"position\": [2, 8], \"value\": 5, \""
     "fixed\": true}, {\"position\": [3, 5], \"value\": 9, \"fixed\": true}, {\"position\": [3, 7], \"value\": 8, \"fi"
     "xed\": true}, {\"position\": [4, 0], \"value\": 5, \"fixed\": true}, {\"position\": [4, 4], \"value\": 2, \"fixe"
     "d\": true}, {\"position\": [4, 7], \"value\": 1, \"fixed\": true}, {\"position\": [5, 2], \"value\": 4, \"fixed"
     "\": true}, {\"position\": [5, 7], \"value\": 5, \"fixed\": true}, {\"position\": [6, 3], \"value\": 4, \"fixed\""
     ": true}, {\"position\": [6, 4], \"value\": 7, \"fixed\": true}, {\"position\": [6, 5], \"value\": 3, \"fixed\": "
     "true}, {\"position\": [7, 2], \"value\": 5, \"fixed\": true}, {\"position\": [7, 5], \"value\": 2, \"fixed\": tr"
     "ue}, {\"position\": [8, 1], \"value\": 9, \"fixed\": true}, {\"position\": [8, 2], \"value\": 2, \"fixed\": true"
     "}, {\"position\": [8, 3], \"value\": 6, \"fixed\": true}, {\"position\": [8, 6], \"value\": 7, \"fixed\": true},"
     " {\"position\": [0, 0], \"value\": 10, \"fixed\": true}]}\n",
     "1:1: a cell that is named twice, or written otherwise than the first"},
    {NULL, "{\"cells\": \"x\", \"position\": [1, 2]}\n",
     "1:13: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "{\"cells\": []}\n",
     "1:11: not a board: expected a list of N lists of N cells"},
    {NULL, "{\n\"grid\": [\"12..\", \"..12\", \"3..4\", \"4..3\"],\n\"regions\": [\"1112\", \"1322\", \"3342\", \"3444\"]\n}"
     "\n",
     "4x4: 12....123..44..3, houses 12, regions 1112132233423444"},
    {NULL, "[\n  {\n    \"row\": 0,\n    \"column\": 0,\n    \"value\": 5\n  },\n  {\n    \"row\": 0,\n    \"column\": 1,\n "
     "   \"value\": 3\n  },\n  {\n    \"row\": 1,\n    \"column\": 4,\n    \"value\": 4\n  },\n  {\n    \"row\": 2,\n "
     "   \"column\": 2,\n    \"value\": 1\n  },\n  {\n    \"row\": 3,\n    \"column\": 4,\n    \"value\": 2\n  },\n  {"
     "\n    \"row\": 4,\n    \"column\": 4,\n    \"value\": 7\n  },\n  {\n    \"row\": 5,\n    \"column\": 5,\n    \"v"
     "alue\": 8\n  },\n  {\n    \"row\": 6,\n    \"column\": 6,\n    \"value\": 6\n  },\n  {\n    \"row\": 8,\n    \"c"
     "olumn\": 8,\n    \"value\": 9\n  }\n]\n",
     "9x9: 53...........4......1..........2........7.........8.........6...................9, houses 27"},
    {NULL, "[\n{\"name\": \"The first of all the boards that were ever made by hand\",\n\"puzzle\": \"53..7....6..195....98."
     "...6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"}\n]\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
};
/* clang-format on */
