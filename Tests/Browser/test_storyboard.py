"""A storyboard that the command has written, opened from disk: Kickabout's, as far as a short exploration comes."""

import json
import pathlib
import subprocess

import pytest
from playwright.sync_api import expect

from acting import laid_out
from test_accessibility import violations


@pytest.fixture(scope="session")
def folder(command, tmp_path_factory):
    folder = tmp_path_factory.mktemp("storyboard")
    subprocess.run(
        [command, "explore", "--budget", "1500", "--fail-on", "none", "--plain", "--out", folder],
        check=True, stdout=subprocess.DEVNULL,
    )
    return folder


@pytest.fixture
def storyboard(new_page, folder):
    """The page, which asks no server for anything."""
    def open_page(**options):
        page = new_page(**options)
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto((folder / "storyboard.html").as_uri())
        expect(page.locator("[data-card]").first).to_be_attached()
        assert [one for one in asked if not one.startswith("file:")] == []
        return page

    return open_page


def cards(page):
    return page.locator("[data-card]")


def test_it_shows_every_screen_of_the_map(storyboard, folder):
    page = storyboard()
    screens = json.loads((folder / "storyboard.json").read_text())["screens"]
    expect(cards(page)).to_have_count(len(screens))
    expect(page.locator(".shot > svg")).to_have_count(len(screens))


def test_a_search_leads_to_a_card_with_its_script(storyboard):
    page = storyboard(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("searchbox").fill("sign up")
    expect(page.get_by_role("list", name="found")).to_contain_text("LoginCoordinator.signUp")
    page.keyboard.press("Enter")
    card = page.get_by_role("complementary", name="Screen")
    expect(card.get_by_role("heading", name="Sign up", exact=True)).to_be_visible()
    expect(card.get_by_role("img", name="The screen Sign up")).to_be_visible()
    expect(card.get_by_label("Lines of the script")).to_have_text('tap "Sign up"')
    expect(card.get_by_role("region", name="Ways in")).to_contain_text("LoginCoordinator.credentials")
    card.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status")).to_have_text("Script copied")
    assert page.evaluate("navigator.clipboard.readText()") == 'tap "Sign up"\n'
    card.get_by_role("region", name="Ways in").get_by_role("button", name="LoginCoordinator.credentials").first.click()
    expect(card.get_by_role("heading", name="Log in", exact=True)).to_be_visible()
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Log in, credentials")


def test_groups_fold(storyboard):
    page = storyboard()
    group = page.get_by_role("button", name="Login, ", exact=False)
    before = cards(page).count()
    expect(page.locator(".shot > svg")).to_have_count(before)
    arrows = page.locator(".way").count()
    group.focus()
    page.keyboard.press("Enter")
    expect(group).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("button", name="Log in, credentials", exact=False)).to_have_count(0)
    assert cards(page).count() < before
    assert page.locator(".way").count() < arrows
    # What is found in a folded group unfolds it.
    page.get_by_role("searchbox").fill("sign up")
    page.keyboard.press("Enter")
    expect(group).to_have_attribute("aria-expanded", "true")
    expect(cards(page)).to_have_count(before)


def test_a_group_that_was_folded_has_its_pictures_again(storyboard):
    page = storyboard()
    before = cards(page).count()
    group = page.get_by_role("button", name="Login, ", exact=False)
    group.focus()
    page.keyboard.press("Enter")
    expect(group).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    expect(cards(page)).to_have_count(before)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".shot > svg")).to_have_count(before)


FAULTS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-card]')].map(box);
  const texts = [...document.querySelectorAll('.sb-label, .grouphead span')].map(box);
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const faults = [];
  cards.forEach((one, index) => { if (cards.slice(index + 1).some((other) => meet(one, other))) faults.push('card on card'); });
  texts.forEach((one) => { if (cards.some((other) => meet(one, other))) faults.push('text on card'); });
  for (const way of document.querySelectorAll('.under .sb-way')) {
    const place = way.getScreenCTM();
    for (let at = 0; at < way.getTotalLength(); at += 8) {
      const { x, y } = way.getPointAtLength(at).matrixTransform(place);
      if (cards.some((one) => x > one.left + 1 && x < one.right - 1 && y > one.top + 1 && y < one.bottom - 1)) { faults.push('arrow through card'); break; }
    }
  }
  return faults;
}"""


def test_whatever_is_folded_nothing_lies_on_anything(storyboard):
    page = storyboard()
    page.get_by_role("button", name="100 %").click()
    assert page.evaluate(FAULTS) == []
    names = page.locator(".grouphead").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert len(names) >= 4
    for name in names:
        group = page.get_by_label(name, exact=True)
        group.evaluate("(one) => one.click()")
        assert page.evaluate(FAULTS) == [], name
        group.evaluate("(one) => one.click()")
    page.get_by_role("button", name="Fold all", exact=True).click()
    assert page.evaluate(FAULTS) == []


def test_keys_go_from_card_to_card_and_zoom(storyboard):
    page = storyboard()
    first = page.get_by_role("button", name="Log in, credentials", exact=False)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(first).not_to_be_focused()
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    size = page.locator("[data-card]").first.bounding_box()["width"]
    page.keyboard.press("1")
    laid_out(page)
    assert page.locator("[data-card]").first.bounding_box()["width"] != size
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="Screen")).to_be_visible()


def test_a_wheel_zooms_and_a_mouse_moves(storyboard):
    page = storyboard()
    card = page.get_by_role("button", name="Log in, credentials", exact=False)
    before = card.bounding_box()
    page.mouse.move(before["x"] + 5, before["y"] + 5)
    page.mouse.wheel(0, -400)
    expect(page.locator(".room")).not_to_have_class("far")
    page.wait_for_function("(width) => document.querySelector('[data-card]').getBoundingClientRect().width > width", arg=before["width"] * 1.2)
    zoomed = card.bounding_box()
    page.mouse.down()
    page.mouse.move(zoomed["x"] + 205, zoomed["y"] + 105, steps=5)
    page.mouse.up()
    page.wait_for_function("([label, x]) => document.querySelector(`[aria-label^='${label}']`).getBoundingClientRect().x > x", arg=["Log in, credentials", zoomed["x"] + 100])
    expect(page.get_by_role("complementary", name="Screen")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(storyboard, scheme):
    page = storyboard(color_scheme=scheme, contrast="more", reduced_motion="reduce", bypass_csp=True)
    assert violations(page) == {}
    page.get_by_role("searchbox").fill("match")
    assert violations(page) == {}
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="Screen")).to_be_visible()
    assert violations(page) == {}
    page.get_by_role("button", name="Fold all", exact=True).click()
    assert violations(page) == {}


def test_the_picture_opens_as_svg(new_page, folder):
    page = new_page()
    page.goto((folder / "storyboard.svg").as_uri())
    assert page.evaluate("document.documentElement.nodeName") == "svg"
    assert page.evaluate("document.querySelectorAll('parsererror').length") == 0
    assert page.evaluate("document.querySelectorAll('.sb-edge').length") == len(json.loads(pathlib.Path(folder / "storyboard.json").read_text())["screens"])


def test_in_the_studio_a_screen_is_gone_to(page, launch, folder):
    page.goto(launch("--storyboard", str(folder / "storyboard.json")))
    expect(page.get_by_role("button", name="Forgot password?")).to_be_visible()
    page.get_by_role("button", name="Storyboard").click()
    board = page.get_by_role("region", name="Storyboard")
    expect(cards(board).first).to_be_attached()
    board.get_by_role("searchbox").fill("rankings")
    page.keyboard.press("Enter")
    card = page.get_by_role("region", name="Screen", exact=True)
    lines = card.get_by_label("Lines of the script").inner_text().split("\n")
    assert violations(page) == {}
    card.get_by_role("button", name="Go there").click()
    expect(board).to_be_hidden()
    expect(page.locator("#windows")).to_contain_text("Rankings")
    expect(page.locator("#inspector")).to_contain_text("rankings")
    expect(page.locator(".scriptlist .line")).to_have_count(len(lines))
    # It is a session like any other: one goes on, and back.
    page.get_by_role("button", name="Storyboard").click()
    board.get_by_role("button", name="Close the storyboard").click()
    expect(board).to_be_hidden()
    page.get_by_role("button", name="Go back to after line 1").click()
    expect(page.locator(".scriptlist .line")).to_have_count(1)


def test_escape_closes_the_card_and_then_the_storyboard(page, launch, folder):
    page.goto(launch("--storyboard", str(folder / "storyboard.json")))
    page.get_by_role("button", name="Storyboard").press("Enter")
    board = page.get_by_role("region", name="Storyboard")
    expect(board.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("sign up")
    page.keyboard.press("Enter")
    card = page.get_by_role("region", name="Screen", exact=True)
    expect(card).to_be_visible()
    card.get_by_role("button", name="Close").press("Escape")
    expect(card).to_be_hidden()
    expect(board).to_be_visible()
    page.keyboard.press("Escape")
    expect(board).to_be_hidden()
    expect(page.get_by_role("button", name="Storyboard")).to_be_focused()
