/* SPDX-License-Identifier: MIT
 *
 * damaged.h - texts that were good before something happened to them, and were once read as a board that nobody
 * meant (test_format_mangled.c looks for more).
 */
/* clang-format off */
static const told_text damaged_texts[] = {
    {NULL, "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n4 . . 8 . 3 . . 1\n7 . . "
     ". 2 . . . 6\n. 6 . . . . 2 8 (5).\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n",
     "7:17: '(' is no symbol here; expected 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, "1       5       9\n  8   2   1   5  \n4  :    3       7\n  1   8   2   4  \n3                \n  9   "
     "1   4   2  \n7       6       8\n  6   3   5   1  \n5       4       3\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "1 1 . . . 5 . . 9\n2 . 8 . 2 . 1 . .\n3 4 . . . 3 . . 7\n4 . 1 . 8 . 2 . .||5 3 . . . . . . .\n6 . 9 "
     ". 1 . 4 . .\n7 7 . . . 6 . . 8\n8 . 6 . 3 . 5 . .\n9 5 . . . 4 . . 3\n",
     "8:1: 8 rows of 9 cells; expected 9 rows"},
    {NULL, "problem(1, [[_,_,_,,_,_,_,_,_],\n[_,_,_,_,_,3,_,8,5],\n[_,_,1,_,2,_,_,_,_],\n[_,_,_,5,_,7,_,_,_],\n[_"
     ",_,4,_,_,_,1,_,_],\n[_,_,4,_,_,_,1,_,_],\n[_,9,_,_,_,_,_,_,_],\n[5,_,_,_,_,_,_,7,3],\n[_,_,2,_,1,_,_,_,_],\n[_,_"
     ",_,_,4,_,_,_,9],\n]).\n",
     "1:1: no board in these 11 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "[\n  \"534678912\",\n  \"672195348\",\n  \"198342567\",\n  \"859761423\",\n  \"426853791\",\n  \"7139"
     "24856\",\n  \"961537284\",\n  \"287419635\",-  \"34528617 \",\n]\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "1       5     9\n  8   2     5  \n4       3     7\n  1   8     4  \n3              \n  9   1     2  "
     "\n7       6     8\n  6   3     1  \n5       4     3\n",
     "1:1: 9 rows of 9 in which a blank is an empty cell, or rows of up to 5 numbers with blanks between? write '"
     ".' for empty cells"},
    {NULL, "1...5...9\n.8.2.1.5.\n4...3...7\n\n.1.8.2.4.\n3........\n.9.1.4.2.\n\n7...6...8\n.6.3.5.1.\n5...4...3"
     "\n> 5 3 4 | 6 7 8 | 9 1 2\n> 6 7 2 | 1 9 5 | 3 4 8\n> 1 9 8 | 3 4 2 | 5 6 7\n> ------+-------+------\n> 8 5 9 | "
     "7 6 1 | 4 2 3\n> 4 2 6 | 8 5 3 | 7 9 1\n> 7 1 3 | 9 2 4 | 8 5 6\n> ------+-------+------\n> 9 6 1 | 5 3 7 | 2 8 "
     "4\n> 2 8 7 | 4 1 9 | 6 3 5\n> 3 4 5 | 2 8 6 | 1 7 .\n",
     "1:1: a row too many? expected as many rows as columns\n1:1: no board in these 7 lines; expected 9 rows of 9"
     ", or 81 cells on one line"},
    {NULL, "5, 9, None, None, None, 6],\n]\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53..7....;6..195.....98....6.;8...6...3;4...3..1;7...2...6;.6....28.;...419..5;....8..79;\n",
     "1:10: 9 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "53467891 67219534 19834256 85976142 42685379 71392485 96153728 28741963 34528617 \n",
     "1:1: 1 row of 9 cells; expected 9 rows, or 81 characters on one line"},
    {NULL, "[['.','.','.','7','.','.','.','.','.'],\n['1','.','.','.','.','.','.','.','.'],\n['.','.','.','.','.'"
     ",'.','4','3','.'],\n['2','.','.','.','.','.','.','.','.'],\n['.','.','.','5','.','9','.','.','.'],\n['.','.','.'"
     ",'.','.','.','.','.','.'],\n['.','.','','1','8','.','.','.','.'],\n['8','1','.','.','.','2','.','.','.'],\n['.',"
     "'5','.','.','.','.','3','.','.'],\n]\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "1    |5  |    9\n  8  |  1|  5  \n4    |3  |    7\n-----+-----+-----\n  1  |  2|  4  \n3    |   |    "
     " \n  9  |  4|  2  \n-----+-----+-----\n7    |6  |    8\n  6  |  5|  1  \n5    |4  |    3\n",
     "1:1: 9 rows of 9 in which a blank is an empty cell, or rows of up to 5 numbers with blanks between? write '"
     ".' for empty cells"},
    {NULL, "\342\200\242 5 3 4 6 7 8 9 1 \342\200\242 6 7 2 1 9 5 3 4\n\342\200\242 1 9 8 3 4 2 5 6\n\342\200\242"
     " 8 5 9 7 6 1 4 2\n\342\200\242 4 2 6 8 5 3 7 9\n\342\200\242 7 1 3 9 2 4 8 5\n\342\200\242 9 6 1 5 3 7 2 8\n\342"
     "\200\242 2 8 7 4 1 9 6 3\n\342\200\242 3 4 5 2 8 6 1 7\n",
     "8:1: 8 rows of 18 cells; expected 18 rows"},
    {NULL, "np.array([[1, 0, 0, 5, 0, 0, 0, 9],\n[0, 0, 2, 0, 1, 0, 5, 0],\n[4, 0, 0, 3, 0, 0, 0, 7],\n[0, 0, 8, "
     "0, 2, 0, 4, 0],\n[3, 0, 0, 0, 0, 0, 0, 0],\n[0, 0, 1, 0, 4, 0, 2, 0],\n[7, 0, 0, 6, 0, 0, 0, 8],\n[0, 0, 3, 0, 5"
     ", 0, 1, 0],\n[5, 0, 0, 4, 0, 0, 0, 3],\n])\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "board:\n  - [5, 3, 4, 6, 7, 8, 9, 1, 2]\n  - [6, 7, 2, 1, 9, 5, 3, 4, 8]\n  - [1, 9, 8, 3, 4, 2, 5, 6"
     ", 7]\n  - [8, 5, 9, 7, 6, 1, 4, 2, 3]\n  - [4, 2, 6, 8, 5, 3, 7, 9, 1]\n  - [7, 1, 3, 9, 2, 4, 8, 5, 6]\n  - [9,"
     " 6, 1, 5, 3, 7, 2, 8, 4]\n  - [2, 8, 7\n4, 1, 9, 6, 3, 5]\n  - [3, 4, 5, 2, 8, 6, 1, 7, 0]\n",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 10 lines; "
     "expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "[['5','3','.','7','.','.','.','.'],\n['6','.','.','9','5','.','.','.'],\n['.','9','8','.','.','.','6'"
     ",'.'],\n['8','.','.','6','.','.','.','3'],\n['4','.','.','.','3','.','.','1'],\n['7','.','.','2','.','.','.','6'"
     "],\n['.','6','.','.','.','2','8','.'],\n['.','.','.','1','9','.','.','5'],\n['.','.','.','8','.','.','7','9'],\n"
     "]\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "||1||2||3||4||5||6||7||8||9||\n|5|3|4|6|7|8|9|1|2|\n|6|7|2|1|9|5|3|4|8|\n|1|9|8|3|4|2|5|6|7|\n|8|5|9|"
     "7|6|1|4|2|3|\n|4|2|6|8|5|3|7|9|1|\n|7|1|3|9|2|4|8|5|6|\n|9|6|1|5|3|7|2|8|4|\n|2|8|7|4|1|9|6|3|5|\n",
     "1:1: are the numbers in order a row, or the names of columns?"},
    {NULL, ",,,,1,8,,3,2\n,4,,3,6,7,,,\n3,8,,,5,9,,4,7\n,,,,,,,,\n,,,7,,,,6,3\n,,6,,,1,9,5,4\n,,,,3,,,,\n,,,,,,,,"
     "\n6,,,,8,4,,,\n4,,3,,7,2,,9,1\n,,2,5,9,,,,6\n 0\t0\t0\t0\t1\t8\t0\t3\t2\n0\t4\t0\t3\t6\t7\t0\t0\t0\n3\t8\t0\t0\t"
     "5\t9\t0\t4\t7\n0\t0\t0\t7\t0\t0\t0\t6\t3\n0\t0\t6\t0\t0\t1\t9\t5\t4\n0\t0\t0\t0\t3\t0\t0\t0\t0\n6\t0\t0\t0\t8\t4"
     "\t0\t0\t0\n4\t0\t3\t0\t7\t2\t0\t9\t1\n0\t0\t2\t5\t9\t0\t0\t0\t6\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27 x 2"},
    {NULL, "c1,c2,c3,c4,c5,c6,c7,c8,c9\n5,3,4,6,7,8,9,1,2\n6,7,2,1,9,5,3,4,8\n1,9,8,3,4,2,5,6,7\n8,5,9,7,6,1,4,2,"
     "3\n4,2,6,8,5,3,7,9,1\n7,1,3,9,2,4,8,5,6\n9,6,1,5,3,7,2,8,4\n2,8,7,4\n\n1,9,6,3,5\n3,4,5,2,8,6,1,7,\n",
     "9:1: 8 rows of 9 cells; expected 9 rows + 28 bytes"},
    {NULL, "Puzzle 7 (hard)\n+-------+-------+-------+\n| 1     |   5   |     9 |\n|   8   | 2   1 |   5   |\n| 4"
     "     |   3   |     7 |\n+-------+-------+-------+\n|   1   | 85  2 |   4   |\n| 3     |       |       |\n|   9  "
     " | 1   4 |   2   |\n+-------+-------+-------+\n| 7     |   6   |     8 |\n|   6   | 3   5 |   1   |\n| 5     |  "
     " 4   |     3 |\n+-------+-------+-------+\n",
     "7:1: row 4: is a cell missing?"},
    {NULL, "(define board\n (vector\n(vector 1 0 0 5 0 0 0 9|(vector 0 0 2 0 1 0 5 0)\n(vector 4 0 0 3 0 0 0 7)\n"
     "(vector 0 0 8 0 2 0 4 0)\n(vector 3 0 0 0 0 0 0 0)\n(vector 0 0 1 0 4 0 2 0)\n(vector 7 0 0 6 0 0 0 8)\n(vector "
     "0 0 3 0 5 0 1 0)\n(vector 5 0 0 4 0 0 0 3)\n))\n",
     "1:8: 7 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n8x8: ..2.1.5.4..3...7..8.2.4.3..."
     "......1.4.2.7..6...8..3.5.1.5..4...3, houses 24, comment (vector"},
    {NULL, "1\t\t\t\t\t5\t\t\t\t\t9\n\t8\t\t\t2\t\t1\t\t\t5\t\n4\t\t\t\t\t3\t\t\t\t\t7\n\t\t\t\t\t\t\t\t\t\t\n\t1"
     "\t\t\t8\t\t2\t\t\t4\t\n3\t\t\t\t\t\t\t\t\t\t\n\t9\t\t\t1\t\t4\t\t\t2\t\n\t\t\t\t\t\t\t\t\t\t\n7\t\t\t\t\t6\t\t\t"
     "8\n\t6\t\t\t3\t\t5\t\t\t1\t\n5\t\t\t\t\t4\t\t\t\t\t3\n",
     "1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line x 3"},
    {NULL, "   0 1 2 3 4 5 6 7 8\n1: 5 3 4 6 7 8 9 1 2\n2: 6 7 2 1 9 5 3 4 8\n3: 1 9 8 3 4 2 5 6 7\n4: 8 5 9 7 6 "
     "1 4 2 3\n5: 4 2 6 8 5 3 7 9 1\n6: 7 1 3 9 2 4 8 5 6\n7: 9 6 1 5 3 7 2 8 4\n8: 2 8 7 4 1 9 6 3 5\n,,,\n9: 3 4 5 2"
     " 8 6 1 7 .\n",
     "1:1: are the numbers in order a row, or the names of columns?\n2:1: 2 rows of 4 cells; expected 4 rows"},
    {NULL, "\342\225\224\342\225\220\342\225\220\342\225\220\342\225\227\n\342\225\221.\n\n. .\342\224\202. . ."
     "\342\224\202. . .\342\225\221\n\342\225\221. . .\342\224\202. . 3\342\224\202. 8 5\342\225\221\n\342\225\221. . "
     "1\342\224\202. 2 .\342\224\202. . .\342\225\221\n\342\225\221. . .\342\224\2025 . 7\342\224\202. . .\342\225\221"
     "\n\342\225\221. . 4\342\224\202. . .\342\224\2021 . .\342\225\221\n\342\225\221. 9 .\342\224\202. . .\342\224"
     "\202. . .\342\225\221\n\342\225\2215 . .\342\224\202. . .\342\224\202. 7 3\342\225\221\n\342\225\221. . 2\342"
     "\224\202. 1 .\342\224\202. . .\342\225\221\n\342\225\221. . .\342\224\202. 4 .\342\224\202. . 9\342\225\221\n"
     "\342\225\232\342\225\220\342\225\220\342\225\220\342\225\235\n",
     "1:1: one cell: not a board\n1:1: row 1 has 3 cells; expected 9\n1:1: a frame without rows"},
    {NULL, "5\t3\t\t\t\t7\t\t\t\t\t\n6\t\t\t\t1\t9\t5\t\t\t\t\n\t9\t8\t\t\t\t\t\t\t6\t\n\t\t\t\t\t\t\t\t\t\t\n8\t"
     "\t1\t\t6\t\t\t\t\t3\n4\t\t\t\t8\t\t3\t\t\t\t1\n7\t\t\t\t\t2\t\t\t\t\t6\n\t\t\t\t\t\t\t\t\t\t\n\t6\t\t\t\t\t\t\t2"
     "\t8\t\n\t\t\t\t4\t1\t9\t\t\t\t5\n\t\t\t\t\t8\t\t\t\t7\t9\n",
     "1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line x 3"},
    {NULL, "5 31. 4 6 7 8 9 1 2\n6 7 2 1 9 5 3 4 8\n1 9 8 3 4 2 5 6 7\n8 5 9 7 6 1 4 2 3\n4 2 6 8 5 3 7 9 1\n7 1 "
     "3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n2 8 7 4 1 9 6 3 5\n3 4 5 2 8 6 1 7 ..\n",
     "1:5: a blank among symbols; expected 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, "5,3,,,,7,,,,,\n6,,,,1,9,5,,,,\n,9,8,,,,,,,6,\n,,,,,,,,,,\n8,,,,,6,,,,,3\n4,,,,8,,3,,,,1\n7,,,,,2,,,,,"
     "6\n,,,,,,,,,,\n,6,,,,,,,,2,8,\n,,,,4,1,9,,,,5\n,,,,,8,,,,7,9\n",
     "9:1: row 9 has 12 cells; expected 11"},
    {NULL, "<olve(\"....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6\")\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "1: 53..7....|2: 6..195..\n3: .98....6.\n4: 8...6...3\n5: 4..8.3..1\n6: 7...2...6\n7: .6....28.\n8: .."
     ".419..5\n9: ....8..79\n",
     "1:1: one cell: not a board\n1:1: no board in these 7 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "12.\n+-------+-------+-------+\n|       |  |   1 \n",
     "2:1: one cell: not a board"},
    {NULL, "Dim g = New Integer(8, 8) { _\n    {5, 3, 4, 6, 7, 8, 9, 1}, _\n    {6, 7, 2, 1, 9, 5, 3, , 4}, _\n  "
     "  {1, 9, 8, 3, 4, 2, 5, 6}, _\n    {8, 5, 9, 7, 6, 1, 4, 2}, _\n    {4, 2, 6, 8, 5, 3, 7, 9}, _\n    {7, 1, 3, 9"
     ", 2, 4, 8, 5}, _\n    {9, 6, 1, 5, 3, 7, 2, 8}, _\n    {2, 8, 7, 4, 1, 9, 6, 3}, _\n    {3, 4, 5, 2, 8, 6, 1, 7}"
     ", _\n}\n",
     "11:1: 10 rows of 9 cells; expected 9 rows"},
    {NULL, "Dim g = New Integer(8, 8) { _\n    {0, 0, 0, 0, 0, 0, 0, 0, 0}, _\n    {0, 0, 0, 0, 0, 3, 0, 8, 5}, _"
     "\n    {0, 0,-1, 0, 2, 0, 0, 0, 0}, _\n    {0, 0, 0, 5, 0, 7, 0, 0, 0}, _\n    {0, 0, 4, 0, 0, 0, 1, 0, 0}, _\n  "
     "  {0, 9, 0, 0, 0, 0, 0, 0, 0}, _\n    {5, 0, 0, 0, 0, 0, 0, 7, 3}, _\n    {0, 0, 2, 0, 1, 0, 0, 0, 0}, _\n    {0"
     ", 0, 0, 0, 4, 0, 0, 0, 9}, _\n}\n",
     "4:1: row 3 has 9 cells; expected 10"},
    {NULL, "534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n345286117+\n",
     "9:1: row 9 has 10 cells; expected 9"},
    {NULL, "array([[nan, nan, nan, nan, nan, nan, nan, nan, nan],\n       [nan, nan, nan, nan, nan, 3., nan, 8., "
     "5.],\n       [nan, nan, 1., nan, 2., nan, nan, nan, nan],\n       [nan, nan, nan, 5., nan, 7., nan, nan, nan],\n"
     "       [nan, nan, 4., nan, nan, nan, 1., nan, nan],\n       [nan, 9., nan, nan, nan, nan, nan, nan, nan],\n     "
     "  5[., nan, nan, nan, nan, nan, nan, 7., 3.],\n       [nan, nan, 2., nan, 1., nan, nan, nan, nan],\n       [nan,"
     " nan, nan, nan, 4., nan, nan, nan, 9.],\n       ])\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "Sunday, 3/5/2021\n\n+-------+-------+-------+\n| 5 3   |   7   |       |\n| 6     | 1 9 5 |       |\n"
     "|   9 8 |       |   6   |\n+-------+-------+-------+\n| 8     |   6   |     3 |\n| 4     | 8   3 |     1 |\n| 7 "
     "    |3  2   |     6 |\n+-------+-------+-------+\n|   6   |       | 2 8   |\n|       | 4 1 9 |     5 |\n|       "
     "|   8   |   7 9 |\n+-------+-------+-------+\n",
     "10:1: row 6: is a cell missing?"},
    {NULL, "> 534678912\n> 672195348\n> 198342567\n> 859761423\n> 426853791\n> 713924856\n> 961537284\n> 28741963"
     "5x> 34528617 \n",
     "1:1: no board in these 8 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "> 53  7    \n> 6  195   \n>  98    6 \n> 8   6   3\n> 4  8 3  1\n> 7   2   6\n  6    28 \n>    419  5"
     "\n>     8  79\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "||1|| || || ||5|| || || ||9||\n|| ||8|| ||2|| ||1|| ||5|| ||\n||4|| || || ||3|| || || ||7||\n|| ||1||"
     " ||8|| ||2|| ||4|| ||\n||3|| || || || || || || || ||\n|| ||9|| ||1|| ||4|| ||2|| ||\n||7|| || || ||6|| || || ||8"
     "||\n|| ||6|| ||3|| ||5|| ||1|| ||\n||5|| || || ||4|| || || ||3||\n|1 . . . . 1 8 . 3 2\n2 . 4 . 3 6 7 . . .\n3 3"
     " 8 . . 5 9 . 4 7\n4 . . . 7 . . . 6 3\n5 . . 6 . . 1 9 5 4\n6 . . . . 3 . . . .\n7 6 . . . 8 4 . . .\n8 4 . 3 . "
     "7 2 . 9 1\n9 . . 2 5 9 . . . 6\n",
     "1:1: no board in these 18 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "1\t\t\t\t\t5\t\t\t\t\t9\n\t8\t\t\t2\t\t1\t\t\t5\t\n4\t\t\t\t\t3\t\t\t\t\t7\n\t\t\t\t\t\t\t\t\t\t\n\t1"
     "\t\t\t8\t\t2\t\t\t\t4\t\n3\t\t\t\t\t\t\t\t\t\t\n\t9\t\t\t1\t\t4\t\t\t2\t\n\t\t\t\t\t\t\t\t\t\t\n7\t\t\t\t\t6\t\t"
     "\t\t\t8\n\t6\t\t\t3\t\t5\t\t\t1\t\n5\t\t\t\t\t4\t\t\t\t\t3\n",
     "1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line x 3"},
    {NULL, "        |   1 8 |   3 2\n    4   | 3 6 7 |      \n    8   |   5 9 |   4 7\n    ------+-------+------"
     "\n        | 7     |   6 3\n      6 |     1 | 9 5 4\n        |   3   |      \n    ------+-------+------\n        "
     "|   8 4 |      \n      3 |   7 2 |   9 1\n      2 | 5 9   |     6\n",
     "1:1: row 1 has 2 cells; expected 9"},
    {NULL, "[\n  \"53  7    \",\n  \"6  195   \",\n \"  98    6 \",\n  \"8   6   3\",\n  \"4  8 3  1\",\n  \"7   "
     "2   6\",\n  \" 6    28 \",\n  \"   419  5\",\n  \"    8  79\",\n]\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "'...7.....\t1..............43.......43.2...........5.9..............418....81...2....5....3..'\n",
     "1:11: 10 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "Grid 01: 534678912 | 67219534819834256785976142342685379171392485696153728496153728428741963534528617"
     ".\n",
     "1:1: one cell: not a board"},
    {NULL, "5\t3\t4\t6\t7\t8\t9\t1\t2\n6\t7\t2\t1\t9\t5\t3\t4\t8\n1\t9\t8\t3\t4\t2\t5\t6\t7\n8\t5\t9\t7\t6\t1\t4"
     "\t2\t3\n4\t2\t6\t8\t5\t3\t7\t9\t1\n7\t1\t3\t9\t2\t4\t8\t5\t6\n9\t6\t1\t5\t3\t7\t2\t8\t4\n2\t8\t7\t4\t1\t9\t6\t3"
     "\t5\n3\t4\t5\t2\t8,6\t1\t7\t\n",
     "9:1: row 9 has 7 cells; expected 9"},
    {NULL, "array([[5., 3., nan, nan, 7., nan, nan, nan, nan | [6., nan, nan, 1., 9., 5., nan, nan, nan],\n      "
     " [nan, 9., 8., nan, nan, nan, nan, 6., nan],\n       [nan, 9., 8., nan, nan, nan, nan, 6., nan],\n       [8., na"
     "n, nan, nan, 6., nan, nan, nan, 3.],\n       [4., nan, nan, 8., nan, 3., nan, nan, 1.],\n       [7., nan, nan, n"
     "an, 2., nan, nan, nan, 6.],\n       [nan, 6., nan, nan, nan, nan, 2., 8., nan],\n       [nan, nan, nan, 4., 1., "
     "9., nan, nan, 5.],\n       [nan, nan, nan, nan, 8., nan, nan, 7., 9.],\n       ])\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "$g = array(\n  1 => array(1 => 0, 2 => 0, 2 => 0, 3 => 0, 2 => 1, 2 => 8, 3 => 0, 2 => 3, 2 => 2),\n "
     " 2 => array(1 => 0, 2 => 4, 2 => 0, 3 => 3, 2 => 6, 2 => 7, 3 => 0, 2 => 0, 2 => 0),\n  3 => array(1 => 3, 2 => "
     "8, 2 => 0, 3 => 0, 2 => 5, 2 => 9, 3 => 0, 2 => 4, 2 => 7),\n  4 => array(1 => 0, 2 => 0, 2 => 0, 3 => 7, 2 => 0"
     ", 2 => 0, 3 => 0, 2 => 6, 2 => 3),\n  5 => array(1 => 0, 2 => 0, 2 => 6, 3 => 0, 2 => 0, 2 => 1, 3 => 9\n:\n, 2 "
     "=> 5, 2 => 4),\n  6 => array(1 => 0, 2 => 0, 2 => 0, 3 => 0, 2 => 3, 2 => 0, 3 => 0, 2 => 0, 2 => 0),\n  7 => ar"
     "ray(1 => 6, 2 => 0, 2 => 0, 3 => 0, 2 => 8, 2 => 4, 3 => 0, 2 => 0, 2 => 0),\n  8 => array(1 => 4, 2 => 0, 2 => "
     "3, 3 => 0, 2 => 7, 2 => 2, 3 => 0, 2 => 9, 2 => 1),\n  9 => array(1 => 0, 2 => 0, 2 => 2, 3 => 5, 2 => 9, 2 => 0"
     ", 3 => 0, 2 => 0, 2 => 6),\n);\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 12 lines; "
     "expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "Puzzle\n======\n[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0"
     ",0,8,0,3,0,0,1],[7,0,0,0,,0,0,0,6],[00,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9],[]]\n",
     "1:1: no board: expected as many rows as columns, up to 1024"},
    {NULL, "<table><tr><td><input name=)a' value=\"1\"></td><td><input value=\"\"></td><td><input name='a' value="
     "\"3\"></td><td></td></tr>\n<tr><td>2</td><td></td><td></td><td>1</td></tr>\n<tr><td></td><td>1</td><td></td><td>"
     "</td></tr>\n<tr><td></td><td></td><td>2</td><td></td></tr></table>\n",
     "4x4: 1.3.2..1.1....2., houses 12"},
};
/* clang-format on */
