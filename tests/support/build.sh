# SPDX-License-Identifier: MIT
#
# For suites that are about a build: source this file. It goes to the top of the tree, finds the build that
# HOUSEFUL_BUILD names (else build/), says so if there is none,
# takes tests in their normal length unless told otherwise, and brings TAP along.
if [ -n "${HOUSEFUL_BUILD:-}" ]; then HOUSEFUL_BUILD=$(realpath -m "$HOUSEFUL_BUILD"); fi
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1
export HOUSEFUL_BUILD=${HOUSEFUL_BUILD:-$PWD/build}
if [ ! -f "$HOUSEFUL_BUILD/CMakeCache.txt" ]; then
  echo "$0: $HOUSEFUL_BUILD is no build folder: run make, or name one in HOUSEFUL_BUILD" >&2
  exit 2
fi
export HOUSEFUL_TEST_LENGTH=${HOUSEFUL_TEST_LENGTH:-normal}
. tests/support/tap.sh
