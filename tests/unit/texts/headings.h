/* SPDX-License-Identifier: MIT
 *
 * headings.h - something above a board, below or before its only line: names, dates, sizes, remarks.
 */
/* clang-format off */
static const told_text headings_texts[] = {
    {NULL, "Line 3: ..4..5.1..6.5..3..2..4..6.1....5..3.\n", /* a label that rows have, too */
     "6x6: ..4..5.1..6.5..3..2..4..6.1....5..3., houses 18"},
    {NULL, "Puzzle 3: x1xx3xx2xx4xx2xx\n", /* x for an empty cell, behind a label */
     "4x4: .1..3..2..4..2.., houses 12"},
    {NULL, "Puzzle 3: X1XX3XX2XX4XX2XX\n",
     "4x4: .1..3..2..4..2.., houses 12"},
    {NULL, "Puzzle 3: 1000300200400201\n",
     "4x4: 1...3..2..4..2.1, houses 12"},
    {NULL, "Puzzle 3\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1"
     "...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3"
     "..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n", /* rows of a 16x16 with four symbols, or boards */
     "4x4: 1...3..2..4..2.1, houses 12 x 16"},
    {NULL, "Puzzle 3\n1...3..2..4..2.1\n1..A3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1"
     "...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3"
     "..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n1...3..2..4..2.1\n", /* with one more they are rows */
     "16x16: 1...3..2..4..2.11..A3..2..4..2.11...3..2..4..2.11...3..2..4..2.11...3..2..4..2.11...3..2..4..2.11..."
     "3..2..4..2.11...3..2..4..2.11...3..2..4..2.11...3..2..4..2.11...3..2..4..2.11...3..2..4..2.11...3..2..4..2.11..."
     "3..2..4..2.11...3..2..4..2.11...3..2..4..2.1, houses 48, comment Puzzle 3"},
    {NULL, "1: 534678912672195348198342567859761423426853791713924856961537284287419635345286179 x\n", /* a solved board behind its number */
     "9x9: 534678912672195348198342567859761423426853791713924856961537284287419635345286179, houses 27"},
    {NULL, "Puzzle: 1...3..2..4..2.1\n",
     "4x4: 1...3..2..4..2.1, houses 12"},
    {NULL, "Grid 01\n1...3..2..4..2.1\n",
     "4x4: 1...3..2..4..2.1, houses 12"},
    {NULL, "> ..4..5.1..6.5..3..2..4..6.1....5..3.\n",
     "6x6: ..4..5.1..6.5..3..2..4..6.1....5..3., houses 18"},
    {NULL, "Puzzle 3: ..4..5.1..6.5..3..2..4..6.1....5..3.\n",
     "6x6: ..4..5.1..6.5..3..2..4..6.1....5..3., houses 18"},
    {NULL, "#1 easy\n- ..4..5.1..6.5..3..2..4..6.1....5..3.\n",
     "6x6: ..4..5.1..6.5..3..2..4..6.1....5..3., houses 18"},
    {NULL, "2) .76...54..2...3.58.7..1....4....8.5.6....3......6.817..........2\n",
     "8x8: .76...54..2...3.58.7..1....4....8.5.6....3......6.817..........2, houses 24"},
    {NULL, "Grid 02 ..6.....74..13.C9..86...B....6....3.C..7....3B.25...3....1.921.B.8.....C.6...15....B4.2...B.."
     "5A...B....C8...6..3......5...1....42....A..7.9..6..\n",
     "12x12: ..6.....74..13.C9..86...B....6....3.C..7....3B.25...3....1.921.B.8.....C.6...15....B4.2...B..5A...B."
     "...C8...6..3......5...1....42....A..7.9..6.., houses 36"},
    {NULL, "Hard:\n..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C...."
     "E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2."
     "13....C86....7..FAF..7AB....53...G5A9..DF.8...6...\n",
     "16x16: ..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E....."
     "D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13...."
     "C86....7..FAF..7AB....53...G5A9..DF.8...6..., houses 48"},
    {NULL, "Puzzle 12: ..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C"
     "....E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5....."
     "..2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6...\n",
     "16x16: ..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E....."
     "D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13...."
     "C86....7..FAF..7AB....53...G5A9..DF.8...6..., houses 48"},
    {NULL, "1: 7F...D1L.H..NG4..MB.E......6.C2M.K.P....ANI..D..5H..AI....C..8......LD..J9..2M.K...9P.15..6..O.4GI"
     ".AL.H154.G...3C.....7F2B.K8HI2C......F.O61E.9A3.8..4A..9........L.J4...M.6NO.6..N.M..G.....3..5.JIHC.2.8.KG.9A.E"
     "..7.IF.N...P.....D.L..6.F4....27C.I3..B..5.B.N.2P..7A..J..FK...8M2....974A18L.EC3.........4.17ACL..M..6....O.N.."
     "..3F...............8..C.4......LM.G.6.3.HD5..7....O.I5...I..N...4..H.M.K8P.F3.N.7....C1BL...PO.2.6..EM.....8.2.."
     "O7D...L.F.P...1B...4..F..L.E.K.7....652.O..L.38EK..O...6.1.CHA..J.....F7A..C..D.O..8M..3P..3.5.4..M29K6F..N.H.O7"
     ".A......2.6I....E.75.P.B.1.D.J7...O...N.P.3BK..I.....9.ON.DB..45...8L.EAJ......\n",
     "25x25: 7F...D1L.H..NG4..MB.E......6.C2M.K.P....ANI..D..5H..AI....C..8......LD..J9..2M.K...9P.15..6..O.4GI.A"
     "L.H154.G...3C.....7F2B.K8HI2C......F.O61E.9A3.8..4A..9........L.J4...M.6NO.6..N.M..G.....3..5.JIHC.2.8.KG.9A.E.."
     "7.IF.N...P.....D.L..6.F4....27C.I3..B..5.B.N.2P..7A..J..FK...8M2....974A18L.EC3.........4.17ACL..M..6....O.N...."
     "3F...............8..C.4......LM.G.6.3.HD5..7....O.I5...I..N...4..H.M.K8P.F3.N.7....C1BL...PO.2.6..EM.....8.2..O7"
     "D...L.F.P...1B...4..F..L.E.K.7....652.O..L.38EK..O...6.1.CHA..J.....F7A..C..D.O..8M..3P..3.5.4..M29K6F..N.H.O7.A"
     "......2.6I....E.75.P.B.1.D.J7...O...N.P.3BK..I.....9.ON.DB..45...8L.EAJ......, houses 75"},
    {NULL, "Row 7: ....2.1....3....\n",
     "1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "Puzzle 1\n..A...C.F..E.8.D\n.......9D7.5E...\n.9...7..1A....2.\n1E.FG.D.6B..4...\n.8..4.B..G.D..5.\n."
     "4.....6.C....E.\n....D2.54..93.G.\n...B.9.A..6....2\n.5.G..72.9.F8.A.\n27........4..5C.\n..4..5...6.G1...\n.B..8"
     "C......79.6\n8...5.......2.13\n....C86....7..FA\nF..7AB....53...G\n5A9..DF.8...6...\n",
     "16x16: ..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E....."
     "D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13...."
     "C86....7..FAF..7AB....53...G5A9..DF.8...6..., houses 48, comment Puzzle 1"},
    {NULL, "Author: Ann | Date: 5 May\nLevel: hard | Source: web\n\n1..4\n..1.\n.1..\n4..1\n", /* two headings with a bar each */
     "4x4: 1..4..1..1..4..1, houses 12, comment Author: Ann | Date: 5 May"},
    {NULL, "> #3: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "columns: 9\nRow 1: 53..7....\nRow 2: 6..195...\nRow 3: .98....6.\nRow 4: 8...6...3\nRow 5: 4..8.3..1"
     "\nRow 6: 7...2...6\nRow 7: .6....28.\nRow 8: ...419..5\nRow 9: ....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "columns: 9"},
    {NULL, "Columns of today\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419"
     "..5\n....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "Columns of today"},
    {NULL, "Col\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n",
     "9x9: 56.847...3.9...6....8.......1..8..4.79.6.2.18.5..3..9.......2....6...8.7...316.59, houses 27, comment "
     "Col"},
    {NULL, "A board\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n...."
     "8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "A board"},
    {NULL, "12:3\n",
     "1:5: 4 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "Grid 3: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "-----\n  -  \n-----\n", /* one cell between lines of dashes */
     "1:1: one cell: not a board"},
    {NULL, "Grid\n\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259"
     "...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "17\n\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259.."
     ".6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "17"},
    {NULL, "#17\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259..."
     "6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "#### \n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259."
     "..6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "## Puzzle\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n.."
     "259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "#########################\nwords\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "#########################\n# a b c # d e f # g h i #\n#########################",
     ""},
    {NULL, "letters: ABCDEFGHI\n....AH.CB\n.D.CFG...\nCH..EI.DG\n...G...FC\n..F..AIED\n....C....\nF...HD...\nD.C."
     "GB.IA\n..BEI...F",
     "1:9: 8 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:5: 'A' is no symbol here; expec"
     "ted 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, "Title\n....ah.cb\n.d.cfg...\nch..ei.dg\n...g...fc\n..f..aied\n....c....\nf...hd...\nd.c.gb.ia\n..bei."
     "..f\n>",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:5: 'a' is no symbol here; expec"
     "ted 1-9 or a blank (. 0 * _ - x X ?)\n1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "1: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6 (hard)",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "5) ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "&1 2 3\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259"
     "...6",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "    18 32\n 4 367\n   7   63\n  6  1954\n  \n  3\n6   84   \n4 3 72 91\n  259   6\ntitle\n",
     "1:1: no board in these 4 lines; expected 9 rows of 9, or 81 cells on one line\n1:1: no board in these 5 lin"
     "es; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "\\\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "\\"},
    {NULL, "----\n---------\n",
     "1:1: a frame without rows"},
    {NULL, "\\1\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259..."
     "6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "\\1"},
    {NULL, "....18.32\n.4.367...\n38..59.47\n...7...63\n# end\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259."
     "..6",
     "4:1: 4 rows of 9 cells; expected 9 rows\n5:1: 5 rows of 9 cells; expected 9 rows"},
    {NULL, "X:\n. . . . 1 8 . 3 2\n. 4 . 3 6 7 . . .\n3 8 . . 5 9 . 4 7\n. . . 7 . . . 6 3\n. . 6 . . 1 9 5 4\n. "
     ". . . 3 . . . .\n6 . . . 8 4 . . .\n4 . 3 . 7 2 . 9 1\n. . 2 5 9 . . . 6",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n9x9: ....18.32.4.367...38..59.47."
     "..7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6\n# "
     "end\n....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27 x 2"},
    {NULL, "- - 5\n  - 3\nxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
     "1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line\n1:301: 300 characters: not a"
     " board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "words\nrows\nhere\nnow\nfive\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:5: 4 characters: not a board; e"
     "xpected N*N (81 for 9x9, 256 for 16x16) x 2\n1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 1"
     "6x16)\n1:5: 4 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "9 x\n. . . . 1 8 . 3 2\n. 4 . 3 6 7 . . .\n3 8 . . 5 9 . 4 7\n. . . 7 . . . 6 3\n. . 6 . . 1 9 5 4\n."
     " . . . 3 . . . .\n6 . . . 8 4 . . .\n4 . 3 . 7 2 . 9 1\n. . 2 5 9 . . . 6",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n9x9: ....18.32.4.367...38..59.47.."
     ".7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "9x 9\n. . . . 1 8 . 3 2\n. 4 . 3 6 7 . . .\n3 8 . . 5 9 . 4 7\n. . . 7 . . . 6 3\n. . 6 . . 1 9 5 4\n"
     ". . . . 3 . . . .\n6 . . . 8 4 . . .\n4 . 3 . 7 2 . 9 1\n. . 2 5 9 . . . 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27, comment "
     "9x 9"},
    {NULL, "=:\n. . . . 1 8 . 3 2\n. 4 . 3 6 7 . . .\n3 8 . . 5 9 . 4 7\n. . . 7 . . . 6 3\n. . 6 . . 1 9 5 4\n. "
     ". . . 3 . . . .\n6 . . . 8 4 . . .\n4 . 3 . 7 2 . 9 1\n. . 2 5 9 . . . 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, ":\n. . . . 1 8 . 3 2\n. 4 . 3 6 7 . . .\n3 8 . . 5 9 . 4 7\n. . . 7 . . . 6 3\n. . 6 . . 1 9 5 4\n. ."
     " . . 3 . . . .\n6 . . . 8 4 . . .\n4 . 3 . 7 2 . 9 1\n. . 2 5 9 . . . 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, ">>> 5\n",
     "1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "sum: 1234567890123456+\n",
     "1:5: 4 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "x: 1234567890123456=\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "2024-03-05\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n."
     "...8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "2024-03-05"},
    {NULL, "05.03.24\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n..."
     ".8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "05.03.24"},
    {NULL, "5/3/2024\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n..."
     ".8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "5/3/2024"},
    {NULL, "5-3\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n",
     "1:1: no board in these 10 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "***\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "****\n....\n1...\n...4\n",
     "4x4: ........1......4, houses 12"},
    {NULL, "\\n\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..7"
     "9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "My puzzle\n1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n4x4: 1..............4, houses 12"},
    {NULL, "Title\n# c\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "Title\n\001\002\003\004\005\006\007\010\016\017\020\021\n",
     "1:1: this is binary data; expected text"},
    {NULL, "Title here\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG"
     "\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6"
     "x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n",
     "16x16: 1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3."
     ".6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8"
     "..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2.., houses 48, comment Title here"},
    {NULL, "Title here\n12X.......\n12X.......\n12X.......\n12X.......\n12X.......\n12X.......\n12X.......\n12X.."
     ".....\n12X.......\n12X.......\n",
     "2:1: are the empty rows and columns cells, or gaps between the boxes of a 9x9 board?"},
    {NULL, "Title here\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A......Z\n12A.."
     "....Z\n12A......Z\n12A......Z\n",
     "1:6: 5 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 10 lines; "
     "expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "1|||2||3|||||3||4|||1\n# word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word word word word word word word word word wo"
     "rd word word word word word word word word word word word word word word word word word word word word word word"
     " word word word word word word word word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word word word word word word word word word wo"
     "rd word word word word word word word word word word word word word word word word word word word word word word"
     " word word word word word word word word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word word word word word word word word word wo"
     "rd word word word word word word word word word word word word word word word word word word word word word word"
     " word word word word word word word word word word word word word word word word word word word word word word w"
     "ord word word word word word word word word word word word word word word word word word word word word word wor"
     "d word word word word word word word word word word word word word word word word word word word word word word "
     "word word word word word word word word word word word word word word \n",
     "4x4: 1..2.3....3.4..1, houses 12"},
    {NULL, "2 3\n_2_4_6\n4_6__3\n2__5__\n__1_6_\n3__6_2\n6_2_3_\n",
     "6x6: .2.4.64.6..32..5....1.6.3..6.26.2.3., houses 18"},
    {NULL, "2x3\n.2.4.6\n4.6..3\n2..5..\n..1.6.\n3..6.2\n6.2.3.\n",
     "6x6: .2.4.64.6..32..5....1.6.3..6.26.2.3., houses 18"},
    {NULL, "2x3\n.2.4.6\n4.6..3\n2..5..\n..1.6.\n3..6.2\n6.2.3.\n\n2x3\n.2.4.6\n4.6..3\n2..5..\n..1.6.\n3..6.2\n6"
     ".2.3.\n",
     "6x6: .2.4.64.6..32..5....1.6.3..6.26.2.3., houses 18 x 2"},
    {NULL, "12\n53..7....6..195....98....6.8...6...34..8a3..17...2...6.6....28....419..5....8..79\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:41: 'a' is no symbol here; expe"
     "cted 1-9 or a blank (. 0 * _ - x X ?)"},
    {NULL, "Rows and columns:\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...41"
     "9..5\n....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "Rows and columns"},
    {NULL, "Columns, not rows:\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...4"
     "19..5\n....8..79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27, comment "
     "Columns, not rows"},
    {NULL, "Columns and boxes:\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...4"
     "19..5\n....8..79\n",
     "2:1: rows, or what the line above them says? expected rows"},
    {NULL, "; puzzle 53..7\n",
     "1:1: 0 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "; puzzle 53..7.... and more\n",
     "1:1: 0 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "12x12\n...47.......\n.5..9..AC1.7\nB....85...9.\n...2....4..8\n1.574.8..3..\nC.3...B.57..\n.3.A.59.6."
     "..\n6..B.C.3.A1.\n..1.........\nA.........23\n.....6.7....\n4....B.27...\n",
     "12x12: ...47........5..9..AC1.7B....85...9....2....4..81.574.8..3..C.3...B.57...3.A.59.6...6..B.C.3.A1...1."
     "........A.........23.....6.7....4....B.27..., houses 36"},
    {NULL, "2 3\n0 0 0 6 0 3\n0 1 0 2 5 0\n4 5 0 0 0 0\n0 0 2 0 0 0\n5 0 6 0 0 0\n0 2 0 0 0 0\n",
     "6x6: ...6.3.1.25.45......2...5.6....2...., houses 18"},
    {NULL, "3 4\n0 0 0 4 7 0 0 0 0 0 0 0\n0 5 0 0 9 0 0 10 12 1 0 7\n11 0 0 0 0 8 5 0 0 0 9 0\n0 0 0 2 0 0 0 0 4 "
     "0 0 8\n1 0 5 7 4 0 8 0 0 3 0 0\n12 0 3 0 0 0 11 0 5 7 0 0\n0 3 0 10 0 5 9 0 6 0 0 0\n6 0 0 11 0 12 0 3 0 10 1 0"
     "\n0 0 1 0 0 0 0 0 0 0 0 0\n10 0 0 0 0 0 0 0 0 0 2 3\n0 0 0 0 0 6 0 7 0 0 0 0\n4 0 0 0 0 11 0 2 7 0 0 0\n",
     "12x12: ...47........5..9..AC1.7B....85...9....2....4..81.574.8..3..C.3...B.57...3.A.59.6...6..B.C.3.A1...1."
     "........A.........23.....6.7....4....B.27..., houses 36"},
    {NULL, "2\n..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7..\n6...2....9.8..."
     ".1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8..\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27, comment "
     "2\n9x9: 6...2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8.., houses 27"},
    {NULL, "3\n..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7..\n6...2....9.8..."
     ".1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8..\n..85...2....1.8...46......5.....9.8.5...2..1"
     "...4....5....473.....5..2....926..7..\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27, comment "
     "3\n9x9: 6...2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8.., houses 27\n9x9: ..85."
     "..2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "; one\n..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7..\n; two\n6..."
     "2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8..\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27\n9x9: 6.."
     ".2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8.., houses 27"},
    {NULL, "% one\n....2....8.3...1...2..4...8.5.....8..647....57....6......8.73.2.354.....97...3..6\n% two\n53.."
     "7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
     "9x9: ....2....8.3...1...2..4...8.5.....8..647....57....6......8.73.2.354.....97...3..6, houses 27\n9x9: 53."
     ".7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "-- one\n..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7..\n-- two\n6."
     "..2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8..\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27\n9x9: 6.."
     ".2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8.., houses 27"},
    {NULL, "The columns are:\n..4.5....\n..6.....9\n8....4.52\n51....4.6\n....2.7..\n.8.9..32.\n........7\n2..815"
     "...\n..5......\n",
     "2:1: rows, or what the line above them says? expected rows"},
    {NULL, "ABCDEFGHIJ\n\n5.98..7..A\nA...26..4.\n\n.....5.7..\n..51....A.\n\n.41..A9...\n....8..17.\n\n....3..8.4\n.....3A."
     "6.\n\n...2A....3\n8..3..1.9.\n",
     "10x10: 5.98..7..AA...26..4......5.7....51....A..41..A9.......8..17.....3..8.4.....3A.6....2A....38..3..1.9., hou"
     "ses 30, comment ABCDEFGHIJ"},
};
/* clang-format on */
