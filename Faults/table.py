"""What was found of each fault, as a table to read and one to go on with."""

import json
from collections import Counter
from pathlib import Path


class Arguments:
    """Why faults that no test finds change nothing."""

    def __init__(self, file: Path):
        entries = json.loads(file.read_text()) if file.exists() else []
        fields = ("file", "declaration", "operator", "text", "faulty")
        self.same = {tuple(e[f] for f in fields): e["same"] for e in entries}


def row(fault, finding, arguments: Arguments) -> dict:
    site = fault.site
    return {
        "number": fault.number, "target": fault.target, "file": fault.file, "line": site.line,
        "declaration": site.declaration, "operator": site.operator, "text": site.text, "faulty": site.faulty,
        "stage": finding.stage, "test": finding.test, "how": finding.how, "seconds": finding.seconds,
        "steps": finding.steps, "fuzzer": finding.fuzzer, "same": arguments.same.get(fault.key),
    }


def is_open(row: dict) -> bool:
    """Whether nothing was found and nothing is said."""
    return row["test"] is None and not row["same"]


def short(text: str, length: int = 70) -> str:
    text = " ".join(text.split())
    text = text if len(text) <= length else text[: length - 1] + "…"
    return "`" + text.replace("|", "\\|").replace("`", "'") + "`"


def fuzzed(row: dict) -> str:
    found = row["fuzzer"]
    if "how" in found:
        law = f"law {found['law']}" if found.get("law") else short(found["how"], 40)
        step = f", step {found['step']:,}" if found.get("step") is not None else ""
        lines = f", {found['lines']} lines" if found.get("lines") is not None else ""
        return law + step + lines
    if "differs" in found:
        return f"no law; goes another way from step {found['differs']:,}"
    return f"goes the same way for {row['steps']:,} steps" if row["steps"] else "was not run"


def tested(row: dict) -> str:
    if row["test"] is None:
        return f"changes nothing: {row['same']}" if row["same"] else "**nothing finds it**"
    how = "" if row["how"] == "fails" else f", {row['how']}"
    return f"{row['test'].replace('|', chr(92) + '|')}{how}"


def markdown(rows: list[dict], report: dict) -> str:
    tests = [r for r in rows if r["test"]]
    fuzzed_rows = [r for r in rows if r["steps"]]
    fuzzer = [r for r in fuzzed_rows if "how" in r["fuzzer"]]
    same = [r for r in fuzzed_rows if not r["fuzzer"]]
    lengths_of_runs = Counter(f"{r['steps']:,}" for r in fuzzed_rows)
    runs = " and ".join(f"{count} faults for {steps} steps" for steps, count in lengths_of_runs.items()) or "none"
    lengths = sorted(r["fuzzer"]["lines"] for r in fuzzer if r["fuzzer"].get("lines") is not None)
    operators = ", ".join(f"{name} {count}" for name, count in sorted(Counter(r["operator"] for r in rows).items()))
    targets = ", ".join(f"{name} {count}" for name, count in sorted(Counter(r["target"] for r in rows).items()))
    head = [
        "# Faults on purpose, and what found them", "",
        f"Written by `make faults SEED={report['seed']}` at {report['commit']}. Faults that were run: {len(rows)} of "
        f"{report['wanted']}. {targets}; {operators}.", "",
        f"- A test finds {len(tests)}, of these {sum(r['how'] != 'fails' for r in tests)} by a trap or a hang.",
        f"- The fuzzer played Kickabout with {runs}, and finds {len(fuzzer)}"
        + (f"; its scripts have {lengths[len(lengths) // 2]} lines in the median." if lengths else "."),
        f"- With {len(same)} Kickabout does the same, action by action: there is nothing to see. With "
        f"{len(fuzzed_rows) - len(fuzzer) - len(same)} it goes another way, which breaks no law, and `fuzz --compare` tells where.",
        f"- Change nothing, each argued: {sum(bool(r['same']) and not r['test'] for r in rows)}. "
        f"Found by nothing: {sum(is_open(r) for r in rows)}.", "",
        *([report["note"], ""] if "note" in report else []),
        "Seconds count from the start of the first suite, on the machine of the run.", "",
        "| | place | operator | was | becomes | found by | after | the fuzzer |", "|--:|---|---|---|---|---|--:|---|",
    ]
    for r in sorted(rows, key=lambda r: (list(TARGET_ORDER).index(r["target"]), r["file"], r["line"])):
        place = f"{Path(r['file']).name}:{r['line']} {r['declaration']}"
        after = f"{r['seconds']:.1f} s" if r["test"] else ""
        becomes = r["faulty"] if r["faulty"] == "nothing" else short(r["faulty"])
        becomes = "the same twice" if r["operator"] == "do twice" else becomes
        head.append(
            f"| {r['number']} | {place} | {r['operator']} | {short(r['text'])} | {becomes} | {tested(r)} | {after} "
            f"| {fuzzed(r)} |")
    return "\n".join(head) + "\n"


TARGET_ORDER = ("CairnTree", "Cairn", "CairnUIKit", "UIKit")
