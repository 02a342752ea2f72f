# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Every allocation of a command fails once, and once from there on. It ends with status 3 and a message
# and what it has written is a beginning of what is right, in whole lines; or it did without that
# memory, and all is right. (Short runs try some of them, soak all; otherwise the first hundred and
# every seventh.)

puzzles 2 >few
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
explain --draw --until hidden-pair few
convert --to sdx few
convert --to pencilmarks few
convert --to line few
generate --seed 1 --threads 1
samples
samples 3'

if [ "${HOUSEFUL_TEST_LENGTH:-normal}" = short ]; then
  commands=$(grep -E '^(solve --threads 1|explain --json|convert --to sdx|rate)' <<<"$commands")
fi

count_of() { # COMMAND...: how many allocations it makes, found by halving
  local low=0 high=1
  while faulty FAULT_MALLOC_ON=$high -- "$@" && ! cmp -s out right; do
    low=$high high=$((high * 2))
    [ $high -lt 100000 ] || break
  done
  while [ $((high - low)) -gt 1 ]; do
    faulty FAULT_MALLOC_ON=$(((low + high) / 2)) -- "$@"
    if cmp -s out right; then high=$(((low + high) / 2)); else low=$(((low + high) / 2)); fi
  done
  echo "$high"
}

judge() { # WHERE: the files out, err and status against right; adds to `wrong`
  local status
  status=$(cat status)
  if [ "$status" = "$(cat right.status)" ] && cmp -s out right; then return; fi
  if [ "$status" != 3 ]; then
    wrong+=("$1: status $status, $(head -n 1 err)")
  elif [ ! -s err ]; then
    wrong+=("$1: no message")
  elif ! cmp -s out <(head -c "$(stat -c %s out)" right); then
    wrong+=("$1: what was written is no beginning of what is right")
  elif [ -s out ] && [ "$(tail -c 1 out | od -An -c | tr -d ' ')" != '\n' ]; then
    wrong+=("$1: the last line is not whole")
  fi
}

while IFS= read -r line; do
  # shellcheck disable=SC2086
  set -- $line
  plain "$@"
  wrong=()
  last=$(count_of "$@")
  case ${HOUSEFUL_TEST_LENGTH:-normal} in
  short) list=$(seq 1 $((last / 12 + 1)) "$last") ;;
  soak) list=$(seq 1 "$last") ;;
  *) list="$(seq 1 $((last < 100 ? last : 100))) $(seq 101 7 "$last")" ;;
  esac
  for k in $list; do
    faulty FAULT_MALLOC="$k" -- "$@"
    judge "allocation $k"
    faulty FAULT_MALLOC_ON="$k" -- "$@"
    judge "allocation $k and all that follow"
  done
  if [ ${#wrong[@]} -eq 0 ]; then
    ok "no memory: $line"
  else
    not_ok "no memory: $line" "${wrong[@]:0:12}"
  fi
done <<<"$commands"
