/* SPDX-License-Identifier: MIT
 *
 * lists.h - lists, strings and printed values of programming languages.
 */
/* clang-format off */
static const told_text lists_texts[] = {
    {NULL, "4'd5- 53..7....\n4'd5- 6..195...\n4'd5- .98....6.\n4'd5- 8...6...3\n4'd5- 4..8.3..1\n4'd5- 7...2...6"
     "\n4'd5- .6....28.\n4'd5- ...419..5\n4'd5- ....8..79\n", /* words with digits in front of rows */
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "sudoku = \"1...3..2..4..2.1\",\n",
     "4x4: 1...3..2..4..2.1, houses 12"},
    {NULL, "var s = '..1......' +\n  '.........' +\n  '38..59.47' +\n  '...7...63' +\n  '..6..1954' +\n  '....3.."
     "..' +\n  '6...84...' +\n  '4.3.72.91' +\n  '..259...6';\n",
     "9x9: ..1...............38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "  4'd0, 4'd0, 4'd0, 4'd0, 4'd1, 4'd8, 4'd0, 4'd3, 4'd2,\n  4'd0, 4'd4, 4'd0, 4'd3, 4'd6, 4'd7, 4'd0, "
     "4'd0, 4'd0,\n  4'd3, 4'd8, 4'd0, 4'd0, 4'd5, 4'd9, 4'd0, 4'd4, 4'd7,\n  4'd0, 4'd0, 4'd0, 4'd7, 4'd0, 4'd0, 4'd0"
     ", 4'd6, 4'd3,\n  4'd0, 4'd0, 4'd6, 4'd0, 4'd0, 4'd1, 4'd9, 4'd5, 4'd4,\n  4'd0, 4'd0, 4'd0, 4'd0, 4'd3, 4'd0, 4'"
     "d0, 4'd0, 4'd0,\n  4'd6, 4'd0, 4'd0, 4'd0, 4'd8, 4'd4, 4'd0, 4'd0, 4'd0,\n  4'd4, 4'd0, 4'd3, 4'd0, 4'd7, 4'd2, "
     "4'd0, 4'd9, 4'd1,\n  4'd0, 4'd0, 4'd2, 4'd5, 4'd9, 4'd0, 4'd0, 4'd0, 4'd6\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "{0x0, 0x0, 0x0, 0x0, 0x1, 0x8, 0x0, 0x3, 0x2},\n{0x0, 0x4, 0x0, 0x3, 0x6, 0x7, 0x0, 0x0, 0x0},\n{0x3,"
     " 0x8, 0x0, 0x0, 0x5, 0x9, 0x0, 0x4, 0x7},\n{0x0, 0x0, 0x0, 0x7, 0x0, 0x0, 0x0, 0x6, 0x3},\n{0x0, 0x0, 0x6, 0x0, "
     "0x0, 0x1, 0x9, 0x5, 0x4},\n{0x0, 0x0, 0x0, 0x0, 0x3, 0x0, 0x0, 0x0, 0x0},\n{0x6, 0x0, 0x0, 0x0, 0x8, 0x4, 0x0, 0"
     "x0, 0x0},\n{0x4, 0x0, 0x3, 0x0, 0x7, 0x2, 0x0, 0x9, 0x1},\n{0x0, 0x0, 0x2, 0x5, 0x9, 0x0, 0x0, 0x0, 0x6}\n",
     "1:2: a blank among symbols; expected 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, "{0x00, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x03, 0x02},\n{0x00, 0x04, 0x00, 0x03, 0x06, 0x07, 0x00, 0"
     "x00, 0x00},\n{0x03, 0x08, 0x00, 0x00, 0x05, 0x09, 0x00, 0x04, 0x07},\n{0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00,"
     " 0x06, 0x03},\n{0x00, 0x00, 0x06, 0x00, 0x00, 0x01, 0x09, 0x05, 0x04},\n{0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x0"
     "0, 0x00, 0x00},\n{0x06, 0x00, 0x00, 0x00, 0x08, 0x04, 0x00, 0x00, 0x00},\n{0x04, 0x00, 0x03, 0x00, 0x07, 0x02, 0"
     "x00, 0x09, 0x01},\n{0x00, 0x00, 0x02, 0x05, 0x09, 0x00, 0x00, 0x00, 0x06}\n",
     "1:2: a blank among symbols; expected 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, "m<-matrix(c(5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,0"
     ",3,0,0,1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9), nrow=9, byrow=TRUE)\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "m <-matrix(c(5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,"
     "0,3,0,0,1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9), nrow=9, byrow=TRUE)"
     "\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "m<- matrix(c(5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,"
     "0,3,0,0,1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9), nrow=9, byrow=TRUE)"
     "\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "x <- c(5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,0,3,0,"
     "0,1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9)\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<- c(5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,0,3,0,0,"
     "1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9)\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "puzzle <-\nc(5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,"
     "0,3,0,0,1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9)\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "puzzle <-"},
    {NULL, "x = [5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,0,3,0,0,"
     "1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9]\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "x = list(5,3,0,0,7,0,0,0,0,\n6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0,\n8,0,0,0,6,0,0,0,3,\n4,0,0,8,0,3,"
     "0,0,1,\n7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0,\n0,0,0,4,1,9,0,0,5,\n0,0,0,0,8,0,0,7,9)\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "x<-c(5,3,0,0,7,0,0,0,0,6,0,0,1,9,5,0,0,0,0,9,8,0,0,0,0,6,0,8,0,0,0,6,0,0,0,3,4,0,0,8,0,3,0,0,1,7,0,0,"
     "0,2,0,0,0,6,0,6,0,0,0,0,2,8,0,0,0,0,4,1,9,0,0,5,0,0,0,0,8,0,0,7,9)\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "x <- rbind(c(5,3,0,0,7,0,0,0,0),\nc(6,0,0,1,9,5,0,0,0),\nc(0,9,8,0,0,0,0,6,0),\nc(8,0,0,0,6,0,0,0,3),"
     "\nc(4,0,0,8,0,3,0,0,1),\nc(7,0,0,0,2,0,0,0,6),\nc(0,6,0,0,0,0,2,8,0),\nc(0,0,0,4,1,9,0,0,5),\nc(0,0,0,0,8,0,0,7,"
     "9))\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "m <- rbind(c(5,3,0,0,7,0,0,0,0),\nc(6,0,0,1,9,5,0,0,0),\nc(0,9,8,0,0,0,0,6,0),\nc(8,0,0,0,6,0,0,0,3),"
     "\nc(4,0,0,8,0,3,0,0,1),\nc(7,0,0,0,2,0,0,0,6),\nc(0,6,0,0,0,0,2,8,0),\nc(0,0,0,4,1,9,0,0,5),\nc(0,0,0,0,8,0,0,7,"
     "9))\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "1\n[[1,0,0,4],[0,0,1,0],[0,1,0,0],[4,0,0,1]]\n", /* a number above a list */
     "4x4: 1..4..1..1..4..1, houses 12, comment 1"},
    {NULL, "7\n\n[[1,0,0,4],[0,0,1,0],[0,1,0,0],[4,0,0,1]]\n", /* a number above a list, not a board of one cell */
     "4x4: 1..4..1..1..4..1, houses 12, comment 7"},
    {NULL, "f(1,_,_,4),\nf(_,_,1,_),\nf(_,1,_,_),\nf(4,_,_,1)\n",
     "4x4: 1..4..1..1..4..1, houses 12"},
    {NULL, "f(2, [[1,0,0,4],[0,0,1,0],[0,1,0,0],[4,0,0,1]])\n",
     "4x4: 1..4..1..1..4..1, houses 12"},
    {NULL, "(3: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "12:0x 53..7....\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "b = [[Some(5), None, None, None],\n[None, None, None, Some 3],\n[None, None, Some(1), None],\n[None, "
     "None, None, None]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[Some(4), None, None, None],\n[None, None, None, Some(3)],\n[None, None, Some(1), None],\n[None,"
     " None, None, Some(",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[_5, X1, None, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, None]]"
     "\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[_, X1, Y_2, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, None]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[_, X-1, Y, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, None]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[Just, 1, 3, Nothing],\n[Nothing, Nothing, Nothing, Just 3],\n[Just 1, Nothing, Nothing, Nothing"
     "],\n[Nothing, Nothing, Nothing, Nothing]]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 3 lines; ex"
     "pected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[Just 1, Just 3, Nothing],\n[Nothing, Nothing, Nothing, Just 3],\n[Just 1, Nothing, Nothing, Not"
     "hing],\n[Nothing, Nothing, Nothing, Nothing]]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 3 lines; ex"
     "pected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[Some(1, Just 3, Nothing, Nothing],\n[Nothing, Nothing, Nothing, Just 3],\n[Just 1, Nothing, Not"
     "hing, Nothing],\n[Nothing, Nothing, Nothing, Nothing]]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[Some(, 3), None, None],\n[None, None, None, 3],\n[None, None, 1, None],\n[None, None, None, Non"
     "e]]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 3 lines; ex"
     "pected 9 rows of 9, or 81 cells on one line"},
    {NULL, "b = [[[[[[[[[[1, 2, 3, 4]]]]]]]]]]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "grid = rbind(c(5,3,0,0,7,0,0,0,0),\n  c(6,0,0,1,9,5,0,0,0),\n  c(0,9,8,0,0,0,0,6,0),\n  c(8,0,0,0,6,0"
     ",0,0,3),\n  c(4,0,0,8,0,3,0,0,1),\n  c(7,0,0,0,2,0,0,0,6),\n  c(0,6,0,0,0,0,2,8,0),\n  c(0,0,0,4,1,9,0,0,5),\n  "
     "c(0,0,0,0,8,0,0,7,9))\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "A = [1 2 0 0; 0 0 1 2; 3 0 0 4; 4 0 0 3];",
     "4x4: 12....123..44..3, houses 12"},
    {NULL, "[1, 0, 0, 4, 0, 0; 0, 0, 6, 0, 2, 0; 5, 0, 0, 0, 1, 0; 0, 2, 0, 0, 0, 3; 0, 4, 0, 0, 1, 0; 6, 0, 0, 0"
     ", 5, 0]",
     "6x6: 1..4....6.2.5...1..2...3.4..1.6...5., houses 18"},
    {NULL, "M=[1 0 0 4 0 0; 0 0 6 0 2 0; 5 0 0 0 1 0; 0 2 0 0 0 3; 0 4 0 0 1 0; 6 0 0 0 5 0]",
     "6x6: 1..4....6.2.5...1..2...3.4..1.6...5., houses 18"},
    {NULL, "A = [1 2 0 0; 0 0 1; 2 3 0 0 4; 4 0 0 3];",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "int b[] = {5,3,0}; // one // two // three\n",
     "1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "m <- matrix(c(NA,NA,NA,NA,1,8,NA,3,2,\nNA,4,NA,3,6,7,NA,NA,NA,\n3,8,NA,NA,5,9,NA,4,7,\nNA,NA,NA,7,NA,"
     "NA,NA,6,3,\nNA,NA,6,NA,NA,1,9,5,4,\nNA,NA,NA,NA,3,NA,NA,NA,NA,\n6,NA,NA,NA,8,4,NA,NA,NA,\n4,NA,3,NA,7,2,NA,9,1,"
     "\nNA,NA,2,5,9,NA,NA,NA,6), nrow = 9, byrow = TRUE)\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "matrix(c(0,0,0,0,1,8,0,3,2,\n0,4,0,3,6,7,0,0,0,\n3,8,0,0,5,9,0,4,7,\n0,0,0,7,0,0,0,6,3,\n0,0,6,0,0,1,"
     "9,5,4,\n0,0,0,0,3,0,0,0,0,\n6,0,0,0,8,4,0,0,0,\n4,0,3,0,7,2,0,9,1,\n0,0,2,5,9,0,0,0,6), nrow=9, byrow=TRUE)\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "\"....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6\", \"567418932241"
     "367589389259647924785163736821954158936278695184327483672591172593846\"",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27\n9x9: 567"
     "418932241367589389259647924785163736821954158936278695184327483672591172593846, houses 27"},
    {NULL, "Puzzle (17)\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n"
     "..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "Puzzle (17)"},
    {NULL, "[[0,0,0,0,1,8,0,3,2],\n[0,4,0,3,6,7,0,0,0],\n[3,8,0,0,5,9,0,4,7],\n[0,0,0,7,0,0,0,6,3],\n[0,0,6,0,0,1"
     ",9,5,4],\n[0,0,0,0,3,0,0,0,0],\n[6,0,0,0,8,4,0,0,0],\n[4,0,3,0,7,2,0,9,1],\n[0,0,2,5,9,0,0,0,6]]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[[-,1,-,1,-,1,-,1,1,8,-,1,3,2],\n[-,1,4,-,1,3,6,7,-,1,-,1,-,1],\n[3,8,-,1,-,1,5,9,-,1,4,7],\n[-,1,-,1"
     ",-,1,7,-,1,-,1,-,1,6,3],\n[-,1,-,1,6,-,1,-,1,1,9,5,4],\n[-,1,-,1,-,1,-,1,3,-,1,-,1,-,1,-,1],\n[6,-,1,-,1,-,1,8,4"
     ",-,1,-,1,-,1],\n[4,-,1,3,-,1,7,2,-,1,9,1],\n[-,1,-,1,2,5,9,-,1,-,1,-,1,6]]",
     "1:1: not a board: expected a list of N lists of N cells"},
    {NULL, "{{0,0,0,0,1,8,0,3,2},{0,4,0,3,6,7,0,0,0},{3,8,0,0,5,9,0,4,7},{0,0,0,7,0,0,0,6,3},{0,0,6,0,0,1,9,5,4},"
     "{0,0,0,0,3,0,0,0,0},{6,0,0,0,8,4,0,0,0},{4,0,3,0,7,2,0,9,1},{0,0,2,5,9,0,0,0,6}}",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "((_,_,_,_,1,8,_,3,2),(_,4,_,3,6,7,_,_,_),(3,8,_,_,5,9,_,4,7),(_,_,_,7,_,_,_,6,3),(_,_,6,_,_,1,9,5,4),"
     "(_,_,_,_,3,_,_,_,_),(6,_,_,_,8,4,_,_,_),(4,_,3,_,7,2,_,9,1),(_,_,2,5,9,_,_,_,6))",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[[0., 0., 0., 0., 1., 8., 0., 3., 2.],\n[0., 4., 0., 3., 6., 7., 0., 0., 0.],\n[3., 8., 0., 0., 5., 9"
     "., 0., 4., 7.],\n[0., 0., 0., 7., 0., 0., 0., 6., 3.],\n[0., 0., 6., 0., 0., 1., 9., 5., 4.],\n[0., 0., 0., 0., "
     "3., 0., 0., 0., 0.],\n[6., 0., 0., 0., 8., 4., 0., 0., 0.],\n[4., 0., 3., 0., 7., 2., 0., 9., 1.],\n[0., 0., 2.,"
     " 5., 9., 0., 0., 0., 6.]]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[[0.0, 0.0, 0.0, 0.0, 1.0, 8.0, 0.0, 3.0, 2.0],\n[0.0, 4.0, 0.0, 3.0, 6.0, 7.0, 0.0, 0.0, 0.0],\n[3.0"
     ", 8.0, 0.0, 0.0, 5.0, 9.0, 0.0, 4.0, 7.0],\n[0.0, 0.0, 0.0, 7.0, 0.0, 0.0, 0.0, 6.0, 3.0],\n[0.0, 0.0, 6.0, 0.0,"
     " 0.0, 1.0, 9.0, 5.0, 4.0],\n[0.0, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0],\n[6.0, 0.0, 0.0, 0.0, 8.0, 4.0, 0.0, "
     "0.0, 0.0],\n[4.0, 0.0, 3.0, 0.0, 7.0, 2.0, 0.0, 9.0, 1.0],\n[0.0, 0.0, 2.0, 5.0, 9.0, 0.0, 0.0, 0.0, 6.0]]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[[nan, nan, nan, nan, 1.00, 8.00, nan, 3.00, 2.00],\n[nan, 4.00, nan, 3.00, 6.00, 7.00, nan, nan, nan"
     "],\n[3.00, 8.00, nan, nan, 5.00, 9.00, nan, 4.00, 7.00],\n[nan, nan, nan, 7.00, nan, nan, nan, 6.00, 3.00],\n[na"
     "n, nan, 6.00, nan, nan, 1.00, 9.00, 5.00, 4.00],\n[nan, nan, nan, nan, 3.00, nan, nan, nan, nan],\n[6.00, nan, n"
     "an, nan, 8.00, 4.00, nan, nan, nan],\n[4.00, nan, 3.00, nan, 7.00, 2.00, nan, 9.00, 1.00],\n[nan, nan, 2.00, 5.0"
     "0, 9.00, nan, nan, nan, 6.00]]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[[0e+00, 0e+00, 0e+00, 0e+00, 1e+00, 8e+00, 0e+00, 3e+00, 2e+00],\n[0e+00, 4e+00, 0e+00, 3e+00, 6e+00"
     ", 7e+00, 0e+00, 0e+00, 0e+00],\n[3e+00, 8e+00, 0e+00, 0e+00, 5e+00, 9e+00, 0e+00, 4e+00, 7e+00],\n[0e+00, 0e+00,"
     " 0e+00, 7e+00, 0e+00, 0e+00, 0e+00, 6e+00, 3e+00],\n[0e+00, 0e+00, 6e+00, 0e+00, 0e+00, 1e+00, 9e+00, 5e+00, 4e+"
     "00],\n[0e+00, 0e+00, 0e+00, 0e+00, 3e+00, 0e+00, 0e+00, 0e+00, 0e+00],\n[6e+00, 0e+00, 0e+00, 0e+00, 8e+00, 4e+0"
     "0, 0e+00, 0e+00, 0e+00],\n[4e+00, 0e+00, 3e+00, 0e+00, 7e+00, 2e+00, 0e+00, 9e+00, 1e+00],\n[0e+00, 0e+00, 2e+00"
     ", 5e+00, 9e+00, 0e+00, 0e+00, 0e+00, 6e+00]]",
     "1:3: this is no cell; expected a number or null"},
    {NULL, "[['', '', '', '', '1', '8', '', '3', '2'],\n['', '4', '', '3', '6', '7', '', '', ''],\n['3', '8', '',"
     " '', '5', '9', '', '4', '7'],\n['', '', '', '7', '', '', '', '6', '3'],\n['', '', '6', '', '', '1', '9', '5', '4"
     "'],\n['', '', '', '', '3', '', '', '', ''],\n['6', '', '', '', '8', '4', '', '', ''],\n['4', '', '3', '', '7', '"
     "2', '', '9', '1'],\n['', '', '2', '5', '9', '', '', '', '6']]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[[_, _, _, _, 1, 8, _, 3, 2],\n[_, 4, _, 3, 6, 7, _, _, _],\n[3, 8, _, _, 5, 9, _, 4, 7],\n[_, _, _, "
     "7, _, _, _, 6, 3],\n[_, _, 6, _, _, 1, 9, 5, 4],\n[_, _, _, _, 3, _, _, _, _],\n[6, _, _, _, 8, 4, _, _, _],\n[4"
     ", _, 3, _, 7, 2, _, 9, 1],\n[_, _, 2, 5, 9, _, _, _, 6]]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[[_0, _0, _0, _0, _1, _8, _0, _3, _2],[_0, _4, _0, _3, _6, _7, _0, _0, _0],[_3, _8, _0, _0, _5, _9, _"
     "0, _4, _7],[_0, _0, _0, _7, _0, _0, _0, _6, _3],[_0, _0, _6, _0, _0, _1, _9, _5, _4],[_0, _0, _0, _0, _3, _0, _0"
     ", _0, _0],[_6, _0, _0, _0, _8, _4, _0, _0, _0],[_4, _0, _3, _0, _7, _2, _0, _9, _1],[_0, _0, _2, _5, _9, _0, _0,"
     " _0, _6]]",
     "1:3: this is not JSON"},
    {NULL, "array([[0, 0, 0, 0, 1, 8, 0, 3, 2],[0, 4, 0, 3, 6, 7, 0, 0, 0],[3, 8, 0, 0, 5, 9, 0, 4, 7],[0, 0, 0, "
     "7, 0, 0, 0, 6, 3],[0, 0, 6, 0, 0, 1, 9, 5, 4],[0, 0, 0, 0, 3, 0, 0, 0, 0],[6, 0, 0, 0, 8, 4, 0, 0, 0],[4, 0, 3, "
     "0, 7, 2, 0, 9, 1],[0, 0, 2, 5, 9, 0, 0, 0, 6]], dtype=int32)",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, " /* ....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6"
     " */",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "....18.32 /* row */\n.4.367... /* row */\n38..59.47 /* row */\n...7...63 /* row */\n..6..1954 /* row "
     "*/\n....3.... /* row */\n6...84... /* row */\n4.3.72.91 /* row */\n..259...6 /* row */",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "....18.32 // row\n.4.367... // row\n38..59.47 // row\n...7...63 // row\n..6..1954 // row\n....3.... /"
     "/ row\n6...84... // row\n4.3.72.91 // row\n..259...6 // row",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "let a=1..9\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n."
     ".259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "let a=1..9"},
    {NULL, "[\"....18.32\", \".4.367...\", \"38..59.47\", \"...7...63\", \"..6..1954\", \"....3....\", \"6...84.."
     ".\", \"4.3.72.91\", \"..259...6\"]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "{....18.32, .4.367..., 38..59.47, ...7...63, ..6..1954, ....3...., 6...84..., 4.3.72.91, ..259...6}",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[5] ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "(5) ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "(55555) ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[10 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
     " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
     " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]",
     "12x12: A..................................................................................................."
     "............................................, houses 36"},
    {NULL, "x = [1, 2, _ ,3]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "[1,2,&,3]",
     "1:6: this is not JSON"},
    {NULL, "board:\n  - [0, 0, 0, 0, 0, 0, 0, 0, 0]\n  - [0, 0, 0, 0, 0, 3, 0, 8, 5]\n  - [0, 0, 1, 0, 2, 0, 0, 0"
     ", 0]\n  - [0, 0, 0, 5, 0, 7, 0, 0, 0]\n  - [0, 0, 4, 0, 0, 0, 1, 0, 0]\n  - [0, 9, 0, 0, 0, 0, 0, 0, 0]\n  - [5,"
     " 0, 0, 0, 0, 0, 0, 7, 3]\n  - [0r1c1=5, 0, 2, 0, 1, 0, 0, 0, 0]\n  - [0, 0, 0, 0, 4, 0, 0, 0, 9]\n", /* a name among cells */
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 9 lines; e"
     "xpected 9 rows of 9, or 81 cells on one line"},
    {NULL, "[\n  \"53  7    \",\n  \"6  195   \",\n  \" 98    6 \",\n  \"8   6   3\",\n  \"4  8 3  1\",\n  \"7   "
     "2   6\",\n  \" 6    28 \",\n   \"  419  5\",\n  \"    8  79\",\n]\n", /* blanks of one string moved */
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "[5, 3, None, None, 7, None, None, None, None, 6, None, None, 1, 9, 5, None, None, None, None, 9, 8, N"
     "one, None, None, None, 6, None, 8, None, None, None, 6, None, None, None, 3, 4, None, None, 8, None, 3, None, No"
     "ne, 1, 7, None, None, None, 2, None, None, None, 6, None, 6, None, None, None, None, 2, 8, None, None, None, Non"
     "e, 4, 1, 9, None, None, 5, None, None, None, None, 8, None, None, 7, 9, ]\n||5||3|| || ||7|| || || || ||\n||6|| "
     "|| ||1||9||5|| || || ||\n|| ||9||8|| || || || ||6|| ||\n||8|| || || ||6|| || || ||3||\n||4|| || ||8|| ||3|| || |"
     "|1||\n||7|| || || ||2|| || || ||6||\n|| ||6|| || || || ||2||8|| ||\n|| || || ||4||1||9|| || ||5||\n|| || || || |"
     "|8|| || ||7||9||\n", /* a list, and a table of a wiki */
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27 x 2"},
    {NULL, "const p = `\n.........\n.....3.85\n..1.2....\n...5.7...\n..4...1...4...1.", /* a line of 16 behind rows of nine */
     "6:1: 5 rows of 9 cells; expected 9 rows"},
    {NULL, "Tuesday in the train\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n.."
     ".419..5\n....8..7{\n9\n", /* a brace in a cell */
     "10:9: '{' is no symbol here; expected 1-9 or a blank (. 0 * _ - x X ?)\n1:2: 1 character: not a board; expe"
     "cted N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "[[None, None, None, 7, None, None, None, None, None], [1, None, None, None, None, None, None, None, N"
     "one], [None, None, None, None, None, None, 4, 3, None], [2, None, None, None, None, None, None, None, None], [No"
     "ne, None, None, 5, None,A9, None, None, None], [None, None, None, None, None, None, None, None, None], [None, No"
     "ne, 4, 1, 8, None, None, None, None], [8, 1, None, None, None, 2, None, None, None], [None, 5, None, None, None,"
     " None, 3, None, None], ]", /* a letter in a list */
     "1:3: this is not JSON"},
    {NULL, "[[None, None, None, None, 1, 8, None, 3, 2], [None, 4, None, 3, 6, 7, None, None, None], [3, 8, None,"
     " None, 5, 9, None, 4, 7], [None, None, , 7, None, None, None, 6.3], [None, None, 6, None, None, 1, 9, 5, 4], [No"
     "ne, None, None, None, 3, None, None, None, None], [6, None, None, None, 8, 4, None, None, None], [4, None, 3, No"
     "ne, 7, 2, None, 9, 1], [None, None, 2, 5, 9, None, None, None, 6], ]", /* two separators lost */
     "1:3: this is not JSON"},
    {NULL, "...~.....;1........;......43.;2........;...5.9...;.........;..418....;81...2...;.5....3..;", /* points and a tilde are no constraints */
     "1:10: 9 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "import numpy as np\n\nx = 0\nboard = [\n  [5, 3, x, x, 7, x, x, x, x],\n  [6, x, x, 1, 9, 5, x, x, x]"
     ",\n  [x, 9, 8, x, x, x, x, 6, x],\n  [8, x, x, x, 6, x, x, x, 3],\n  [4, x, x, 8, x, 3, x, x,A1],\n  [7, x, x, x"
     ", 2, x, x, x, 6],\n  [x, 6, x, x, x, x, 2, 8, x],\n  [x, x, x, 4, 1, 9, x, x, 5],\n  [x, x, x, x, 8, x, x, 7, 9]"
     ",\n]\n", /* a letter for a blank in a list */
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:2: 1 character: not a board; ex"
     "pected N*N (81 for 9x9, 256 for 16x16)\n1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"
     "\n1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "array(9) {\n  [0]=>\n  array(9) {\n    [0]=>\n    \n    [1]=>\n    \n    [2]=>\n    \n    [3]=>\n    "
     "\n    [4]=>\n    int(1)\n    [5]=>\n    int(8)\n    [6]=>\n    \n    [7]=>\n    int(3)\n    [8]=>\n    int(2)\n "
     " }\n  [1]=>\n  array(9) {\n    [0]=>\n    \n    [1]=>\n    int(4)\n    [2]=>\n    \n    [3]=>\n    int(3)\n    ["
     "4]=>\n    int(6)\n    [5]=>\n    int(7)\n    [6]=>\n    \n    [7]=>\n    \n    [8]=>\n    \n  }\n  [2]=>\n  arra"
     "y(9) {\n    [0]=>\n    int(3)\n    [1]=>\n    int(8)\n    [2]=>\n    \n    [3]=>\n    \n    [4]=>\n    int(5)\n "
     "   [5]=>\n    int(9)\n    [6]=>\n    \n    [7]=>\n    int(4)\n    [8]=>\n    int(7)\n  }\n  [3]=>\n  array(9) {"
     "\n    [0]=>\n    \n    [1]=>\n    \n    [2]=>\n    \n    [3]=>\n    int(7)\n    [4]=>\n    \n    [5]=>\n    \n  "
     "  [6]=>\n    \n    [7]=>\n    int(6)\n    [8]=>\n    int(3)\n  }\n  [4]=>\n  array(9) {\n    [0]=>\n    \n    [1"
     "]=>\n    \n    [2]=>\n    int(6)\n    [3]=>\n    \n    [4]=>\n    \n    [5]=>\n    int(1)\n    [6]=>\n    int(9)"
     "\n    [7]=>\n    int(5)\n    [8]=>\n    int(4)\n  }\n  [5]=>\n  array(9) {\n    [0]=>\n    \n    [1]=>\n    \n  "
     "  [2]=>\n    \n    [3]=>\n    \n    [4]=>\n    int(3)\n    [5]=>\n    \n    [6]=>\n    \n    [7]=>\n    \n    [8"
     "]=>\n    \n  }\n  [6]=>\n  array(9) {\n    [0]=>\n    int(6)\n    [1]=>\n    \n    [2]=>\n    \n    [3]=>\n    "
     "\n    [4]=>\n    int(8)\n    [5]=>\n    int(4)\n    [6]=>\n    \n    [7]=>\n    \n    [8]=>\n    \n  }\n  [7]=>"
     "\n  array(9) {\n    [0]=>\n    int(4)\n    [1]=>\n    \n    [2]=>\n    int(3)\n    [3]=>\n    \n    [4]=>\n    i"
     "nt(7)\n    [5]=>\n    int(2)\n    [6]=>\n    \n    [7]=>\n    int(9)\n    [8]=>\n    int(1)\n  }\n  [8]=>\n  arr"
     "ay(9) {\n    [0]=>\n    \n    [1]=>\n    \n    [2]=>\n    int(2)\n    [3]=>\n    int(5)\n    [4]=>\n    int(9)\n"
     "    [5]=>\n    \n    [6]=>\n    \n    [7]=>\n    \n    [8]=>\n    int(6)\n  }\n}\n",
     "1:9: 8 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 3 lines; e"
     "xpected 9 rows of 9, or 81 cells on one line\n1:5: a list of less than 16 cells: no board; expected N lists of N"
     " x 3\n1:1: no board in these 5 lines; expected 9 rows of 9, or 81 cells on one line\n1:1: no board in these 8 li"
     "nes; expected 9 rows of 9, or 81 cells on one line\n1:1: no board in these 3 lines; expected 9 rows of 9, or 81 "
     "cells on one line\n1:1: no board in these 7 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a list of"
     " less than 16 cells: no board; expected N lists of N x 2\n1:4: 1 character: not a board; expected N*N (81 for 9x"
     "9, 256 for 16x16)\n1:1: no board in these 7 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a list of"
     " less than 16 cells: no board; expected N lists of N\n1:1: no board in these 5 lines; expected 9 rows of 9, or 8"
     "1 cells on one line\n1:1: no board in these 8 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a list "
     "of less than 16 cells: no board; expected N lists of N x 2\n1:1: no board in these 3 lines; expected 9 rows of 9"
     ", or 81 cells on one line\n1:5: a list of less than 16 cells: no board; expected N lists of N x 2\n1:1: no board"
     " in these 8 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a list of less than 16 cells: no board; e"
     "xpected N lists of N\n1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a list"
     " of less than 16 cells: no board; expected N lists of N\n1:1: no board in these 12 lines; expected 9 rows of 9, "
     "or 81 cells on one line\n1:5: a list of less than 16 cells: no board; expected N lists of N x 3\n1:1: no board i"
     "n these 3 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a list of less than 16 cells: no board; exp"
     "ected N lists of N x 3\n1:4: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board i"
     "n these 5 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a list of less than 16 cells: no board; exp"
     "ected N lists of N x 2\n1:1: no board in these 5 lines; expected 9 rows of 9, or 81 cells on one line\n1:5: a li"
     "st of less than 16 cells: no board; expected N lists of N x 2\n1:4: 1 character: not a board; expected N*N (81 f"
     "or 9x9, 256 for 16x16)\n1:1: no board in these 5 lines; expected 9 rows of 9, or 81 cells on one line\n1:1: no b"
     "oard in these 3 lines; expected 9 rows of 9, or 81 cells on one line\n1:1: no board in these 5 lines; expected 9"
     " rows of 9, or 81 cells on one line\n1:1: no board in these 8 lines; expected 9 rows of 9, or 81 cells on one li"
     "ne\n1:5: a list of less than 16 cells: no board; expected N lists of N\n1:1: no board in these 7 lines; expected"
     " 9 rows of 9, or 81 cells on one line\n1:5: a list of less than 16 cells: no board; expected N lists of N x 2\n1"
     ":1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "array(\n  0 => array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 1,\n   "
     " 'a' => 8,\n    'a' => 0,\n    'a' => 3,\n    'a' => 2,\n),\n  1 => array(\n    'a' => 0,\n    'a' => 4,\n    'a"
     "' => 0,\n    'a' => 3,\n    'a' => 6,\n    'a' => 7,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n),\n  2 => ar"
     "ray(\n    'a' => 3,\n    'a' => 8,\n    'a' => 0,\n    'a' => 0,\n    'a' => 5,\n    'a' => 9,\n    'a' => 0,\n "
     "   'a' => 4,\n    'a' => 7,\n),\n  3 => array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 7,\n    "
     "'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 6,\n    'a' => 3,\n),\n  4 => array(\n    'a' => 0,\n    'a'"
     " => 0,\n    'a' => 6,\n    'a' => 0,\n    'a' => 0,\n    'a' => 1,\n    'a' => 9,\n    'a' => 5,\n    'a' => 4,"
     "\n),\n  5 => array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 3,\n    'a' => 0,\n "
     "   'a' => 0,\n    'a' => 0,\n    'a' => 0,\n),\n  6 => array(\n    'a' => 6,\n    'a' => 0,\n    'a' => 0,\n    "
     "'a' => 0,\n    'a' => 8,\n    'a' => 4,\n    'a' => 0,\n    'a' => 0,\n    'a' => 0,\n),\n  7 => array(\n    'a'"
     " => 4,\n    'a' => 0,\n    'a' => 3,\n    'a' => 0,\n    'a' => 7,\n    'a' => 2,\n    'a' => 0,\n    'a' => 9,"
     "\n    'a' => 1,\n),\n  8 => array(\n    'a' => 0,\n    'a' => 0,\n    'a' => 2,\n    'a' => 5,\n    'a' => 9,\n "
     "   'a' => 0,\n    'a' => 0,\n    'a' => 0,\n    'a' => 6,\n),\n)",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:4: 1 character: not a board; ex"
     "pected N*N (81 for 9x9, 256 for 16x16)\n1:8: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"
     " x 9\n1:1: no board in these 90 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "array(9) {\n  [0]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n   "
     " string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string("
     "1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [1]=>\n  array(9) {\n    [0]=>\n    string(1)\n  "
     "  [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>"
     "\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [2]=>\n  a"
     "rray(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1"
     ")\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    ["
     "8]=>\n    string(1)\n  }\n  [3]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n"
     "    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    stri"
     "ng(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [4]=>\n  array(9) {\n    [0]=>\n    string(1)"
     "\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5"
     "]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [5]=>\n"
     "  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    strin"
     "g(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n  "
     "  [8]=>\n    string(1)\n  }\n  [6]=>\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]="
     ">\n    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    s"
     "tring(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [7]=>\n  array(9) {\n    [0]=>\n    string("
     "1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    string(1)\n    [4]=>\n    string(1)\n    "
     "[5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n    [8]=>\n    string(1)\n  }\n  [8]=>"
     "\n  array(9) {\n    [0]=>\n    string(1)\n    [1]=>\n    string(1)\n    [2]=>\n    string(1)\n    [3]=>\n    str"
     "ing(1)\n    [4]=>\n    string(1)\n    [5]=>\n    string(1)\n    [6]=>\n    string(1)\n    [7]=>\n    string(1)\n"
     "    [8]=>\n    string(1)\n  }\n}\n",
     "1:9: 8 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 90 lines; "
     "expected 9 rows of 9, or 81 cells on one line x 2\n1:1: no board in these 10 lines; expected 9 rows of 9, or 81 "
     "cells on one line"},
    {NULL, "[[0.e+10 0.e+10 0.e+10 0.e+10 1.e+10 8.e+10 0.e+10 3.e+10 2.e+10],\n [0.e+10 4.e+10 0.e+10 3.e+10 6.e"
     "+10 7.e+10 0.e+10 0.e+10 0.e+10],\n [3.e+10 8.e+10 0.e+10 0.e+10 5.e+10 9.e+10 0.e+10 4.e+10 7.e+10],\n [0.e+10 "
     "0.e+10 0.e+10 7.e+10 0.e+10 0.e+10 0.e+10 6.e+10 3.e+10],\n [0.e+10 0.e+10 6.e+10 0.e+10 0.e+10 1.e+10 9.e+10 5."
     "e+10 4.e+10],\n [0.e+10 0.e+10 0.e+10 0.e+10 3.e+10 0.e+10 0.e+10 0.e+10 0.e+10],\n [6.e+10 0.e+10 0.e+10 0.e+10"
     " 8.e+10 4.e+10 0.e+10 0.e+10 0.e+10],\n [4.e+10 0.e+10 3.e+10 0.e+10 7.e+10 2.e+10 0.e+10 9.e+10 1.e+10],\n [0.e"
     "+10 0.e+10 2.e+10 5.e+10 9.e+10 0.e+10 0.e+10 0.e+10 6.e+10]]",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "#(1)\n",
     "1:1: 0 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "puzzle: (1 2 3 7) (1 2 3 7) (1 2 3 7) (1 2 3 7)",
     "1:8: 7 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "\"\",,,,1,8,,3,2\n\"\",4,,3,6,7,,,\n\"3\",8,,,5,9,,4,7\n\"\",,,7,,,,6,3\n\"\",,6,,,1,9,5,4\n\"\",,,,3"
     ",,,,\n\"6\",,,,8,4,,,\n\"4\",,3,,7,2,,9,1\n\"\",,2,5,9,,,,6",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "{0,0,0,0,1,8,0,3,2}_\n{0,4,0,3,6,7,0,0,0}_\n{3,8,0,0,5,9,0,4,7}_\n{0,0,0,7,0,0,0,6,3}_\n{0,0,6,0,0,1,"
     "9,5,4}_\n{0,0,0,0,3,0,0,0,0}_\n{6,0,0,0,8,4,0,0,0}_\n{4,0,3,0,7,2,0,9,1}_\n{0,0,2,5,9,0,0,0,6}_",
     "1:1: row 1 has 1 cell; expected 9"},
    {NULL, "- - 0\n  - 0\n  - 0\n  - 0\n  - 1\n  - 8\n  - 0\n  - 3\n  - 2\n- - 0\n  - 4\n  - 0\n  - 3\n  - 6\n  -"
     " 7\n  - 0\n  - 0\n  - 0\n- - 3\n  - 8\n  - 0\n  - 0\n  - 5\n  - 9\n  - 0\n  - 4\n  - 7\n- - 0\n  - 0\n  - 0\n  -"
     " 7\n  - 0\n  - 0\n  - 0\n  - 6\n  - 3\n- - 0\n  - 0\n  - 6\n  - 0\n  - 0\n  - 1\n  - 9\n  - 5\n  - 4\n- - 0\n  -"
     " 0\n  - 0\n  - 0\n  - 3\n  - 0\n  - 0\n  - 0\n  - 0\n- - 6\n  - 0\n  - 0\n  - 0\n  - 8\n  - 4\n  - 0\n  - 0\n  -"
     " 0\n- - 4\n  - 0\n  - 3\n  - 0\n  - 7\n  - 2\n  - 0\n  - 9\n  - 1\n- - 5\n",
     "1:1: no board in these 73 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "Array\n(\n    [0] => Array\n        (\n            [0] => 1\n            [1] => 2\n            [2] =>"
     " 0\n            [3] => 0\n        )\n\n    [1] => Array\n        (\n            [0] => 0\n            [1] => 0\n"
     "            [2] => 1\n            [3] => 2\n        )\n\n    [2] => Array\n        (\n            [0] => 3\n    "
     "        [1] => 0\n            [2] => 0\n            [3] => 4\n        )\n\n    [3] => Array\n        (\n        "
     "    [0] => 4\n            [1] => 0\n            [2] => 0\n            [3] => 3\n        )\n\n)\nThanks\n",
     "4x4: 12....123..44..3, houses 12\n1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "array(9) {\n  [0]=>\n  array(9) {\n    [0]=>\n    NULL\n    [1]=>\n    NULL\n    [2]=>\n    NULL\n   "
     " [3]=>\n    NULL\n    [4]=>\n    int(1)\n    [5]=>\n    int(8)\n    [6]=>\n    NULL\n    [7]=>\n    int(3)\n    "
     "[8]=>\n    int(2)\n  }\n  [1]=>\n  array(9) {\n    [0]=>\n    NULL\n    [1]=>\n    int(4)\n    [2]=>\n    NULL\n"
     "    [3]=>\n    int(3)\n    [4]=>\n    int(6)\n    [5]=>\n    int(7)\n    [6]=>\n    NULL\n    [7]=>\n    NULL\n "
     "   [8]=>\n    NULL\n  }\n  [2]=>\n  array(9) {\n    [0]=>\n    int(3)\n    [1]=>\n    int(8)\n    [2]=>\n    NUL"
     "L\n    [3]=>\n    NULL\n    [4]=>\n    int(5)\n    [5]=>\n    int(9)\n    [6]=>\n    NULL\n    [7]=>\n    int(4)"
     "\n    [8]=>\n    int(7)\n  }\n  [3]=>\n  array(9) {\n    [0]=>\n    NULL\n    [1]=>\n    NULL\n    [2]=>\n    NU"
     "LL\n    [3]=>\n    int(7)\n    [4]=>\n    NULL\n    [5]=>\n    NULL\n    [6]=>\n    NULL\n    [7]=>\n    int(6)"
     "\n    [8]=>\n    int(3)\n  }\n  [4]=>\n  array(9) {\n    [0]=>\n    NULL\n    [1]=>\n    NULL\n    [2]=>\n    in"
     "t(6)\n    [3]=>\n    NULL\n    [4]=>\n    NULL\n    [5]=>\n    int(1)\n    [6]=>\n    int(9)\n    [7]=>\n    int"
     "(5)\n    [8]=>\n    int(4)\n  }\n  [5]=>\n  array(9) {\n    [0]=>\n    NULL\n    [1]=>\n    NULL\n    [2]=>\n   "
     " NULL\n    [3]=>\n    NULL\n    [4]=>\n    int(3)\n    [5]=>\n    NULL\n    [6]=>\n    NULL\n    [7]=>\n    NULL"
     "\n    [8]=>\n    NULL\n  }\n  [6]=>\n  array(9) {\n    [0]=>\n    int(6)\n    [1]=>\n    NULL\n    [2]=>\n    NU"
     "LL\n    [3]=>\n    NULL\n    [4]=>\n    int(8)\n    [5]=>\n    int(4)\n    [6]=>\n    NULL\n    [7]=>\n    NULL"
     "\n    [8]=>\n    NULL\n  }\n  [7]=>\n  array(9) {\n    [0]=>\n    int(4)\n    [1]=>\n    NULL\n    [2]=>\n    in"
     "t(3)\n    [3]=>\n    NULL\n    [4]=>\n    int(7)\n    [5]=>\n    int(2)\n    [6]=>\n    NULL\n    [7]=>\n    int"
     "(9)\n    [8]=>\n    int(1)\n  }\n  [8]=>\n  array(9) {\n    [0]=>\n    NULL\n    [1]=>\n    NULL\n    [2]=>\n   "
     " int(2)\n    [3]=>\n    int(5)\n    [4]=>\n    int(9)\n    [5]=>\n    NULL\n    [6]=>\n    NULL\n    [7]=>\n    "
     "NULL\n    [8]=>\n    int(6)\n  }\n}\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "Array\n(\n    [0] => Array\n        (\n            [0] => \"\"\n            [1] => \"\"\n            "
     "[2] => \"\"\n            [3] => \"\"\n            [4] => \"1\"\n            [5] => \"8\"\n            [6] => \""
     "\"\n            [7] => \"3\"\n            [8] => \"2\"\n        )\n\n    [1] => Array\n        (\n            [0"
     "] => \"\"\n            [1] => \"4\"\n            [2] => \"\"\n            [3] => \"3\"\n            [4] => \"6\""
     "\n            [5] => \"7\"\n            [6] => \"\"\n            [7] => \"\"\n            [8] => \"\"\n        )"
     "\n\n    [2] => Array\n        (\n            [0] => \"3\"\n            [1] => \"8\"\n            [2] => \"\"\n  "
     "          [3] => \"\"\n            [4] => \"5\"\n            [5] => \"9\"\n            [6] => \"\"\n            "
     "[7] => \"4\"\n            [8] => \"7\"\n        )\n\n    [3] => Array\n        (\n            [0] => \"\"\n     "
     "       [1] => \"\"\n            [2] => \"\"\n            [3] => \"7\"\n            [4] => \"\"\n            [5] "
     "=> \"\"\n            [6] => \"\"\n            [7] => \"6\"\n            [8] => \"3\"\n        )\n\n    [4] => Ar"
     "ray\n        (\n            [0] => \"\"\n            [1] => \"\"\n            [2] => \"6\"\n            [3] => "
     "\"\"\n            [4] => \"\"\n            [5] => \"1\"\n            [6] => \"9\"\n            [7] => \"5\"\n   "
     "         [8] => \"4\"\n        )\n\n    [5] => Array\n        (\n            [0] => \"\"\n            [1] => \""
     "\"\n            [2] => \"\"\n            [3] => \"\"\n            [4] => \"3\"\n            [5] => \"\"\n       "
     "     [6] => \"\"\n            [7] => \"\"\n            [8] => \"\"\n        )\n\n    [6] => Array\n        (\n  "
     "          [0] => \"6\"\n            [1] => \"\"\n            [2] => \"\"\n            [3] => \"\"\n            ["
     "4] => \"8\"\n            [5] => \"4\"\n            [6] => \"\"\n            [7] => \"\"\n            [8] => \"\""
     "\n        )\n\n    [7] => Array\n        (\n            [0] => \"4\"\n            [1] => \"\"\n            [2] ="
     "> \"3\"\n            [3] => \"\"\n            [4] => \"7\"\n            [5] => \"2\"\n            [6] => \"\"\n "
     "           [7] => \"9\"\n            [8] => \"1\"\n        )\n\n    [8] => Array\n        (\n            [0] => "
     "\"\"\n            [1] => \"\"\n            [2] => \"2\"\n            [3] => \"5\"\n            [4] => \"9\"\n   "
     "         [5] => \"\"\n            [6] => \"\"\n            [7] => \"\"\n            [8] => \"6\"\n        )\n\n)"
     "\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "A = [_ _ _ _; 4 3 _ _; _ 4 3 1; _ _ 2 4];\n",
     "4x4: ....43...431..24, houses 12"},
    {NULL, "int[][] grid = new int[][]\n{\n    new int[] { 0, 0, 0, 7, 0, 0, 0, 0, 0 },\n    new int[] { 1, 0, 0,"
     " 0, 0, 0, 0, 0, 0 },\n    new int[] { 0, 0, 0, 0, 0, 0, 4, 3, 0 },\n    new int[] { 2, 0, 0, 0, 0, 0, 0, 0, 0 },"
     "\n    new int[] { 0, 0, 0, 5, 0, 9, 0, 0, 0 },\n    new int[] { 0, 0, 0, 0, 0, 0, 0, 0, 0 },\n    new int[] { 0,"
     " 0, 4, 1, 8, 0, 0, 0, 0 },\n    new int[] { 8, 1, 0, 0, 0, 2, 0, 0, 0 },\n    new int[] { 0, 5, 0, 0, 0, 0, 3, 0"
     ", 0 },\n};\n",
     "9x9: ...7.....1..............43.2...........5.9..............418....81...2....5....3.., houses 27, comment "
     "{"},
    {NULL, "f(1 2, [[1,2],[2,1]])\n",
     "1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "solve(12 , [1, 2, 3, 4, 5, 6, 7, 8, 9])\n",
     "1:9: 8 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "1;2;3;4;5;6;7;8;\n2;3;4;5;6;7;8;1;\n3;4;5;6;7;8;1;2;\n4;5;6;7;8;1;2;3;\n5;6;7;8;1;2;3;4;\n6;7;8;1;2;3"
     ";4;5;\n7;8;1;2;3;4;5;6;\n8;1;2;3;4;5;6;7;",
     "8x8: 1234567823456781345678124567812356781234678123457812345681234567, houses 24"},
    {NULL, "[53..7....] ,\n[6..195...] ,\n[.98....6.] ,\n[8...6...3] ,\n[4..8.3..1] ,\n[7...2...6] ,\n[.6....28.]"
     " ,\n[...419..5] ,\n[....8..79] ,\n",
     "1:2: this is no cell; expected a number or null x 2\n1:1: no board in these 7 lines; expected 9 rows of 9, "
     "or 81 cells on one line"},
    {NULL, "[1,{}],[2,3]",
     "1:1: not a board: expected a list of N lists of N cells\n1:1: a list of less than 16 cells: no board; expec"
     "ted N lists of N"},
    {NULL, "[1,]",
     "1:4: this is not JSON"},
    {NULL, "array(4) {\n  [0]=>\n  array(4) {\n    [0]=>\n    string(1) \"1\"\n    [1]=>\n    string(0) \"\"\n   "
     " [2]=>\n    string(0) \"\"\n    [3]=>\n    string(1) \"4\"\n  }\n  [1]=>\n  array(4) {\n    [0]=>\n    string(0)"
     " \"\"\n    [1]=>\n    string(0) \"\"\n    [2]=>\n    string(0) \"\"\n    [3]=>\n    string(0) \"\"\n  }\n  [2]=>"
     "\n  array(4) {\n    [0]=>\n    string(1) \"3\"\n    [1]=>\n    string(0) \"\"\n    [2]=>\n    string(0) \"\"\n  "
     "  [3]=>\n    string(0) \"\"\n  }\n  [3]=>\n  array(4) {\n    [0]=>\n    string(1) \"2\"\n    [1]=>\n    string(0"
     ") \"\"\n    [2]=>\n    string(0) \"\"\n    [3]=>\n    string(1) \"1\"\n  }\n}\n",
     "4x4: 1..4....3...2..1, houses 12"},
    {NULL, "[1 nil 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1]\n",
     "4x4: 1.34341221434321, houses 12"},
    {NULL, "[1 2 3 4;3 4 1 2;2 1 4 3;4 3 2 1;;]\n",
     "4x4: 1234341221434321, houses 12"},
    {NULL, "M = [1 2 3 4;3 4 1 2;2 1 4 3;4 3 2 1; 5]\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "problem(1, [[1,_,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]) 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2 3 4\n",
     "1:10: 9 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "- [1., nan, nan, 4.]\n- [nan, nan, nan, nan]\n- [3., nan, nan, nan]\n- [2., nan, nan, 1.]\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "\\[\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n\\]\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "\\[ x\n53..7....\n6..195...\n\\]\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n3:1: 3 rows of 9 cells; expected "
     "9 rows"},
    {NULL, " \"\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n\"\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "s = <<EOS\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n.."
     "..8..79\nEOS\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "s = <<EOS\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n.."
     "..8..79\nEOS;\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "s = <<EOS\n53..7....\n6..195...\nEOSX\nEOS\n",
     "5:1: 4 rows of 9 cells; expected 9 rows"},
    {NULL, "s = <<EOS\nEOS\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:4: 3 characters: not a board; ex"
     "pected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "let grid = [\n    [\n        5,\n        3,\n        0,\n        0,\n        7,\n        0,\n        "
     "0,\n        0,\n        0,\n    ],\n    [\n        6,\n        0,\n        0,\n        1,\n        9,\n        5"
     ",\n        0,\n        0,\n        0,\n    ],\n    [\n        0,\n        9,\n        8,\n        0,\n        0,"
     "\n        0,\n        0,\n        6,\n        0,\n    ],\n    [\n        8,\n        0,\n        0,\n        0,"
     "\n        6,\n        0,\n        0,\n        0,\n        3,\n    ],\n    [\n        4,\n        0,\n        0,"
     "\n        8,\n        0,\n        3,\n        0,\n        0,\n        1,\n    ],\n    [\n        7,\n        0,"
     "\n        0,\n        0,\n        2,\n        0,\n        0,\n        0,\n        6,\n    ],\n    [\n        0,"
     "\n        6,\n        0,\n        0,\n        0,\n        0,\n        2,\n        8,\n        0,\n    ],\n    ["
     "\n        0,\n        0,\n        0,\n        4,\n        1,\n        9,\n        0,\n        0,\n        5,\n  "
     "  ],\n    [\n        0,\n        0,\n        0,\n        0,\n        8,\n        0,\n        0,\n        7,\n   "
     "     9,\n    ],\n];\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "let grid = [\n    [\n        5,\n        3,\n        0,\n        0,\n        7,\n        0,\n        "
     "0,\n        0,\n        0,\n    ],\n    [\n        6,\n        0,\n        0,\n        1,\n        9,\n        5"
     ",\n        0,\n        0,\n        0,\n    ],\n    [\n        0,\n        9,\n        8,\n        0,\n        0,"
     "\n        0,\n        0,\n        6,\n        0,\n    ],\n    [\n        8,\n        0,\n        0,\n        0,"
     "\n        6,\n        0,\n        0,\n        0,\n        3,\n    ],\n    [\n        4,\n        0,\n        0,"
     "\n        8,\n        0,\n        3,\n        0,\n        0,\n        1,\n    ],\n    [\n        7,\n        0,"
     "\n        0,\n        0,\n        2,\n        0,\n        0,\n        0,\n        6,\n    ],\n    [\n        0,"
     "\n        6,\n        0,\n        0,\n        0,\n        0,\n        2,\n        8,\n        0,\n    ],\n    ["
     "\n        0,\n        0,\n        0,\n        4,\n        1,\n        9,\n        0,\n        0,\n        5,\n  "
     "  ],\n    [\n        0,\n        0,\n        0,\n        0,\n        8,\n        0,\n        0,\n        7,\n   "
     "     9\n    ],\n];\n",
     "1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 90 lines; "
     "expected 9 rows of 9, or 81 cells on one line\n1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cell"
     "s on one line"},
    {NULL, "let grid = [\n    [\n        5,\n        3,\n        0,\n        0,\n        7,\n        0,\n        "
     "0,\n        0,\n        0,\n    ],\n    [\n        6,\n        0,\n        0,\n        1,\n        9,\n        5"
     ",\n        0,\n        0,\n        0,\n    ],\n    [\n        0,\n        9,\n        8,\n        0,\n        0,"
     "\n        0,\n        0,\n        6,\n        0,\n    ],\n    [\n        8,\n        0,\n        0,\n        0,"
     "\n        6,\n        0,\n        0,\n        0,\n        3,\n    ],\n    [\n        4,\n        0,\n        0,"
     "\n        8,\n        0,\n        3,\n        0,\n        0,\n        1,\n    ],\n    [\n        7,\n        0,"
     "\n        0,\n        0,\n        2,\n        0,\n        0,\n        0,\n        6,\n    ],\n    [\n        0,"
     "\n        6,\n        0,\n        0,\n        0,\n        0,\n        2,\n        8,\n        0,\n    ],\n    ["
     "\n        0,\n        0,\n        0,\n        4,\n        1,\n        9,\n        0,\n        0,\n        5,\n  "
     "  ],\n    [\n        0,\n        0,\n        0,\n        0,\n        8,\n        0,\n        0,\n        7,\n   "
     "     9\n",
     "1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 90 lines; "
     "expected 9 rows of 9, or 81 cells on one line\n1:1: no board in these 8 lines; expected 9 rows of 9, or 81 cells"
     " on one line"},
    {NULL, "grid = [\n    [\n        5,\n        3,\n",
     "1:5: 4 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 3 lines; e"
     "xpected 9 rows of 9, or 81 cells on one line"},
    {NULL, "grid = [\n    [\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n"
     "        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n    "
     "    5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        "
     "5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n"
     "        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n    "
     "    5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        "
     "5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n"
     "        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n    "
     "    5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        "
     "5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n        5,\n",
     "3:1: a cell too many? expected 81"},
    {NULL, "grid = [[5, 3, 0, 0],\n[0, 0, 1, 2],\n5",
     "1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "grid = [[5,3],[1,2],5",
     "1:5: 4 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "x = <<\n..85...2.\n...1.8...\n46......5\n.....9.8.\n5...2..1.\n..4....5.\n...473...\n..5..2...\n.926."
     ".7..\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27, comment "
     "x = <<"},
    {NULL, "x = <<E_F\n..85...2.\n...1.8...\n46......5\n.....9.8.\n5...2..1.\n..4....5.\n...473...\n..5..2...\n.9"
     "26..7..\nE_F\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "say \"x y\n..85...2.\n...1.8...\n46......5\n.....9.8.\n5...2..1.\n..4....5.\n...473...\n..5..2...\n.9"
     "26..7..\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27, comment "
     "say \"x y"},
    {NULL, "10x10\n..A.95..3.\n7...5.4.A.\n.5...8....\n...8...76.\n.8.9.....5\n..6..A.9..\n1...8..6..\n64.7.....1"
     "\n...2.3....\nA153..8...\n",
     "10x10: ..A.95..3.7...5.4.A..5...8.......8...76..8.9.....5..6..A.9..1...8..6..64.7.....1...2.3....A153..8..."
     ", houses 30"},
    {NULL, "[[np.nan, np.nan, 8, 5, np.nan, np.nan, np.nan, 2, np.nan],\n[np.nan, np.nan, np.nan, 1, np.nan, 8, n"
     "p.nan, np.nan, np.nan],\n[4, 6, np.nan, np.nan, np.nan, np.nan, np.nan, np.nan, 5],\n[np.nan, np.nan, np.nan, np"
     ".nan, np.nan, 9, np.nan, 8, np.nan],\n[5, np.nan, np.nan, np.nan, 2, np.nan, np.nan, 1, np.nan],\n[np.nan, np.na"
     "n, 4, np.nan, np.nan, np.nan, np.nan, 5, np.nan],\n[np.nan, np.nan, np.nan, 4, 7, 3, np.nan, np.nan, np.nan],\n["
     "np.nan, np.nan, 5, np.nan, np.nan, 2, np.nan, np.nan, np.nan],\n[np.nan, 9, 2, 6, np.nan, np.nan, 7, np.nan, np."
     "nan]]",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "9\303\2279 Matrix{Union{Missing, Int64}}:\n missing  missing        8        5  missing  missing  mis"
     "sing        2  missing\n missing  missing  missing        1  missing        8  missing  missing  missing\n      "
     " 4        6  missing  missing  missing  missing  missing  missing        5\n missing  missing  missing  missing "
     " missing        9  missing        8  missing\n       5  missing  missing  missing        2  missing  missing    "
     "    1  missing\n missing  missing        4  missing  missing  missing  missing        5  missing\n missing  miss"
     "ing  missing        4        7        3  missing  missing  missing\n missing  missing        5  missing  missing"
     "        2  missing  missing  missing\n missing        9        2        6  missing  missing        7  missing  m"
     "issing\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "[\n    [\n        0,\n        0,\n        8,\n        5,\n        0,\n        0,\n        0,\n       "
     " 2,\n        0,\n    ],\n    [\n        0,\n        0,\n        0,\n        1,\n        0,\n        8,\n        "
     "0,\n        0,\n        0,\n    ],\n    [\n        4,\n        6,\n        0,\n        0,\n        0,\n        0"
     ",\n        0,\n        0,\n        5,\n    ],\n    [\n        0,\n        0,\n        0,\n        0,\n        0,"
     "\n        9,\n        0,\n        8,\n        0,\n    ],\n    [\n        5,\n        0,\n        0,\n        0,"
     "\n        2,\n        0,\n        0,\n        1,\n        0,\n    ],\n    [\n        0,\n        0,\n        4,"
     "\n        0,\n        0,\n        0,\n        0,\n        5,\n        0,\n    ],\n    [\n        0,\n        0,"
     "\n        0,\n        4,\n        7,\n        3,\n        0,\n        0,\n        0,\n    ],\n    [\n        0,"
     "\n        0,\n        5,\n        0,\n        0,\n        2,\n        0,\n        0,\n        0,\n    ],\n    ["
     "\n        0,\n        9,\n        2,\n        6,\n        0,\n        0,\n        7,\n        0,\n        0,\n  "
     "  ],\n]\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "[\n    [\n        None,\n        None,\n        Some(\n            8,\n        ),\n        Some(\n   "
     "         5,\n        ),\n        None,\n        None,\n        None,\n        Some(\n            2,\n        ),"
     "\n        None,\n    ],\n    [\n        None,\n        None,\n        None,\n        Some(\n            1,\n    "
     "    ),\n        None,\n        Some(\n            8,\n        ),\n        None,\n        None,\n        None,\n "
     "   ],\n    [\n        Some(\n            4,\n        ),\n        Some(\n            6,\n        ),\n        None"
     ",\n        None,\n        None,\n        None,\n        None,\n        None,\n        Some(\n            5,\n   "
     "     ),\n    ],\n    [\n        None,\n        None,\n        None,\n        None,\n        None,\n        Some("
     "\n            9,\n        ),\n        None,\n        Some(\n            8,\n        ),\n        None,\n    ],\n "
     "   [\n        Some(\n            5,\n        ),\n        None,\n        None,\n        None,\n        Some(\n   "
     "         2,\n        ),\n        None,\n        None,\n        Some(\n            1,\n        ),\n        None,"
     "\n    ],\n    [\n        None,\n        None,\n        Some(\n            4,\n        ),\n        None,\n       "
     " None,\n        None,\n        None,\n        Some(\n            5,\n        ),\n        None,\n    ],\n    [\n "
     "       None,\n        None,\n        None,\n        Some(\n            4,\n        ),\n        Some(\n          "
     "  7,\n        ),\n        Some(\n            3,\n        ),\n        None,\n        None,\n        None,\n    ],"
     "\n    [\n        None,\n        None,\n        Some(\n            5,\n        ),\n        None,\n        None,\n"
     "        Some(\n            2,\n        ),\n        None,\n        None,\n        None,\n    ],\n    [\n        N"
     "one,\n        Some(\n            9,\n        ),\n        Some(\n            2,\n        ),\n        Some(\n     "
     "       6,\n        ),\n        None,\n        None,\n        Some(\n            7,\n        ),\n        None,\n "
     "       None,\n    ],\n]\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "Sudoku::from_str(r\"\n..85...2.\n...1.8...\n46......5\n.....9.8.\n5...2..1.\n..4....5.\n...473...\n.."
     "5..2...\n.926..7..\n\").unwrap()\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "puzzle = <<~EOS\n  ..85...2.\n  ...1.8...\n  46......5\n  .....9.8.\n  5...2..1.\n  ..4....5.\n  ...4"
     "73...\n  ..5..2...\n  .926..7..\nEOS\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "$s = <<<EOT\n..85...2.\n...1.8...\n46......5\n.....9.8.\n5...2..1.\n..4....5.\n...473...\n..5..2...\n"
     ".926..7..\nEOT;\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "val s = \"\"\"\n  |..85...2.\n  |...1.8...\n  |46......5\n  |.....9.8.\n  |5...2..1.\n  |..4....5.\n "
     " |...473...\n  |..5..2...\n  |.926..7..\n\"\"\".stripMargin\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "[] [] [8] [5] [] [] [] [2] []\n[] [] [] [1] [] [8] [] [] []\n[4] [6] [] [] [] [] [] [] [5]\n[] [] [] "
     "[] [] [9] [] [8] []\n[5] [] [] [] [2] [] [] [1] []\n[] [] [4] [] [] [] [] [5] []\n[] [] [] [4] [7] [3] [] [] []"
     "\n[] [] [5] [] [] [2] [] [] []\n[] [9] [2] [6] [] [] [7] [] []\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, " id |                                      puzzle                                       \n----+------"
     "-----------------------------------------------------------------------------\n  1 | ..85...2....1.8...46......5"
     ".....9.8.5...2..1...4....5....473.....5..2....926..7..\n  2 | 6...2....9.8....1...43..59..62..4..8.....7..98...."
     ".2......3..2..37..9..45.....8..\n(2 rows)\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27\n9x9: 6.."
     ".2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8.., houses 27"},
    {NULL, "---------------------------\n9x9 (3x3) SUDOKU PUZZLE\nDifficulty: 0.50\n---------------------------\n"
     "+-------+-------+-------+\n|     8 | 5     |   2   |\n|       | 1   8 |       |\n| 4 6   |       |     5 |\n+---"
     "----+-------+-------+\n|       |     9 |   8   |\n| 5     |   2   |   1   |\n|     4 |       |   5   |\n+-------"
     "+-------+-------+\n|       | 4 7 3 |       |\n|     5 |     2 |       |\n|   9 2 | 6     | 7     |\n+-------+---"
     "----+-------+\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27, comment "
     "---------------------------"},
    {NULL, "[(8, 0, 2), (5, 0, 3), (2, 0, 7), (1, 1, 3), (8, 1, 5), (4, 2, 0), (6, 2, 1), (5, 2, 8), (9, 3, 5), ("
     "8, 3, 7), (5, 4, 0), (2, 4, 4), (1, 4, 7), (4, 5, 2), (5, 5, 7), (4, 6, 3), (7, 6, 4), (3, 6, 5), (5, 7, 2), (2,"
     " 7, 5), (9, 8, 1), (2, 8, 2), (6, 8, 3), (7, 8, 6)]\n",
     "1:1: rows or columns go beyond 9, and no value does: is the first number the value?"},
    {NULL, "[[[[0, 0, 8], [0, 0, 0], [4, 6, 0]], [[5, 0, 0], [1, 0, 8], [0, 0, 0]], [[0, 2, 0], [0, 0, 0], [0, 0,"
     " 5]]], [[[0, 0, 0], [5, 0, 0], [0, 0, 4]], [[0, 0, 9], [0, 2, 0], [0, 0, 0]], [[0, 8, 0], [0, 1, 0], [0, 5, 0]]]"
     ", [[[0, 0, 0], [0, 0, 5], [0, 9, 2]], [[4, 7, 3], [0, 0, 2], [6, 0, 0]], [[0, 0, 0], [0, 0, 0], [7, 0, 0]]]]\n",
     "1:1: lists in lists of lists: rows, or boxes? expected N lists of N cells"},
    {NULL, "[000000000]\n[0000]\n", /* zeros in a row are not one cell */
     "1:2: this is no cell; expected a number or null\n1:1: a list of less than 16 cells: no board; expected N lists"
     " of N"},
    {NULL, "[[000, 002, 003, 000], [003, 004, 000, 002], [002, 000, 004, 001], [000, 001, 002, 000]]\n", /* numbers of one width */
     "4x4: .23.34.22.41.12., houses 12"},
    {NULL, "b <- c(5, 3, 0, 0, 7, 0, 0, 0, 0, 6, 0, 0, 1, 9, 5, 0, 0, 0, 0, 9, 8, 0, 0, 0, 0, 6, 0, 8, 0, 0, 0, 6, 0, 0, 0, "
     "3, 4, 0, 0, 8, 0, 3, 0, 0, 1, 7, 0, 0, 0, 2, 0, 0, 0, 6, 0, 6, 0, 0, 0, 0, 2, 8, 0, 0, 0, 0, 4, 1, 9, 0, 0, 5, 0"
     ", 0, 0, 0, 8, 0, 0, 7, 9),   \n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
};
/* clang-format on */
