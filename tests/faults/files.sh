# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Reading and writing as badly as POSIX allows. Short and interrupted calls change nothing; a failure
# in the middle gives a correct beginning, a message and status 3.

mixed 400 >many
head -n 12 many >fewer
for arguments in 'solve' 'check --json' 'convert --to rows' 'explain --brief' 'filter --unique' 'canon' 'minimize' 'candidates --line'; do
  case $arguments in
  explain* | minimize | candidates*) input=fewer ;;
  *) input=many ;;
  esac
  command="$arguments --threads 2 $input"
  # shellcheck disable=SC2086
  plain $command
  same() {
    # shellcheck disable=SC2086
    faulty "$@" -- $command
    cmp out right && cmp err right.err && cmp status right.status
  }
  check "short reads: $arguments" same FAULT_READ=7
  check "short writes: $arguments" same FAULT_WRITE=11
  check "interrupted calls: $arguments" same FAULT_EINTR=2
  check "all of that at once: $arguments" same FAULT_READ=100 FAULT_WRITE=13 FAULT_EINTR=3
  broken() { # SETTING MESSAGE: a beginning, a message, status 3
    # shellcheck disable=SC2086
    faulty "$1" -- $command
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

# A long list goes to its file in whole stretches.
puzzles 2500 >list
command='solve --threads 2 list'
plain $command
check "short writes: a long list" same FAULT_WRITE=30001 FAULT_EINTR=3
check "the disk is full in a long list" broken FAULT_WRITE_FULL=100000 'No space left on device'

# Commands that have no stream of records.
for command in samples 'generate --seed 1 -n 50' 'generate --seed 1 --kind killer --size 4 -n 3' 'convert --to svg fewer' 'sheet --to html fewer'; do
  # shellcheck disable=SC2086
  plain $command
  check "short writes: $command" same FAULT_WRITE=11
  check "interrupted calls: $command" same FAULT_EINTR=2
  check "writing fails after 50 bytes: $command" broken FAULT_WRITE_EIO=50 'Input/output error'
done

# Results in a file: whole or not there, and a run that failed can be gone on with.
plain solve --threads 2 many
mended() { # NAME SETTING: fails, leaves no such file, and goes on later
  rm -f "$1"*
  faulty "$2" -- solve --threads 2 --output "$1" many
  [ "$(cat status)" = 3 ] || { echo "status $(cat status)"; return 1; }
  [ -s err ] || { echo "no message"; return 1; }
  [ ! -e "$1" ] || { echo "$1 is there"; return 1; }
  faulty -- solve --threads 2 --output "$1" --resume many
  case $1 in *.gz) gzip -dc "$1" ;; *) cat "$1" ;; esac | cmp - right
}
for name in whole whole.gz; do
  ! [ $name = whole.gz ] || command -v gzip >/dev/null || continue
  for bytes in 0 1 500 4000; do
    check "the disk is full after $bytes bytes of $name" mended $name FAULT_WRITE_FULL=$bytes
    check "writing fails after $bytes bytes of $name" mended $name FAULT_WRITE_EIO=$bytes
  done
  rm -f $name*
  faulty FAULT_WRITE=13 FAULT_EINTR=3 -- solve --threads 2 --output $name many
  check "short and interrupted writes: $name" test -s $name
done

# Commands that write files by other ways.
for arguments in 'dedupe --output /dev/full fewer' 'sheet --output /dev/full fewer' 'explain --animate /dev/full'; do
  full_file() { # the failure is said
    # shellcheck disable=SC2086
    timeout 60 "$houseful" $arguments "$puzzle" >/dev/null 2>err
    local status=$?
    [ $status = 3 ] && grep -q 'No space left' err || { echo "status $status: $(cat err)"; return 1; }
  }
  check "a full disk: $arguments" full_file
done

# A record whose end could not be read is not answered as if it were whole.
printf '%s\n%s' "$puzzle" "$easy" >two
faulty FAULT_READ_EIO=120 -- solve two
check "half a record is no record" test "$(cat out)" = "$solved"

# Commands that print by other ways.
for arguments in samples engines 'generate --seed 1 -n 50' 'generate --kind killer --size 4' 'help solve' 'convert --to list' 'bench --signature' --version; do
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
