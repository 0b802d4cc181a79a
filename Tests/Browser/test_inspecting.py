"""An app in another process, in the page: what it shows, the orders it takes, and a connection that is lost and comes back."""

import os
import re
import signal
import subprocess

import pytest
from playwright.sync_api import expect

LOGIN = ["type Email ana@example.org", "type Password correct horse", "tap Log in"]


class Inspected:
    """Kickabout in a process of its own, with a person who does what a line says."""

    def __init__(self, path, studio):
        self.process = subprocess.Popen(
            [path], env=os.environ | {"CAIRN_STUDIO": studio}, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def do(self, *lines):
        for line in lines:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            assert self.process.stdout.readline() == "done\n"

    def end(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=10)


@pytest.fixture
def studio(command):
    """Waits for apps; tells the page's address, and where apps connect to."""
    process = subprocess.Popen([command, "inspect", "--no-open"], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
    addresses = []
    while len(addresses) < 2:
        addresses += re.findall(r"http://\S+", process.stdout.readline())
    yield addresses
    process.send_signal(signal.SIGINT)
    process.wait(timeout=10)


@pytest.fixture
def start(command, studio):
    path = os.path.join(os.path.dirname(command), "inspected")
    if not os.path.exists(path):
        pytest.skip(f"{path} is not built")
    apps = []

    def start():
        apps.append(Inspected(path, studio[1]))
        return apps[-1]

    yield start
    for app in apps:
        app.end()


def test_an_app_elsewhere_is_seen_takes_orders_and_comes_back(page, studio, start):
    page.goto(studio[0])
    expect(page.get_by_role("region", name="Waiting")).to_contain_text("Inspector(navigator)")
    app = start()
    expect(page.locator(".bar-title, .large-title, h2").filter(has_text="Log in").first).to_be_visible()
    stage = page.locator("#windows")
    expect(stage).to_contain_text("Forgot password?")
    assert stage.evaluate("(one) => one.inert")
    app.do(*LOGIN)
    expect(stage).to_contain_text("Your name")
    expect(page.locator("#inspector")).to_contain_text("Coordinator")
    expect(page.locator("#timeline")).to_contain_text("credentials")
    app.do("type Name Ana", "tap Go on")
    expect(stage).to_contain_text("Matches")
    link = page.get_by_label("Link to open")
    link.fill("kickabout://rankings/1")
    link.press("Enter")
    expect(page.locator("#timeline")).to_contain_text("a link to")
    expect(page.locator("#inspector")).to_contain_text("profile(1)")
    page.get_by_role("button", name="Close what is in front").click()
    expect(page.locator("#inspector")).not_to_contain_text("profile(1)")
    expect(stage).to_contain_text("Matches")
    app.end()
    expect(page.get_by_role("region", name="Trouble")).to_contain_text("not connected any more")
    expect(stage).to_contain_text("Matches")
    start()
    expect(stage).to_contain_text("Forgot password?")
    expect(page.get_by_role("region", name="Trouble")).to_have_count(0)
    expect(page.locator("#apps .oneapp")).to_have_count(1)


def test_two_apps_are_shown_by_turns_and_an_entry_is_gone_back_to(page, studio, start):
    page.goto(studio[0])
    one = start()
    expect(page.locator("#windows")).to_contain_text("Forgot password?")
    one.do(*LOGIN)
    expect(page.locator("#windows")).to_contain_text("Your name")
    start()
    apps = page.locator("#apps .oneapp")
    expect(apps).to_have_count(2)
    apps.nth(1).click()
    expect(page.locator("#windows")).to_contain_text("Forgot password?")
    apps.nth(0).click()
    expect(page.locator("#windows")).to_contain_text("Your name")
    page.locator(".entries [data-entry='0']").click()
    page.get_by_role("button", name="Go there").click()
    expect(page.locator("#windows")).to_contain_text("Forgot password?")
    expect(page.locator("#timeline")).to_contain_text("what was saved")
