#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures the human-style solver: bench/logic.sh [-n PUZZLES] [FILE...]
#
# Without files: the 9x9 sets below ../shared/data/nine, if they are there. See bench/logic.c.
set -u
cd "$(dirname "$0")/.." || exit 1
build=${BUILD:-build}
options=(-n 1000)
while getopts n: option; do options=(-n "$OPTARG"); done
shift $((OPTIND - 1))

make -s BUILD="$build" || exit 1
libraries=(-lm -lpthread)
grep -q 'CADICAL_LIBRARY:FILEPATH=/' "$build/CMakeCache.txt" && libraries+=(-lcadical -lstdc++)
program=$(mktemp -d)/logic
trap 'rm -rf "$(dirname "$program")"' EXIT
"${CC:-cc}" -std=c11 -O2 -Iinclude -o "$program" bench/logic.c "$build/libhouseful.a" \
  "${libraries[@]}" || exit 1

files=("$@")
if [ ${#files[@]} -eq 0 ]; then
  for set in 17clue magictour1465 hardest11; do
    [ -r "../shared/data/nine/$set.txt" ] && files+=("../shared/data/nine/$set.txt")
  done
fi
[ ${#files[@]} -gt 0 ] || { echo "logic: no files given, and no ../shared" >&2; exit 2; }
"$program" "${options[@]}" "${files[@]}"
