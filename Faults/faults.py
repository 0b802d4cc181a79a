"""Plants faults in a copy of the package, and says which tests find each. See README.md beside this."""

import argparse
import json
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from drawing import Drawing
from planting import Copy
from running import Finding, Runner
from table import Arguments, is_open, markdown, row

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / ".build" / "faults"


def say(text):
    print(text, flush=True)


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--only", help="numbers of faults, with commas between")
    parser.add_argument("--shard", default="1/1", help="which part of the faults, as in 2/8")
    parser.add_argument("--steps", type=int, default=20_000, help="how many steps the fuzzer makes with each")
    parser.add_argument("--jobs", type=int, default=2, help="how many faults are run side by side")
    parser.add_argument("--out", type=Path, default=WORK / "out", help="where table.md and table.json go")
    parser.add_argument("--merge", type=Path, nargs="*", help="joins the table.json of shards, and runs nothing")
    return parser.parse_args()


def write(rows, wish):
    wish.out.mkdir(parents=True, exist_ok=True)
    commit = subprocess.run(
        ["git", "-c", "safe.directory=*", "log", "-1", "--format=%h"], cwd=ROOT, capture_output=True, text=True)
    report = {"seed": wish.seed, "wanted": wish.count, "commit": commit.stdout.strip(), "faults": rows}
    (wish.out / "table.json").write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")
    (wish.out / "table.md").write_text(markdown(rows, report))


def merge(wish):
    reports = [json.loads(file.read_text()) for file in wish.merge]
    rows = {r["number"]: r for report in reports for r in report["faults"]}
    wish.seed, wish.count = reports[0]["seed"], reports[0]["wanted"]
    arguments = Arguments(HERE / "argued.json")
    for r in rows.values():
        key = tuple(r[name] for name in ("file", "declaration", "operator", "text", "faulty"))
        r["same"] = arguments.same.get(key)
    write(list(rows.values()), wish)
    return list(rows.values())


def run(wish):
    say(f"seed {wish.seed}, {wish.count} faults")
    copy = Copy(ROOT, WORK / "package", say)
    faults = copy.plant(Drawing(ROOT, wish.seed), wish.count)
    part, parts = map(int, wish.shard.split("/"))
    faults = [fault for index, fault in enumerate(faults) if index % parts == part - 1]
    if wish.only:
        faults = [fault for fault in faults if str(fault.number) in wish.only.split(",")]
    runner = Runner(WORK / "package" / ".build" / "debug")
    # Three times as long as without a fault is a hang; two run side by side.
    runner.limits = {name: 60 + 3 * took * wish.jobs for name, took in runner.baseline(wish.steps, say).items()}
    findings = {fault: Finding() for fault in faults}

    def rows():
        arguments = Arguments(HERE / "argued.json")
        return [row(fault, finding, arguments) for fault, finding in findings.items()]

    def test(stages):
        def find(fault):
            finding = findings[fault]
            runner.find(fault.number, finding, stages)
            place = f"{fault.number} {fault.file}:{fault.site.line} {fault.site.operator}"
            say(f"{place}: {finding.test or 'no test'} ({finding.how}), {finding.seconds} s")

        return find

    def fuzz(fault):
        findings[fault].fuzzer, findings[fault].steps = runner.fuzz(fault.number, wish.steps), wish.steps
        say(f"{fault.number}: the fuzzer {findings[fault].fuzzer or 'finds nothing'}")

    # What takes long is for what is left.
    with ThreadPoolExecutor(wish.jobs) as pool:
        list(pool.map(test(runner.stages[:-1]), faults))
        write(rows(), wish)
        list(pool.map(fuzz, faults))
        write(rows(), wish)
        list(pool.map(test(runner.stages[-1:]), [fault for fault in faults if findings[fault].test is None]))
    write(rows(), wish)
    return rows()


def main():
    wish = options()
    rows = merge(wish) if wish.merge else run(wish)
    left = [r for r in rows if is_open(r)]
    for r in left:
        say(f"found by nothing: {r['number']} {r['file']}:{r['line']} {r['operator']}: {r['text']} => {r['faulty']}")
    say(f"{len(rows)} faults, tables in {wish.out}")
    raise SystemExit(bool(left))


main()
