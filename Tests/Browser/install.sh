#!/bin/sh
# Installs what the browser's tests need on Debian: Chromium, two fonts, and the packages of requirements.txt, these in an
# environment of their own in .build/browser.
set -eu
cd "$(dirname "$0")/../.."
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
as_root apt-get update
as_root apt-get install --yes --no-install-recommends chromium fonts-inter fonts-noto-color-emoji
python3 -m venv .build/browser
.build/browser/bin/pip install --requirement Tests/Browser/requirements.txt
