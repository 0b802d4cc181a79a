"""An app in another process, in the page: what it shows, the orders it takes, and a connection that is lost and comes back."""

import os
import re
import signal
import subprocess

import pytest
from playwright.sync_api import expect

import gallery
import samples
import serving
from test_accessibility import violations

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
    app.do("type Name Ana", "tap Continue")
    expect(stage).to_contain_text("Matches")
    link = page.get_by_label("Link to open")
    link.fill("kickabout://rankings/1")
    link.press("Enter")
    expect(page.locator("#timeline")).to_contain_text("a link to")
    expect(page.locator("#inspector")).to_contain_text("profile(1)")
    # Not only what is in front has a link; and of the laws an app by itself tells what it knows.
    page.locator("#inspector [role=treeitem]").filter(has_text="table").last.click()
    expect(page.locator("#inspector .url")).to_have_text("https://kickabout.example/rankings")
    expect(page.locator("#inspector")).to_contain_text("tree and screen agree")
    page.locator("#inspector [role=treeitem]").filter(has_text="league").first.click()
    expect(page.locator("#inspector")).to_contain_text("none leads here")
    # A link that leads nowhere is said to, and not in the timeline only.
    link.fill("kickabout://nonsense")
    link.press("Enter")
    expect(page.get_by_role("region", name="Notice")).to_contain_text("'kickabout://nonsense' cannot be followed")
    page.get_by_role("region", name="Notice").get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Commands")).to_be_visible()
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


PHONE = {"number": 1, "name": "Kickabout", "device": "iPhone, iOS 26.1", "isThere": True, "shows": "pictures", "opensLinks": True, "saved": [0]}
TABLET = {"number": 2, "name": "Kickabout", "device": "iPad, iPadOS 26.1", "isThere": False, "shows": "outline", "opensLinks": False, "saved": []}


def remote(apps, chosen, **rest):
    """A studio's state as it is with these apps."""
    shown = samples.state(gallery.STAGES["matches"], entries=[samples.entry(0, "start"), samples.entry(1, "list asked for match(7)")])
    shown["update"]["status"]["remote"] = {"addresses": ["http://10.0.0.7:8123/?token=abc"], "apps": apps, "chosen": chosen}
    shown["update"] |= rest
    return shown


def pixels(page):
    """A picture as an app sends it, made by the browser."""
    return page.evaluate("""() => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [390, 844];
        const ink = canvas.getContext('2d');
        ink.fillStyle = '#f2f2f7'; ink.fillRect(0, 0, 390, 844);
        ink.fillStyle = '#1c1c1e'; ink.font = 'bold 34px sans-serif'; ink.fillText('Matches', 20, 120);
        return canvas.toDataURL('image/png').split(',')[1];
    }""")


def test_a_phone_is_seen_in_pictures_and_its_orders_are_asked_for(page, show):
    png = pixels(page)
    studio = show(remote([PHONE, TABLET], 1, picture={"png": png}))
    picture = page.get_by_role("img", name="The screen of Kickabout on iPhone, iOS 26.1")
    assert picture.evaluate("async (one) => { await one.decode(); return [one.naturalWidth, one.naturalHeight]; }") == [390, 844]
    for name, line in [("Close what is in front", "close"), ("Take a picture", "picture")]:
        page.get_by_role("button", name=name).click()
        studio.hears(page, kind="remote", line=line)
    page.get_by_label("Link to open").fill("kickabout://rankings")
    page.keyboard.press("Enter")
    studio.hears(page, kind="remote", line="link", text="kickabout://rankings")
    page.locator("#apps input, #apps button", has_text="Go to a snapshot").first.scroll_into_view_if_needed()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Go to a snapshot…").click()
    chooser.value.set_files({"name": "a.json", "mimeType": "application/json", "buffer": b"{}"})
    studio.hears(page, kind="remote", line="restore", text="{}")
    page.locator("[data-entry='1']").click()
    expect(page.get_by_role("button", name="Go there")).to_be_disabled()
    page.locator("[data-entry='0']").click()
    page.get_by_role("button", name="Go there").click()
    studio.hears(page, kind="goToEntry", number=0)
    page.locator("#apps .oneapp").nth(1).click()
    studio.hears(page, kind="choose", number=2)
    studio.send(remote([PHONE, TABLET], 2))
    expect(page.get_by_role("region", name="Trouble")).to_contain_text("Kickabout on iPad, iPadOS 26.1 is not connected any more")
    expect(page.get_by_role("button", name="Close what is in front")).to_be_disabled()
    expect(page.get_by_label("Link to open")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("chosen", [None, 1, 2])
def test_axe_finds_nothing_on_the_page_of_apps_elsewhere(new_page, address, scheme, chosen):
    page = new_page(color_scheme=scheme, contrast="more", reduced_motion="reduce", bypass_csp=True)
    studio = serving.FakeStudio(page)
    studio.first = remote([PHONE, TABLET] if chosen else [], chosen, picture={"png": pixels(page) if chosen == 1 else ""})
    page.goto(address)
    expect(page.locator("#apps .box").first).to_be_visible()
    assert violations(page) == {}
