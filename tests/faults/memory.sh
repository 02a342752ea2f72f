# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Every allocation of a command fails once, and once from there on. It ends with status 3 and a message
# and what it has written is a beginning of what is right, in whole lines; or it did without that
# memory, and all is right, what it has to say as well. (Soak tries all of them; otherwise some, evenly spread, and all of one
# command where one was once overlooked. The library's own calls are tried with every one: tests/memory.)

puzzles 2 >few
printf 'hidden-single\nnaked-single\n' >rules
echo '.Cage~10~R1C1~R1C2.Thermo~R4C5~R5C6~R6C5.AntiKnight.~R1C3_3~R5C5_1_2_3' >few.iss
# The first step of als-xz here has one elimination: without room for it, it must not be passed over.
mkdir parts
echo .Diagonal~1.Diagonal~-1.~R1C3_3~R5C5_1_2_3 >diagonals
echo ..1.4.6....2.....89.7.3............5....8.46..9..15...3...2..9.5...7.13..1.8..5.. >one-strike
"$houseful" solve --shard 1/2 --output parts/1 few 2>/dev/null && "$houseful" solve --shard 2/2 --output parts/2 few 2>/dev/null
commands='solve --threads 1 few
solve --threads 2 few
solve --json few
solve --all few
check few
rate few
show --candidates few
show --style svg few
explain --json few
explain few
explain --hint few
explain --hint --json few
explain --hint --only als-xz one-strike
explain --all-steps --only als-xz few
explain --brief --ladder rules few
explain --draw --until hidden-pair few
convert --to sdx few
convert --to pencilmarks few
convert --to line few
convert --to opensudoku few
convert --to svg few
convert --to iss few
convert --to draw diagonals
show diagonals
candidates few
candidates few.iss
solve few.iss
check few.iss
show few.iss
convert --to fpuzzles few.iss
canon few
canon --form solution few
canon -x few
same few one-strike
scramble --seed 1 few
minimize few
minimize --all --limit 3 few
dedupe few few
filter --unique --level easy..extreme few
filter --minimal few
generate --seed 1 --threads 1
generate --seed 1 --threads 1 -n 2 --to svg
generate --seed 1 --threads 1 --level medium --symmetry rotate180 --distinct
generate --seed 1 --threads 1 --size 6 --print %p%v
generate --seed 1 --threads 1 --kind killer --size 4
samples
samples 3
sheet --to html few
sheet --to pdf few
gather parts
gather --distinct parts
engines
help
help solve'

if [ "${HOUSEFUL_TEST_LENGTH:-normal}" = short ]; then
  commands=$(grep -E '^(solve --threads 1|explain --json|convert --to sdx|rate)' <<<"$commands")
fi

count_of() { # ARGUMENT...: how many allocations it makes; with threads a few more or less
  rm -f count
  faulty FAULT_COUNT=count -- "$@"
  cat count
}

counting='LLVM Profile Error: Failed to write file : Filename not set' # by a build that counts what is run
judge() { # WHERE: the files out, err and status against what is right; adds to `wrong`
  local status out err line
  read -r status <status
  text out out
  text err err
  for line in "$counting"$'\n' "$counting"; do err=${err//$line/}; done
  if [ "$status" = "$right_status" ] && [ "$out" = "$right" ]; then
    [ "$err" = "$right_err" ] || wrong+=("$1: a message less, or another: ${err%%$'\n'*}")
    return
  fi
  if [ "$status" != 3 ]; then
    wrong+=("$1: status $status, ${err%%$'\n'*}")
  elif [ -z "$err" ]; then
    wrong+=("$1: no message")
  elif [ "${right:0:${#out}}" != "$out" ]; then
    wrong+=("$1: what was written is no beginning of what is right")
  elif [ -n "$out" ] && [ "${out%$'\n'}" = "$out" ]; then
    wrong+=("$1: the last line is not whole")
  else
    refused=$((refused + 1))
  fi
}

while IFS= read -r line; do
  # shellcheck disable=SC2086
  set -- $line
  plain "$@"
  text right right
  text right.err right_err
  read -r right_status <right.status
  wrong=() refused=0
  last=$(count_of "$@")
  # Which fail by themselves, and at every how many of them all that follow fail too.
  case ${HOUSEFUL_TEST_LENGTH:-normal}:$line in
  short:*) list=$(seq 1 $((last / 12 + 1)) "$last") every=1 ;;
  soak:* | *:*--only\ als-xz\ one-strike | *:*\ diagonals) list=$(seq 1 "$last") every=4 ;;
  *) list="$(seq 1 3) $(seq 4 $((last < 40 ? 8 : last / 5)) "$last")" every=3 ;;
  esac
  [ "${HOUSEFUL_TEST_LENGTH:-normal}" != soak ] || every=1
  tried=0
  for k in $list; do
    faulty FAULT_MALLOC="$k" -- "$@"
    judge "allocation $k"
    tried=$((tried + 1))
    [ $((tried % every)) = 0 ] || continue
    faulty FAULT_MALLOC_ON="$k" -- "$@"
    judge "allocation $k and all that follow"
  done
  [ $refused -gt 0 ] || wrong+=("none of $last allocations was missed")
  if [ ${#wrong[@]} -eq 0 ]; then
    ok "no memory: $line"
  else
    not_ok "no memory: $line" "${wrong[@]:0:12}"
  fi
done <<<"$commands"

# What bench measures is never twice the same: what it says is looked at.
bench_tells() {
  local k status
  for k in $(seq 1 "$(count_of bench --engines nine --each few)"); do
    faulty FAULT_MALLOC_ON="$k" -- bench --engines nine --each few
    read -r status <status
    [ "$status" = 0 ] || { [ "$status" = 3 ] && grep -q memory err; } || { echo "allocation $k: status $status, $(cat err)"; return 1; }
  done
}
check "no memory: bench" bench_tells
