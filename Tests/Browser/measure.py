"""Measures the studio with Kickabout in it: CAIRN_COMMAND=…/kickabout python measure.py [acts]. Prints a table; nothing fails."""

import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time

from playwright.sync_api import expect, sync_playwright

from conftest import FLAGS, ROOT

LOGIN = """type Email ana@example.org
type Password "correct horse"
tap "Log in"
wait
type Name Ana
tap "Go on"
wait
"""
# From a click to the frame in which the other screen is drawn.
ACTS = """async (count) => {
    const title = () => [...document.querySelectorAll('#windows h2')].at(-1)?.textContent;
    const tab = (name) => [...document.querySelectorAll('#windows [role=tab]')].find((one) => one.textContent.includes(name));
    const drawn = (name) => new Promise((resolve) => {
        const look = () => { if (title() === name) { observer.disconnect(); requestAnimationFrame(() => resolve()); } };
        const observer = new MutationObserver(look);
        observer.observe(document.getElementById('windows'), { subtree: true, childList: true, characterData: true, attributes: true });
        look();
    });
    const times = [];
    for (let number = 0; number < count; number += 1) {
        const name = number % 2 === 0 ? 'Rankings' : 'Friends';
        const before = performance.now();
        tab(name).click();
        await drawn(name);
        times.push(performance.now() - before);
    }
    return times;
}"""


def ticks(pids):
    """Seconds of processor time that processes have used."""
    return sum(sum(map(int, pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13])) for pid in pids) / os.sysconf("SC_CLK_TCK")


def memory(pid):
    found = re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text())
    return int(found.group(1)) / 1024


def rows(page, session, pids, acts):
    page.evaluate(ACTS, 20)
    used = []
    for part in range(5):
        times = page.evaluate(ACTS, acts // 5)
        session.send("HeapProfiler.collectGarbage")
        heap = page.evaluate("performance.memory.usedJSHeapSize") / 1_048_576
        used.append((times, *(memory(pid) for pid in pids), heap))
        if part in (0, 4):
            yield f"act to picture, acts {part * acts // 5} to {(part + 1) * acts // 5}: median, 95th of 100", "{:.1f} ms, {:.1f} ms".format(
                statistics.median(times), sorted(times)[int(len(times) * 0.95)])
    for column, name in enumerate(["server", "app", "page"], start=1):
        yield f"memory of the {name} after {acts // 5} and {acts} acts", f"{used[0][column]:.0f} MB, {used[-1][column]:.0f} MB"
    before, script = ticks(pids), {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    time.sleep(10)
    after = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    yield "idle for 10 s: server and app", f"{ticks(pids) - before:.2f} s"
    yield "idle for 10 s: the page's tasks", f"{after['TaskDuration'] - script['TaskDuration']:.3f} s"


def main(acts):
    command = os.environ.get("CAIRN_COMMAND") or str(ROOT / ".build/debug/kickabout")
    server = subprocess.Popen(
        [command, "studio", "--no-open", "--script", "-"], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
    server.stdin.write(LOGIN)
    server.stdin.close()
    address = re.search(r"http://\S+", server.stdout.readline()).group()
    try:
        measure(address, server.pid, acts)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=10)


def measure(address, server, acts):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(address)
        expect(page.locator("#windows")).to_contain_text("Rankings")
        page.get_by_role("radio", name="All at once").click()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        child = subprocess.run(["pgrep", "-P", str(server)], capture_output=True, text=True).stdout.split()
        for name, value in rows(page, session, [server, int(child[0])], acts):
            print(f"| {name} | {value} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
