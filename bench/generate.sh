#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures `houseful generate` beside other generators, in turns, one thread each, by processor time of the whole process,
# the best of some runs:
#
#     bench/generate.sh [-r REPEATS]
#
# qqwing takes part if it is on the path. Further peers are named, with semicolons between; each command
# makes as many puzzles as its number says:
#
#     GENERATE_PEERS="tdoku=1000=tdoku-generate -l1000; ..."
set -u
cd "$(dirname "$0")/.." || exit 1
houseful=${BUILD:-build}/houseful
repeats=3
while getopts r: option; do repeats=$OPTARG; done

names=() counts=() commands=()
add() { names+=("$1") counts+=("$2") commands+=("$3"); }
ours() { # NAME COUNT WISHES
  add "$1" "$2" "$houseful generate -q -t 1 --seed 9 -n $2 $3"
}
ours minimal 50000 ''
for level in easy medium; do ours "$level" 5000 "--level $level"; done
for level in hard unfair extreme; do ours "$level" 500 "--level $level"; done
for symmetry in rotate180 rotate90 full; do ours "$symmetry" 20000 "--symmetry $symmetry"; done
ours 'x-wing' 200 '--technique x-wing'
ours 'swordfish, hardest' 50 '--technique swordfish --hardest'
ours 'rating 7.0..7.5' 100 '--rating 7.0..7.5'
ours '22 clues, minimal' 1000 '--minimal --clues 22'
ours 'unbiased' 3 '--unbiased'
ours 'Sudoku X' 1000 '-x'
ours 'windoku' 1000 '--windoku'
ours '16x16, minimal' 10 '--size 16 --minimal'
command -v qqwing >/dev/null && add qqwing 100 'qqwing --generate 100 --one-line'
while IFS='=' read -r name count command; do
  [ -z "$name" ] || add "${name# }" "$count" "$command"
done < <(tr ';' '\n' <<<"${GENERATE_PEERS:-}")

TIMEFORMAT='%U %S'
declare -a best
for ((round = 0; round < repeats; round++)); do
  for i in "${!names[@]}"; do
    took=$({ time ${commands[i]} >/dev/null 2>&1; } 2>&1 | awk '{ print $1 + $2 }')
    best[i]=$(awk -v a="${best[i]:-999999}" -v b="$took" 'BEGIN { print a < b ? a : b }')
  done
done
printf '%-20s %10s %12s\n' wish puzzles 'a second'
for i in "${!names[@]}"; do
  awk -v n="${names[i]}" -v c="${counts[i]}" -v t="${best[i]}" \
    'BEGIN { printf "%-20s %10d %12.1f\n", n, c, c / (t > 0 ? t : 0.001) }'
done
