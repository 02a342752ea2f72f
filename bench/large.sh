#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures the general engine on large boards beside every SAT solver this machine has, in one run:
#
#     bench/large.sh [-r REPEATS] [-t SECONDS] [FILE...]
#
# Without files: the sets below ../shared/data/large, if they are there. See bench/large.c for what is
# measured and how. CaDiCaL takes part in process if the library was built with it; clasp,
# kissat and glucose if they are on the path; others by LARGE_PEERS="name=command name=command".
set -u
cd "$(dirname "$0")/.." || exit 1
build=${BUILD:-build}
options=(-r 3 -t 60)
while getopts r:t: option; do options+=("-$option" "$OPTARG"); done
shift $((OPTIND - 1))

make -s BUILD="$build" >/dev/null || exit 1
libraries=(-lm -lpthread)
grep -q 'CADICAL_LIBRARY:FILEPATH=/' "$build/CMakeCache.txt" && libraries+=(-lcadical -lstdc++)
program=$(mktemp -d)/large
trap 'rm -rf "$(dirname "$program")"' EXIT
"${CC:-cc}" -std=c11 -O2 -Iinclude -Isrc -o "$program" bench/large.c "$build/libhouseful.a" \
  "${libraries[@]}" || exit 1

[ -x "$build/houseful" ] && options+=(-b "$build/houseful")
declare -A call=([clasp]="clasp --outf=0" [kissat]="kissat -q" [glucose]="glucose -model")
for peer in clasp kissat glucose; do
  command -v "$peer" >/dev/null && options+=(-p "$peer=${call[$peer]}")
done
for peer in ${LARGE_PEERS:-}; do options+=(-p "$peer"); done

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
