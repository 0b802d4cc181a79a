"""Measures the studio: python measure.py [acts]. Prints a table; nothing fails.

CAIRN_COMMAND is Kickabout's command, and WORKBENCH that of the tests' own app with its 100,000 rows; without them, debug builds.
"""

import contextlib
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
tap "Continue"
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


# From the key that scrolls a table by what is in sight to the frame in which the next rows are drawn.
SCROLLS = """async (count) => {
    const first = () => document.querySelector('#windows .row')?.getAttribute('aria-posinset');
    const times = [];
    for (let number = 0; number < count; number += 1) {
        const seen = first();
        const before = performance.now();
        document.querySelector('#windows .row .hit').dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
        while (first() === seen) await new Promise(requestAnimationFrame);
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


def scrolls(page):
    page.get_by_role("tab", name="Numbers").click()
    expect(page.locator("#windows .row").first).to_have_attribute("aria-setsize", "100000")
    times = page.evaluate(SCROLLS, 60)
    last = page.locator("#windows .row").first.get_attribute("aria-posinset")
    yield f"scroll to picture, 60 screens of 100,000 rows, to row {last}: median, 95th of 100", "{:.1f} ms, {:.1f} ms".format(
        statistics.median(times), sorted(times)[int(len(times) * 0.95)])


def main(acts):
    with studio(os.environ.get("CAIRN_COMMAND") or str(ROOT / ".build/debug/kickabout"), LOGIN) as (page, server):
        expect(page.locator("#windows")).to_contain_text("Rankings")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        child = subprocess.run(["pgrep", "-P", str(server)], capture_output=True, text=True).stdout.split()
        show(rows(page, session, [server, int(child[0])], acts))
    with studio(os.environ.get("WORKBENCH") or str(ROOT / ".build/debug/workbench"), "") as (page, _):
        show(scrolls(page))


def show(rows):
    for name, value in rows:
        print(f"| {name} | {value} |", flush=True)


@contextlib.contextmanager
def studio(command, script):
    """A page of an app that has played a script, on which time is not waited for, and the number of the server's process."""
    server = subprocess.Popen(
        [command, "studio", "--no-open", "--script", "-"], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
    server.stdin.write(script)
    server.stdin.close()
    address = re.search(r"http://\S+", server.stdout.readline()).group()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS)
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(address)
            page.get_by_role("radio", name="All at once").click()
            yield page, server.pid
            browser.close()
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=10)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
