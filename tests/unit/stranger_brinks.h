/* SPDX-License-Identifier: MIT
 *
 * stranger_brinks.h - more relatives of the texts in stranger_texts.h: such as just are boards, and such as just are none.
 */
/* clang-format off */
static const stranger_text objects_of_other_programs[] = {
    {"{\"puzzle\": \"..................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     ".................................................................................................."
     "..........................................................................................\"}\n",
     0, false, ""},
    {"{\"grid\": \"3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7\", "
     "\"regions\": [[\"1r\", \"1r\", \"2r\", \"2r\", \"2r\", \"2r\", \"3r\", \"3r\", \"3r\"], [\"1r\", "
     "\"1r\", \"1r\", \"2r\", \"2r\", \"2r\", \"3r\", \"3r\", \"3r\"], [\"1r\", \"1r\", \"1r\", \"1r\", "
     "\"2r\", \"2r\", \"3r\", \"3r\", \"3r\"], [\"4r\", \"4r\", \"4r\", \"5r\", \"5r\", \"5r\", \"6r\", "
     "\"6r\", \"6r\"], [\"4r\", \"4r\", \"4r\", \"5r\", \"5r\", \"5r\", \"6r\", \"6r\", \"6r\"], [\"4r\""
     ", \"4r\", \"4r\", \"5r\", \"5r\", \"5r\", \"6r\", \"6r\", \"6r\"], [\"7r\", \"7r\", \"7r\", \"8r\""
     ", \"8r\", \"8r\", \"9r\", \"9r\", \"9r\"], [\"7r\", \"7r\", \"7r\", \"8r\", \"8r\", \"8r\", \"9r\""
     ", \"9r\", \"9r\"], [\"7r\", \"7r\", \"7r\", \"8r\", \"8r\", \"8r\", \"9r\", \"9r\", \"9r\"]]}\n",
     0, false, ""},
    {"{\"grid\": \"3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7\", "
     "\"regions\": \"11222233A111222333111122333444555666444555666444555666777888999777888999777888999\""
     "}\n",
     0, false, ""},
    {"{\"grid\": \"3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5.......7\", "
     "\"regions\": \"112222333111222333111122333444555666444555666444555666777888888777888888777888888\""
     "}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \""
     "value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\""
     ": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {"
     "\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed"
     "\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\""
     ": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8"
     "], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posit"
     "ion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \""
     "fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"va"
     "lue\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\""
     "position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\""
     ": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": "
     "5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7],"
     " \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": 5, \"fixed\": false}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": false}, {\"position\": [0, 4], \"value\": 7, \"fixed\": false}, {\"position\": [1, 0], "
     "\"value\": 6, \"fixed\": false}, {\"position\": [1, 3], \"value\": 1, \"fixed\": false}, {\"positi"
     "on\": [1, 4], \"value\": 9, \"fixed\": false}, {\"position\": [1, 5], \"value\": 5, \"fixed\": fal"
     "se}, {\"position\": [2, 1], \"value\": 9, \"fixed\": false}, {\"position\": [2, 2], \"value\": 8, "
     "\"fixed\": false}, {\"position\": [2, 7], \"value\": 6, \"fixed\": false}, {\"position\": [3, 0], "
     "\"value\": 8, \"fixed\": false}, {\"position\": [3, 4], \"value\": 6, \"fixed\": false}, {\"positi"
     "on\": [3, 8], \"value\": 3, \"fixed\": false}, {\"position\": [4, 0], \"value\": 4, \"fixed\": fal"
     "se}, {\"position\": [4, 3], \"value\": 8, \"fixed\": false}, {\"position\": [4, 5], \"value\": 3, "
     "\"fixed\": false}, {\"position\": [4, 8], \"value\": 1, \"fixed\": false}, {\"position\": [5, 0], "
     "\"value\": 7, \"fixed\": false}, {\"position\": [5, 4], \"value\": 2, \"fixed\": false}, {\"positi"
     "on\": [5, 8], \"value\": 6, \"fixed\": false}, {\"position\": [6, 1], \"value\": 6, \"fixed\": fal"
     "se}, {\"position\": [6, 6], \"value\": 2, \"fixed\": false}, {\"position\": [6, 7], \"value\": 8, "
     "\"fixed\": false}, {\"position\": [7, 3], \"value\": 4, \"fixed\": false}, {\"position\": [7, 4], "
     "\"value\": 1, \"fixed\": false}, {\"position\": [7, 5], \"value\": 9, \"fixed\": false}, {\"positi"
     "on\": [7, 8], \"value\": 5, \"fixed\": false}, {\"position\": [8, 4], \"value\": 8, \"fixed\": fal"
     "se}, {\"position\": [8, 7], \"value\": 7, \"fixed\": false}, {\"position\": [8, 8], \"value\": 9, "
     "\"fixed\": false}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": 5, \"fixed\": false}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \""
     "value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\""
     ": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {"
     "\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed"
     "\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\""
     ": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8"
     "], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posit"
     "ion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \""
     "fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"va"
     "lue\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\""
     "position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\""
     ": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": "
     "5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7],"
     " \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [9, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \""
     "value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\""
     ": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {"
     "\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed"
     "\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\""
     ": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8"
     "], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posit"
     "ion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \""
     "fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"va"
     "lue\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\""
     "position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\""
     ": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": "
     "5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7],"
     " \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 9], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \""
     "value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\""
     ": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {"
     "\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed"
     "\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\""
     ": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8"
     "], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posit"
     "ion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \""
     "fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"va"
     "lue\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\""
     "position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\""
     ": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": "
     "5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7],"
     " \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fi"
     "xed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"valu"
     "e\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1"
     ", 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {\"po"
     "sition\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed\": "
     "true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\": 8,"
     " \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8], "
     "\"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position"
     "\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true},"
     " {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fix"
     "ed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value"
     "\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": [6,"
     " 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\"pos"
     "ition\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\": t"
     "rue}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": 5, "
     "\"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \""
     "value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 1], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \""
     "value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\""
     ": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {"
     "\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed"
     "\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\""
     ": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8"
     "], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posit"
     "ion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \""
     "fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"va"
     "lue\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\""
     "position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\""
     ": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": "
     "5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7],"
     " \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": 10, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \""
     "value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\""
     ": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {"
     "\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed"
     "\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\""
     ": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8"
     "], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posit"
     "ion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \""
     "fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"va"
     "lue\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\""
     "position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\""
     ": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": "
     "5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7],"
     " \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": \"5\", \"fixed\": true}, {\"position\": [0, 1], \"value\": "
     "3, \"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0],"
     " \"value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"positio"
     "n\": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": \"5\", \"fixed\": t"
     "rue}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, "
     "\"fixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \""
     "value\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\""
     ": [3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {"
     "\"position\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed"
     "\": true}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\""
     ": 7, \"fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8"
     "], \"value\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"posit"
     "ion\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": tru"
     "e}, {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \""
     "fixed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"va"
     "lue\": \"5\", \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position"
     "\": [8, 7], \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]"
     "}\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": \"?5\", \"fixed\": true}, {\"position\": [0, 1], \"value\":"
     " 3, \"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0]"
     ", \"value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"positi"
     "on\": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true"
     "}, {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"f"
     "ixed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"val"
     "ue\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": ["
     "3, 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"p"
     "osition\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\":"
     " true}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7"
     ", \"fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], "
     "\"value\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position"
     "\": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true},"
     " {\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fix"
     "ed\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value"
     "\": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8,"
     " 7], \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": 5.5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3,"
     " \"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], "
     "\"value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position"
     "\": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true},"
     " {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fix"
     "ed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value"
     "\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3,"
     " 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"pos"
     "ition\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": t"
     "rue}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, "
     "\"fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \""
     "value\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\""
     ": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {"
     "\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed"
     "\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\""
     ": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7"
     "], \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, \"fixed\": true"
     "}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \"value\": 6, \"f"
     "ixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\": [1, 4], \"val"
     "ue\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {\"position\": ["
     "2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed\": true}, {\"p"
     "osition\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\": 8, \"fixed\":"
     " true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8], \"value\": 3"
     ", \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"position\": [4, 3], "
     "\"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": true}, {\"position"
     "\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \"fixed\": true},"
     " {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"value\": 6, \"fix"
     "ed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": [6, 6], \"value"
     "\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\"position\": [7,"
     " 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\": true}, {\"pos"
     "ition\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": 5, \"fixed\": t"
     "rue}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7], \"value\": 7, "
     "\"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [7, {\"position\": [0, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3"
     ", \"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], "
     "\"value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position"
     "\": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true},"
     " {\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fix"
     "ed\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value"
     "\": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3,"
     " 8], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"pos"
     "ition\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": t"
     "rue}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, "
     "\"fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \""
     "value\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\""
     ": [6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {"
     "\"position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed"
     "\": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\""
     ": 5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7"
     "], \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n",
     0, false, ""},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": [{\"position\": [0, 0], \"value\": 5, \"fixed\": true}, {\"position\": [0, 1], \"value\": 3, "
     "\"fixed\": true}, {\"position\": [0, 4], \"value\": 7, \"fixed\": true}, {\"position\": [1, 0], \""
     "value\": 6, \"fixed\": true}, {\"position\": [1, 3], \"value\": 1, \"fixed\": true}, {\"position\""
     ": [1, 4], \"value\": 9, \"fixed\": true}, {\"position\": [1, 5], \"value\": 5, \"fixed\": true}, {"
     "\"position\": [2, 1], \"value\": 9, \"fixed\": true}, {\"position\": [2, 2], \"value\": 8, \"fixed"
     "\": true}, {\"position\": [2, 7], \"value\": 6, \"fixed\": true}, {\"position\": [3, 0], \"value\""
     ": 8, \"fixed\": true}, {\"position\": [3, 4], \"value\": 6, \"fixed\": true}, {\"position\": [3, 8"
     "], \"value\": 3, \"fixed\": true}, {\"position\": [4, 0], \"value\": 4, \"fixed\": true}, {\"posit"
     "ion\": [4, 3], \"value\": 8, \"fixed\": true}, {\"position\": [4, 5], \"value\": 3, \"fixed\": tru"
     "e}, {\"position\": [4, 8], \"value\": 1, \"fixed\": true}, {\"position\": [5, 0], \"value\": 7, \""
     "fixed\": true}, {\"position\": [5, 4], \"value\": 2, \"fixed\": true}, {\"position\": [5, 8], \"va"
     "lue\": 6, \"fixed\": true}, {\"position\": [6, 1], \"value\": 6, \"fixed\": true}, {\"position\": "
     "[6, 6], \"value\": 2, \"fixed\": true}, {\"position\": [6, 7], \"value\": 8, \"fixed\": true}, {\""
     "position\": [7, 3], \"value\": 4, \"fixed\": true}, {\"position\": [7, 4], \"value\": 1, \"fixed\""
     ": true}, {\"position\": [7, 5], \"value\": 9, \"fixed\": true}, {\"position\": [7, 8], \"value\": "
     "5, \"fixed\": true}, {\"position\": [8, 4], \"value\": 8, \"fixed\": true}, {\"position\": [8, 7],"
     " \"value\": 7, \"fixed\": true}, {\"position\": [8, 8], \"value\": 9, \"fixed\": true}]}\n# and mo"
     "re\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"{\"difficulty_category\": \"easy\", \"creation_date_time\": \"x\", \"time_elapsed\": 1.2, \"cells"
     "\": []}\n",
     0, false, ""},
};

static const stranger_text lines_joined_and_fenced[] = {
    {"XXAX95XX3X,7XXX5X4XAX,X3AXXX6XX1,1XX6X2X7XX,XAXX3XX4X5,5X4XX8XX2X,XX7X1X3XXA,AXX3XXX5X8,X6X8X7XXX4"
     ",X2XX46X1XX\n",
     1, false, "..A.95..3.7...5.4.A..3A...6..11..6.2.7...A..3..4.55.4..8..2...7.1.3..AA..3...5.8.6.8.7...4.2..46.1.."},
    {"xxAx95xx3x,7xxx5x4xAx,x3Axxx6xx1,1xx6x2x7xx,xAxx3xx4x5,5x4xx8xx2x,xx7x1x3xxA,Axx3xxx5x8,x6x8x7xxx4"
     ",x2xx46x1xx\n",
     1, false, "..A.95..3.7...5.4.A..3A...6..11..6.2.7...A..3..4.55.4..8..2...7.1.3..AA..3...5.8.6.8.7...4.2..46.1.."},
    {"1|||2||3|||||3||4|||1\n",
     1, false, "1..2.3....3.4..1"},
    {"1;;;2;;3;;;;;3;;4;;;1\n",
     1, false, "1..2.3....3.4..1"},
    {"1|||2||3|||||3||4|||1\n# word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word"
     " word word word word word word word word word word word word word word word word word word word wo"
     "rd word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word"
     " word word word word word word word word word word word word word word word word word word word wo"
     "rd word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word"
     " word word word word word word word word word word word word word word word word word word word wo"
     "rd word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word"
     " word word word word word word word word word word word word word word word word word word word wo"
     "rd word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word word word word word word wor"
     "d word word word \n",
     1, false, "1..2.3....3.4..1"},
    {"$$\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
     "...419..5\n....8..79\n$$\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"\\[\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n\\]\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"$$ x\n53..7....\n6..195...\n$$\n",
     0, false, ""},
    {"\\[ x\n53..7....\n6..195...\n\\]\n",
     0, false, ""},
    {" \"\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n\"\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"s = <<EOS\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\nEOS\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"s = <<EOS\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\nEOS;\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"s = <<EOS\n53..7....\n6..195...\nEOSX\nEOS\n",
     0, false, ""},
    {"s = <<EOS\nEOS\n",
     0, false, ""},
    {"|||||||||||||||||||||||||||8||||6||||3|4|||8||3|||1|7||||2||||6||6|||||2|8|||||4|1|9|||5|||||8|||7"
     "|9\n",
     1, false, "...........................8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {" |||||||||||||||||||||||||||8||||6||||3|4|||8||3|||1|7||||2||||6||6|||||2|8|||||4|1|9|||5|||||8|||"
     "7|9\n",
     1, false, "...........................8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
};

static const stranger_text tables_of_databases[] = {
    {" id | puzzle\n----+--------\n  1 | 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28."
     "...419..5....8..79\n(1 row)\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {" id | puzzle\n----+--------\n  1 | 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28."
     "...419..5....8..79\n(1 row)\n\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {" id | puzzle\n----+--------\n  1 | 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28."
     "...419..5....8..79\n\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {" id | puzzle\n----+--------\n  1 | 53..7....6..195....98....6.8...6...34..8a3..17...2...6.6....28."
     "...419..5....8..79\n(1 row)\n",
     0, false, ""},
    {" id | puzzle\n----+--------\n  1 | 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28."
     "...419..5....8..79 | 53467891267219534819834256785976142342685379171392485696153728428741963534528"
     "6179\n(1 row)\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {" id | puzzle\n----+--------\n  1 | 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28."
     "...419..5....8..79 | 3.......4..2.6.1...1.9.8.2...5...6.....2.1.....9...8...8.3.4.6...4.1.9..5...."
     "...7\n(1 row)\n",
     0, false, ""},
};

static const stranger_text names_beside_frames[] = {
    {"    1 2 3   4 5 6   7 8 9\n  +-------+-------+-------+\n1 | 5 3 . | . 7 . | . . . | 1\n"
     "2 | 6 . . | 1 9 5 | . . . | 2\n3 | . 9 8 | . . . | . 6 . | 3\n  +-------+-------+-------+\n"
     "4 | 8 . . | . 6 . | . . 3 | 4\n5 | 4 . . | 8 . 3 | . . 1 | 5\n6 | 7 . . | . 2 . | . . 6 | 6\n"
     "  +-------+-------+-------+\n7 | . 6 . | . . . | 2 8 . | 7\n8 | . . . | 4 1 9 | . . 5 | 8\n"
     "9 | . . . | . 8 . | . 7 9 | 9\n  +-------+-------+-------+\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"    1 2 3   4 5 6   7 8 9\n\n  +-------+-------+-------+\n1 | 5 3 . | . 7 . | . . . |\n"
     "2 | 6 . . | 1 9 5 | . . . |\n3 | . 9 8 | . . . | . 6 . |\n  +-------+-------+-------+\n"
     "4 | 8 . . | . 6 . | . . 3 |\n5 | 4 . . | 8 . 3 | . . 1 |\n6 | 7 . . | . 2 . | . . 6 |\n"
     "  +-------+-------+-------+\n7 | . 6 . | . . . | 2 8 . |\n8 | . . . | 4 1 9 | . . 5 |\n"
     "9 | . . . | . 8 . | . 7 9 |\n  +-------+-------+-------+\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"    1 2 3   4 5 6   7 8 9\n",
     0, false, ""},
    {"  +---+\n1 |\n2 |\n3 |\n4 |\n  +---+\n",
     0, false, ""},
    {"    1 2 3 4\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n"
     "  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n"
     "  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n"
     "  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n"
     "  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n"
     "  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n"
     "  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n"
     "  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n  |   |\n",
     0, false, ""},
    {"    1 2 3 4\n        \n  +---+\n",
     0, false, ""},
    {"    A B C D\n        \n  +---+\n",
     0, false, ""},
    {"    A B C D E F G H I\n        \n  +-------+-------+-------+\n1 | 5 3 . | . 7 . | . . . |\n"
     "2 | 6 . . | 1 9 5 | . . . |\n3 | . 9 8 | . . . | . 6 . |\n  +-------+-------+-------+\n"
     "4 | 8 . . | . 6 . | . . 3 |\n5 | 4 . . | 8 . 3 | . . 1 |\n6 | 7 . . | . 2 . | . . 6 |\n"
     "  +-------+-------+-------+\n7 | . 6 . | . . . | 2 8 . |\n8 | . . . | 4 1 9 | . . 5 |\n"
     "9 | . . . | . 8 . | . 7 9 |\n  +-------+-------+-------+\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"    A B C D E F G H I\n   \n  +-------+-------+-------+\n1 | 5 3 . | . 7 . | . . . |\n"
     "2 | 6 . . | 1 9 5 | . . . |\n3 | . 9 8 | . . . | . 6 . |\n  +-------+-------+-------+\n"
     "4 | 8 . . | . 6 . | . . 3 |\n5 | 4 . . | 8 . 3 | . . 1 |\n6 | 7 . . | . 2 . | . . 6 |\n"
     "  +-------+-------+-------+\n7 | . 6 . | . . . | 2 8 . |\n8 | . . . | 4 1 9 | . . 5 |\n"
     "9 | . . . | . 8 . | . 7 9 |\n  +-------+-------+-------+\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
};

static const stranger_text rows_below_their_size[] = {
    {"2 3\n_2_4_6\n4_6__3\n2__5__\n__1_6_\n3__6_2\n6_2_3_\n",
     1, false, ".2.4.64.6..32..5....1.6.3..6.26.2.3."},
    {"2x3\n.2.4.6\n4.6..3\n2..5..\n..1.6.\n3..6.2\n6.2.3.\n",
     1, false, ".2.4.64.6..32..5....1.6.3..6.26.2.3."},
    {"2x3\n.2.4.6\n4.6..3\n2..5..\n..1.6.\n3..6.2\n6.2.3.\n\n2x3\n.2.4.6\n4.6..3\n"
     "2..5..\n..1.6.\n3..6.2\n6.2.3.\n",
     2, false, ".2.4.64.6..32..5....1.6.3..6.26.2.3."},
};

static const stranger_text words_for_empty_cells[] = {
    {"5 3 blank blank 7 blank blank blank blank\n6 blank blank 1 9 5 blank blank blank\n"
     "blank 9 8 blank blank blank blank 6 blank\n8 blank blank blank 6 blank blank blank 3\n"
     "4 blank blank 8 blank 3 blank blank 1\n7 blank blank blank 2 blank blank blank 6\n"
     "blank 6 blank blank blank blank 2 8 blank\nblank blank blank 4 1 9 blank blank 5\n"
     "blank blank blank blank 8 blank blank 7 9\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"5 3 blank blank 7 blank blank blank blank\n6 blank blank 1 9 5 blank blank blank\n"
     "blank 9 8 blank blank blank blank 6 blank\n8 blank blank blank 6 blank blank blank 3\n"
     "4 blank blank 8 blank 3 blank blank 1\n7 blank blank blank 2 blank blank blank 6\n"
     "blank 6 blank blank blank blank 2 8 blank\nblank blank blank 4 1 9 blank blank 5\n"
     "blank blank blank blank 8 blank blank 7 blank",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7."},
    {"5 3 missing missing 7 missing missing missing missing\n6 missing missing 1 9 5 missing missing mis"
     "sing\nmissing 9 8 missing missing missing missing 6 missing\n8 missing missing missing 6 missing m"
     "issing missing 3\n4 missing missing 8 missing 3 missing missing 1\n7 missing missing missing 2 mis"
     "sing missing missing 6\nmissing 6 missing missing missing missing 2 8 missing\n"
     "missing missing missing 4 1 9 missing missing 5\nmissing missing missing missing 8 missing missing"
     " 7 missing\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7."},
    {"5 3 \\. \\. 7 \\. \\. \\. \\.\n6 \\. \\. 1 9 5 \\. \\. \\.\n\\. 9 8 \\. \\. \\. \\. 6 \\.\n"
     "8 \\. \\. \\. 6 \\. \\. \\. 3\n4 \\. \\. 8 \\. 3 \\. \\. 1\n7 \\. \\. \\. 2 \\. \\. \\. 6\n"
     "\\. 6 \\. \\. \\. \\. 2 8 \\.\n\\. \\. \\. 4 1 9 \\. \\. 5\n\\. \\. \\. \\. 8 \\. \\. 7 \\.",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7."},
    {"5 3 \\. \\. 7 \\. \\. \\. \\.\n6 \\. \\. 1 9 5 \\. \\. \\.\n\\. 9 8 \\. \\. \\. \\. 6 \\.\n"
     "8 \\. \\. \\. 6 \\. \\. \\. 3\n4 \\. \\. 8 \\. 3 \\. \\. 1\n7 \\. \\. \\. 2 \\. \\. \\. 6\n"
     "\\. 6 \\. \\. \\. \\. 2 8 \\.\n\\. \\. \\. 4 1 9 \\. \\. 5\n\\. \\. \\. \\. 8 \\. \\. 7 \\.\\",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7."},
    {"5 3 \\. \\. 7 \\. \\. \\. \\.\n6 \\. \\. 1 9 5 \\. \\. \\.\n\\. 9 8 \\. \\. \\. \\. 6 \\.\n"
     "8 \\. \\. \\. 6 \\. \\. \\. 3\n4 \\. \\. 8 \\. 3 \\. \\. 1\n7 \\. \\. \\. 2 \\. \\. \\. 6\n"
     "\\. 6 \\. \\. \\. \\. 2 8 \\.\n\\. \\. \\. 4 1 9 \\. \\. 5\n\\. \\. \\. \\. 8 \\. \\. 7 \\. \\x",
     0, false, ""},
    {"**5** **3** \\. \\. **7** \\. \\. \\. \\.\n**6** \\. \\. **1** **9** **5** \\. \\. \\.\n"
     "\\. **9** **8** \\. \\. \\. \\. **6** \\.\n**8** \\. \\. \\. **6** \\. \\. \\. **3**\n"
     "**4** \\. \\. **8** \\. **3** \\. \\. **1**\n**7** \\. \\. \\. **2** \\. \\. \\. **6**\n"
     "\\. **6** \\. \\. \\. \\. **2** **8** \\.\n\\. \\. \\. **4** **1** **9** \\. \\. **5**\n"
     "\\. \\. \\. \\. **8** \\. \\. **7** **9**\n",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"**5** **3** \\. \\. **7** \\. \\. \\. \\.\n**6** \\. \\. **1** **9** **5** \\. \\. \\.\n"
     "\\. **9** **8** \\. \\. \\. \\. **6** \\.\n**8** \\. \\. \\. **6** \\. \\. \\. **3**\n"
     "**4** \\. \\. **8** \\. **3** \\. \\. **1**\n**7** \\. \\. \\. **2** \\. \\. \\. **6**\n"
     "\\. **6** \\. \\. \\. \\. **2** **8** \\.\n\\. \\. \\. **4** **1** **9** \\. \\. **5**\n"
     "\\. \\. \\. \\. **8** \\. \\. **7** **9**",
     1, false, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"**5** **3** \\. \\. **7** \\. \\. \\. \\.\n**6** \\. \\. **1** **9** **5** \\. \\. \\.\n"
     "\\. **9** **8** \\. \\. \\. \\. **6** \\.\n**8** \\. \\. \\. **6** \\. \\. \\. **3**\n"
     "**4** \\. \\. **8** \\. **3** \\. \\. **1**\n**7** \\. \\. \\. **2** \\. \\. \\. **6**\n"
     "\\. **6** \\. \\. \\. \\. **2** **8** \\.\n\\. \\. \\. **4** **1** **9** \\. \\. **5**\n"
     "\\. \\. \\. \\. **8** \\. \\. **7** **9****",
     0, false, ""},
    {"**5** **3** \\. \\. **7** \\. \\. \\. \\.\n**6** \\. \\. **1** **9** **5** \\. \\. \\.\n"
     "\\. **9** **8** \\. \\. \\. \\. **6** \\.\n**8** \\. \\. \\. **6** \\. \\. \\. **3**\n"
     "**4** \\. \\. **8** \\. **3** \\. \\. **1**\n**7** \\. \\. \\. **2** \\. \\. \\. **6**\n"
     "\\. **6** \\. \\. \\. \\. **2** **8** \\.\n\\. \\. \\. **4** **1** **9** \\. \\. **5**\n"
     "\\. \\. \\. \\. **8** \\. \\. **7** \\.**",
     0, false, ""},
};
