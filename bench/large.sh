#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures the general engine on large boards beside every solver this machine has, in one run:
#
#     bench/large.sh [-r REPEATS] [-t SECONDS] [FILE...]
#
# Without files: the sets below ../shared/data/large, if they are there. bench/large.c says what is
# measured and how. CaDiCaL takes part in process if the library was built with it
# (HOUSEFUL_WITH_CADICAL); cadical, clasp, kissat and glucose if they are on the path. Further ones are named, with semicolons between:
#
#     LARGE_PEERS="name=command; ..."     SAT solvers
#     LARGE_PROGRAMS="name=command; ..."  Sudoku programs: read a file, print the solution, or two
#     LARGE_TIMED="name=command; ..."     likewise, and tell their own solving time
set -u
cd "$(dirname "$0")/.." || exit 1
build=${BUILD:-build}
options=(-r 3 -t 60)
while getopts r:t: option; do options+=("-$option" "$OPTARG"); done
shift $((OPTIND - 1))

make -s BUILD="$build" >/dev/null || exit 1
flags=() libraries=(-lm -lpthread)
if grep -q 'CADICAL_LIBRARY:FILEPATH=/' "$build/CMakeCache.txt"; then
  flags=(-DHF_HAVE_CADICAL "-I$(sed -n 's/^CADICAL_INCLUDE:PATH=//p' "$build/CMakeCache.txt")")
  libraries+=(-lcadical -lstdc++)
fi
program=$(mktemp -d)/large
trap 'rm -rf "$(dirname "$program")"' EXIT
"${CC:-cc}" -std=c11 -O2 -Iinclude -Isrc "${flags[@]}" -o "$program" bench/large*.c \
  "$build/libhouseful.a" "${libraries[@]}" || exit 1

[ -x "$build/houseful" ] && options+=(-b "$build/houseful")
declare -A call=([cadical]="cadical -q" [clasp]="clasp --outf=0" [kissat]="kissat -q"
  [glucose]="glucose -model")
for peer in cadical clasp kissat glucose; do
  command -v "$peer" >/dev/null && options+=(-p "$peer=${call[$peer]}")
done
add() { # OPTION LIST: each "name=command" of a list with semicolons
  local peers peer
  IFS=';' read -ra peers <<<"$2"
  for peer in "${peers[@]}"; do options+=("$1" "${peer# }"); done
}
add -p "${LARGE_PEERS:-}"
add -s "${LARGE_PROGRAMS:-}"
add -o "${LARGE_TIMED:-}"

files=("$@")
if [ ${#files[@]} -eq 0 ]; then
  for set in easy16 minimal16 forum16 ultimate16 x16 hard25 36 x64 81 100 144 400; do
    [ -r "../shared/data/large/$set.txt" ] && files+=("../shared/data/large/$set.txt")
  done
fi
[ ${#files[@]} -gt 0 ] || { echo "large: no files given, and no ../shared" >&2; exit 2; }
uname -sm
grep -m1 'model name' /proc/cpuinfo 2>/dev/null
"${CC:-cc}" --version | head -n 1
"$program" "${options[@]}" "${files[@]}"
