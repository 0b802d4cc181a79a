#!/usr/bin/env bash
# Makes files that nobody wrote, for as many seconds with each format, guided by the ways they take through its reader.
#
#   Fuzzers/fuzz.sh [seconds] [format …]
#
# Prints a line for each format; fails when an input ends the process, takes over five seconds, or is read as something else. With
# KEEP=1 the few inputs that take all ways are kept in Corpus/.
set -euo pipefail
cd "$(dirname "$0")"

seconds=${1:-60}
shift || true
formats=("$@")
[ ${#formats[@]} -gt 0 ] || formats=($(ls Corpus))

command -v swift >/dev/null || { echo "fuzz: 'swift' is missing" >&2; exit 1; }
swift build -c release --sanitize fuzzer -Xswiftc -enable-testing
program="$(swift build -c release --sanitize fuzzer --show-bin-path)/files"
out=.build/fuzzed
mkdir -p "$out"
# Swift's own backtrace would end the process before the fuzzer writes the input down.
export SWIFT_BACKTRACE=enable=no

found=0
printf '%-10s %12s %10s %8s %8s  %s\n' format inputs 'a second' edges corpus found
for format in "${formats[@]}"; do
    [ -d "Corpus/$format" ] || { echo "fuzz: no format '$format'; there are $(ls Corpus | tr '\n' ' ')" >&2; exit 64; }
    mkdir -p "$out/$format"
    log="$out/$format.log"
    result=nothing
    FORMAT=$format "$program" "$out/$format" "Corpus/$format" -dict="Words/$format" -max_total_time="$seconds" -max_len=8192 \
        -timeout=5 -rss_limit_mb=4096 -artifact_prefix="$out/$format-" -print_final_stats=1 >"$log" 2>&1 || {
        found=1
        result=$(grep -o "$out/$format-[a-z]*-[0-9a-f]*" "$log" | tail -1)
        result="${result:-see $log}: $(grep -m1 -oE 'Fatal error: .*|ERROR: .*' "$log" || true)"
    }
    last=$(grep -E '^#[0-9]+.*cov:' "$log" | tail -1)
    field() { sed -nE "s/.*$1 *([0-9]+).*/\1/p" <<<"$last"; }
    printf '%-10s %12s %10s %8s %8s  %s\n' "$format" "$(sed -nE 's/^#([0-9]+).*/\1/p' <<<"$last")" "$(field 'exec\/s:')" \
        "$(field 'cov:')" "$(field 'corp:')" "$result"
    if [ -n "${KEEP:-}" ]; then
        rm -rf "$out/kept" && mkdir "$out/kept"
        FORMAT=$format "$program" -set_cover_merge=1 -use_counters=0 "$out/kept" "Corpus/$format" "$out/$format" >"$out/merge.log" 2>&1
        rm -rf "Corpus/$format" && mv "$out/kept" "Corpus/$format"
    fi
done
exit $found
