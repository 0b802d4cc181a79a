"""A browser, the page with made-up states, and the real command where it is built: CAIRN_COMMAND=…/kickabout pytest."""

import os
import pathlib
import re
import shutil
import signal
import subprocess

import pytest
from playwright.sync_api import expect, sync_playwright

import serving

ROOT = pathlib.Path(__file__).parents[2]
# A machine that does other things as well is slow at times.
expect.set_options(timeout=15_000)

FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address():
    server, address = serving.serve()
    yield address
    server.shutdown()


@pytest.fixture
def new_page(browser):
    """Makes pages; whatever they complain of in the console fails the test."""
    contexts, complaints = [], []

    def make(**options):
        context = browser.new_context(**({"viewport": {"width": 1440, "height": 900}} | options))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: message.type in ("error", "warning") and complaints.append(message.text))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(new_page):
    return new_page()


@pytest.fixture
def show(page, address):
    """Shows a state on the page; returns the studio that answers in the place of a real one."""
    studio = serving.FakeStudio(page)

    def show(state):
        if studio.first is None:
            studio.first = state
            page.goto(address)
        else:
            studio.send(state)
        expect(page.locator("#toolbar h1")).to_contain_text(state.get("hello", {"app": ""})["app"])
        return studio

    return show


@pytest.fixture(scope="session")
def command():
    """The command of an app; tests that play it are skipped where it is not built."""
    if path := os.environ.get("CAIRN_COMMAND"):
        return path
    path = ROOT / ".build/debug/kickabout"
    if not path.exists():
        pytest.skip(f"{path} is not built")
    return str(path)


@pytest.fixture
def launch(command):
    """Starts the command, and tells its address."""
    processes = []

    def start(*arguments, executable=command):
        process = subprocess.Popen(
            [executable, "studio", "--no-open", "--port", "0", *arguments],
            stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
        )
        processes.append(process)
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                return found.group()
        raise AssertionError("the command printed no address")

    yield start
    for process in processes:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=10)


@pytest.fixture
def kickabout(page, launch):
    """The page on the real app."""
    page.goto(launch())
    expect(page.get_by_role("button", name="Log in", exact=True)).to_be_visible()
    return page
