"""Kickabout, played in the browser."""

import os
import pathlib
import re
import signal

from playwright.sync_api import expect

from acting import (
    acts, add_player, button, choose_both_sides, drag, laid_out, log_in, middle, open_new_match, open_players, rest, row,
    script, stage, tab_to, title,
)


def test_log_in_with_the_keyboard_alone(kickabout):
    page = kickabout
    tab_to(page, "Email")
    page.keyboard.type("ana@example.org")
    tab_to(page, "Password")
    page.keyboard.type("correct horse")
    tab_to(page, "Log in")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    rest(page)
    tab_to(page, "Continue")
    page.keyboard.press("Space")
    expect(title(page, "Matches")).to_be_visible()
    lines = acts(page)
    assert lines == ['type "Email" "ana@example.org"', 'type "Password" "••••"', 'tap "Log in"', 'tap "Continue"']


def test_a_swipe_goes_half_way_and_back(kickabout):
    page = kickabout
    button(page, "Sign up").click()
    expect(title(page, "Sign up")).to_be_visible()
    rest(page)
    laid_out(page)
    box = page.locator(".edgezone").bounding_box()
    start = (box["x"] + 3, box["y"] + box["height"] / 2)
    drag(page, start, [(60, 0)], lambda page: expect(page.locator("#gestures")).to_contain_text("Swiping back"))
    # What lies beneath is seen, and cannot be touched.
    expect(page.locator(".ghost")).to_contain_text("Forgot password?")
    first = page.locator("#gestures .mark").text_content()
    page.mouse.move(start[0] + 100, start[1], steps=4)
    expect(page.locator("#gestures .mark")).not_to_have_text(first)
    page.mouse.move(start[0] + 30, start[1], steps=4)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    rest(page)
    expect(title(page, "Sign up")).to_be_visible()
    assert re.fullmatch(r"swipe cancel 0\.\d+", acts(page)[-1])
    drag(page, start, [(200, 0)], lambda page: expect(page.locator(".ghost")).to_have_count(1))
    page.mouse.up()
    expect(title(page, "Log in")).to_be_visible()
    rest(page)
    assert acts(page)[-1] == "swipe"


def test_a_sheet_is_pulled(kickabout):
    page = kickabout
    open_new_match(page)
    start = middle(page.locator(".layer[data-style=sheet] .navbar .title"))
    drag(page, start, [(0, 60), (0, 120)], lambda page: expect(page.locator("#gestures")).to_contain_text("Pulling"))
    page.keyboard.press("Escape")
    expect(page.locator("#gestures .mark")).to_have_count(0)
    page.mouse.up()
    expect(title(page, "New match")).to_be_visible()
    rest(page)
    drag(page, start, [(0, 60), (0, 420)], lambda page: expect(page.locator("#gestures")).to_contain_text("Pulling"))
    page.mouse.up()
    expect(page.locator(".layer[data-style=sheet]:not([data-leaving])")).to_have_count(0)
    expect(title(page, "Matches")).to_be_visible()
    rest(page)
    assert acts(page)[-1] == "pull"


def test_names_in_arabic_and_with_emoji_are_typed(kickabout):
    page = kickabout
    open_players(page)
    for name in ("نور الهدى", "Zoé 👩🏽‍🚀🥇", 'Quo"te\\'):
        add_player(page, name)
        expect(row(page, name)).to_be_visible()
    assert [line for line in acts(page) if line.startswith("type") and "Name" in line] == [
        'type "Name" "نور الهدى"', 'type "Name" "Zoé 👩🏽‍🚀🥇"', 'type "Name" "Quo\\"te\\\\"',
    ]


def test_a_row_is_swiped_open_and_deleted(kickabout):
    page = kickabout
    open_players(page)
    for name in ("Ana", "Bo"):
        add_player(page, name)
    choose_both_sides(page, "Ana", "Bo")
    button(page, "Save").click()
    expect(row(page, "Ana – Bo")).to_be_visible()
    rest(page)
    start = middle(row(page, "Ana – Bo"))
    drag(page, start, [(-90, 0)], lambda page: expect(page.locator(".row.dragged")).to_have_count(1))
    page.mouse.up()
    delete = page.get_by_role("button", name="Delete", exact=True)
    expect(delete).to_be_visible()
    delete.click()
    expect(stage(page)).to_contain_text("No matches yet.")
    assert acts(page)[-2:] == ['swipe "Ana – Bo"', 'tap "Delete"']


def test_back_twenty_entries_and_on_another_way(kickabout):
    page = kickabout
    log_in(page)
    for _ in range(4):
        for name in ("Rankings", "Friends", "Settings", "Matches"):
            stage(page).get_by_role("tab", name=name).click()
            expect(stage(page).get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
            rest(page)
    # Seventeen tabs and three ways through the login.
    for name in ("Rankings", "Friends", "Settings"):
        stage(page).get_by_role("tab", name=name).click()
        rest(page)
    assert int(page.locator("#timeline .count").text_content()) > 20
    page.get_by_label("Search entries").fill("by finger")
    entries = page.locator(".entry .hitline")
    entries.first.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".half pre").nth(1)).to_contain_text("tabs")
    after = page.locator(".half pre").nth(1).text_content()
    page.get_by_role("button", name="Go there").click()
    page.get_by_role("radio", name="Notation").click()
    expect(page.get_by_label("Tree in notation")).to_have_text(after)
    rest(page)
    stage(page).get_by_role("tab", name="Settings").click()
    expect(title(page, "Settings")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Sessions that were left"))).to_be_visible()


def test_a_reload_amid_a_transition(kickabout):
    page = kickabout
    page.get_by_role("radio", name=re.compile("Still")).click()
    button(page, "Sign up").click()
    expect(page.locator("#gestures")).to_contain_text("Pushing")
    page.reload()
    expect(page.locator("#gestures .mark").first).to_be_visible()
    expect(title(page, "Sign up")).to_be_visible()
    step = page.get_by_role("button", name="Step")
    for _ in range(40):
        if page.locator("#gestures .mark", has_text=re.compile("Pushing|Moving")).count() == 0:
            break
        before = page.locator("#toolbar .code").text_content()
        step.click()
        expect(page.locator("#toolbar .code")).not_to_have_text(before)
    page.get_by_role("radio", name=re.compile("1×")).click()
    rest(page)
    button(page, "Back to Log in").click()
    expect(title(page, "Log in")).to_be_visible()


def test_two_pages_on_one_app(new_page, launch):
    one, other = new_page(), new_page()
    address = launch()
    one.goto(address)
    other.goto(address)
    button(one, "Sign up").click()
    expect(title(other, "Sign up")).to_be_visible()
    rest(other)
    button(other, "Back to Log in").click()
    expect(title(one, "Log in")).to_be_visible()
    rest(one)
    expect(other.locator(".scriptlist .linetext")).to_have_text(script(one))


def test_an_app_that_is_gone_is_said_with_its_script(kickabout):
    page = kickabout
    button(page, "Sign up").click()
    expect(title(page, "Sign up")).to_be_visible()
    rest(page)
    os.kill(app_of(os.getpid()), signal.SIGTRAP)
    banner = page.get_by_role("region", name="Trouble")
    expect(banner).to_be_visible()
    banner.get_by_text("Details").click()
    expect(banner).to_contain_text('tap "Sign up"')
    banner.get_by_role("button", name="Fresh launch").click()
    expect(title(page, "Log in")).to_be_visible()
    expect(banner).to_have_count(0)


def app_of(pid):
    """The newest process of an app: the child of the child that serves it."""
    parents = {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
    kickabouts = [one for one in parents if parents[one] == pid and "kickabout" in os.readlink(f"/proc/{one}/exe")]
    return next(one for one in parents if parents[one] in kickabouts)
