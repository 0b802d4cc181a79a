#!/usr/bin/env bash
# What an app's own build pays for Cairn: the processor time that CairnTree, Cairn and CairnUIKit take from nothing, in
# debug, and the ten function bodies that take longest to type-check. Where UIKit is not there the double is built first,
# and not counted: on Apple's systems no app builds it. Fails above the bound, in seconds; the wish is 15.
set -euo pipefail
cd "$(dirname "$0")/.."
bound=${BOUND:-20}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Runs a command, and says how much processor time it took.
seconds() {
    local log="$scratch/log"
    TIMEFORMAT='%U %S'
    if ! { time "$@" >"$log" 2>&1; } 2>"$scratch/time"; then cat "$log" >&2; exit 1; fi
    awk 'END { printf "%.1f", $1 + $2 }' "$scratch/time"
}

build=(swift build --scratch-path "$scratch/build" --jobs 1)
# The manifest is compiled once, whatever is in it.
"${build[@]}" --target CairnBinding >/dev/null
core=$(seconds "${build[@]}" --target Cairn)
if [ "$(uname)" = Linux ]; then "${build[@]}" --target UIKit >/dev/null; fi
host=$(seconds "${build[@]}" --target CairnUIKit)
all=$(awk "BEGIN { print $core + $host }")
echo "CairnTree and Cairn: $core s of processor time; CairnUIKit: $host s; together $all, bound $bound," \
    "wished 15: Decisions/benchmarks.md"

slow=(swift build --scratch-path "$scratch/slow" --target Cairn -Xswiftc -Xfrontend -Xswiftc -debug-time-function-bodies)
echo "the slowest to type-check, in ms:"
"${slow[@]}" 2>/dev/null | grep -E '^[0-9.]+ms' | sort -rn -u | awk -F'\t' '!seen[$2]++' | head -10 |
    sed "s|$PWD/||" || true

awk "BEGIN { exit !($all <= $bound) }" || { echo "compile-time: $all s is more than $bound" >&2; exit 1; }
