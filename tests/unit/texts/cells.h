/* SPDX-License-Identifier: MIT
 *
 * cells.h - cells one by one: by name, by row and column, one to a line.
 */
/* clang-format off */
static const told_text cells_texts[] = {
    {NULL, "5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n."
     "\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5"
     "\n.\n5\n.\n5\n.\n5\n.\n5\n.\n3\n1 2 3\n", /* a row behind 81 cells */
     "1:1: a row too many? expected as many rows as columns"},
    {NULL, "5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n."
     "\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5\n.\n5"
     "\n.\n5\n.\n5\n.\n5\n.\n5\n.\n3\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n."
     "\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7"
     "\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n.\n7\n2\n", /* two boards, one cell to a line */
     "9x9: 5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.5.3, houses 27\n9x9: .7."
     "7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.72, houses 27"},
    {NULL, "0\n0\n6\n0\n0\n0\n0\n0\n7\n4\n0\n0\n1\n3\n0\n12\n9\n0\n0\n8\n6\n0\n0\n0\n11\n0\n0\n0\n0\n6\n0\n0\n0\n"
     "0\n3\n0\n12\n0\n0\n7\n0\n0\n0\n0\n3\n11\n0\n2\n5\n0\n0\n0\n3\n0\n0\n0\n0\n1\n0\n9\n2\n1\n0\n11\n0\n8\n0\n0\n0\n0"
     "\n0\n12\n0\n6\n0\n0\n0\n1\n5\n0\n0\n0\n0\n11\n4\n0\n2\n0\n0\n0\n11\n0\n0\n5\n10\n0\n0\n0\n11\n0\n0\n0\n0\n12\n8"
     "\n0\n0\n0\n6\n0\n0\n3\n0\n0\n0\n0\n0\n0\n5\n0\n0\n0\n1\n0\n0\n0\n0\n4\n2\n0\n0\n0\n0\n10\n0\n0\n7\n0\n9\n0\n0\n6"
     "\n0\n0\n",
     "12x12: ..6.....74..13.C9..86...B....6....3.C..7....3B.25...3....1.921.B.8.....C.6...15....B4.2...B..5A...B."
     "...C8...6..3......5...1....42....A..7.9..6.., houses 36"},
    {NULL, "0\n0\n10\n0\n0\n0\n12\n0\n15\n0\n0\n14\n0\n8\n0\n13\n0\n0\n0\n0\n0\n0\n0\n9\n13\n7\n0\n5\n14\n0\n0\n0"
     "\n0\n9\n0\n0\n0\n7\n0\n0\n1\n10\n0\n0\n0\n0\n2\n0\n1\n14\n0\n15\n16\n0\n13\n0\n6\n11\n0\n0\n4\n0\n0\n0\n0\n8\n0"
     "\n0\n4\n0\n11\n0\n0\n16\n0\n13\n0\n0\n5\n0\n0\n4\n0\n0\n0\n0\n0\n6\n0\n12\n0\n0\n0\n0\n14\n0\n0\n0\n0\n0\n13\n2"
     "\n0\n5\n4\n0\n0\n9\n3\n0\n16\n0\n0\n0\n0\n11\n0\n9\n0\n10\n0\n0\n6\n0\n0\n0\n0\n2\n0\n5\n0\n16\n0\n0\n7\n2\n0\n9"
     "\n0\n15\n8\n0\n10\n0\n2\n7\n0\n0\n0\n0\n0\n0\n0\n0\n4\n0\n0\n5\n12\n0\n0\n0\n4\n0\n0\n5\n0\n0\n0\n6\n0\n16\n1\n0"
     "\n0\n0\n0\n11\n0\n0\n8\n12\n0\n0\n0\n0\n0\n0\n7\n9\n0\n6\n8\n0\n0\n0\n5\n0\n0\n0\n0\n0\n0\n0\n2\n0\n1\n3\n0\n0\n"
     "0\n0\n12\n8\n6\n0\n0\n0\n0\n7\n0\n0\n15\n10\n15\n0\n0\n7\n10\n11\n0\n0\n0\n0\n5\n3\n0\n0\n0\n16\n5\n10\n9\n0\n0"
     "\n13\n15\n0\n8\n0\n0\n0\n6\n0\n0\n0\n",
     "16x16: ..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E....."
     "D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13...."
     "C86....7..FAF..7AB....53...G5A9..DF.8...6..., houses 48"},
    {NULL, ".\n.\nA\n.\n.\n.\nC\n.\nF\n.\n.\nE\n.\n8\n.\nD\n.\n.\n.\n.\n.\n.\n.\n9\nD\n7\n.\n5\nE\n.\n.\n.\n.\n9"
     "\n.\n.\n.\n7\n.\n.\n1\nA\n.\n.\n.\n.\n2\n.\n1\nE\n.\nF\nG\n.\nD\n.\n6\nB\n.\n.\n4\n.\n.\n.\n.\n8\n.\n.\n4\n.\nB"
     "\n.\n.\nG\n.\nD\n.\n.\n5\n.\n.\n4\n.\n.\n.\n.\n.\n6\n.\nC\n.\n.\n.\n.\nE\n.\n.\n.\n.\n.\nD\n2\n.\n5\n4\n.\n.\n9"
     "\n3\n.\nG\n.\n.\n.\n.\nB\n.\n9\n.\nA\n.\n.\n6\n.\n.\n.\n.\n2\n.\n5\n.\nG\n.\n.\n7\n2\n.\n9\n.\nF\n8\n.\nA\n.\n2"
     "\n7\n.\n.\n.\n.\n.\n.\n.\n.\n4\n.\n.\n5\nC\n.\n.\n.\n4\n.\n.\n5\n.\n.\n.\n6\n.\nG\n1\n.\n.\n.\n.\nB\n.\n.\n8\nC"
     "\n.\n.\n.\n.\n.\n.\n7\n9\n.\n6\n8\n.\n.\n.\n5\n.\n.\n.\n.\n.\n.\n.\n2\n.\n1\n3\n.\n.\n.\n.\nC\n8\n6\n.\n.\n.\n."
     "\n7\n.\n.\nF\nA\nF\n.\n.\n7\nA\nB\n.\n.\n.\n.\n5\n3\n.\n.\n.\nG\n5\nA\n9\n.\n.\nD\nF\n.\n8\n.\n.\n.\n6\n.\n.\n."
     "\n",
     "16x16: ..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E....."
     "D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13...."
     "C86....7..FAF..7AB....53...G5A9..DF.8...6..., houses 48"},
    {NULL, "7\n15\n0\n0\n0\n13\n1\n21\n0\n17\n0\n0\n23\n16\n4\n0\n0\n22\n11\n0\n14\n0\n0\n0\n0\n0\n0\n6\n0\n12\n2"
     "\n22\n0\n20\n0\n25\n0\n0\n0\n0\n10\n23\n18\n0\n0\n13\n0\n0\n5\n17\n0\n0\n10\n18\n0\n0\n0\n0\n12\n0\n0\n8\n0\n0\n"
     "0\n0\n0\n0\n21\n13\n0\n0\n19\n9\n0\n0\n2\n22\n0\n20\n0\n0\n0\n9\n25\n0\n1\n5\n0\n0\n6\n0\n0\n24\n0\n4\n16\n18\n0"
     "\n10\n21\n0\n17\n1\n5\n4\n0\n16\n0\n0\n0\n3\n12\n0\n0\n0\n0\n0\n7\n15\n2\n11\n0\n20\n8\n17\n18\n2\n12\n0\n0\n0\n"
     "0\n0\n0\n15\n0\n24\n6\n1\n14\n0\n9\n10\n3\n0\n8\n0\n0\n4\n10\n0\n0\n9\n0\n0\n0\n0\n0\n0\n0\n0\n21\n0\n19\n4\n0\n"
     "0\n0\n22\n0\n6\n23\n24\n0\n6\n0\n0\n23\n0\n22\n0\n0\n16\n0\n0\n0\n0\n0\n3\n0\n0\n5\n0\n19\n18\n17\n12\n0\n2\n0\n"
     "8\n0\n20\n16\n0\n9\n10\n0\n14\n0\n0\n7\n0\n18\n15\n0\n23\n0\n0\n0\n25\n0\n0\n0\n0\n0\n13\n0\n21\n0\n0\n6\n0\n15"
     "\n4\n0\n0\n0\n0\n2\n7\n12\n0\n18\n3\n0\n0\n11\n0\n0\n5\n0\n11\n0\n23\n0\n2\n25\n0\n0\n7\n10\n0\n0\n19\n0\n0\n15"
     "\n20\n0\n0\n0\n8\n22\n2\n0\n0\n0\n0\n9\n7\n4\n10\n1\n8\n21\n0\n14\n12\n3\n0\n0\n0\n0\n0\n0\n0\n0\n0\n4\n0\n1\n7"
     "\n10\n12\n21\n0\n0\n22\n0\n0\n6\n0\n0\n0\n0\n24\n0\n23\n0\n0\n0\n0\n3\n15\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0"
     "\n0\n0\n8\n0\n0\n12\n0\n4\n0\n0\n0\n0\n0\n0\n21\n22\n0\n16\n0\n6\n0\n3\n0\n17\n13\n5\n0\n0\n7\n0\n0\n0\n0\n24\n0"
     "\n18\n5\n0\n0\n0\n18\n0\n0\n23\n0\n0\n0\n4\n0\n0\n17\n0\n22\n0\n20\n8\n25\n0\n15\n3\n0\n23\n0\n7\n0\n0\n0\n0\n12"
     "\n1\n11\n21\n0\n0\n0\n25\n24\n0\n2\n0\n6\n0\n0\n14\n22\n0\n0\n0\n0\n0\n8\n0\n2\n0\n0\n24\n7\n13\n0\n0\n0\n21\n0"
     "\n15\n0\n25\n0\n0\n0\n1\n11\n0\n0\n0\n4\n0\n0\n15\n0\n0\n21\n0\n14\n0\n20\n0\n7\n0\n0\n0\n0\n6\n5\n2\n0\n24\n0\n"
     "0\n21\n0\n3\n8\n14\n20\n0\n0\n24\n0\n0\n0\n6\n0\n1\n0\n12\n17\n10\n0\n0\n19\n0\n0\n0\n0\n0\n15\n7\n10\n0\n0\n12"
     "\n0\n0\n13\n0\n24\n0\n0\n8\n22\n0\n0\n3\n25\n0\n0\n3\n0\n5\n0\n4\n0\n0\n22\n2\n9\n20\n6\n15\n0\n0\n23\n0\n17\n0"
     "\n24\n7\n0\n10\n0\n0\n0\n0\n0\n0\n2\n0\n6\n18\n0\n0\n0\n0\n14\n0\n7\n5\n0\n25\n0\n11\n0\n1\n0\n13\n0\n19\n7\n0\n"
     "0\n0\n24\n0\n0\n0\n23\n0\n25\n0\n3\n11\n20\n0\n0\n18\n0\n0\n0\n0\n0\n9\n0\n24\n23\n0\n13\n11\n0\n0\n4\n5\n0\n0\n"
     "0\n8\n21\n0\n14\n10\n19\n0\n0\n0\n0\n0\n0\n",
     "25x25: 7F...D1L.H..NG4..MB.E......6.C2M.K.P....ANI..D..5H..AI....C..8......LD..J9..2M.K...9P.15..6..O.4GI.A"
     "L.H154.G...3C.....7F2B.K8HI2C......F.O61E.9A3.8..4A..9........L.J4...M.6NO.6..N.M..G.....3..5.JIHC.2.8.KG.9A.E.."
     "7.IF.N...P.....D.L..6.F4....27C.I3..B..5.B.N.2P..7A..J..FK...8M2....974A18L.EC3.........4.17ACL..M..6....O.N...."
     "3F...............8..C.4......LM.G.6.3.HD5..7....O.I5...I..N...4..H.M.K8P.F3.N.7....C1BL...PO.2.6..EM.....8.2..O7"
     "D...L.F.P...1B...4..F..L.E.K.7....652.O..L.38EK..O...6.1.CHA..J.....F7A..C..D.O..8M..3P..3.5.4..M29K6F..N.H.O7.A"
     "......2.6I....E.75.P.B.1.D.J7...O...N.P.3BK..I.....9.ON.DB..45...8L.EAJ......, houses 75"},
    {NULL, "0\n0\n6\n0\n0\n0\n0\n0\n7\n4\n0\n1\n3\n0\n12\n9\n0\n0\n8\n6\n0\n0\n11\n0\n0\n0\n0\n6\n0\n0\n0\n0\n3\n"
     "12\n0\n0\n7\n0\n0\n0\n0\n3\n11\n0\n5\n0\n0\n0\n3\n0\n0\n0\n0\n1\n0\n2\n1\n0\n11\n0\n8\n0\n0\n0\n0\n0\n0\n6\n0\n0"
     "\n0\n1\n5\n0\n0\n0\n0\n4\n0\n2\n0\n0\n0\n11\n0\n0\n5\n10\n0\n0\n11\n0\n0\n0\n0\n12\n8\n0\n0\n6\n0\n0\n3\n0\n0\n0"
     "\n0\n0\n0\n5\n0\n0\n1\n0\n0\n0\n0\n4\n2\n0\n0\n0\n10\n0\n0\n7\n0\n9\n0\n0\n6\n0\n",
     "1:1: no board in these 90 lines; expected 9 rows of 9, or 81 cells on one line\n1:1: no board in these 42 l"
     "ines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "A1=1\nB2=2\nC3=3\nD4=4\nA3zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz\n",
     "1:1: a cell that is named twice, or written otherwise than the first"},
    {NULL, "1 1 5 1 2 3\n1 3 4\n1 4 6\n1 5 7\n1 6 8\n1 7 9\n1 8 1\n1 9 2\n",
     "2:1: row 2 has 3 cells; expected 6\n1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on on"
     "e line"},
    {NULL, "r1k1=5 r1k2=3 r1k5=7 r2k1=6 r2k4=1 r2k5=9 r2k6=5 r3k2=9 r9k9=9\n",
     "9x9: 53..7....6..195....9............................................................9, houses 27"},
    {NULL, ".\n.\n.\n.\n1\n8\n.\n3\n2\n.\n4\n.\n3\n6\n7\n.\n.\n.\n3\n8\n.\n.\n5\n9\n.\n4\n7\n.\n.\n.\n7\n.\n.\n."
     "\n6\n3\n.\n.\n6\n.\n.\n1\n9\n5\n4\n.\n.\n.\n.\n3\n.\n.\n.\n.\n6\n.\n.\n.\n8\n4\n.\n.\n.\n4\n.\n3\n.\n7\n2\n.\n9"
     "\n1\n.\n.\n2\n5\n9\n.\n.\n.\n6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "0\n0\n0\n0\n1\n8\n0\n3\n2\n0\n4\n0\n3\n6\n7\n0\n0\n0\n3\n8\n0\n0\n5\n9\n0\n4\n7\n0\n0\n0\n7\n0\n0\n0"
     "\n6\n3\n0\n0\n6\n0\n0\n1\n9\n5\n4\n0\n0\n0\n0\n3\n0\n0\n0\n0\n6\n0\n0\n0\n8\n4\n0\n0\n0\n4\n0\n3\n0\n7\n2\n0\n9"
     "\n1\n0\n0\n2\n5\n9\n0\n0\n0\n6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "1\n8\n3\n2\n4\n3\n6\n7\n3\n8\n5\n9\n4\n7\n7\n6\n3\n6\n1\n9\n5\n4\n3\n6\n8\n4\n4\n3\n7\n2\n9\n1\n2\n5"
     "\n9\n6",
     "1:1: no board in these 36 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "\n\n\n\n1\n8\n\n3\n2\n\n4\n\n3\n6\n7\n\n\n\n3\n8\n\n\n5\n9\n\n4\n7\n\n\n\n7\n\n\n\n6\n3\n\n\n6\n\n\n1"
     "\n9\n5\n4\n\n\n\n\n3\n\n\n\n\n6\n\n\n\n8\n4\n\n\n\n4\n\n3\n\n7\n2\n\n9\n1\n\n\n2\n5\n9\n\n\n\n6",
     "1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line x 2\n1:2: 1 character: not a "
     "board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cel"
     "ls on one line\n1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line x 3\n1:2: 1 charac"
     "ter: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no board in these 2 lines; expected 9 rows of 9"
     ", or 81 cells on one line\n1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: no boar"
     "d in these 4 lines; expected 9 rows of 9, or 81 cells on one line\n1:2: 1 character: not a board; expected N*N ("
     "81 for 9x9, 256 for 16x16) x 2\n1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line\n1"
     ":2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16) x 2\n1:1: no board in these 2 lines; expe"
     "cted 9 rows of 9, or 81 cells on one line x 2\n1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells"
     " on one line\n1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "1\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.",
     "4x4: 1..............., houses 12"},
    {NULL, "1\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n."
     "\n.\n.",
     "6x6: 1..................................., houses 18"},
    {NULL, ".\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.",
     "1:1: no board in these 20 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1"
     "\n1\n1\n1\n1\n1\n1",
     "1:1: no board in these 40 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "r1c5=1 r1c6=8",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "r1c5=1\nr1c6=8\nr1c8=3\nr1c9=2\nr2c2=4\nr2c4=3\nr2c5=6\nr2c6=7\nr3c1=3\nr3c2=8\nr3c5=5\nr3c6=9\nr3c8="
     "4\nr3c9=7\nr4c4=7\nr4c8=6\nr4c9=3\nr5c3=6\nr5c6=1\nr5c7=9\nr5c8=5\nr5c9=4\nr6c5=3\nr7c1=6\nr7c5=8\nr7c6=4\nr8c1="
     "4\nr8c3=3\nr8c5=7\nr8c6=2\nr8c8=9\nr8c9=1\nr9c3=2\nr9c4=5\nr9c5=9\nr9c9=6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "A5: 1, A6: 8, A8: 3, A9: 2, B2: 4, B4: 3, B5: 6, B6: 7, C1: 3, C2: 8, C5: 5, C6: 9, C8: 4, C9: 7, D4:"
     " 7, D8: 6, D9: 3, E3: 6, E6: 1, E7: 9, E8: 5, E9: 4, F5: 3, G1: 6, G5: 8, G6: 4, H1: 4, H3: 3, H5: 7, H6: 2, H8:"
     " 9, H9: 1, I3: 2, I4: 5, I5: 9, I9: 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "(1,5)=1; (1,6)=8; (1,8)=3; (1,9)=2; (2,2)=4; (2,4)=3; (2,5)=6; (2,6)=7; (3,1)=3; (3,2)=8; (3,5)=5; (3"
     ",6)=9; (3,8)=4; (3,9)=7; (4,4)=7; (4,8)=6; (4,9)=3; (5,3)=6; (5,6)=1; (5,7)=9; (5,8)=5; (5,9)=4; (6,5)=3; (7,1)="
     "6; (7,5)=8; (7,6)=4; (8,1)=4; (8,3)=3; (8,5)=7; (8,6)=2; (8,8)=9; (8,9)=1; (9,3)=2; (9,4)=5; (9,5)=9; (9,9)=6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "row 1 column 5 value 1\nrow 1 column 6 value 8\nrow 1 column 8 value 3\nrow 1 column 9 value 2\nrow 2"
     " column 2 value 4\nrow 2 column 4 value 3\nrow 2 column 5 value 6\nrow 2 column 6 value 7\nrow 3 column 1 value "
     "3\nrow 3 column 2 value 8\nrow 3 column 5 value 5\nrow 3 column 6 value 9\nrow 3 column 8 value 4\nrow 3 column "
     "9 value 7\nrow 4 column 4 value 7\nrow 4 column 8 value 6\nrow 4 column 9 value 3\nrow 5 column 3 value 6\nrow 5"
     " column 6 value 1\nrow 5 column 7 value 9\nrow 5 column 8 value 5\nrow 5 column 9 value 4\nrow 6 column 5 value "
     "3\nrow 7 column 1 value 6\nrow 7 column 5 value 8\nrow 7 column 6 value 4\nrow 8 column 1 value 4\nrow 8 column "
     "3 value 3\nrow 8 column 5 value 7\nrow 8 column 6 value 2\nrow 8 column 8 value 9\nrow 8 column 9 value 1\nrow 9"
     " column 3 value 2\nrow 9 column 4 value 5\nrow 9 column 5 value 9\nrow 9 column 9 value 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "column 5 row 1: 1\ncolumn 6 row 1: 8\ncolumn 8 row 1: 3\ncolumn 9 row 1: 2\ncolumn 2 row 2: 4\ncolumn"
     " 4 row 2: 3\ncolumn 5 row 2: 6\ncolumn 6 row 2: 7\ncolumn 1 row 3: 3\ncolumn 2 row 3: 8\ncolumn 5 row 3: 5\ncolu"
     "mn 6 row 3: 9\ncolumn 8 row 3: 4\ncolumn 9 row 3: 7\ncolumn 4 row 4: 7\ncolumn 8 row 4: 6\ncolumn 9 row 4: 3\nco"
     "lumn 3 row 5: 6\ncolumn 6 row 5: 1\ncolumn 7 row 5: 9\ncolumn 8 row 5: 5\ncolumn 9 row 5: 4\ncolumn 5 row 6: 3\n"
     "column 1 row 7: 6\ncolumn 5 row 7: 8\ncolumn 6 row 7: 4\ncolumn 1 row 8: 4\ncolumn 3 row 8: 3\ncolumn 5 row 8: 7"
     "\ncolumn 6 row 8: 2\ncolumn 8 row 8: 9\ncolumn 9 row 8: 1\ncolumn 3 row 9: 2\ncolumn 4 row 9: 5\ncolumn 5 row 9:"
     " 9\ncolumn 9 row 9: 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "c5r1=1\nc6r1=8\nc8r1=3\nc9r1=2\nc2r2=4\nc4r2=3\nc5r2=6\nc6r2=7\nc1r3=3\nc2r3=8\nc5r3=5\nc6r3=9\nc8r3="
     "4\nc9r3=7\nc4r4=7\nc8r4=6\nc9r4=3\nc3r5=6\nc6r5=1\nc7r5=9\nc8r5=5\nc9r5=4\nc5r6=3\nc1r7=6\nc5r7=8\nc6r7=4\nc1r8="
     "4\nc3r8=3\nc5r8=7\nc6r8=2\nc8r8=9\nc9r8=1\nc3r9=2\nc4r9=5\nc5r9=9\nc9r9=6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "r0c0=1 r0c1=2 r1c0=3 r3c3=4 r2c2=1",
     "4x4: 12..3.....1....4, houses 12"},
    {NULL, "r1c1=1 r20c20=4 r2c2=3 r3c3=1 r4c4=2 r5c5=1",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "r1c1=1, r2c2=2, r3c3=3",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "1 5 1\n1 6 8\n1 8 3\n1 9 2\n2 2 4\n2 4 3\n2 5 6\n2 6 7\n3 1 3\n3 2 8\n3 5 5\n3 6 9\n3 8 4\n3 9 7\n4 4"
     " 7\n4 8 6\n4 9 3\n5 3 6\n5 6 1\n5 7 9\n5 8 5\n5 9 4\n6 5 3\n7 1 6\n7 5 8\n7 6 4\n8 1 4\n8 3 3\n8 5 7\n8 6 2\n8 8"
     " 9\n8 9 1\n9 3 2\n9 4 5\n9 5 9\n9 9 6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n"
     "\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n\n5\n\n\n\n\n\n\n\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16) x 9"},
    {NULL, "5\n3\n\n\n7\n\n\n\n\n6\n\n\n1\n9\n5\n\n\n\n\n9\n8\n\n\n\n\n6\n\n8\n\n\n\n6\n\n\n\n3\n4\n\n\n8\n\n3\n"
     "\n\n1\n7\n\n\n\n2\n\n\n\n6\n\n6\n\n\n\n\n2\n8\n\n\n\n\n4\n1\n9\n\n\n5\n\n\n\n\n8\n\n\n7\n9",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "5\n3\n\n\n7\n\n\n\n\n6\n\n\n1\n9\n5\n\n\n\n\n9\n8\n\n\n\n\n6\n\n8\n\n\n\n6\n\n\n\n3\n4\n\n\n8\n.\n3\n"
     "\n\n1\n7\n\n\n\n2\n\n\n\n6\n\n6\n\n\n\n\n2\n8\n\n\n\n\n4\n1\n9\n\n\n5\n\n\n\n\n8\n\n\n7\n9",
     "1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line\n1:2: 1 character: not a boar"
     "d; expected N*N (81 for 9x9, 256 for 16x16) x 2\n1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cel"
     "ls on one line\n1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line\n1:2: 1 character:"
     " not a board; expected N*N (81 for 9x9, 256 for 16x16) x 3\n1:1: no board in these 2 lines; expected 9 rows of 9"
     ", or 81 cells on one line\n1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line\n1:1: n"
     "o board in these 2 lines; expected 9 rows of 9, or 81 cells on one line\n1:2: 1 character: not a board; expected"
     " N*N (81 for 9x9, 256 for 16x16) x 3\n1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one l"
     "ine\n1:1: no board in these 3 lines; expected 9 rows of 9, or 81 cells on one line\n1:2: 1 character: not a boar"
     "d; expected N*N (81 for 9x9, 256 for 16x16) x 2\n1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cel"
     "ls on one line"},
    {NULL, "5\n3\n\"\"\n\"\"\n7\n\"\"\n\"\"\n\"\"\n\"\"\n6\n\"\"\n\"\"\n1\n9\n5\n\"\"\n\"\"\n\"\"\n\"\"\n9\n8\n\""
     "\"\n\"\"\n\"\"\n\"\"\n6\n\"\"\n8\n\"\"\n\"\"\n\"\"\n6\n\"\"\n\"\"\n\"\"\n3\n4\n\"\"\n\"\"\n8\n\"\"\n3\n\"\"\n\""
     "\"\n1\n7\n\"\"\n\"\"\n\"\"\n2\n\"\"\n\"\"\n\"\"\n6\n\"\"\n6\n\"\"\n\"\"\n\"\"\n\"\"\n2\n8\n\"\"\n\"\"\n\"\"\n\""
     "\"\n4\n1\n9\n\"\"\n\"\"\n5\n\"\"\n\"\"\n\"\"\n\"\"\n8\n\"\"\n\"\"\n7\n9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, ">5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>"
     "5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n>5\n",
     "1:1: no board in these 40 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
     "1:1: no board in these 9 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "r1c1=5\nr1c2=3\nr1c5=7\nr2c1=6\nr2c4=1\nr2c5=9\nr2c6=5\nr3c2=9\nr3c3=8\nr3c8=6\nr4c1=8\nr4c5=6\nr4c9="
     "3\nr5c1=4\nr5c4=8\nr5c6=3\nr5c9=1\nr6c1=7\nr6c5=2\nr6c9=6\nr7c2=6\nr7c7=2\nr7c8=8\nr8c4=4\nr8c5=1\nr8c6=9\nr8c9="
     "5\nr9c5=8\nr9c8=7\nr9c9=9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "r1c1=5\nr1c2=3\nr1c5=7\nr2c1=6\nr2c4=1\nr2c5=9\nr2c6=5\nr3c2=9\nr3c3=8\nr3c8=6\nr4c1=8\nr4c5=6\nr4c9="
     "3\nr5c1=4\nr5c4=8\nr5c6=3\nr5c9=1\nr6c1=7\nr6c5=2\nr6c9=6\nr7c2=6\nr7c7=2\nr7c8=8\nr8c4=4\nr8c5=1\nr8c6=9\nr8c9="
     "5\nr9c5=8\nr9c8=7\nr9c9=9\nr26c1=5\n",
     "1:1: a cell that is named twice, or written otherwise than the first"},
    {NULL, "5 at row 1 column 1, 3 at row 1 column 2\n5 at row 1 column 1, 3 at row 1 column 2\n5 at row 1 column"
     " 1, 3 at row 1 column 2\n5 at row 1 column 1, 3 at row 1 column 2\n5 at row 1 column 1, 3 at row 1 column 2\n5 a"
     "t row 1 column 1, 3 at row 1 column 2\n",
     "1:1: no board in these 6 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "c1r1=5 c2r1=3 c5r1=7 c1r2=6 c4r2=1 c5r2=9 c6r2=5 c2r3=9 c3r3=8 c8r3=6 c1r4=8 c5r4=6 c9r4=3 c1r5=4 c4r"
     "5=8 c6r5=3 c9r5=1",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..1...................................., houses 27"},
    {NULL, "5 at row 1 column 1, 3 at row 1 column 2\n5 at row 1 column 1, 3 at row 1 column 2\n5 at row 1 column"
     " 1, 3 at row 1 column 2\n5 at row 1 column 1, 3 at row 1 column 2\n5 at row 1 column 1, 3 at row 1 column 2\n",
     "1:1: no board in these 5 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "5\n\n3\n\n0\n\n0\n\n7\n\n0\n\n0\n\n0\n\n0\n\n6\n\n0\n\n0\n\n1\n\n9\n\n5\n\n0\n\n0\n\n0\n\n0\n\n9\n\n8"
     "\n\n0\n\n0\n\n0\n\n0\n\n6\n\n0\n\n8\n\n0\n\n0\n\n0\n\n6\n\n0\n\n0\n\n0\n\n3\n\n4\n\n0\n\n0\n\n8\n\n0\n\n3\n\n0\n"
     "\n0\n\n1\n\n7\n\n0\n\n0\n\n0\n\n2\n\n0\n\n0\n\n0\n\n6\n\n0\n\n6\n\n0\n\n0\n\n0\n\n0\n\n2\n\n8\n\n0\n\n0\n\n0\n\n"
     "0\n\n4\n\n1\n\n9\n\n0\n\n0\n\n5\n\n0\n\n0\n\n0\n\n0\n\n8\n\n0\n\n0\n\n7\n\n9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "r0c0=1 r25c25=2 r1c1=3 r2c2=4 r3c3=5 r4c4=6 r5c5=1 r6c6=7 r7c7=8\n",
     "1:7: 6 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "x = <<EOS\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\n"
     "z\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz\nz"
     "\nz\nz\nEOS\n",
     "1:2: 1 character: not a board; expected N*N (81 for 9x9, 256 for 16x16) x 71\n1:4: 3 characters: not a boar"
     "d; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "initial begin\n  g[0] = 4'd0;\n  g[1] = 4'd0;\n  g[2] = 4'd8;\n  g[3] = 4'd5;\n  g[4] = 4'd0;\n  g[5]"
     " = 4'd0;\n  g[6] = 4'd0;\n  g[7] = 4'd2;\n  g[8] = 4'd0;\n  g[9] = 4'd0;\n  g[10] = 4'd0;\n  g[11] = 4'd0;\n  g["
     "12] = 4'd1;\n  g[13] = 4'd0;\n  g[14] = 4'd8;\n  g[15] = 4'd0;\n  g[16] = 4'd0;\n  g[17] = 4'd0;\n  g[18] = 4'd4"
     ";\n  g[19] = 4'd6;\n  g[20] = 4'd0;\n  g[21] = 4'd0;\n  g[22] = 4'd0;\n  g[23] = 4'd0;\n  g[24] = 4'd0;\n  g[25]"
     " = 4'd0;\n  g[26] = 4'd5;\n  g[27] = 4'd0;\n  g[28] = 4'd0;\n  g[29] = 4'd0;\n  g[30] = 4'd0;\n  g[31] = 4'd0;\n"
     "  g[32] = 4'd9;\n  g[33] = 4'd0;\n  g[34] = 4'd8;\n  g[35] = 4'd0;\n  g[36] = 4'd5;\n  g[37] = 4'd0;\n  g[38] = "
     "4'd0;\n  g[39] = 4'd0;\n  g[40] = 4'd2;\n  g[41] = 4'd0;\n  g[42] = 4'd0;\n  g[43] = 4'd1;\n  g[44] = 4'd0;\n  g"
     "[45] = 4'd0;\n  g[46] = 4'd0;\n  g[47] = 4'd4;\n  g[48] = 4'd0;\n  g[49] = 4'd0;\n  g[50] = 4'd0;\n  g[51] = 4'd"
     "0;\n  g[52] = 4'd5;\n  g[53] = 4'd0;\n  g[54] = 4'd0;\n  g[55] = 4'd0;\n  g[56] = 4'd0;\n  g[57] = 4'd4;\n  g[58"
     "] = 4'd7;\n  g[59] = 4'd3;\n  g[60] = 4'd0;\n  g[61] = 4'd0;\n  g[62] = 4'd0;\n  g[63] = 4'd0;\n  g[64] = 4'd0;"
     "\n  g[65] = 4'd5;\n  g[66] = 4'd0;\n  g[67] = 4'd0;\n  g[68] = 4'd2;\n  g[69] = 4'd0;\n  g[70] = 4'd0;\n  g[71] "
     "= 4'd0;\n  g[72] = 4'd0;\n  g[73] = 4'd9;\n  g[74] = 4'd2;\n  g[75] = 4'd6;\n  g[76] = 4'd0;\n  g[77] = 4'd0;\n "
     " g[78] = 4'd7;\n  g[79] = 4'd0;\n  g[80] = 4'd0;\nend\n",
     "1:8: 7 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:7: 4 characters: not a board; e"
     "xpected N*N (81 for 9x9, 256 for 16x16) x 10\n1:1: no board in these 72 lines; expected 9 rows of 9, or 81 cells"
     " on one line"},
    {NULL, "2\n0\n0\n0\n0\n0\n1\n0\n0\n0\n0\n8\n0\n0\n0\n6\n3\n0\n5\n0\n4\n0\n0\n0\n0\n0\n4\n1\n0\n8\n0\n0\n0\n7"
     "\n0\n0\n0\n1\n0\n0\n6\n0\n0\n0\n0\n2\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n8\n0\n2\n4\n5\n0\n",
     "8x8: 2.....1....8...63.5.4.....41.8...7...1..6....2............8.245., houses 24"},
    {NULL, "0\n0\n10\n0\n9\n5\n0\n0\n3\n0\n7\n0\n0\n0\n5\n0\n4\n0\n10\n0\n0\n5\n0\n0\n0\n8\n0\n0\n0\n0\n0\n0\n0\n"
     "8\n0\n0\n0\n7\n6\n0\n0\n8\n0\n9\n0\n0\n0\n0\n0\n5\n0\n0\n6\n0\n0\n10\n0\n9\n0\n0\n1\n0\n0\n0\n8\n0\n0\n6\n0\n0\n"
     "6\n4\n0\n7\n0\n0\n0\n0\n0\n1\n0\n0\n0\n2\n0\n3\n0\n0\n0\n0\n10\n1\n5\n3\n0\n0\n8\n0\n0\n0\n",
     "10x10: ..A.95..3.7...5.4.A..5...8.......8...76..8.9.....5..6..A.9..1...8..6..64.7.....1...2.3....A153..8..."
     ", houses 30"},
    {NULL, "5: column 1, row 1\n3: column 2, row 1\n7: column 5, row 1\n6: column 1, row 2\n1: column 4, row 2\n9"
     ": column 5, row 2\n5: column 6, row 2\n9: column 2, row 3\n",
     "9x9: 53..7....6..195....9............................................................., houses 27"},
    {NULL, "(1,1)=5 (1,2)=3 (1,5)=7 (2,1)=6 (2,4)=1 (2,5)=9 (2,6)=5 (3,2)=9\n", /* no word says what is a row */
     "1:1: rows and columns from 1, or from 0? no cell of the last ones is named"},
    {NULL, "5\n3\n.\n.\n7\n.\n.\n.\n.\n\n6\n.\n.\n1\n9\n5\n.\n.\n.\n\n.\n9\n8\n.\n.\n.\n.\n6\n.\n\n8\n.\n.\n.\n6\n.\n.\n.\n3"
     "\n\n4\n.\n.\n8\n.\n3\n.\n.\n1\n\n7\n.\n.\n.\n2\n.\n.\n.\n6\n\n.\n6\n.\n.\n.\n.\n2\n8\n.\n\n.\n.\n.\n4\n1\n9\n.\n"
     ".\n5\n\n.\n.\n.\n.\n8\n.\n.\n7\n9\n\n53..7....\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27\n1:1: 1 row of"
     " 9 cells; expected 9 rows, or 81 characters on one line"},
};
/* clang-format on */
