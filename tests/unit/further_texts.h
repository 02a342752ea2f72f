/* SPDX-License-Identifier: MIT
 *
 * further_texts.h - texts that take what no other text here takes: the format that is asked for (NULL: none), the text,
 * and what is told of it.
 */
/* clang-format off */
static const odd_text further_texts[] = {
    {NULL, "<table><tr><td>x</td><td><table><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3</t"
     "d><td>4</td><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3</td></tr></table></td></tr"
     "></table>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n,,,,,,,,,,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,,,,,,,,,,\n"
     ",6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n",
     "11:1: 11 rows of 9 cells; expected 9 rows"},
    {NULL, "5 3 .                              ~ . 7 .                              ~ . . .                 \n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "*************\n*53x*x7x*xxx*\n*6xx*195*xxx*\n*x98*xxx*x6x*\n*************\n*8xx*x6x*xx3*\n*4xx*8x3*xx1*\n"
     "*7xx*x2x*xx6*\n*************\n*x6x*xxx*28x*\n*xxx*419*xx5*\n*xxx*x8x*x79*\n*************\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "*************\n*53X*X7X*XXX*\n*6XX*195*XXX*\n*X98*XXX*X6X*\n*************\n*8XX*X6X*XX3*\n*4XX*8X3*XX1*\n"
     "*7XX*X2X*XX6*\n*************\n*X6X*XXX*28X*\n*XXX*419*XX5*\n*XXX*X8X*X79*\n*************\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "5\t3\t4\t\t6\t7\t8\t\t9\t1\t2\n6\t7\t2\t\t1\t9\t5\t\t3\t4\t8\n1\t9\t8\t\t3\t4\t2\t\t5\t6\t7\n\n8\t5\t9\t"
     "\t7\t6\t1\t\t4\t2\t3\n4\t2\t6\t\t8\t5\t3\t\t7\t9\n7\t1\t3\t\t9\t2\t4\t\t8\t5\t6\n\n9\t6\t1\t\t5\t3\t7\t\t"
     "2\t8\t4\n2\t8\t7\t\t4\t1\t9\t\t6\n3\t4\t5\t\t2\t8\t6\t\t1\t7\t9\n",
     "9x9: 53467891267219534819834256785976142342685379.7139248569615372842874196..345286179, houses 27"},
    {NULL, "53..7....6..195...\n.98....6.8...6...34..8.3..17...2...6\n.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "5.0 .7....6..195....98....6.\n8...6...34..8.3..17...2...6\n.6....28....419..5....8..79\n",
     "1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "<table class= \"a>b\"><tr><td>5</td><td>3</td><td></td><td></td><td>7</td><td></td><td></td><td></td><td"
     "></td></tr><tr><td>6</td><td></td><td></td><td>1</td><td>9</td><td>5</td><td></td><td></td><td></td></tr"
     "><tr><td></td><td>9</td><td>8</td><td></td><td></td><td></td><td></td><td>6</td><td></td></tr><tr><td>8<"
     "/td><td></td><td></td><td></td><td>6</td><td></td><td></td><td></td><td>3</td></tr><tr><td>4</td><td></t"
     "d><td></td><td>8</td><td></td><td>3</td><td></td><td></td><td>1</td></tr><tr><td>7</td><td></td><td></td"
     "><td></td><td>2</td><td></td><td></td><td></td><td>6</td></tr><tr><td></td><td>6</td><td></td><td></td><"
     "td></td><td></td><td>2</td><td>8</td><td></td></tr><tr><td></td><td></td><td></td><td>4</td><td>1</td><t"
     "d>9</td><td></td><td></td><td>5</td></tr><tr><td></td><td></td><td></td><td></td><td>8</td><td></td><td>"
     "</td><td>7</td><td>9</td></tr></table>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<table>\r\n<tr>\r\n<td>5</td>\r\n<td>3</td>\r\n<td></td>\r\n<td></td>\r\n<td>7</td>\r\n<td></td>\r\n<td>"
     "</td>\r\n<td></td>\r\n<td></td>\r\n</tr>\r\n<tr>\r\n<td>6</td>\r\n<td></td>\r\n<td></td>\r\n<td>1</td>\r"
     "\n<td>9</td>\r\n<td>5</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n</tr>\r\n<tr>\r\n<td></td>\r\n<td>9"
     "</td>\r\n<td>8</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>6</td>\r\n<td></td>\r\n</"
     "tr>\r\n<tr>\r\n<td>8</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>6</td>\r\n<td></td>\r\n<td></td>"
     "\r\n<td></td>\r\n<td>3</td>\r\n</tr>\r\n<tr>\r\n<td>4</td>\r\n<td></td>\r\n<td></td>\r\n<td>8</td>\r\n<t"
     "d></td>\r\n<td>3</td>\r\n<td></td>\r\n<td></td>\r\n<td>1</td>\r\n</tr>\r\n<tr>\r\n<td>7</td>\r\n<td></td"
     ">\r\n<td></td>\r\n<td></td>\r\n<td>2</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>6</td>\r\n</tr>\r"
     "\n<tr>\r\n<td></td>\r\n<td>6</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>2</td>\r\n<"
     "td>8</td>\r\n<td></td>\r\n</tr>\r\n<tr>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>4</td>\r\n<td>1</t"
     "d>\r\n<td>9</td>\r\n<td></td>\r\n<td></td>\r\n<td>5</td>\r\n</tr>\r\n<tr>\r\n<td></td>\r\n<td></td>\r\n<"
     "td></td>\r\n<td></td>\r\n<td>8</td>\r\n<td></td>\r\n<td></td>\r\n<td>7</td>\r\n<td>9</td>\r\n</tr>\r\n</"
     "table>\r\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<div><div class=\"box\">1<br>1</div><div class=\"box\">2<br>2</div><div class=\"box\">3<br>3</div><div c"
     "lass=\"box\">4<br>4</div><div class=\"box\">5<br>5</div></div>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "A1=1\nB2=2\nC3=3\nD4=4\nA3zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz\n",
     "1:1: a cell that is named twice, or written otherwise than the first"},
    {NULL, "1 1 5 1 2 3\n1 3 4\n1 4 6\n1 5 7\n1 6 8\n1 7 9\n1 8 1\n1 9 2\n",
     "2:1: row 2 has 3 cells; expected 6 + 12 bytes"},
    {NULL, "r1k1=5 r1k2=3 r1k5=7 r2k1=6 r2k4=1 r2k5=9 r2k6=5 r3k2=9 r9k9=9\n",
     "9x9: 53..7....6..195....9............................................................9, houses 27"},
    {NULL, "53,,7,,,,\n6,,195,,,\n,98,,,,6,\n8,,,6,,,3\n4,,8,3,,1\n7,,,2,,,6\n,6,,,,28,\n,,,419,,5\n,,,,8,,79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "1 234\n3 412\n2 143\n4 321\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n\n8 . . . 6 . . . 3\n4 . . 8 . 3 . . 1\n7 . . ."
     " 2 . . . 6\n\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n\n5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 "
     "3 4 8\n1 9 8 3 4 2 5 6 7\n8 5 9 7 6 1 4 2 3\n4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n2 "
     "8 7 4 1 9 6 3 5\n3 4 5 2 8 6 1 7 9\nand so on\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 173 "
     "bytes"},
    {NULL, "> - 1 0 0 4 2\n> - 0 2 0 0 3\n> - 4 0 3 0 1\n> - 0 3 0 1 0\n> - 2 0 1 0 3\n> - 3 0 2 0 4\n",
     "1:1: a row too many\? expected as many rows as columns"},
    {NULL, "1 2 3 4 5 6 7 8 9\n-----------------\n5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 3 4 8\n1 9 8 3 4 2 5 6 7\n8 5 9 7 6"
     " 1 4 2 3\n4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n2 8 7 4 1 9 6 3 5\n3 4 5 2 8 6 1 7 9\n"
     "1 2 3 4 5 6 7 8 9\n",
     "1:1: a row too many\? expected as many rows as columns"},
    {NULL, "> #3: 53..7....\n> 6..195...\n> .98....6.\n> 8...6...3\n> 4..8.3..1\n> 7...2...6\n> .6....28.\n> ...419."
     ".5\n> ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "> #3: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "(3: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "Row 1: 53..7....\n= = = = =\nRow 2: 6..195...\nRow 3: .98....6.\nRow 4: 8...6...3\nRow 5: 4..8.3..1\nRow"
     " 6: 7...2...6\nRow 7: .6....28.\nRow 8: ...419..5\nRow 9: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "`board of today\nRow 1: 53..7....\nRow 2: 6..195...\nRow 3: .98....6.\nRow 4: 8...6...3\nRow 5: 4..8.3.."
     "1\nRow 6: 7...2...6\nRow 7: .6....28.\nRow 8: ...419..5\nRow 9: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[12:03] > 123456789ABC\n[12:03] > 456789ABC123\n[12:03] > 789ABC123456\n[12:03] > ABC123456789\n[12:03] "
     "> 23456789ABC1\n[12:03] > 56789ABC1234\n[12:03] > 89ABC1234567\n[12:03] > BC123456789A\n[12:03] > 345678"
     "9ABC12\n[12:03] > 6789ABC12345\n[12:03] > 9ABC12345678\n[12:03] > C123456789AB\n",
     "12x12: 123456789ABC456789ABC123789ABC123456ABC12345678923456789ABC156789ABC123489ABC1234, houses 36"},
    {NULL, "[12:03] Row 1: 123456789ABC\n[12:03] Row 2: 456789ABC123\n[12:03] Row 3: 789ABC123456\n[12:03] Row 4: AB"
     "C123456789\n[12:03] Row 5: 23456789ABC1\n[12:03] Row 6: 56789ABC1234\n[12:03] Row 7: 89ABC1234567\n[12:0"
     "3] Row 8: BC123456789A\n[12:03] Row 9: 3456789ABC12\n[12:03] Row 10: 6789ABC12345\n[12:03] Row 11: 9ABC1"
     "2345678\n[12:03] Row 12: C123456789AB\n",
     "12x12: 123456789ABC456789ABC123789ABC123456ABC12345678923456789ABC156789ABC123489ABC1234, houses 36"},
    {NULL, "[12:03] Row 1: 123456789ABC\n[12:03] Row 2: 456789ABC123\n[12:03] Row 3: 789ABC123456\n[12:03] Row 4: AB"
     "C123456789\n[12:03] Row 5: 23456789ABC1\n[12:03] Row 6: 56789ABC1234\n[12:03] Row 7: 89ABC1234567\n[12:0"
     "3] Row 8: BC123456789A\n[12:03] Row 9: 3456789ABC12\n[12:03] Row 10: 6789ABC12345\n[12:03] Row 11: 9ABC1"
     "2345678\n[12:03] Row 12: C123456789AB\n[12:04] and this\n",
     "1:1: no board in these 13 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "Row 1: -2345-789A-C\nRow 2: 4-6789-BC12-\nRow 3: 78-ABC1-3456\nRow 4: ABC-2345-789\nRow 5: 2345-789A-C1\n"
     "Row 6: -6789-BC12-4\nRow 7: 8-ABC1-3456-\nRow 8: BC-2345-789A\nRow 9: 345-789A-C12\nRow 10: 6789-BC12-45"
     "\nRow 11: -ABC1-3456-8\nRow 12: ------------\n",
     "12x12: .2345.789A.C4.6789.BC12.78.ABC1.3456ABC.2345.7892345.789A.C1.6789.BC12.48.ABC1.34, houses 36"},
    {NULL, "Row 1: ------------\nRow 2: 4-6789-BC12-\nRow 3: 78-ABC1-3456\nRow 4: ABC-2345-789\nRow 5: 2345-789A-C1\n"
     "Row 6: -6789-BC12-4\nRow 7: 8-ABC1-3456-\nRow 8: BC-2345-789A\nRow 9: 345-789A-C12\nRow 10: 6789-BC12-45"
     "\nRow 11: -ABC1-3456-8\nRow 12: C123456789AB\n",
     "12x12: ............4.6789.BC12.78.ABC1.3456ABC.2345.7892345.789A.C1.6789.BC12.48.ABC1.34, houses 36"},
    {NULL, "Row 1: 123456789ABC\nRow 2: 4-6789-BC12-\nRow 3: 78-ABC1-3456\nRow 4: ABC-2345-789\nRow 5: 2345-789A-C1\n"
     "Row 6: ------------\nRow 7: 8-ABC1-3456-\nRow 8: BC-2345-789A\nRow 9: 345-789A-C12\nRow 10: 6789-BC12-45"
     "\nRow 11: -ABC1-3456-8\nRow 12: C123456789AB\n",
     "12x12: 123456789ABC4.6789.BC12.78.ABC1.3456ABC.2345.7892345.789A.C1............8.ABC1.34, houses 36"},
    {":9", "Row 1: 123456789ABC\nRow 2: 456789ABC123\nRow 3: 789ABC123456\nRow 4: ABC123456789\nRow 5: 23456789ABC1\n"
     "Row 6: 56789ABC1234\nRow 7: 89ABC1234567\nRow 8: BC123456789A\nRow 9: 3456789ABC12\nRow 10: 6789ABC12345"
     "\nRow 11: 9ABC12345678\nRow 12: C123456789AB\n",
     "1:1: no board in these 12 lines; expected 9 rows of 9, or 81 cells on one line"},
    {":4x4", "Row 1: 123456789ABC\nRow 2: 456789ABC123\nRow 3: 789ABC123456\nRow 4: ABC123456789\nRow 5: 23456789ABC1\n"
     "Row 6: 56789ABC1234\nRow 7: 89ABC1234567\nRow 8: BC123456789A\nRow 9: 3456789ABC12\nRow 10: 6789ABC12345"
     "\nRow 11: 9ABC12345678\nRow 12: C123456789AB\n",
     "12:1: 12 rows of 16 cells; expected 16 rows"},
    {NULL, "[12:00] 53..7....\n[12:01] 6..195...\n[12:02] .98....6.\n[12:03] 8...6...3\n[12:04] 4..8.3..1\n[12:05] 7"
     "...2...6\n[12:06] .6....28.\n[12:07] ...419..5\n[12:08] ....8..79\n[12:10]\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[Puzzle]\n.23.56.89.BC.EF.\n56.89.BC.EF.12.4\n9.BC.EF.12.45.78\n.EF.12.45.78.AB.\n23.56.89.BC.EF.1\n6.89"
     ".BC.EF.12.45\n.BC.EF.12.45.78.\nEF.12.45.78.AB.D\n3.56.89.BC.EF.12\n.89.BC.EF.12.45.\nBC.EF.12.45.78.A\n"
     "F.12.45.78.AB.DE\n.56.89.BC.EF.12.\n89.BC.EF.12.45.7\nC.EF.12.45.78.AB\n.12.45.78.AB.DE.\n[State]\n1 2 3"
     " 4 5 6 7 8 9 10 11 12 13 14 15 16\n5 6 7 8 9 10 11 12 13 14 15 16 1 2 3 4\n9 10 11 12 13 14 15 16 1 2 3 "
     "4 5 6 7 8\n13 14 15 16 1 2 3 4 5 6 7 8 9 10 11 12\n2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 1\n6 7 8 9 10 11"
     " 12 13 14 15 16 1 2 3 4 5\n10 11 12 13 14 15 16 1 2 3 4 5 6 7 8 9\n14 15 16 1 2 3 4 5 6 7 8 9 10 11 12 1"
     "3\n3 4 5 6 7 8 9 10 11 12 13 14 15 16 1 2\n7 8 9 10 11 12 13 14 15 16 1 2 3 4 5 6\n11 12 13 14 15 16 1 2"
     " 3 4 5 6 7 8 9 10\n15 16 1 2 3 4 5 6 7 8 9 10 11 12 13 14\n4 5 6 7 8 9 10 11 12 13 14 15 16 1 2 3\n8 9 1"
     "0 11 12 13 14 15 16 1 2 3 4 5 6 7\n12 13 14 15 16 1 2 3 4 5 6 7 8 9 10 11\n16 1 2 3 4 5 6 7 8 9 10 11 12"
     " 13 14 15\n",
     "16x16: .23.56.89.BC.EF.56.89.BC.EF.12.49.BC.EF.12.45.78.EF.12.45.78.AB.23.56.89.BC.EF.16, houses 48, ign"
     "ored [State]"},
    {NULL, ".Shape~6x6~4.DisjointSets",
     "1:2: boards have sides of 1 to 16 cells, and at least as many symbols: Shape~6x6~4"},
    {NULL, ".Shape~9x9~4.DisjointSets",
     "1:2: boards have sides of 1 to 16 cells, and at least as many symbols: Shape~9x9~4"},
    {NULL, ".Shape~4x4.DisjointSets",
     "4x4: ................, houses 16, extra house 4"},
    {NULL, "[12:03]\n",
     "1:1: a list of less than 16 cells: no board; expected N lists of N"},
    {NULL, "[12:03\n",
     "2:1: this is not JSON"},
    {NULL, "12:0x 53..7....\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "12:03 Ann says 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "2:03 am 53..7....\n2:03 am 6..195...\n2:03 am .98....6.\n2:03 am 8...6...3\n2:03 am 4..8.3..1\n2:03 am 7"
     "...2...6\n2:03 am .6....28.\n2:03 am ...419..5\n2:03 am ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "2:03 53..7....\n2:03 6..195...\n2:03 .98....6.\n2:03 8...6...3\n2:03 4..8.3..1\n2:03 7...2...6\n2:03 .6."
     "...28.\n2:03 ...419..5\n2:03 ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "(2:03) Ann: 53..7....\n(2:03) Ann: 6..195...\n(2:03) Ann: .98....6.\n(2:03) Ann: 8...6...3\n(2:03) Ann: "
     "4..8.3..1\n(2:03) Ann: 7...2...6\n(2:03) Ann: .6....28.\n(2:03) Ann: ...419..5\n(2:03) Ann: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[12:00] 5: 53..7....\n[12:01] 5: 6..195...\n[12:02] 5: .98....6.\n[12:03] 5: 8...6...3\n[12:04] 5: 4..8."
     "3..1\n[12:05] 5: 7...2...6\n[12:06] 5: .6....28.\n[12:07] 5: ...419..5\n[12:08] 5: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[12:00] :53..7....\n[12:01] :6..195...\n[12:02] :.98....6.\n[12:03] :8...6...3\n[12:04] :4..8.3..1\n[12:"
     "05] :7...2...6\n[12:06] :.6....28.\n[12:07] :...419..5\n[12:08] :....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[12:00] a:53..7....\n[12:01] a:6..195...\n[12:02] a:.98....6.\n[12:03] a:8...6...3\n[12:04] a:4..8.3..1\n"
     "[12:05] a:7...2...6\n[12:06] a:.6....28.\n[12:07] a:...419..5\n[12:08] a:....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[12:03] 53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n[12:05] thanks\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 15 b"
     "ytes"},
    {NULL, "[12:03] 53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n\nthanks\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 8 by"
     "tes"},
    {NULL, "[12:03] xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
     "1:1: a list of less than 16 cells: no board; expected N lists of N"},
    {NULL, "[1/2/2026 12:03] 5 3 4\n",
     "1:3: this is not JSON"},
    {NULL, "[12:03:11:12] 53..\n",
     "1:1: a list of less than 16 cells: no board; expected N lists of N"},
    {NULL, "12:03:11",
     "1:1: 1 row of 6 cells; expected 6 rows"},
    {NULL, "53..7.... = 534678912\n6..195... = 672195348\n.98....6. = 198342567\n8...6...3 = 859761423\n4..8.3..1 = "
     "426853791\n7...2...6 = 713924856\n.6....28. = 961537284\n...419..5 = 287419635\n....8..79 = 345286179\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53..7.... => 534678912\n6..195... => 672195348\n.98....6. => 198342567\n8...6...3 => 859761423\n4..8.3.."
     "1 => 426853791\n7...2...6 => 713924856\n.6....28. => 961537284\n...419..5 => 287419635\n....8..79 => 345"
     "286179\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53..7....   534678912\n6..195...   672195348\n.98....6.   198342567\n8...6...3   859761423\n4..8.3..1   "
     "426853791\n7...2...6   713924856\n.6....28.   961537284\n...419..5   287419635\n....8..79   345286179\nT"
     "hat is it\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 11 b"
     "ytes"},
    {NULL, ">53..7.... 534678912\n",
     "1:11: 10 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "53..7....   534678912\n6..195...   672195348\n.98....6.   198342567\n8...6...3   859761423\n4..8.3..1   "
     "426853791\n7...2...6   713924856\n.6....28.   961537284\n...419..5   287419635\n",
     "8:1: 8 rows of 18 cells; expected 18 rows"},
    {NULL, "53..7....   534678912\n6..195...   672195348\n.98....6.   198342567\n8...6...3   859761423\n4..8.3..1   "
     "426853791\n7...2...6   713924856\n.6....28.   961537284\n...419..5   287419635\n....8..79               "
     "                                                                                               345286179"
     "\n",
     "9:1: 9 rows of 18 cells: two boards side by side? expected one"},
    {NULL, "53..7....   534678.12\n6..195...   6721.5348\n.98....6.   1.8342567\n8...6...3   85.761423\n4..8.3..1   "
     "4268537.1\n7...2...6   713.24856\n.6....28.   .61537284\n...419..5   28741.635\n....8..79   34528617.\n",
     "9:1: 9 rows of 18 cells: two boards side by side? expected one"},
    {NULL, "53..7....   53..7....\n6..195...   6..195...\n.98....6.   .98....6.\n8...6...3   8...6...3\n4..8.3..1   "
     "4..8.3..1\n7...2...6   7...2...6\n.6....28.   .6....28.\n...419..5   ...419..5\n....8..79   ....8..79\n",
     "9:1: 9 rows of 18 cells: two boards side by side? expected one"},
    {NULL, "13..7....   534678912\n1..195...   672195348\n198....6.   198342567\n1...6...3   859761423\n1..8.3..1   "
     "426853791\n1...2...6   713924856\n16....28.   961537284\n1..419..5   287419635\n1...8..79   345286179\n",
     "9:1: 9 rows of 18 cells: two boards side by side? expected one"},
    {NULL, "------- -------\n------- -------\n------- -------\n------- -------\n------- -------\n------- -------\n--"
     "----- -------\n------- -------\n------- -------\n------- -------\n------- -------\n------- -------\n----"
     "--- -------\n------- -------\n------- -------\n------- -------\n------- -------\n------- -------\n------"
     "- -------\n------- -------\n------- -------\n------- -------\n------- -------\n------- -------\n------- "
     "-------\n------- -------\n------- -------\n------- -------\n------- -------\n------- -------\n",
     "1:1: a frame without rows"},
    {NULL, "[puzzle]\nrow1=53..7....\nrow2=6..195...\nrow3=.98....6.\nrow4=8...6...3\nrow5=4..8.3..1\nrow6=7...2...6"
     "\nrow7=.6....28.\nrow8=...419..5\nrow9=....8..79\n\nand more\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 10 b"
     "ytes"},
    {NULL, "[puzzle]\nrow1=53..7....\nrow2=6..195...\nrow3=.98....6.\nrow4=8...6...3\nrow5=4..8.3..1\nrow6=7...2...6"
     "\nrow7=.6....28.\nrow8=...419..5\nrow9=....8..79\nand more\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 9 by"
     "tes"},
    {NULL, "[puzzle\nrow1=53..7....\nrow2=6..195...\nrow3=.98....6.\nrow4=8...6...3\nrow5=4..8.3..1\nrow6=7...2...6\n"
     "row7=.6....28.\nrow8=...419..5\nrow9=....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comme"
     "nt [puzzle"},
    {NULL, "[puzzle]",
     "1:1: a heading without rows below it"},
    {NULL, "[puzzle]\nrow1=55555555555555555555555555555555555555555555555555555555555555555555555555555555555555555"
     "55555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555"
     "55555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555"
     "555\n",
     "2:1: no board: expected as many rows as columns, up to 1024"},
    {NULL, "[puzzle]\na0=1\na1=1\na2=1\na3=1\na4=1\na5=1\na6=1\na7=1\na8=1\na9=1\na10=1\na11=1\na12=1\na13=1\na14=1\n"
     "a15=1\na16=1\na17=1\na18=1\na19=1\na20=1\na21=1\na22=1\na23=1\na24=1\na25=1\na26=1\na27=1\na28=1\na29=1\n"
     "a30=1\na31=1\na32=1\na33=1\na34=1\na35=1\na36=1\na37=1\na38=1\na39=1\n",
     "2:1: no board: expected as many rows as columns, up to 1024"},
    {NULL, "[x]\nrow1=53..7....\n",
     "1:2: this is not JSON + 15 bytes"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&"
     "nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n"
     "&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79\n</pre>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 7 by"
     "tes"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&"
     "nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n"
     "&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&"
     "nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&"
     "nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n"
     "x&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;1\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;1\n&nbsp;98&nbsp;&nbsp;&nbsp"
     ";&nbsp;6&nbsp;1\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;31\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;11\n7&nbsp;&"
     "nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;61\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;1\n&nbsp;&nbsp;&nbsp;419&nbsp;&"
     "nbsp;51\n&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;791\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp\n&nbsp;98&nbsp;&nbsp;&nbsp;&nb"
     "sp;6&nbsp\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;\n7&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;\n&nbsp;&"
     "nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;7\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "5&nbsp;3&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;7&"
     "nbsp;&nbsp;1&nbsp;9&nbsp;5&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n&nbsp;&nbsp;9&nbsp;8&nbsp;&nbsp;&nbsp;&n"
     "bsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;\n8&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp"
     ";&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;3&nbsp;&nbsp;&nbsp;&"
     "nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6\n&"
     "nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;8&nbsp;&nbsp;\n&nbsp;&nbsp;&nbs"
     "p;&nbsp;&nbsp;&nbsp;4&nbsp;1&nbsp;9&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;5\n&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;"
     "&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7&nbsp;9\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "5&nbsp;3&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;&n"
     "bsp;&nbsp;&nbsp;1&nbsp;9&nbsp;5&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n&nbsp;&nbsp;9&nbsp;8&nbsp;&nbsp;&nb"
     "sp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;\n8&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;"
     "&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;3&nbsp;&nbsp;&n"
     "bsp;&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp"
     ";6\n&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;8&nbsp;&nbsp;\n&nbsp;&nbsp"
     ";&nbsp;&nbsp;&nbsp;&nbsp;4&nbsp;1&nbsp;9&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;5\n&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&"
     "nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7&nbsp;9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&n"
     "bsp;&nbsp;6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;98&nbsp;&nbsp"
     ";&nbsp;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;38&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&"
     "nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;14&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbs"
     "p;67&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;&nbsp;6&nbsp;&nbsp;&n"
     "bsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n&nbsp;&nbsp;&n"
     "bsp;&nbsp;8&nbsp;&nbsp;79&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&"
     "nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n"
     "&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79                                                                 "
     "                                                                                                        "
     "                                                                                                        "
     "                           \n",
     "1:1: no board in this: expected as many rows as columns + 340 bytes"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&"
     "nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n"
     "&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "columns: 9\nRow 1: 53..7....\nRow 2: 6..195...\nRow 3: .98....6.\nRow 4: 8...6...3\nRow 5: 4..8.3..1\nRo"
     "w 6: 7...2...6\nRow 7: .6....28.\nRow 8: ...419..5\nRow 9: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comme"
     "nt columns: 9"},
    {NULL, "Columns of today\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5"
     "\n....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comme"
     "nt Columns of today"},
    {NULL, "Col 10 53..7....\nCol 11 6..195...\nCol 12 .98....6.\nCol 13 8...6...3\nCol 14 4..8.3..1\nCol 15 7...2.."
     ".6\nCol 16 .6....28.\nCol 17 ...419..5\nCol 18 ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "Col\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
     "9x9: 56.847...3.9...6....8.......1..8..4.79.6.2.18.5..3..9.......2....6...8.7...316.59, houses 27, comme"
     "nt Col"},
    {NULL, "b = [[Some(5), None, None, None],\n[None, None, None, Some 3],\n[None, None, Some(1), None],\n[None, Non"
     "e, None, None]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[Some(4), None, None, None],\n[None, None, None, Some(3)],\n[None, None, Some(1), None],\n[None, No"
     "ne, None, Some(",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[_5, X1, None, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, None]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[_, X1, Y_2, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, None]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[_, X-1, Y, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, None]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[Just, 1, 3, Nothing],\n[Nothing, Nothing, Nothing, Just 3],\n[Just 1, Nothing, Nothing, Nothing],\n"
     "[Nothing, Nothing, Nothing, Nothing]]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 112 bytes"},
    {NULL, "b = [[Just 1, Just 3, Nothing],\n[Nothing, Nothing, Nothing, Just 3],\n[Just 1, Nothing, Nothing, Nothin"
     "g],\n[Nothing, Nothing, Nothing, Nothing]]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 112 bytes"},
    {NULL, "b = [[Some(1, Just 3, Nothing, Nothing],\n[Nothing, Nothing, Nothing, Just 3],\n[Just 1, Nothing, Nothin"
     "g, Nothing],\n[Nothing, Nothing, Nothing, Nothing]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "5 34 -1 -1 7 -1 -1 -1 -1\n6 -1 -1 1 9 5 -1 -1 -1\n-1 9 8 -1 -1 -1 -1 6 -1\n8 -1 -1 -1 6 -1 -1 -1 3\n4 -1"
     " -1 8 -1 3 -1 -1 1\n7 -1 -1 -1 2 -1 -1 -1 6\n-1 6 -1 -1 -1 -1 2 8 -1\n-1 -1 -1 4 1 9 -1 -1 5\n-1 -1 -1 -"
     "1 8 -1 -1 7 9\n",
     "1:1: is -1 an empty cell, or 1 behind one\?"},
    {NULL, "5 3 1- -1 7 -1 -1 -1 -1\n6 -1 -1 1 9 5 -1 -1 -1\n-1 9 8 -1 -1 -1 -1 6 -1\n8 -1 -1 -1 6 -1 -1 -1 3\n4 -1 "
     "-1 8 -1 3 -1 -1 1\n7 -1 -1 -1 2 -1 -1 -1 6\n-1 6 -1 -1 -1 -1 2 8 -1\n-1 -1 -1 4 1 9 -1 -1 5\n-1 -1 -1 -1"
     " 8 -1 -1 7 9\n",
     "1:1: is -1 an empty cell, or 1 behind one\?"},
    {NULL, "| 5 3 -1 -1 7 -1 -1 -1 -1 |\n| 6 -1 -1 1 9 5 -1 -1 -1 |\n| -1 9 8 -1 -1 -1 -1 6 -1 |\n| 8 -1 -1 -1 6 -1 "
     "-1 -1 3 |\n| 4 -1 -1 8 -1 3 -1 -1 1 |\n| 7 -1 -1 -1 2 -1 -1 -1 6 |\n| -1 6 -1 -1 -1 -1 2 8 -1 |\n| -1 -1"
     " -1 4 1 9 -1 -1 5 |\n| -1 -1 -1 -1 8 -1 -1 7 9 |\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "-1 2 3 -1 5 6 -1 8 9 -1 11 12 -1 14 15 -1\n5 6 -1 8 9 -1 11 12 -1 14 15 -1 1 2 -1 4\n9 -1 11 12 -1 14 15"
     " -1 1 2 -1 4 5 -1 7 8\n-1 14 15 -1 1 2 -1 4 5 -1 7 8 -1 10 11 -1\n2 3 -1 5 6 -1 8 9 -1 11 12 -1 14 15 -1"
     " 1\n6 -1 8 9 -1 11 12 -1 14 15 -1 1 2 -1 4 5\n-1 11 12 -1 14 15 -1 1 2 -1 4 5 -1 7 8 -1\n14 15 -1 1 2 -1"
     " 4 5 -1 7 8 -1 10 11 -1 13\n3 -1 5 6 -1 8 9 -1 11 12 -1 14 15 -1 1 2\n-1 8 9 -1 11 12 -1 14 15 -1 1 2 -1"
     " 4 5 -1\n11 12 -1 14 15 -1 1 2 -1 4 5 -1 7 8 -1 10\n15 -1 1 2 -1 4 5 -1 7 8 -1 10 11 -1 13 14\n-1 5 6 -1"
     " 8 9 -1 11 12 -1 14 15 -1 1 2 -1\n8 9 -1 11 12 -1 14 15 -1 1 2 -1 4 5 -1 7\n12 -1 14 15 -1 1 2 -1 4 5 -1"
     " 7 8 -1 10 11\n-1 1 2 -1 4 5 -1 7 8 -1 10 11 -1 13 14 -1\n",
     "16x16: .23.56.89.BC.EF.56.89.BC.EF.12.49.BC.EF.12.45.78.EF.12.45.78.AB.23.56.89.BC.EF.16, houses 48"},
    {NULL, "-1 - 3 -1 - 6 -1 - 9 -1 - 12 -1 - 15 -1\n- 6 -1 - 9 -1 - 12 -1 - 15 -1 - 2 -1 -\n9 -1 - 12 -1 - 15 -1 - "
     "2 -1 - 5 -1 - 8\n-1 - 15 -1 - 2 -1 - 5 -1 - 8 -1 - 11 -1\n- 3 -1 - 6 -1 - 9 -1 - 12 -1 - 15 -1 -\n6 -1 -"
     " 9 -1 - 12 -1 - 15 -1 - 2 -1 - 5\n-1 - 12 -1 - 15 -1 - 2 -1 - 5 -1 - 8 -1\n- 15 -1 - 2 -1 - 5 -1 - 8 -1 "
     "- 11 -1 -\n3 -1 - 6 -1 - 9 -1 - 12 -1 - 15 -1 - 2\n-1 - 9 -1 - 12 -1 - 15 -1 - 2 -1 - 5 -1\n- 12 -1 - 15"
     " -1 - 2 -1 - 5 -1 - 8 -1 -\n15 -1 - 2 -1 - 5 -1 - 8 -1 - 11 -1 - 14\n-1 - 6 -1 - 9 -1 - 12 -1 - 15 -1 - "
     "2 -1\n- 9 -1 - 12 -1 - 15 -1 - 2 -1 - 5 -1 -\n12 -1 - 15 -1 - 2 -1 - 5 -1 - 8 -1 - 11\n-1 - 2 -1 - 5 -1 "
     "- 8 -1 - 11 -1 - 14 -1\n",
     "1:1: is -1 an empty cell, or 1 behind one\?"},
    {NULL, "-1 2 3 1.5 5 6 -1 8 9 -1 11 12 -1 14 15 -1\n5 6 1.5 8 9 -1 11 12 -1 14 15 -1 1 2 -1 4\n9 1.5 11 12 -1 14"
     " 15 -1 1 2 -1 4 5 -1 7 8\n1.5 14 15 -1 1 2 -1 4 5 -1 7 8 -1 10 11 -1\n2 3 -1 5 6 -1 8 9 -1 11 12 -1 14 1"
     "5 -1 1\n6 -1 8 9 -1 11 12 -1 14 15 -1 1 2 -1 4 5\n-1 11 12 -1 14 15 -1 1 2 -1 4 5 -1 7 8 -1\n14 15 -1 1 "
     "2 -1 4 5 -1 7 8 -1 10 11 -1 13\n3 -1 5 6 -1 8 9 -1 11 12 -1 14 15 -1 1 2\n-1 8 9 -1 11 12 -1 14 15 -1 1 "
     "2 -1 4 5 -1\n11 12 -1 14 15 -1 1 2 -1 4 5 -1 7 8 -1 10\n15 -1 1 2 -1 4 5 -1 7 8 -1 10 11 -1 13 14\n-1 5 "
     "6 -1 8 9 -1 11 12 -1 14 15 -1 1 2 -1\n8 9 -1 11 12 -1 14 15 -1 1 2 -1 4 5 -1 7\n12 -1 14 15 -1 1 2 -1 4 "
     "5 -1 7 8 -1 10 11\n-1 1 2 -1 4 5 -1 7 8 -1 10 11 -1 13 14 -1\n",
     "1:9: a blank among symbols; expected 0-9, A-F or a blank (. * _ - \?)"},
    {NULL, "1 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "1. 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6.... 8....419..5....8..79\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 5 6 7 8 9 10 11 12 13 14 15 16 1 2 3 4 9 10 11 12 13 14 15 16 1 2"
     " 3 4 5 6 7 8 13 14 15 16 1 2 3 4 5 6 7 8 9 10 11 12 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 1 6 7 8 9 10 11"
     " 12 13 14 15 16 1 2 3 4 5 10 11 12 13 14 15 16 1 2 3 4 5 6 7 8 9 14 15 16 1 2 3 4 5 6 7 8 9 10 11 12 13 "
     "3 4 5 6 7 8 9 10 11 12 13 14 15 16 1 2 7 8 9 10 11 12 13 14 15 16 1 2 3 4 5 6 11 12 13 14 15 16 1 2 3 4 "
     "5 6 7 8 9 10 15 16 1 2 3 4 5 6 7 8 9 10 11 12 13 14 4 5 6 7 8 9 10 11 12 13 14 15 16 1 2 3 8 9 10 11 12 "
     "13 14 15 16 1 2 3 4 5 6 7 12 13 14 15 16 1 2 3 4 5 6 7 8 9 10 11 16 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\n",
     "16x16: 123456789ABCDEFG56789ABCDEFG12349ABCDEFG12345678DEFG123456789ABC23456789ABCDEFG16, houses 48"},
    {NULL, "A board\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8.."
     "79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comme"
     "nt A board"},
    {NULL, "<table><tr><td><table><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3</td><td>4</t"
     "d></tr></table></td><td><table><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3</td"
     "><td>4</td></tr></table></td></tr></table>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "b = [[Some(, 3), None, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, None]]"
     "\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16) + 72 bytes"},
    {NULL, "b = [[[[[[[[[[1, 2, 3, 4]]]]]]]]]]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "1 234\n3 412\n2 143\n4 321\nthe end\n",
     "1:1: no board in these 5 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "53..7....   534678_12\n6..195...   6721_5348\n.98....6.   1_8342567\n8...6...3   85_761423\n4..8.3..1   "
     "4268537_1\n7...2...6   713_24856\n.6....28.   _61537284\n...419..5   28741_635\n....8..79   34528617_\n",
     "9:1: 9 rows of 18 cells: two boards side by side? expected one"},
    {NULL, "53__7____   534678912\n6__195___   672195348\n_98____6_   198342567\n8___6___3   859761423\n4__8_3__1   "
     "426853791\n7___2___6   713924856\n_6____28_   961537284\n___419__5   287419635\n____8__79   345286179\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "+---------+  +---------+\n|53..7....|  |534678912|\n|6..195...|  |672195348|\n|.98....6.|  |198342567|\n"
     "|8...6...3|  |859761423|\n|4..8.3..1|  |426853791|\n|7...2...6|  |713924856|\n|.6....28.|  |961537284|\n"
     "|...419..5|  |287419635|\n|....8..79|  |345286179|\n+---------+  +---------+\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "[puzzle}\nrow1=53..7....\nrow2=6..195...\nrow3=.98....6.\nrow4=8...6...3\nrow5=4..8.3..1\nrow6=7...2...6"
     "\nrow7=.6....28.\nrow8=...419..5\nrow9=....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comme"
     "nt [puzzle}"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;1\n6&nbsp;&nbsp;195&nbsp;&"
     "nbsp;&nbsp;6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;1\n&nbsp;98&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;98&nbsp;&nb"
     "sp;&nbsp;&nbsp;6&nbsp;1\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;38&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;31"
     "\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;14&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;11\n7&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp"
     ";&nbsp;67&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;61\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;&nbsp;6&nbsp;&n"
     "bsp;&nbsp;&nbsp;28&nbsp;1\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;51\n&nbsp;"
     "&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;791\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "12:3\n",
     "1:5: 4 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "[12:03] 1234\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n"
     "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n"
     "1\n1\n1\n1\n1\n",
     "1:1: no board in this: expected as many rows as columns + 14 bytes"},
    {NULL, "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n\n8 . . . 6 . . . 3\n4 . . 8 . 3 . . 1\n7 . . ."
     " 2 . . . 6\n\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n\n5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 "
     "3 4 8\n1 9 8 3 4 2 5 6 7\n8 5 9 7 6 1 4 2 3\n4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n2 "
     "8 7 4 1 9 6 3 5\n3 4 5 2 8 6 1 7 9\n\n5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 3 4 8\n1 9 8 3 4 2 5 6 7\n8 5 9 7 6"
     " 1 4 2 3\n4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n2 8 7 4 1 9 6 3 5\n3 4 5 2 8 6 1 7 9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 + 326 "
     "bytes"},
    {NULL, "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n\n8 . . . 6 . . . 3\n4 . . 8 . 3 . . 1\n7 . . ."
     " 2 . . . 6\n\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n\n5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 "
     "3 4 8\n1 9 8 3 4 2 5 6 7\n",
     "1:1: a row too many\? expected as many rows as columns"},
    {NULL, "(`board of today\nRow 1: 53..7....\nRow 2: 6..195...\nRow 3: .98....6.\nRow 4: 8...6...3\nRow 5: 4..8.3."
     ".1\nRow 6: 7...2...6\nRow 7: .6....28.\nRow 8: ...419..5\nRow 9: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comme"
     "nt (`board of today"},
    {NULL, "ряд 1 53..7....\nряд 2 6..195...\nряд 3 .98....6.\nряд 4 8...6...3\nряд 5 4..8.3..1\nряд 6 7...2...6\nря"
     "д 7 .6....28.\nряд 8 ...419..5\nряд 9 ....8..79\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "Grid 3: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "Grid 3 5 3 . . 7 . . . . 6 . . 1 9 5 . . . . 9 8 . . . . 6 . 8 . . . 6 . . . 3 4 . . 8 . 3 . . 1 7 . . ."
     " 2 . . . 6 . 6 . . . . 2 8 . . . . 4 1 9 . . 5 . . . . 8 . . 7 9\n",
     "1:1: 1 row of 83 cells; expected 83 rows"},
    {":1", "Row 1: 123456789ABC\nRow 2: 456789ABC123\nRow 3: 789ABC123456\nRow 4: ABC123456789\nRow 5: 23456789ABC1\n"
     "Row 6: 56789ABC1234\nRow 7: 89ABC1234567\nRow 8: BC123456789A\nRow 9: 3456789ABC12\nRow 10: 6789ABC12345"
     "\nRow 11: 9ABC12345678\nRow 12: C123456789AB\n",
     "1:1: no board in these 12 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "Row 1: 123456789ABC\nRow 2: 456789ABC123\nRow 3: 789ABC123456\nRow 4: ABC123456789\nRow 5: Z3456789ABC1\n"
     "Row 6: 56789ABC1234\nRow 7: 89ABC1234567\nRow 8: BC123456789A\nRow 9: 3456789ABC12\nRow 10: 6789ABC12345"
     "\nRow 11: 9ABC12345678\nRow 12: C123456789AB\n",
     "5:1: 'Z' is no symbol here; expected 1-9, A-C or a blank (. 0 * _ - x X \?)"},
    {NULL, "Grid 3: 5 3 . . 7 . . . ./6 . . 1 9 5 . . ./. 9 8 . . . . 6 ./8 . . . 6 . . . 3/4 . . 8 . 3 . . 1/7 . . "
     ". 2 . . . 6/. 6 . . . . 2 8 ./. . . 4 1 9 . . 5/. . . . 8 . . 7 9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, ".Shape~4x4~5.Jigsaw~aabbccddeeffgghh.DisjointSets",
     "1:1: expected a map of regions with as many cells as symbols: aabbccddeeffgghh"},
    {NULL, ".Shape~4x4~5.NoBoxes.Jigsaw~aabbccddeeffgghh.DisjointSets",
     "1:1: expected a map of regions with as many cells as symbols: aabbccddeeffgghh"},
    {NULL, ".Shape~4x6~6.NoBoxes.Jigsaw~aabbccddeeffgghhiijjkkll.DisjointSets",
     "1:1: expected a map of regions with as many cells as symbols: aabbccddeeffgghhiijjkkll"},
    {NULL, "grid = rbind(c(5,3,0,0,7,0,0,0,0),\n  c(6,0,0,1,9,5,0,0,0),\n  c(0,9,8,0,0,0,0,6,0),\n  c(8,0,0,0,6,0,0,"
     "0,3),\n  c(4,0,0,8,0,3,0,0,1),\n  c(7,0,0,0,2,0,0,0,6),\n  c(0,6,0,0,0,0,2,8,0),\n  c(0,0,0,4,1,9,0,0,5)"
     ",\n  c(0,0,0,0,8,0,0,7,9))\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {":1", "Row 1: 123456789U\nRow 2: 23456789U1\nRow 3: 3456789U12\nRow 4: 456789U123\nRow 5: 56789U1234\nRow 6: 67"
     "89U12345\nRow 7: 789U123456\nRow 8: 89U1234567\nRow 9: 9U12345678\nRow 10: U123456789\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
};
