#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures puzzles with cages and other constraints: bench/variants.sh [-c] [-d] [-v] [-r REPEATS] [-l SECONDS] [FILE...]
#
# A file holds a puzzle per line; bench/variants.c says what is timed. Without files: 1,000 killers of our
# own. With -d each puzzle lacks a cage, another one from line to line, as while it is being set; with -c as well:
# true candidates of such puzzles. Another program is timed in the same run if VARIANTS_PEER is a command that tells its own figures.
set -u
cd "$(dirname "$0")/.." || exit 1
build=${BUILD:-build}
options=() drop=
while getopts cdvr:l: option; do
  [ "$option" = d ] && drop=yes && continue
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
if [ -n "$drop" ]; then
  for i in "${!files[@]}"; do
    "$build/houseful" convert --to iss -q "${files[i]}" | awk -F. '{
      cages = 0
      for (i = 2; i <= NF; i++) if ($i ~ /^Cage~/) at[++cages] = i
      for (i = 2; i <= NF; i++) if (cages == 0 || i != at[NR % cages + 1]) printf ".%s", $i
      print ""
    }' >"$dir/dropped-$i.txt"
    files[i]=$dir/dropped-$i.txt
  done
fi
"$dir/variants" ${options[@]+"${options[@]}"} "${files[@]}"
[ -z "${VARIANTS_PEER:-}" ] || bash -c "$VARIANTS_PEER"
