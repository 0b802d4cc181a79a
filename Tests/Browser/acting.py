"""What tests do on the page, and what they wait for: conditions, and never a time."""

from playwright.sync_api import expect


def rest(page):
    """Waits until nothing moves: neither in the app, nor on the page."""
    expect(page.locator("#toolbar .lamp")).to_have_text("running")
    expect(page.locator("#gestures .mark")).to_have_count(0)
    expect(page.locator("[data-leaving]")).to_have_count(0)
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")


def stage(page):
    return page.locator("#windows")


def script(page):
    """The lines of the script, as they are shown."""
    return page.locator(".scriptlist .linetext").all_text_contents()


def send(page, line):
    """Has a line of script done by the prompt."""
    field = page.get_by_label("Line of script")
    field.fill(line)
    field.press("Enter")
    expect(field).to_have_value("")


def log_in(page):
    """Comes into the league by the page's own fields and buttons."""
    page.get_by_label("Email").fill("ana@example.org")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_label("Password").press("Tab")
    button(page, "Log in").click()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    rest(page)
    button(page, "Go on").click()
    expect(title(page, "Matches")).to_be_visible()
    rest(page)


def button(page, name):
    return stage(page).get_by_role("button", name=name, exact=True)


def title(page, text):
    return page.locator(".layer:not([data-leaving]):not([inert]) .screen:not([data-leaving]) > .navbar").last.get_by_role("heading", name=text, exact=True)


def drag(page, start, ways, until):
    """Puts a finger down and moves it along `ways`, waiting after each for what `until` says."""
    page.mouse.move(*start)
    page.mouse.down()
    for way in ways:
        page.mouse.move(start[0] + way[0], start[1] + way[1], steps=4)
        until(page)
