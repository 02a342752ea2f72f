# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# What the cases share.

# A puzzle with one solution, and others made from it.
puzzle=4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........
several=....3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........
empty=.................................................................................
clashing=44..3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........
# Row 1 wants a 9 in its last cell, which column 9 has already.
hopeless=12345678..................9......................................................
solved=468931527751624839392578461134756298289413675675289314846192753513867942927345186
easy=....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6
export puzzle easy several empty clashing hopeless solved

# puzzles N: N lines, all different, with one solution each: the digits of `easy` in another order.
puzzles() {
  awk -v n="$1" -v puzzle="$easy" 'BEGIN {
    seed = 1
    for (i = 1; i <= n; i++) {
      for (d = 1; d <= 9; d++) name[d] = d
      for (d = 9; d > 1; d--) {
        seed = (seed * 16807) % 2147483647
        e = 1 + seed % d; t = name[d]; name[d] = name[e]; name[e] = t
      }
      line = ""
      for (c = 1; c <= 81; c++) {
        d = substr(puzzle, c, 1)
        line = line (d == "." ? d : name[d])
      }
      print line
    }
  }'
}

# mixed N: the same, but every so often a line of another kind.
mixed() {
  puzzles "$1" | awk -v several="$several" -v clashing="$clashing" -v hopeless="$hopeless" '
    NR % 7 == 0 {print several; next}
    NR % 11 == 0 {print clashing; next}
    NR % 13 == 0 {print hopeless; next}
    NR % 17 == 0 {print substr($0, 1, 80); next}
    NR % 19 == 0 {print $0 " # comment " NR; next}
    NR % 23 == 0 {print "# a comment line"; next}
    NR % 29 == 0 {gsub(/\./, "_"); print; next}
    NR % 31 == 0 {print ""; next}
    NR % 37 == 0 {print "1234" "3412" "2143" "432."; next}
    NR % 41 == 0 {for (r = 0; r < 9; r++) print substr($0, r * 9 + 1, 9); next}
    {print}'
}

# needs_terminal: the first line of a case that uses with_terminal; skips it where there is none.
needs_terminal() {
  if ! script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
    echo "no script(1) or no pseudo-terminal"
    exit 77
  fi
}

# with_terminal COMMAND: runs it on a terminal of 80 columns, without what only terminals need.
with_terminal() {
  script -qec "stty cols ${columns:-80} 2>/dev/null; $1" /dev/null | tr -d '\r'
}
