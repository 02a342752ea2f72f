# SPDX-License-Identifier: MIT
#
# For suites that need packages of npm: source this file after build.sh. node_modules is where they are, once for all
# suites of a build.
node_modules=$HOUSEFUL_BUILD/npm/node_modules
# Installs what package.json beside this file asks for, unless that is there; on failure says why, as comments.
install_node_modules() {
  local folder=$HOUSEFUL_BUILD/npm output
  mkdir -p "$folder"
  exec 8>"$folder/lock"
  flock 8 # another suite may want the same
  if ! cmp -s tests/support/package.json "$folder/package.json"; then
    cp tests/support/package.json "$folder/"
    if ! output=$(cd "$folder" && timeout 180 npm install --no-package-lock --no-audit --no-fund 2>&1 8>&-); then
      rm -f "$folder/package.json"
      tail -n 5 <<<"$output" | sed 's/^/# /'
    fi
  fi
  exec 8>&-
  [ -f "$folder/package.json" ]
}
