# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Ended from outside, the command leaves a correct beginning of its output.

puzzles 3000 >stream
plain solve stream

# The reader goes away: no message, whatever it has got is right.
"$houseful" solve stream 2>err | head -n 5 >out
check "a pipe that closes is no reason for words" test ! -s err
check "what went through the pipe is right" cmp out <(head -n 5 right)
bash -c 'trap "" PIPE; "$1" solve stream; echo "status $?" >&2' - "$houseful" 2>err | head -n 1 >/dev/null
# (with SIGPIPE ignored it sees EPIPE, unless all was written before the pipe closed)
check "where the signal is ignored, too" grep -qE '^status (0|3)$' err
check "and nothing else is said" test "$(wc -l <err)" = 1

# Killed while it waits for more input.
ended_by() { # SIGNAL: what had been answered before is there, whole and right
  mkfifo in.$1
  "$houseful" solve --threads 2 <in.$1 >out.$1 2>err &
  local child=$!
  exec 7>in.$1
  head -n 100 stream >&7
  while [ "$(wc -l <out.$1)" -lt 100 ] && kill -0 $child 2>/dev/null; do sleep 0.05; done
  kill -"$1" $child
  wait $child 2>/dev/null
  local status=$?
  exec 7>&-
  [ $status -gt 128 ] || { echo "status $status"; return 1; }
  cmp out.$1 <(head -n 100 right)
}
for signal in TERM KILL; do
  check "what was answered before SIG$signal is there" ended_by $signal
done

# Killed in the middle of work: a beginning, never a gap. (Where it ends does not matter.)
(for i in 1 2 3 4 5 6 7 8; do cat stream; done) >long
plain solve long
"$houseful" solve --threads 2 long >out &
child=$!
kill -KILL $child
wait $child 2>/dev/null
check "killed at work, it leaves a correct beginning" cmp out <(head -c "$(stat -c %s out)" right)
