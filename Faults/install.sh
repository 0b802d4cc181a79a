#!/bin/sh
# Installs what reads Swift for the faults, in an environment of its own in .build/faults/python.
set -eu
cd "$(dirname "$0")/.."
if ! python3 -c 'import ensurepip' 2>/dev/null; then
    as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
    as_root apt-get update
    as_root apt-get install --yes --no-install-recommends python3-venv
fi
python3 -m venv .build/faults/python
.build/faults/python/bin/pip install --quiet --requirement Faults/requirements.txt
