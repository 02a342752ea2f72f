# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Reading and writing as badly as POSIX allows. Short and interrupted calls change nothing; a failure
# in the middle gives a correct beginning, a message and status 3.

mixed 400 >many
for arguments in 'solve' 'check --json' 'convert --to rows' 'explain --brief'; do
  [ "$arguments" != 'explain --brief' ] || head -n 12 many >fewer
  input=many
  [ "$arguments" != 'explain --brief' ] || input=fewer
  # shellcheck disable=SC2086
  plain $arguments --threads 2 $input
  same() {
    # shellcheck disable=SC2086
    faulty "$@" -- $arguments --threads 2 $input
    cmp out right && cmp err right.err && cmp status right.status
  }
  check "short reads: $arguments" same FAULT_READ=7
  check "short writes: $arguments" same FAULT_WRITE=11
  check "interrupted calls: $arguments" same FAULT_EINTR=2
  check "all of that at once: $arguments" same FAULT_READ=100 FAULT_WRITE=13 FAULT_EINTR=3
  broken() { # SETTING MESSAGE: a beginning, a message, status 3
    # shellcheck disable=SC2086
    faulty "$1" -- $arguments --threads 2 $input
    cmp out <(head -c "$(stat -c %s out)" right) || return 1
    [ "$(cat status)" = 3 ] || { echo "status $(cat status)"; return 1; }
    grep -q "$2" err || { cat err; return 1; }
  }
  for bytes in 0 1 500 3000; do
    [ $bytes -lt "$(stat -c %s $input)" ] || continue
    check "reading fails after $bytes bytes: $arguments" broken FAULT_READ_EIO=$bytes 'cannot read .*: Input/output error'
    check "the disk is full after $bytes bytes: $arguments" broken FAULT_WRITE_FULL=$bytes 'No space left on device'
    check "writing fails after $bytes bytes: $arguments" broken FAULT_WRITE_EIO=$bytes 'Input/output error'
  done
done

# A record whose end could not be read is not answered as if it were whole.
printf '%s\n%s' "$puzzle" "$easy" >two
faulty FAULT_READ_EIO=120 -- solve two
check "half a record is no record" test "$(cat out)" = "$solved"

# Commands that print by other ways.
for arguments in samples engines 'generate --seed 1 -n 50' 'help solve' 'convert --to list' 'bench --signature' --version; do
  # shellcheck disable=SC2086
  timeout 60 "$houseful" $arguments >/dev/full 2>err
  status=$?
  full() { [ $status = 3 ] && grep -q 'No space left' err; }
  check "a full disk: $arguments" full
done

# Descriptors that are closed from the start.
closed() { # STATUS COMMAND: its status
  bash -c "$2" 2>err
  local status=$?
  [ $status = "$1" ] || { echo "status $status instead of $1: $(cat err)"; return 1; }
}
export houseful puzzle
check "standard output is closed" closed 3 '"$houseful" solve "$puzzle" >&-'
check "standard input is closed" closed 3 '"$houseful" solve - <&- >/dev/null'
check "standard error is closed" closed 0 '"$houseful" solve -v "$puzzle" >/dev/null 2>&-'
check "all are closed" closed 3 '"$houseful" solve "$puzzle" <&- >&- 2>&-'
check "a folder is no file" closed 3 '"$houseful" solve . >/dev/null'
check "a file that is not there" closed 3 '"$houseful" solve nowhere.txt >/dev/null'
