"""Holds the double to Apple's UIKit: runs the tests that both UIKits pass on a simulator, and rewrites the standing of their
rows in FIDELITY.md. Ends with 1 where something is wrong, and with 2 where nothing could be recorded."""

import argparse
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from page import Page
from results import from_bundle, from_events

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources" / "HeadlessUIKit" / "FIDELITY.md"
READMES = (ROOT / "README.md", ROOT / "Sources" / "HeadlessUIKit" / "README.md")
SUITES = ("AppearanceTests", "ConformanceTests")
WORK = ROOT / ".build" / "recording"


def refuse(why):
    print("record: " + why, file=sys.stderr)
    raise SystemExit(2)


def options(arguments):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", help="a simulator, by name or identifier; else an iPhone of the newest iOS")
    parser.add_argument("--run", metavar="COMMAND", help="a swift test, in the place of xcodebuild: for trying this out on the double")
    parser.add_argument("--version", default="the double", help="what a row that --run recorded says")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to rewrite, where it is not the double's own")
    wish = parser.parse_args(arguments)
    wish.is_own_page = wish.page.resolve() == PAGE
    if wish.run and wish.is_own_page:
        refuse("FIDELITY.md says what Apple's UIKit does: what --run saw goes to a copy; name it with --page")
    if not wish.run and platform.system() != "Darwin":
        refuse("Apple's UIKit needs a Mac with Xcode; --run and --page try this out on the double")
    return wish


def device(devices, wanted):
    """The identifier of the simulator that is asked for, of the newest iOS that has it."""
    found = []
    for runtime, those in devices.items():
        version = re.search(r"SimRuntime\.iOS-([\d-]+)$", runtime)
        for one in those if version else []:
            if wanted in (one["name"], one["udid"]) if wanted else one["name"].startswith("iPhone"):
                found.append(([int(part) for part in version[1].split("-")], one["udid"]))
    if not found:
        refuse("no simulator of iOS is called %s" % wanted if wanted else "no simulator of an iPhone is installed")
    return max(found)[1]


def xcrun(*arguments):
    tool = subprocess.run(["xcrun"] + list(arguments), stdout=subprocess.PIPE, text=True)
    if tool.returncode:
        refuse("xcrun %s failed; Xcode 16 or later is needed" % arguments[0])
    return tool.stdout


def run_on_simulator(wanted):
    chosen = device(json.loads(xcrun("simctl", "list", "devices", "available", "-j"))["devices"], wanted)
    bundle = WORK / "recording.xcresult"
    shutil.rmtree(bundle, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    # Without the flag by which a Mac builds the double.
    environment = {name: value for name, value in os.environ.items() if name != "CAIRN_HEADLESS"}
    subprocess.run(
        ["xcodebuild", "test", "-scheme", "cairn-Package", "-skipMacroValidation", "-resultBundlePath", str(bundle),
         "-destination", "platform=iOS Simulator,id=" + chosen]
        + ["-only-testing:" + suite for suite in SUITES], cwd=ROOT, env=environment)
    if not bundle.exists():
        refuse("xcodebuild left no results")
    return from_bundle(xcrun("xcresulttool", "get", "test-results", "tests", "--path", str(bundle)))


def run_command(command):
    events = WORK / "events.jsonl"
    WORK.mkdir(parents=True, exist_ok=True)
    events.unlink(missing_ok=True)
    subprocess.run(
        shlex.split(command) + ["--event-stream-output-path", str(events), "--event-stream-version", "0"], cwd=ROOT)
    if not events.exists():
        refuse("the command left no event stream")
    return from_events(events.read_text().splitlines())


def shared_tests():
    """The names of the tests that both UIKits can run, and of those in them that ask for the double."""
    every, double_only = set(), set()
    for file in (file for suite in SUITES for file in sorted((ROOT / "Tests" / suite).glob("*.swift"))):
        conditions = []
        for line in file.read_text().splitlines():
            word = line.strip()
            if word.startswith("#if"):
                conditions.append(word == "#if HEADLESS_UIKIT")
            elif word.startswith(("#else", "#elseif")):
                conditions[-1] = False
            elif word.startswith("#endif"):
                conditions.pop()
            for name in re.findall(r"func `([^`]+)`", line):
                (double_only if any(conditions) else every).add(name)
    return every, double_only


def record(page, results, version, shared, double_only, say=print):
    """Rewrites the rows and says what came of each; whether nothing is wrong."""
    for name in sorted(results.passed & set(page.rows)):
        page.record(name, version)
    wrong = sorted(set(results.seen) & set(page.rows))
    for name in wrong:
        page.record(name, version, results.seen[name])
    settled = results.passed | set(results.seen)
    say("%s: %d recorded, %d wrong, of %d statements" % (
        version, len(results.passed & set(page.rows)), len(wrong), len(page.rows)))
    for name in wrong:
        say("wrong: %s\n    %s" % (name, results.seen[name]))
    for name in sorted(shared & set(page.rows) - settled):
        say("not run: %s\n    %s" % (name, results.silent.get(name, "the run does not mention it")))
    fingers = (double_only & set(page.rows)) - settled
    if fingers:
        say("not run: %d whose tests have a finger, which a device's have not" % len(fingers))
    own = set(page.rows) - shared - double_only - settled
    if own:
        say("not run: %d whose tests turn the double's own clock, use its fingers or read its log" % len(own))
    for name in sorted(settled - set(page.rows)):
        say("no row: " + name)
    return not results.seen


def main(arguments):
    wish = options(arguments)
    page = Page(wish.page.read_text(encoding="utf-8"))
    results = run_command(wish.run) if wish.run else run_on_simulator(wish.device)
    version = wish.version if wish.run else results.version
    if not version:
        refuse("the results do not say of which iOS they are")
    if not (results.passed | set(results.seen)) & set(page.rows):
        refuse("no test ran that a row names; nothing is rewritten")
    is_right = record(page, results, version, *shared_tests())
    try:
        texts = {wish.page: page.text}
        for readme in READMES if wish.is_own_page else ():
            texts[readme] = page.quoted(readme.read_text(encoding="utf-8"))
    except ValueError as problem:
        refuse(str(problem))
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
