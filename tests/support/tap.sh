# SPDX-License-Identifier: MIT
#
# TAP for shell suites: source this file, then call ok, not_ok or skip once per test, and `finish` at
# the end.
tap_count=0
tap_failed=0
ok() { tap_count=$((tap_count + 1)); echo "ok $tap_count - $1"; }
not_ok() {
  tap_count=$((tap_count + 1)) tap_failed=$((tap_failed + 1))
  echo "not ok $tap_count - $1"
  shift
  for line in "$@"; do printf '%s\n' "$line" | sed 's/^/# /'; done
}
skip() { tap_count=$((tap_count + 1)); echo "ok $tap_count - $1 # SKIP $2"; }
# check NAME COMMAND...: ok if the command succeeds; its output explains a failure.
check() {
  local name=$1 output
  shift
  if output=$("$@" 2>&1); then ok "$name"; else not_ok "$name" "$output"; fi
}
finish() { echo "1..$tap_count"; exit $((tap_failed > 0)); }
