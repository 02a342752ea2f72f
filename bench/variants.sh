#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures puzzles with cages and other constraints: bench/variants.sh [-c] [-v] [-r REPEATS] [-l SECONDS] [FILE...]
#
# A file holds a puzzle per line; bench/variants.c says what is timed. Without files: 1,000 killers of our
# own. Another program is timed in the same run if VARIANTS_PEER is a command that tells its own figures.
set -u
cd "$(dirname "$0")/.." || exit 1
build=${BUILD:-build}
options=()
while getopts cvr:l: option; do
  options+=("-$option")
  [ "$option" = r ] || [ "$option" = l ] && options+=("$OPTARG")
done
shift $((OPTIND - 1))

make -s BUILD="$build" >/dev/null || exit 1
libraries=(-lm -lpthread)
grep -q 'CADICAL_LIBRARY:FILEPATH=/' "$build/CMakeCache.txt" && libraries+=(-lcadical -lstdc++)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"${CC:-cc}" -std=c11 -O2 -Iinclude -o "$dir/variants" bench/variants.c "$build/libhouseful.a" \
  "${libraries[@]}" || exit 1
files=("$@")
if [ ${#files[@]} -eq 0 ]; then
  "$build/houseful" generate --kind killer -n 1000 --seed 5 -q >"$dir/killers.txt" || exit 1
  files=("$dir/killers.txt")
fi
"$dir/variants" "${options[@]}" "${files[@]}"
[ -z "${VARIANTS_PEER:-}" ] || bash -c "$VARIANTS_PEER"
