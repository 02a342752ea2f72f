#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# How many boards a second, with one thread, end to end (text in, text out, processor time of the whole process):
# the three canonical forms, and lists without repetitions.
#
#   bench/canon.sh [-n BOARDS] [-r REPEATS] [--peer 'NAME=COMMAND']...
#
# A peer is a command that reads one puzzle per line and writes its canonical form: its speed is in the same table,
# and the number of lines in which it differs from the form `puzzle`. The best of REPEATS runs, taken in turns, counts.
set -u
cd "$(dirname "$0")/.." || exit 1
houseful=$(realpath "${HOUSEFUL_BUILD:-build}/houseful")
boards=200000 repeats=5 peers=()
while [ $# -gt 0 ]; do
  case $1 in
  -n) boards=$2; shift 2 ;;
  -r) repeats=$2; shift 2 ;;
  --peer) peers+=("$2"); shift 2 ;;
  *) sed -n '4,10s/^# \{0,1\}//p' "$0"; exit 2 ;;
  esac
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$houseful" generate -n "$boards" --minimal --seed 5 -q >"$work/made"
"$houseful" scramble --seed 1 "$work/made" >"$work/puzzles"
"$houseful" solve "$work/puzzles" >"$work/solutions"
cat "$work/puzzles" "$work/made" >"$work/twice"

declare -A best lines
measure() { # NAME LINES INPUT COMMAND...
  local name=$1 count=$2 input=$3 seconds
  shift 3
  TIMEFORMAT='%U %S'
  seconds=$({ time "$@" <"$input" >"$work/out" 2>/dev/null; } 2>&1 | awk '{print $1 + $2}')
  lines[$name]=$count
  if [ -z "${best[$name]:-}" ] || awk "BEGIN {exit !($seconds < ${best[$name]})}"; then best[$name]=$seconds; fi
}
names=(canon-solution canon-puzzle canon-pattern dedupe dedupe-half)
for ((i = 0; i < repeats; i++)); do
  measure canon-solution "$boards" "$work/solutions" "$houseful" canon -t 1 --form solution
  measure canon-puzzle "$boards" "$work/puzzles" "$houseful" canon -t 1
  cp "$work/out" "$work/forms"
  measure canon-pattern "$boards" "$work/puzzles" "$houseful" canon -t 1 --form pattern
  measure dedupe "$boards" "$work/puzzles" "$houseful" dedupe -t 1
  measure dedupe-half $((2 * boards)) "$work/twice" "$houseful" dedupe -t 1
  for peer in "${peers[@]}"; do
    measure "${peer%%=*}" "$boards" "$work/puzzles" bash -c "${peer#*=}"
    tr 0 . <"$work/out" | cut -c1-81 | diff - "$work/forms" | grep -c '^<' >"$work/differ.${peer%%=*}"
  done
done
for peer in "${peers[@]}"; do names+=("${peer%%=*}"); done
printf '%-16s %10s %12s\n' what seconds "boards/s"
for name in "${names[@]}"; do
  awk -v n="$name" -v s="${best[$name]}" -v c="${lines[$name]}" 'BEGIN {printf "%-16s %10.3f %12.0f\n", n, s, c / s}'
  [ ! -f "$work/differ.$name" ] || echo "                 $(cat "$work/differ.$name") lines differ from the form puzzle"
done
