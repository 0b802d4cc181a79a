#!/usr/bin/env bash
# Builds everything and runs every test, in two processes: nearly all tests are on the main actor, where they take turns.
#
# From nothing, modules compile as a whole in four fifths of the time that their files take in batches, each of which reads the
# other files anew (.ci/whole-modules has the options). After a change it is the other way round. So this has a folder of its
# own, and leaves what `swift build` has made as it is. What only a debugger reads would take a sixth of the time, so it is not made:
# a failed test says its line without. `Tests/all.sh build` builds, and runs nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

read -ra whole <.ci/whole-modules
whole+=(--scratch-path .build/whole -debug-info-format none)
# One job more than there are cores, since each waits for its files now and then.
swift build --build-tests --jobs $(($(getconf _NPROCESSORS_ONLN) + 1)) "${whole[@]}"
[ "${1:-}" != build ] || exit 0

# What these take is about half of the time.
half='^(CairnStudioTests|StudioServerTests)\.'
tests() { swift test --skip-build --no-parallel --ignore-lock "${whole[@]}" "$@"; }

log=.build/whole/other-half.log
tests --filter "$half" >"$log" 2>&1 &
other=$!
trap 'kill "$other" 2>/dev/null || true' EXIT
tests --skip "$half" && first=0 || first=$?
wait "$other" && second=0 || second=$?
trap - EXIT
cat "$log"
exit $((first | second))
