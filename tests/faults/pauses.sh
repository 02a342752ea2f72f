# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Output never depends on when the input arrives: from a file, and in drops of one byte with a pause
# after each, every command prints the same. (Pauses are made by telling the command that nothing is
# there yet, so no clock is involved.)

same() { # FILE FILE
  local one two
  text "$1" one
  text "$2" two
  [ "$one" = "$two" ]
}

inputs() { # writes the texts that are tried, one file each
  mkdir -p texts
  mixed $mixed >texts/mixed
  puzzles 1 >texts/one
  printf '%s' "$puzzle" >texts/no-newline
  printf '# a comment\n\n%s\n' "$puzzle" >texts/comment-first
  printf 'quizzes,solutions\n%s,%s\n%s,%s\n' "$puzzle" "$solved" "$easy" "$solved" >texts/table.csv
  printf 'id,puzzle\n1,%s\n' "$puzzle" >texts/one.csv
  printf 'not a puzzle\n%s\n' "$puzzle" >texts/bad-first
  printf '\n\n' >texts/blank
  : >texts/nothing
  # 16x16 whose first board leaves open what 0 is; the second decides.
  awk 'BEGIN { for (i = 0; i < 256; i++) printf i % 37 ? "0" : "1"; print ""
    s = "0123456789ABCDEF"; for (i = 0; i < 256; i++) printf i % 5 ? "." : i % 25 ? "." : substr(s, i % 16 + 1, 1)
    print "" }' >texts/open-zero
  local format
  for format in $("$houseful" convert --to list | awk 'NR > 1 && $2 == "yes" && $3 == "yes" { print $1 }'); do
    puzzles 3 | "$houseful" convert -q --to "$format" >"texts/$format" 2>/dev/null
  done
  "$houseful" samples 2>/dev/null | awk 'NR > 1 && $1 ~ /^[0-9]+$/ { print $1 }' | tail -n 4 | while read -r n; do
    "$houseful" convert --to line --sample "$n" >>texts/samples 2>/dev/null
  done
}

commands='solve
solve --json
solve --print %l:%a:%n:%c:%#
solve --count --limit 50
solve --all --limit 3
check
check --json
show
show --candidates
show --style svg
convert --to line --comments
convert --to pencilmarks
rate
rate --json
explain
explain --json
explain --brief
explain --summary
explain --hint
explain --hint --stage 2
explain --all-steps
explain --draw --until hidden-pair'

if [ "${HOUSEFUL_TEST_LENGTH:-normal}" = short ]; then
  commands=$(grep -xE 'solve|check|show|explain --(brief|hint)|rate --json|convert --to line --comments' <<<"$commands")
fi
# Thirty hold one record of each kind. What is dear is tried on fewer texts, and texts of other formats each by every
# sixth command, except in soak.
mixed=30
[ "${HOUSEFUL_TEST_LENGTH:-normal}" != soak ] || mixed=60
inputs
other=0
while IFS= read -r arguments; do
  wrong=()
  other=$((other + 1)) turn=$other
  for text in texts/*; do
    case ${HOUSEFUL_TEST_LENGTH:-normal}:$text in
    soak:* | *:texts/mixed | *:texts/*one* | *:texts/no* | *:texts/comment* | *:texts/b* | *:texts/open-zero) ;;
    *)
      turn=$((turn + 1))
      [ $((turn % 6)) -eq 0 ] || continue
      ;;
    esac
    case $arguments:$text in
    explain*:texts/mixed | rate*:texts/mixed | *:texts/[a-ad-np-z]*) [ "${HOUSEFUL_TEST_LENGTH:-normal}" = short ] && continue ;;
    esac
    case ${HOUSEFUL_TEST_LENGTH:-normal}:$arguments:$text in
    soak:* | *:*--all-steps:texts/[bcno]*) ;;
    *:*--all-steps:*) continue ;;
    esac
    # shellcheck disable=SC2086
    plain $arguments --threads 2 <"$text"
    # shellcheck disable=SC2086
    cat "$text" | faulty FAULT_READ=1 FAULT_PAUSE=1 -- $arguments --threads 2
    same out right && same err right.err && same status right.status ||
      wrong+=("$text" "$(diff right out | head -n 6)" "$(diff right.err err | head -n 6)")
  done
  if [ ${#wrong[@]} -eq 0 ]; then ok "pauses: $arguments"; else not_ok "pauses: $arguments" "${wrong[@]}"; fi
done <<<"$commands"

# The same with a real pause, as it was first seen.
for arguments in 'explain --hint' 'explain --hint --stage 2' 'explain' solve check; do
  # shellcheck disable=SC2086
  echo "$puzzle" | "$houseful" $arguments >right 2>&1
  # shellcheck disable=SC2086
  (echo "$puzzle"; sleep 0.1) | "$houseful" $arguments >out 2>&1
  check "a pause before the end: $arguments" cmp right out
done
