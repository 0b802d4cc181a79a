"""What tests do on the page, and what they wait for: conditions, and never a time."""

import re

from playwright.sync_api import expect


def laid_out(page):
    """Waits until things have the size that follows from what is there: the page finds it after a frame's layout."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def rest(page):
    """Waits until nothing moves: neither in the app, nor on the page."""
    expect(page.locator("#toolbar .lamp")).not_to_have_text(re.compile("at work|starting|connecting"))
    expect(page.locator("#gestures .mark")).to_have_count(0)
    expect(page.locator("[data-leaving]")).to_have_count(0)
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
    laid_out(page)


def stage(page):
    return page.locator("#windows")


def script(page):
    """The lines of the script, as they are shown."""
    return page.locator(".scriptlist .linetext").all_text_contents()


def acts(page):
    """The lines of the script but for its waits: how long an app of its own pace has been waited for is the machine's affair."""
    return [line for line in script(page) if not line.startswith("wait")]


def send(page, line):
    """Has a line of script done by the prompt."""
    field = page.get_by_label("Line of script")
    field.fill(line)
    field.press("Enter")
    expect(field).to_have_value("")


def focused(page):
    """What a screen reader would call the element that has the focus."""
    return page.evaluate("document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent")


def tab_to(page, name):
    """Presses Tab until the element of this name has the focus."""
    for _ in range(80):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never came to {name}")


def log_in(page):
    """Comes into the league by the page's own fields and buttons."""
    page.get_by_label("Email").fill("ana@example.org")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_label("Password").press("Tab")
    button(page, "Log in").click()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    rest(page)
    button(page, "Continue").click()
    expect(title(page, "Matches")).to_be_visible()
    rest(page)


def button(page, name):
    return stage(page).get_by_role("button", name=name, exact=True)


def title(page, text):
    return page.locator("#windows .layer:not([data-leaving]):not([inert]) .screen:not([data-leaving]) > .navbar").last.get_by_role("heading", name=text, exact=True)


def drag(page, start, ways, until):
    """Puts a finger down and moves it along `ways`, waiting after each for what `until` says."""
    page.mouse.move(*start)
    page.mouse.down()
    for way in ways:
        page.mouse.move(start[0] + way[0], start[1] + way[1], steps=4)
        until(page)


def add_player(page, name):
    """From the list of players, by its alert."""
    button(page, "Add").last.click()
    page.get_by_role("dialog", name="New player").get_by_label("Name").fill(name)
    page.get_by_role("dialog", name="New player").get_by_role("button", name="Add").click()
    expect(page.get_by_role("dialog", name="New player")).to_have_count(0)
    rest(page)


def open_new_match(page):
    """From the login to the sheet of a new match."""
    log_in(page)
    button(page, "Add").click()
    expect(title(page, "New match")).to_be_visible()
    rest(page)


def open_players(page):
    """From the login to the players of the home side of a new match."""
    open_new_match(page)
    button(page, "Home: Choose players").click()
    expect(title(page, "Home")).to_be_visible()
    rest(page)


def row(page, name):
    return page.locator("#windows .layer:not([inert]) .row", has_text=name)


def middle(locator):
    laid_out(locator.page)
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choose_both_sides(page, home, away):
    """From the players of the home side, back to the match with one on each side."""
    row(page, home).locator(".hit").click()
    rest(page)
    button(page, "Back to New match").click()
    rest(page)
    button(page, "Away: Choose players").click()
    expect(title(page, "Away")).to_be_visible()
    rest(page)
    row(page, away).locator(".hit").click()
    rest(page)
    button(page, "Back to New match").click()
    expect(title(page, "New match")).to_be_visible()
    rest(page)
