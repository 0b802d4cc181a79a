"""Compiles faults into a copy of the package, each behind a switch that is read once."""

import json
import os
import re
import subprocess
from pathlib import Path

from drawing import TARGETS, Drawing, Fault

# With a file for what is reached, each fault is written there when it is asked for the first time.
SWITCH = """import Foundation

let _plantedFault = ProcessInfo.processInfo.environment["CAIRN_FAULT"].flatMap { Int($0) } ?? 0
let _reached = ProcessInfo.processInfo.environment["CAIRN_FAULTS_REACHED"].map { _Reached(file: $0) }

func _isPlanted(_ fault: Int) -> Bool {
    _reached?.note(fault)
    return fault == _plantedFault
}

final class _Reached: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<Int> = []
    private let file: Int32

    init(file: String) { self.file = open(file, O_WRONLY | O_CREAT | O_APPEND, 0o644) }

    func note(_ fault: Int) {
        lock.lock()
        defer { lock.unlock() }
        guard known.insert(fault).inserted else { return }
        let line = Array("\\(fault)\\n".utf8)
        precondition(write(file, line, line.count) == line.count)
    }
}
"""
# A target is compiled before those that import it.
ORDER = ("CairnTree", "Cairn", "UIKit", "CairnUIKit")
FOLDERS = {"UIKit": "Sources/HeadlessUIKit"}
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)", re.MULTILINE)


def planted(source: bytes, faults: list[Fault]) -> tuple[bytes, list[tuple[int, int, Fault]]]:
    """The text with its faults, and the lines that each of them has there."""
    parts, lines, end = [], [], 0
    line = 1
    for fault in sorted(faults, key=lambda fault: fault.site.start):
        before = source[end : fault.site.start]
        text = fault.site.becomes.replace("{fault}", f"_isPlanted({fault.number})").encode()
        line += before.count(b"\n")
        lines.append((line, line + text.count(b"\n"), fault))
        line += text.count(b"\n")
        parts += [before, text]
        end = fault.site.end
    return b"".join(parts) + source[end:], lines


class Copy:
    """The package with faults, in a folder of its own."""

    def __init__(self, root: Path, folder: Path, say=print):
        self.root, self.folder, self.say = root, folder, say
        self.lines: dict[str, list[tuple[int, int, Fault]]] = {}
        self.refusals = folder.parent / "refused.json"
        known = json.loads(self.refusals.read_text()) if self.refusals.exists() else []
        self.refused = {tuple(key) for key in known}

    def write(self, faults: list[Fault]):
        """Only what differs is written, so that little is compiled again."""
        listed = subprocess.run(
            ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.root, check=True, capture_output=True, text=True).stdout.split("\0")
        names = {name for name in listed if name and (self.root / name).is_file()}
        wanted = {name: (self.root / name).read_bytes() for name in names}
        self.lines = {}
        for name in {fault.file for fault in faults}:
            own = [fault for fault in faults if fault.file == name]
            wanted[name], self.lines[name] = planted(wanted[name], own)
        for target in TARGETS:
            wanted[FOLDERS.get(target, "Sources/" + target) + "/PlantedFault.swift"] = SWITCH.encode()
        for name, content in wanted.items():
            path = self.folder / name
            if not path.exists() or path.read_bytes() != content:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
        for place in ("Sources", "Tests", "Examples"):
            for path in (self.folder / place).rglob("*"):
                if path.is_file() and str(path.relative_to(self.folder)) not in wanted:
                    path.unlink()

    def plant(self, drawing: Drawing, count: int) -> list[Fault]:
        """Draws and compiles until there are as many faults as are wanted, all in one build."""
        faults = drawing.draw(count)
        for target in (*ORDER, None):
            while True:
                # What has not compiled before is not tried again.
                wrong = {f: "as before" for f in faults if f.target == target and f.key in self.refused}
                if not wrong:
                    self.write(faults)
                    self.say(f"building {target or 'everything'} with {len(faults)} faults")
                    output = self._build(["--target", target] if target else ["--build-tests"])
                    if output is None:
                        break
                    wrong = self._blamed(output)
                for fault, message in wrong.items():
                    self.say(f"  {fault.number} does not compile, another is drawn: {message}")
                self.refused |= {fault.key for fault in wrong}
                self.refusals.write_text(json.dumps(sorted(self.refused), indent=1))
                # In a fixed order, since the compiler's is none: the same seed draws the same again.
                faults = [fault for fault in faults if fault not in wrong]
                faults += drawing.again(sorted(wrong, key=lambda fault: fault.number))
        return faults

    def _build(self, arguments) -> str | None:
        environment = {key: value for key, value in os.environ.items() if key not in ("CAIRN_STRICT", "CAIRN_FAULT")}
        run = subprocess.run(
            ["nice", "swift", "build", *arguments], cwd=self.folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return None if run.returncode == 0 else run.stdout

    def _blamed(self, output: str) -> dict[Fault, str]:
        """Whose lines the errors are in; where they are in nobody's, the fault nearest to them."""
        wrong = {}
        for file, line, message in ERROR.findall(output):
            if not file.startswith(str(self.folder.resolve()) + "/"):
                continue
            own = self.lines.get(str(Path(file).relative_to(self.folder.resolve())), [])
            inside = [fault for start, end, fault in own if start <= int(line) <= end]
            # An expression may begin lines above the fault, and an error be told lines below it.
            nearest = sorted(own, key=lambda place: min(abs(int(line) - end) for end in place[:2]))
            for fault in inside or [fault for _, _, fault in nearest[:1]]:
                wrong.setdefault(fault, message)
        if not wrong:
            raise SystemExit("The copy does not compile, by none of the faults:\n" + output[-4000:])
        return wrong
