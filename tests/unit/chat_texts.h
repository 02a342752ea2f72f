/* SPDX-License-Identifier: MIT
 *
 * chat_texts.h - boards of every size as they stand in chats, forums, pages and programs, each with what is read of it.
 */
/* clang-format off */
static const struct {
    const char *text, *board; /* "": none */
} chat_texts[] = {
    {"Puzzle: 1...3..2..4..2.1\n",
     "1...3..2..4..2.1"},
    {"Grid 01\n1...3..2..4..2.1\n",
     "1...3..2..4..2.1"},
    {"sudoku = \"1...3..2..4..2.1\",\n",
     "1...3..2..4..2.1"},
    {"1. ..4..5.1..6.5..3..2..4..6.1....5..3.\n",
     "..4..5.1..6.5..3..2..4..6.1....5..3."},
    {"> ..4..5.1..6.5..3..2..4..6.1....5..3.\n",
     "..4..5.1..6.5..3..2..4..6.1....5..3."},
    {"Puzzle 3: ..4..5.1..6.5..3..2..4..6.1....5..3.\n",
     "..4..5.1..6.5..3..2..4..6.1....5..3."},
    {"#1 easy\n- ..4..5.1..6.5..3..2..4..6.1....5..3.\n",
     "..4..5.1..6.5..3..2..4..6.1....5..3."},
    {"2) .76...54..2...3.58.7..1....4....8.5.6....3......6.817..........2\n",
     ".76...54..2...3.58.7..1....4....8.5.6....3......6.817..........2"},
    {"Grid 02 ..6.....74..13.C9..86...B....6....3.C..7....3B.25...3....1.921.B.8.....C.6...15....B4.2...B."
     ".5A...B....C8...6..3......5...1....42....A..7.9..6..\n",
     "..6.....74..13.C9..86...B....6....3.C..7....3B.25...3....1.921.B.8.....C.6...15....B4.2...B..5A...B....C8...6..3......5...1....42....A..7.9..6.."},
    {"Hard:\n..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C..."
     ".E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68"
     "...5.......2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6...\n",
     "..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6..."},
    {"Puzzle 12: ..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6."
     "C....E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......7"
     "9.68...5.......2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6...\n",
     "..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6..."},
    {"1: 7F...D1L.H..NG4..MB.E......6.C2M.K.P....ANI..D..5H..AI....C..8......LD..J9..2M.K...9P.15..6..O.4G"
     "I.AL.H154.G...3C.....7F2B.K8HI2C......F.O61E.9A3.8..4A..9........L.J4...M.6NO.6..N.M..G.....3..5.JIH"
     "C.2.8.KG.9A.E..7.IF.N...P.....D.L..6.F4....27C.I3..B..5.B.N.2P..7A..J..FK...8M2....974A18L.EC3......"
     "...4.17ACL..M..6....O.N....3F...............8..C.4......LM.G.6.3.HD5..7....O.I5...I..N...4..H.M.K8P."
     "F3.N.7....C1BL...PO.2.6..EM.....8.2..O7D...L.F.P...1B...4..F..L.E.K.7....652.O..L.38EK..O...6.1.CHA."
     ".J.....F7A..C..D.O..8M..3P..3.5.4..M29K6F..N.H.O7.A......2.6I....E.75.P.B.1.D.J7...O...N.P.3BK..I..."
     "..9.ON.DB..45...8L.EAJ......\n",
     "7F...D1L.H..NG4..MB.E......6.C2M.K.P....ANI..D..5H..AI....C..8......LD..J9..2M.K...9P.15..6..O.4GI.AL.H154.G...3C.....7F2B.K8HI2C......F.O61E.9A3.8..4A..9........L.J4...M.6NO.6..N.M..G.....3..5.JIHC.2.8.KG.9A.E..7.IF.N...P.....D.L..6.F4....27C.I3..B..5.B.N.2P..7A..J..FK...8M2....974A18L.EC3.........4.17ACL..M..6....O.N....3F...............8..C.4......LM.G.6.3.HD5..7....O.I5...I..N...4..H.M.K8P.F3.N.7....C1BL...PO.2.6..EM.....8.2..O7D...L.F.P...1B...4..F..L.E.K.7....652.O..L.38EK..O...6.1.CHA..J.....F7A..C..D.O..8M..3P..3.5.4..M29K6F..N.H.O7.A......2.6I....E.75.P.B.1.D.J7...O...N.P.3BK..I.....9.ON.DB..45...8L.EAJ......"},
    {"1. ....2......3....\n",
     ""},
    {"Row 7: ....2.1....3....\n",
     ""},
    {"Puzzle 1\n..A...C.F..E.8.D\n.......9D7.5E...\n.9...7..1A....2.\n1E.FG.D.6B..4...\n.8..4.B..G.D..5.\n"
     ".4.....6.C....E.\n....D2.54..93.G.\n...B.9.A..6....2\n.5.G..72.9.F8.A.\n27........4..5C.\n..4..5...6"
     ".G1...\n.B..8C......79.6\n8...5.......2.13\n....C86....7..FA\nF..7AB....53...G\n5A9..DF.8...6...\n",
     "..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6..."},
    {"0\n0\n6\n0\n0\n0\n0\n0\n7\n4\n0\n0\n1\n3\n0\n12\n9\n0\n0\n8\n6\n0\n0\n0\n11\n0\n0\n0\n0\n6\n0\n0\n0\n"
     "0\n3\n0\n12\n0\n0\n7\n0\n0\n0\n0\n3\n11\n0\n2\n5\n0\n0\n0\n3\n0\n0\n0\n0\n1\n0\n9\n2\n1\n0\n11\n0\n8"
     "\n0\n0\n0\n0\n0\n12\n0\n6\n0\n0\n0\n1\n5\n0\n0\n0\n0\n11\n4\n0\n2\n0\n0\n0\n11\n0\n0\n5\n10\n0\n0\n0"
     "\n11\n0\n0\n0\n0\n12\n8\n0\n0\n0\n6\n0\n0\n3\n0\n0\n0\n0\n0\n0\n5\n0\n0\n0\n1\n0\n0\n0\n0\n4\n2\n0\n"
     "0\n0\n0\n10\n0\n0\n7\n0\n9\n0\n0\n6\n0\n0\n",
     "..6.....74..13.C9..86...B....6....3.C..7....3B.25...3....1.921.B.8.....C.6...15....B4.2...B..5A...B....C8...6..3......5...1....42....A..7.9..6.."},
    {"0\n0\n10\n0\n0\n0\n12\n0\n15\n0\n0\n14\n0\n8\n0\n13\n0\n0\n0\n0\n0\n0\n0\n9\n13\n7\n0\n5\n14\n0\n0\n"
     "0\n0\n9\n0\n0\n0\n7\n0\n0\n1\n10\n0\n0\n0\n0\n2\n0\n1\n14\n0\n15\n16\n0\n13\n0\n6\n11\n0\n0\n4\n0\n0"
     "\n0\n0\n8\n0\n0\n4\n0\n11\n0\n0\n16\n0\n13\n0\n0\n5\n0\n0\n4\n0\n0\n0\n0\n0\n6\n0\n12\n0\n0\n0\n0\n1"
     "4\n0\n0\n0\n0\n0\n13\n2\n0\n5\n4\n0\n0\n9\n3\n0\n16\n0\n0\n0\n0\n11\n0\n9\n0\n10\n0\n0\n6\n0\n0\n0\n"
     "0\n2\n0\n5\n0\n16\n0\n0\n7\n2\n0\n9\n0\n15\n8\n0\n10\n0\n2\n7\n0\n0\n0\n0\n0\n0\n0\n0\n4\n0\n0\n5\n1"
     "2\n0\n0\n0\n4\n0\n0\n5\n0\n0\n0\n6\n0\n16\n1\n0\n0\n0\n0\n11\n0\n0\n8\n12\n0\n0\n0\n0\n0\n0\n7\n9\n0"
     "\n6\n8\n0\n0\n0\n5\n0\n0\n0\n0\n0\n0\n0\n2\n0\n1\n3\n0\n0\n0\n0\n12\n8\n6\n0\n0\n0\n0\n7\n0\n0\n15\n"
     "10\n15\n0\n0\n7\n10\n11\n0\n0\n0\n0\n5\n3\n0\n0\n0\n16\n5\n10\n9\n0\n0\n13\n15\n0\n8\n0\n0\n0\n6\n0\n"
     "0\n0\n",
     "..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6..."},
    {".\n.\nA\n.\n.\n.\nC\n.\nF\n.\n.\nE\n.\n8\n.\nD\n.\n.\n.\n.\n.\n.\n.\n9\nD\n7\n.\n5\nE\n.\n.\n.\n.\n9"
     "\n.\n.\n.\n7\n.\n.\n1\nA\n.\n.\n.\n.\n2\n.\n1\nE\n.\nF\nG\n.\nD\n.\n6\nB\n.\n.\n4\n.\n.\n.\n.\n8\n.\n"
     ".\n4\n.\nB\n.\n.\nG\n.\nD\n.\n.\n5\n.\n.\n4\n.\n.\n.\n.\n.\n6\n.\nC\n.\n.\n.\n.\nE\n.\n.\n.\n.\n.\nD"
     "\n2\n.\n5\n4\n.\n.\n9\n3\n.\nG\n.\n.\n.\n.\nB\n.\n9\n.\nA\n.\n.\n6\n.\n.\n.\n.\n2\n.\n5\n.\nG\n.\n.\n"
     "7\n2\n.\n9\n.\nF\n8\n.\nA\n.\n2\n7\n.\n.\n.\n.\n.\n.\n.\n.\n4\n.\n.\n5\nC\n.\n.\n.\n4\n.\n.\n5\n.\n."
     "\n.\n6\n.\nG\n1\n.\n.\n.\n.\nB\n.\n.\n8\nC\n.\n.\n.\n.\n.\n.\n7\n9\n.\n6\n8\n.\n.\n.\n5\n.\n.\n.\n.\n"
     ".\n.\n.\n2\n.\n1\n3\n.\n.\n.\n.\nC\n8\n6\n.\n.\n.\n.\n7\n.\n.\nF\nA\nF\n.\n.\n7\nA\nB\n.\n.\n.\n.\n5"
     "\n3\n.\n.\n.\nG\n5\nA\n9\n.\n.\nD\nF\n.\n8\n.\n.\n.\n6\n.\n.\n.\n",
     "..A...C.F..E.8.D.......9D7.5E....9...7..1A....2.1E.FG.D.6B..4....8..4.B..G.D..5..4.....6.C....E.....D2.54..93.G....B.9.A..6....2.5.G..72.9.F8.A.27........4..5C...4..5...6.G1....B..8C......79.68...5.......2.13....C86....7..FAF..7AB....53...G5A9..DF.8...6..."},
    {"7\n15\n0\n0\n0\n13\n1\n21\n0\n17\n0\n0\n23\n16\n4\n0\n0\n22\n11\n0\n14\n0\n0\n0\n0\n0\n0\n6\n0\n12\n"
     "2\n22\n0\n20\n0\n25\n0\n0\n0\n0\n10\n23\n18\n0\n0\n13\n0\n0\n5\n17\n0\n0\n10\n18\n0\n0\n0\n0\n12\n0\n"
     "0\n8\n0\n0\n0\n0\n0\n0\n21\n13\n0\n0\n19\n9\n0\n0\n2\n22\n0\n20\n0\n0\n0\n9\n25\n0\n1\n5\n0\n0\n6\n0"
     "\n0\n24\n0\n4\n16\n18\n0\n10\n21\n0\n17\n1\n5\n4\n0\n16\n0\n0\n0\n3\n12\n0\n0\n0\n0\n0\n7\n15\n2\n11"
     "\n0\n20\n8\n17\n18\n2\n12\n0\n0\n0\n0\n0\n0\n15\n0\n24\n6\n1\n14\n0\n9\n10\n3\n0\n8\n0\n0\n4\n10\n0\n"
     "0\n9\n0\n0\n0\n0\n0\n0\n0\n0\n21\n0\n19\n4\n0\n0\n0\n22\n0\n6\n23\n24\n0\n6\n0\n0\n23\n0\n22\n0\n0\n"
     "16\n0\n0\n0\n0\n0\n3\n0\n0\n5\n0\n19\n18\n17\n12\n0\n2\n0\n8\n0\n20\n16\n0\n9\n10\n0\n14\n0\n0\n7\n0"
     "\n18\n15\n0\n23\n0\n0\n0\n25\n0\n0\n0\n0\n0\n13\n0\n21\n0\n0\n6\n0\n15\n4\n0\n0\n0\n0\n2\n7\n12\n0\n"
     "18\n3\n0\n0\n11\n0\n0\n5\n0\n11\n0\n23\n0\n2\n25\n0\n0\n7\n10\n0\n0\n19\n0\n0\n15\n20\n0\n0\n0\n8\n2"
     "2\n2\n0\n0\n0\n0\n9\n7\n4\n10\n1\n8\n21\n0\n14\n12\n3\n0\n0\n0\n0\n0\n0\n0\n0\n0\n4\n0\n1\n7\n10\n12"
     "\n21\n0\n0\n22\n0\n0\n6\n0\n0\n0\n0\n24\n0\n23\n0\n0\n0\n0\n3\n15\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n0\n"
     "0\n0\n0\n0\n8\n0\n0\n12\n0\n4\n0\n0\n0\n0\n0\n0\n21\n22\n0\n16\n0\n6\n0\n3\n0\n17\n13\n5\n0\n0\n7\n0"
     "\n0\n0\n0\n24\n0\n18\n5\n0\n0\n0\n18\n0\n0\n23\n0\n0\n0\n4\n0\n0\n17\n0\n22\n0\n20\n8\n25\n0\n15\n3\n"
     "0\n23\n0\n7\n0\n0\n0\n0\n12\n1\n11\n21\n0\n0\n0\n25\n24\n0\n2\n0\n6\n0\n0\n14\n22\n0\n0\n0\n0\n0\n8\n"
     "0\n2\n0\n0\n24\n7\n13\n0\n0\n0\n21\n0\n15\n0\n25\n0\n0\n0\n1\n11\n0\n0\n0\n4\n0\n0\n15\n0\n0\n21\n0\n"
     "14\n0\n20\n0\n7\n0\n0\n0\n0\n6\n5\n2\n0\n24\n0\n0\n21\n0\n3\n8\n14\n20\n0\n0\n24\n0\n0\n0\n6\n0\n1\n"
     "0\n12\n17\n10\n0\n0\n19\n0\n0\n0\n0\n0\n15\n7\n10\n0\n0\n12\n0\n0\n13\n0\n24\n0\n0\n8\n22\n0\n0\n3\n"
     "25\n0\n0\n3\n0\n5\n0\n4\n0\n0\n22\n2\n9\n20\n6\n15\n0\n0\n23\n0\n17\n0\n24\n7\n0\n10\n0\n0\n0\n0\n0\n"
     "0\n2\n0\n6\n18\n0\n0\n0\n0\n14\n0\n7\n5\n0\n25\n0\n11\n0\n1\n0\n13\n0\n19\n7\n0\n0\n0\n24\n0\n0\n0\n"
     "23\n0\n25\n0\n3\n11\n20\n0\n0\n18\n0\n0\n0\n0\n0\n9\n0\n24\n23\n0\n13\n11\n0\n0\n4\n5\n0\n0\n0\n8\n2"
     "1\n0\n14\n10\n19\n0\n0\n0\n0\n0\n0\n",
     "7F...D1L.H..NG4..MB.E......6.C2M.K.P....ANI..D..5H..AI....C..8......LD..J9..2M.K...9P.15..6..O.4GI.AL.H154.G...3C.....7F2B.K8HI2C......F.O61E.9A3.8..4A..9........L.J4...M.6NO.6..N.M..G.....3..5.JIHC.2.8.KG.9A.E..7.IF.N...P.....D.L..6.F4....27C.I3..B..5.B.N.2P..7A..J..FK...8M2....974A18L.EC3.........4.17ACL..M..6....O.N....3F...............8..C.4......LM.G.6.3.HD5..7....O.I5...I..N...4..H.M.K8P.F3.N.7....C1BL...PO.2.6..EM.....8.2..O7D...L.F.P...1B...4..F..L.E.K.7....652.O..L.38EK..O...6.1.CHA..J.....F7A..C..D.O..8M..3P..3.5.4..M29K6F..N.H.O7.A......2.6I....E.75.P.B.1.D.J7...O...N.P.3BK..I.....9.ON.DB..45...8L.EAJ......"},
    {"0\n0\n6\n0\n0\n0\n0\n0\n7\n4\n0\n1\n3\n0\n12\n9\n0\n0\n8\n6\n0\n0\n11\n0\n0\n0\n0\n6\n0\n0\n0\n0\n3\n"
     "12\n0\n0\n7\n0\n0\n0\n0\n3\n11\n0\n5\n0\n0\n0\n3\n0\n0\n0\n0\n1\n0\n2\n1\n0\n11\n0\n8\n0\n0\n0\n0\n0"
     "\n0\n6\n0\n0\n0\n1\n5\n0\n0\n0\n0\n4\n0\n2\n0\n0\n0\n11\n0\n0\n5\n10\n0\n0\n11\n0\n0\n0\n0\n12\n8\n0"
     "\n0\n6\n0\n0\n3\n0\n0\n0\n0\n0\n0\n5\n0\n0\n1\n0\n0\n0\n0\n4\n2\n0\n0\n0\n10\n0\n0\n7\n0\n9\n0\n0\n6"
     "\n0\n",
     ""},
    {". . . . [color=blue]1[/color] [color=blue]8[/color] . [color=blue]3[/color] [color=blue]2[/color]\n."
     " [color=blue]4[/color] . [color=blue]3[/color] [color=blue]6[/color] [color=blue]7[/color] . . .\n[c"
     "olor=blue]3[/color] [color=blue]8[/color] . . [color=blue]5[/color] [color=blue]9[/color] . [color=b"
     "lue]4[/color] [color=blue]7[/color]\n. . . [color=blue]7[/color] . . . [color=blue]6[/color] [color="
     "blue]3[/color]\n. . [color=blue]6[/color] . . [color=blue]1[/color] [color=blue]9[/color] [color=blu"
     "e]5[/color] [color=blue]4[/color]\n. . . . [color=blue]3[/color] . . . .\n[color=blue]6[/color] . . "
     ". [color=blue]8[/color] [color=blue]4[/color] . . .\n[color=blue]4[/color] . [color=blue]3[/color] ."
     " [color=blue]7[/color] [color=blue]2[/color] . [color=blue]9[/color] [color=blue]1[/color]\n. . [col"
     "or=blue]2[/color] [color=blue]5[/color] [color=blue]9[/color] . . . [color=blue]6[/color]",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"----[b]1[/b][b]8[/b]-[b]3[/b][b]2[/b]\n-[b]4[/b]-[b]3[/b][b]6[/b][b]7[/b]---\n[b]3[/b][b]8[/b]--[b]5"
     "[/b][b]9[/b]-[b]4[/b][b]7[/b]\n---[b]7[/b]---[b]6[/b][b]3[/b]\n--[b]6[/b]--[b]1[/b][b]9[/b][b]5[/b]["
     "b]4[/b]\n----[b]3[/b]----\n[b]6[/b]---[b]8[/b][b]4[/b]---\n[b]4[/b]-[b]3[/b]-[b]7[/b][b]2[/b]-[b]9[/"
     "b][b]1[/b]\n--[b]2[/b][b]5[/b][b]9[/b]---[b]6[/b]\n",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"[font=Courier New]. . 4 . . 5\n. 1 . . 6 .\n5 . . 3 . .\n2 . . 4 . .\n6 . 1 . . .\n. 5 . . 3 .[/font"
     "]\n",
     "..4..5.1..6.5..3..2..4..6.1....5..3."},
    {">!....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6!"
     "<\n",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"||....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6|"
     "|\n",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {":white_large_square::white_large_square::white_large_square::white_large_square::one::eight::white_l"
     "arge_square::three::two:\n:white_large_square::four::white_large_square::three::six::seven::white_la"
     "rge_square::white_large_square::white_large_square:\n:three::eight::white_large_square::white_large_"
     "square::five::nine::white_large_square::four::seven:\n:white_large_square::white_large_square::white"
     "_large_square::seven::white_large_square::white_large_square::white_large_square::six::three:\n:whit"
     "e_large_square::white_large_square::six::white_large_square::white_large_square::one::nine::five::fo"
     "ur:\n:white_large_square::white_large_square::white_large_square::white_large_square::three::white_l"
     "arge_square::white_large_square::white_large_square::white_large_square:\n:six::white_large_square::"
     "white_large_square::white_large_square::eight::four::white_large_square::white_large_square::white_l"
     "arge_square:\n:four::white_large_square::three::white_large_square::seven::two::white_large_square::"
     "nine::one:\n:white_large_square::white_large_square::two::five::nine::white_large_square::white_larg"
     "e_square::white_large_square::six:\n",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {":one: :blue_square: :blue_square: :blue_square:\n:three: :blue_square: :blue_square: :two:\n:blue_sq"
     "uare: :blue_square: :four: :blue_square:\n:blue_square: :two: :blue_square: :one:\n",
     "1...3..2..4..2.1"},
    {"<div class=\"row\"><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span "
     "class=\"c\"></span><span class=\"c\">1</span><span class=\"c\">8</span><span class=\"c\"></span><spa"
     "n class=\"c\">3</span><span class=\"c\">2</span></div>\n<div class=\"row\"><span class=\"c\"></span>"
     "<span class=\"c\">4</span><span class=\"c\"></span><span class=\"c\">3</span><span class=\"c\">6</sp"
     "an><span class=\"c\">7</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></s"
     "pan></div>\n<div class=\"row\"><span class=\"c\">3</span><span class=\"c\">8</span><span class=\"c\""
     "></span><span class=\"c\"></span><span class=\"c\">5</span><span class=\"c\">9</span><span class=\"c"
     "\"></span><span class=\"c\">4</span><span class=\"c\">7</span></div>\n<div class=\"row\"><span class"
     "=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">7</span><span clas"
     "s=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">6</span><span cla"
     "ss=\"c\">3</span></div>\n<div class=\"row\"><span class=\"c\"></span><span class=\"c\"></span><span "
     "class=\"c\">6</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">1</span><spa"
     "n class=\"c\">9</span><span class=\"c\">5</span><span class=\"c\">4</span></div>\n<div class=\"row\""
     "><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span"
     "><span class=\"c\">3</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></spa"
     "n><span class=\"c\"></span></div>\n<div class=\"row\"><span class=\"c\">6</span><span class=\"c\"></"
     "span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">8</span><span class=\"c\">4"
     "</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span></div>\n<div class"
     "=\"row\"><span class=\"c\">4</span><span class=\"c\"></span><span class=\"c\">3</span><span class=\""
     "c\"></span><span class=\"c\">7</span><span class=\"c\">2</span><span class=\"c\"></span><span class="
     "\"c\">9</span><span class=\"c\">1</span></div>\n<div class=\"row\"><span class=\"c\"></span><span cl"
     "ass=\"c\"></span><span class=\"c\">2</span><span class=\"c\">5</span><span class=\"c\">9</span><span"
     " class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">6</span></di"
     "v>\n",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"<sudoku>\n  <cell row=\"1\" col=\"5\" value=\"1\"/>\n  <cell row=\"1\" col=\"6\" value=\"8\"/>\n  <c"
     "ell row=\"1\" col=\"8\" value=\"3\"/>\n  <cell row=\"1\" col=\"9\" value=\"2\"/>\n  <cell row=\"2\" "
     "col=\"2\" value=\"4\"/>\n  <cell row=\"2\" col=\"4\" value=\"3\"/>\n  <cell row=\"2\" col=\"5\" valu"
     "e=\"6\"/>\n  <cell row=\"2\" col=\"6\" value=\"7\"/>\n  <cell row=\"3\" col=\"1\" value=\"3\"/>\n  <"
     "cell row=\"3\" col=\"2\" value=\"8\"/>\n  <cell row=\"3\" col=\"5\" value=\"5\"/>\n  <cell row=\"3\""
     " col=\"6\" value=\"9\"/>\n  <cell row=\"3\" col=\"8\" value=\"4\"/>\n  <cell row=\"3\" col=\"9\" val"
     "ue=\"7\"/>\n  <cell row=\"4\" col=\"4\" value=\"7\"/>\n  <cell row=\"4\" col=\"8\" value=\"6\"/>\n  "
     "<cell row=\"4\" col=\"9\" value=\"3\"/>\n  <cell row=\"5\" col=\"3\" value=\"6\"/>\n  <cell row=\"5\""
     " col=\"6\" value=\"1\"/>\n  <cell row=\"5\" col=\"7\" value=\"9\"/>\n  <cell row=\"5\" col=\"8\" val"
     "ue=\"5\"/>\n  <cell row=\"5\" col=\"9\" value=\"4\"/>\n  <cell row=\"6\" col=\"5\" value=\"3\"/>\n  "
     "<cell row=\"7\" col=\"1\" value=\"6\"/>\n  <cell row=\"7\" col=\"5\" value=\"8\"/>\n  <cell row=\"7\""
     " col=\"6\" value=\"4\"/>\n  <cell row=\"8\" col=\"1\" value=\"4\"/>\n  <cell row=\"8\" col=\"3\" val"
     "ue=\"3\"/>\n  <cell row=\"8\" col=\"5\" value=\"7\"/>\n  <cell row=\"8\" col=\"6\" value=\"2\"/>\n  "
     "<cell row=\"8\" col=\"8\" value=\"9\"/>\n  <cell row=\"8\" col=\"9\" value=\"1\"/>\n  <cell row=\"9\""
     " col=\"3\" value=\"2\"/>\n  <cell row=\"9\" col=\"4\" value=\"5\"/>\n  <cell row=\"9\" col=\"5\" val"
     "ue=\"9\"/>\n  <cell row=\"9\" col=\"9\" value=\"6\"/>\n</sudoku>\n",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"\\begin{tabular}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n &  & 1 &  &  &  &  &  &  \\\\ \\hline\n &  &  &  & "
     " &  &  &  &  \\\\ \\hline\n3 & 8 &  &  & 5 & 9 &  & 4 & 7 \\\\ \\hline\n &  &  & 7 &  &  &  & 6 & 3 "
     "\\\\ \\hline\n &  & 6 &  &  & 1 & 9 & 5 & 4 \\\\ \\hline\n &  &  &  & 3 &  &  &  &  \\\\ \\hline\n6 "
     "&  &  &  & 8 & 4 &  &  &  \\\\ \\hline\n4 &  & 3 &  & 7 & 2 &  & 9 & 1 \\\\ \\hline\n &  & 2 & 5 & 9"
     " &  &  &  & 6 \\\\ \\hline\n\\end{tabular}\n",
     "..1...............38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"var s = '..1......' +\n  '.........' +\n  '38..59.47' +\n  '...7...63' +\n  '..6..1954' +\n  '....3."
     "...' +\n  '6...84...' +\n  '4.3.72.91' +\n  '..259...6';\n",
     "..1...............38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6"},
    {"  4'd0, 4'd0, 4'd0, 4'd0, 4'd1, 4'd8, 4'd0, 4'd3, 4'd2,\n  4'd0, 4'd4, 4'd0, 4'd3, 4'd6, 4'd7, 4'd0,"
     " 4'd0, 4'd0,\n  4'd3, 4'd8, 4'd0, 4'd0, 4'd5, 4'd9, 4'd0, 4'd4, 4'd7,\n  4'd0, 4'd0, 4'd0, 4'd7, 4'd"
     "0, 4'd0, 4'd0, 4'd6, 4'd3,\n  4'd0, 4'd0, 4'd6, 4'd0, 4'd0, 4'd1, 4'd9, 4'd5, 4'd4,\n  4'd0, 4'd0, 4"
     "'d0, 4'd0, 4'd3, 4'd0, 4'd0, 4'd0, 4'd0,\n  4'd6, 4'd0, 4'd0, 4'd0, 4'd8, 4'd4, 4'd0, 4'd0, 4'd0,\n "
     " 4'd4, 4'd0, 4'd3, 4'd0, 4'd7, 4'd2, 4'd0, 4'd9, 4'd1,\n  4'd0, 4'd0, 4'd2, 4'd5, 4'd9, 4'd0, 4'd0, "
     "4'd0, 4'd6\n",
     ""},
    {"{0x0, 0x0, 0x0, 0x0, 0x1, 0x8, 0x0, 0x3, 0x2},\n{0x0, 0x4, 0x0, 0x3, 0x6, 0x7, 0x0, 0x0, 0x0},\n{0x3"
     ", 0x8, 0x0, 0x0, 0x5, 0x9, 0x0, 0x4, 0x7},\n{0x0, 0x0, 0x0, 0x7, 0x0, 0x0, 0x0, 0x6, 0x3},\n{0x0, 0x"
     "0, 0x6, 0x0, 0x0, 0x1, 0x9, 0x5, 0x4},\n{0x0, 0x0, 0x0, 0x0, 0x3, 0x0, 0x0, 0x0, 0x0},\n{0x6, 0x0, 0"
     "x0, 0x0, 0x8, 0x4, 0x0, 0x0, 0x0},\n{0x4, 0x0, 0x3, 0x0, 0x7, 0x2, 0x0, 0x9, 0x1},\n{0x0, 0x0, 0x2, "
     "0x5, 0x9, 0x0, 0x0, 0x0, 0x6}\n",
     ""},
    {"{0x00, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x03, 0x02},\n{0x00, 0x04, 0x00, 0x03, 0x06, 0x07, 0x00, "
     "0x00, 0x00},\n{0x03, 0x08, 0x00, 0x00, 0x05, 0x09, 0x00, 0x04, 0x07},\n{0x00, 0x00, 0x00, 0x07, 0x00"
     ", 0x00, 0x00, 0x06, 0x03},\n{0x00, 0x00, 0x06, 0x00, 0x00, 0x01, 0x09, 0x05, 0x04},\n{0x00, 0x00, 0x"
     "00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x00},\n{0x06, 0x00, 0x00, 0x00, 0x08, 0x04, 0x00, 0x00, 0x00},\n{"
     "0x04, 0x00, 0x03, 0x00, 0x07, 0x02, 0x00, 0x09, 0x01},\n{0x00, 0x00, 0x02, 0x05, 0x09, 0x00, 0x00, 0"
     "x00, 0x06}\n",
     ""},
};
/* clang-format on */
