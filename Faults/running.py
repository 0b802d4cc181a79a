"""Runs the tests with one fault at a time, until the first that fails; and the fuzzer in Kickabout."""

import json
import os
import re
import signal
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

# In the order in which they are run: what takes least comes first, and walks are short before they are long. What
# reads the sources alone (ArchitectureTests) is in none, nor are the studio's own tests: the fuzzer comes by itself.
SLOW = "LawTests|SharingTests|ReplayTests|SameWalkTests|PlantedBugTests|WalkTests|CorruptionTests|CrossingTests"
WALKS = "LawTests|ReplayTests|WalkTests"
ENGINE = "^(CairnTests|CairnUIKitTests)\\."
STAGES = (
    ("CairnTreeTests", "^CairnTreeTests\\.", None, {}),
    ("the double's tests", "^(HeadlessUIKit|Conformance|Appearance|Essay|Unannotated|Neighbour)Tests\\.", None, {}),
    ("tests of examples", "^(Recipe|KickaboutCore|CairnBinding|CairnUIKitBinding|Readme)Tests\\.", None, {}),
    ("CairnUIKitTests", "^CairnUIKitTests\\.", SLOW, {}),
    ("short walks", f"{ENGINE}.*({WALKS})", "SameWalkTests", {"CAIRN_STEPS": "200"}),
    ("CairnTests", "^CairnTests\\.", SLOW, {"CAIRN_DEEPER": "0"}),
    # The last stage is for what no other found.
    ("long walks", f"{ENGINE}.*({SLOW})", None, {"CAIRN_EVERY": "50"}),
)
STARTED = re.compile(r'◇ Test (?!case|run)(.+?) started\.$')
ENDED = re.compile(r'[✔✘➜] Test (?!case|run)(.+?) (?:with \d+ test cases? )?(?:passed|failed|skipped)')
ISSUE = re.compile(r'✘ Test (?!case|run)(.+?) recorded an issue.*? at (\w+\.swift):\d+')
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@dataclass
class Finding:
    """What became of one fault."""

    test: str | None = None
    stage: str | None = None
    how: str | None = None  # an issue, a trap or a hang
    seconds: float = 0
    # How many steps the fuzzer was to make; nil where it was not asked.
    steps: int | None = None
    fuzzer: dict = field(default_factory=dict)


class Runner:
    def __init__(self, products: Path, stages=STAGES, limits=None):
        self.products = products
        self.stages = stages
        # After how many seconds a stage is taken to hang.
        self.limits = limits or {}
        # Which faults' places each stage comes by, and the fuzzer; everything, where nobody has asked.
        self.reached: dict[str, list[int]] = {}

    def reaches(self, name: str, fault: int) -> bool:
        return name not in self.reached or fault in self.reached[name]

    def environment(self, fault: int, more={}) -> dict:
        kept = {k: v for k, v in os.environ.items() if k not in ("CAIRN_STEPS", "CAIRN_SHAPES", "CAIRN_EVERY")}
        return kept | {"CAIRN_FAULT": str(fault), "CAIRN_SEED": "2026", "SWIFT_BACKTRACE": "enable=no"} | more

    def stage(self, stage, fault: int, stops=True, noting={}):
        """Runs one stage. Gives the tests that fail, or the first alone, with how each does; and the seconds."""
        name, wanted, without, more = stage
        command = [str(self.products / "cairnPackageTests.xctest"), "--testing-library", "swift-testing", "--no-parallel"]
        command += ["--filter", wanted] + (["--skip", without] if without else [])
        began = time.monotonic()
        process = subprocess.Popen(
            command, cwd=self.products.parent.parent.parent, env=self.environment(fault, more | noting),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", start_new_session=True)
        late = threading.Event()

        def end():
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

        def expire():
            late.set()
            end()

        timer = threading.Timer(self.limits.get(name, 1200), expire)
        timer.start()
        found, running = {}, None
        for line in process.stdout:
            line = COLOUR.sub("", line)
            issue = ISSUE.search(line)
            if issue:
                found.setdefault(f"{issue[1]} ({issue[2]})", "fails")
                if stops:
                    end()
                    break
            started = STARTED.search(line)
            if started:
                running = started[1]
            elif ENDED.search(line):
                running = None
        process.stdout.close()
        process.wait()
        timer.cancel()
        if not found or not stops:
            if late.is_set():
                found[running or "between tests"] = "hangs"
            elif process.returncode < 0:
                found[running or "between tests"] = f"traps ({signal.Signals(-process.returncode).name})"
            elif process.returncode > 0 and not found:
                found["an issue of no test"] = "fails"
        return found, time.monotonic() - began

    def baseline(self, length: int, say=print) -> dict:
        """All stages and the fuzzer without a fault: that nothing fails, how long each stage takes, and by which places
        each comes: a fault that it does not come by changes nothing there. Kept until the next build."""
        kept, tests = self.products / "baseline.json", self.products / "cairnPackageTests.xctest"
        if kept.exists() and kept.stat().st_mtime > tests.stat().st_mtime:
            known = json.loads(kept.read_text())
            if known["steps"] == length:
                self.reached = known["reached"]
                return known["seconds"]
        seconds = {}
        for stage in self.stages:
            with self.noting(stage[0]) as places:
                found, took = self.stage(stage, 0, stops=False, noting=places)
            seconds[stage[0]] = round(took, 1)
            say(f"without a fault, {stage[0]}: {took:.1f} s, {found or 'passes'}")
            if found:
                raise SystemExit("Tests fail without a fault.")
        with self.noting("fuzzer") as places:
            say(f"without a fault, the fuzzer: {self.fuzz(0, length, noting=places) or 'breaks no law'}")
        kept.write_text(json.dumps({"seconds": seconds, "reached": self.reached, "steps": length}))
        return seconds

    @contextmanager
    def noting(self, name: str):
        """What is to be set in a process so that it notes by which places it comes; they are read when it has ended."""
        with tempfile.NamedTemporaryFile() as file:
            yield {"CAIRN_FAULTS_REACHED": file.name}
            self.reached[name] = sorted({int(line) for line in Path(file.name).read_text().split()})

    def find(self, fault: int, finding: Finding, stages):
        """Goes on with a fault until a test fails."""
        for stage in stages if finding.test is None else ():
            if not self.reaches(stage[0], fault):
                continue
            found, took = self.stage(stage, fault)
            finding.seconds = round(finding.seconds + took, 1)
            if found:
                finding.test, finding.how = next(iter(found.items()))
                finding.stage = stage[0]
                return

    def fuzz(self, fault: int, length: int, seed: int = 1, limit: int = 600, noting={}) -> dict:
        """What the fuzzer says: the step at which a law broke, and how many lines are left of its script. Where none did,
        the step from which the app goes another way than without a fault: the same steps are drawn as long as the same
        can be done. Nothing, where it never does."""
        if not self.reaches("fuzzer", fault):
            return {}
        folder = self.products / "faults"
        folder.mkdir(exist_ok=True)
        summary, script, journal = (folder / f"{fault}.{kind}" for kind in ("json", "script", "jsonl"))
        for file in (summary, script, journal):
            file.unlink(missing_ok=True)
        command = [str(self.products / "kickabout"), "fuzz", "--plain", "--steps", str(length), "--seed", str(seed)]
        command += ["--json", str(summary), "--script", str(script), "--record", str(journal)]
        try:
            run = subprocess.run(
                command, env=self.environment(fault, noting), capture_output=True, encoding="utf-8", errors="replace",
                timeout=limit)
        except subprocess.TimeoutExpired:
            return {"how": f"hangs, or takes longer than {limit} s", "step": steps(journal)}
        broken = json.loads(summary.read_text()).get("broken") if summary.exists() else None
        if broken:
            length = len(broken["script"])
            return {"how": broken["text"], "law": broken.get("law"), "step": broken["step"], "lines": length}
        if not summary.exists():
            length = re.search(r"at the last of (\d+) action", run.stderr + run.stdout)
            return {
                "how": f"traps (ended with {run.returncode})", "step": steps(journal),
                "lines": int(length[1]) if length else None}
        usual = folder / "0.jsonl"
        other = steps(journal, usual) if fault and usual.exists() else None
        return {} if other is None else {"differs": other}


def steps(journal: Path, usual: Path | None = None) -> int | None:
    """How many actions a journal tells of; up to the first line that another one has not, nil where there is none."""
    if not journal.exists():
        return None
    count = 0
    with journal.open() as lines, (usual or journal).open() as others:
        for line, other in zip_longest(lines, others):
            if usual and line != other:
                return count
            count += '{"action"' in (line or "")
    return None if usual else count
