"""Takes the pictures of the README: CAIRN_COMMAND=…/kickabout python pictures.py. Each has at most 120 kB."""

import contextlib
import io
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

from PIL import Image
from playwright.sync_api import expect, sync_playwright

import gallery
import samples
import serving
from acting import add_player, button, choose_both_sides, drag, log_in, middle, open_players, rest, row, stage, title

FOLDER = pathlib.Path(__file__).parents[2] / "Pictures"
FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


class Camera:
    """A page and its pictures."""

    def __init__(self, browser, scheme="light", size=(1280, 800)):
        self.page = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme).new_page()

    def take(self, name, whole=False):
        rest(self.page)
        self.page.mouse.move(2, 400)
        if whole:
            return keep(self.page.screenshot(), name)
        self.panels()
        rest(self.page)
        boxes = [one.bounding_box() for one in self.page.locator("#windows .stand").all()]
        left, top = min(one["x"] for one in boxes) - 20, min(one["y"] for one in boxes) - 16
        right, bottom = max(one["x"] + one["width"] for one in boxes) + 20, max(one["y"] + one["height"] for one in boxes) + 10
        keep(self.page.screenshot(clip={"x": left, "y": top, "width": right - left, "height": bottom - top}), name)
        self.panels()

    def panels(self):
        for name in ("Script", "Timeline", "Inspector"):
            self.page.locator("#toolbar").get_by_role("button", name=name).click()


def keep(png, name):
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    for drawn in (lambda: picture, lambda: picture.quantize(256), lambda: picture.quantize(64)):
        data = io.BytesIO()
        drawn().save(data, "PNG", optimize=True)
        if data.tell() <= 120_000:
            break
    (FOLDER / f"{name}.png").write_bytes(data.getvalue())
    print(f"{name}.png {data.tell() // 1000} kB")


@contextlib.contextmanager
def started(*arguments):
    """The command, as long as its pictures are taken; its address."""
    process = subprocess.Popen(
        [os.environ["CAIRN_COMMAND"], "studio", "--no-open", "--port", "0", *arguments],
        stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True,
    )
    try:
        yield next(found.group() for line in process.stdout if (found := re.search(r"http://\S+", line)))
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=10)


def phone(browser, address):
    camera = Camera(browser)
    page = camera.page
    page.goto(address)
    expect(button(page, "Log in")).to_be_visible()
    camera.take("studio-login", whole=True)
    open_players(page)
    for name in ("Ana", "Zoé 🥇", "نور"):
        add_player(page, name)
    page.mouse.move(*middle(row(page, "Zoé")))
    page.mouse.down()
    expect(page.locator(".layer[data-style=menu]")).to_be_visible()
    page.mouse.up()
    camera.take("studio-menu")
    page.locator("#gestures").get_by_role("button", name="Close the menu").click()
    rest(page)
    button(page, "Add").last.click()
    dialog = page.get_by_role("dialog", name="New player")
    dialog.get_by_label("Name").fill("Ana")
    camera.take("studio-alert")
    dialog.get_by_role("button", name="Cancel").click()
    rest(page)
    choose_both_sides(page, "Ana", "Zoé 🥇")
    stage(page).get_by_role("switch", name="Played").click()
    rest(page)
    for _ in range(2):
        button(page, "Increase Home goals").click()
        rest(page)
    camera.take("studio-editor-sheet")
    button(page, "Save").click()
    expect(row(page, "Ana – Zoé")).to_be_visible()
    rest(page)
    page.locator(".entry .hitline").last.click()
    expect(page.locator(".half")).to_have_count(2)
    camera.take("studio-list", whole=True)
    drag(page, middle(row(page, "Ana – Zoé")), [(-90, 0)], lambda page: expect(page.locator(".row.dragged")).to_have_count(1))
    page.mouse.up()
    expect(button(page, "Delete")).to_be_visible()
    camera.take("studio-swipe-action")


def dark(browser, address):
    camera = Camera(browser, "dark")
    page = camera.page
    page.goto(address)
    expect(button(page, "Log in")).to_be_visible()
    log_in(page)
    page.get_by_role("button", name="Dark appearance").click()
    rest(page)
    stage(page).get_by_role("tab", name="Settings").click()
    expect(title(page, "Settings")).to_be_visible()
    camera.take("studio-dark", whole=True)


def tablet(browser, address):
    camera = Camera(browser, size=(1280, 900))
    page = camera.page
    page.goto(address)
    expect(button(page, "Log in")).to_be_visible()
    log_in(page)
    stage(page).get_by_role("tab", name="Settings").click()
    rest(page)
    button(page, "Shared league").or_(stage(page).get_by_role("radio", name="Shared league")).click()
    expect(page.locator(".row").first).to_be_visible()
    rest(page)
    stage(page).get_by_role("tab", name="Rankings").click()
    rest(page)
    page.locator(".row .hit").first.click()
    expect(button(page, "Share")).to_be_visible()
    rest(page)
    button(page, "Share").click()
    expect(page.locator(".layer[data-style=popover]")).to_be_visible()
    camera.take("studio-popover-tablet")


def made_up(browser, _):
    server, address = serving.serve()
    for name in ("split", "windows"):
        camera = Camera(browser, size=(1280, 900))
        studio = serving.FakeStudio(camera.page)
        studio.first = samples.state(gallery.STAGES[name])
        camera.page.goto(address)
        expect(camera.page.locator(".device").first).to_be_visible()
        camera.take(f"studio-{name}-tablet")
    server.shutdown()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or ["phone", "dark", "tablet", "made_up"]
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in wanted:
            with started(*(["--device", "tablet"] if name == "tablet" else [])) as address:
                globals()[name](browser, address)
        browser.close()
