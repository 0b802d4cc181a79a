"""Long lists, rows that are moved, pages that are turned, windows beside each other: with an app made for it."""

import json
import os

import pytest
from playwright.sync_api import expect

from acting import acts, button, drag, middle, rest, script, stage, title


@pytest.fixture
def workbench(new_page, launch, command):
    """The page on that app; what it is told last is kept in `told`."""
    path = os.path.join(os.path.dirname(command), "workbench")
    if not os.path.exists(path):
        pytest.skip(f"{path} is not built")

    def open_page(*arguments):
        page = new_page()
        page.told = {}

        def hear(frame):
            update = json.loads(frame).get("update") or {}
            page.told.update({part: value for part, value in update.items() if value})

        page.on("websocket", lambda socket: socket.on("framereceived", hear))
        page.goto(launch(*arguments, executable=path))
        expect(title(page, "Numbers").first).to_be_visible()
        return page

    return open_page


def tab(page, name):
    stage(page).get_by_role("tab", name=name, exact=True).click()


def shown(page):
    """The rows of the list in front."""
    return page.locator("#windows .device[data-front=true] .row .name").all_text_contents()


def until(page, is_so):
    """Waits until what was told is so."""
    for _ in range(2_000):
        if is_so(page.told["stage"], page.told["status"]):
            return
        page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError(f"it never came to that: {page.told['status']}")


def replayed(page):
    """What the page shows is what its lines make of a fresh launch."""
    until(page, lambda stage, status: not stage["isMoving"] and not status["wantsTime"])
    before, launches = page.told["stage"], page.told["status"]["launch"]
    page.get_by_role("button", name="Replay from a fresh launch").click()
    until(page, lambda _, status: status["launch"] > launches and status["app"] == "running" and not status.get("doing"))
    rest(page)
    return page.told["stage"] == before


def test_of_a_hundred_thousand_rows_those_in_sight_are_drawn(workbench):
    page = workbench()
    rows = page.locator("#windows .row")
    assert shown(page) == [f"Number {number}" for number in range(1, 13)]
    expect(rows.first).to_have_attribute("aria-posinset", "1")
    expect(rows.first).to_have_attribute("aria-setsize", "100000")
    expect(page.get_by_role("list", name="Rows 1 to 12 of 100,000")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('*').length") < 1_200
    page.mouse.move(*middle(page.locator("#windows .content")))
    page.mouse.wheel(0, 200)
    expect(page.get_by_role("list", name="Rows 13 to 24 of 100,000")).to_be_visible()
    rest(page)
    rows.first.locator(".hit").focus()
    page.keyboard.press("PageDown")
    expect(page.get_by_role("list", name="Rows 25 to 36 of 100,000")).to_be_visible()
    rest(page)
    page.keyboard.press("PageUp")
    expect(page.get_by_role("list", name="Rows 13 to 24 of 100,000")).to_be_visible()
    rest(page)
    assert acts(page) == ["scroll", "scroll", "scroll up"]
    assert replayed(page)


def test_rows_are_moved_by_their_handles(workbench):
    page = workbench()
    tab(page, "Squad")
    rest(page)
    button(page, "Edit").click()
    rest(page)
    handles = stage(page).get_by_role("button", name="Move ")
    expect(handles).to_have_count(5)
    first, last = handles.first.bounding_box(), handles.last.bounding_box()
    page.mouse.move(first["x"] + 8, first["y"] + 8)
    page.mouse.down()
    page.mouse.move(last["x"] + 8, last["y"] + 8, steps=6)
    page.mouse.up()
    expect(page.locator("#windows .row .name")).to_have_text(["Bo", "Cleo", "Bo", "Dora", "Ana"])
    rest(page)
    # The second of two that read the same, by the keyboard; the focus stays on it.
    handles.nth(2).focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#windows .row .name")).to_have_text(["Bo", "Bo", "Cleo", "Dora", "Ana"])
    rest(page)
    assert page.evaluate("document.activeElement.className") == "handle"
    assert acts(page)[-2:] == ['move "Ana" to "Dora"', 'move "Bo" 2 to "Cleo"']
    assert replayed(page)


def test_a_page_is_turned_by_the_mouse_or_slides_back(workbench):
    page = workbench()
    tab(page, "Tour")
    expect(stage(page)).to_contain_text("Welcome")
    rest(page)
    box = page.locator("#windows .content").bounding_box()
    start = (box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.6)

    def follows(page):
        assert page.locator("#windows .content").evaluate("(one) => parseFloat(one.style.translate)") != 0

    drag(page, start, [(-box["width"] * 0.1, 0), (-box["width"] * 0.3, 0)], follows)
    page.mouse.move(start[0] - box["width"] * 0.3, start[1] + 1)
    page.mouse.up()
    expect(page.locator(".scriptlist .linetext").last).to_have_text("next cancel 0.3")
    rest(page)
    expect(stage(page)).to_contain_text("Welcome")
    drag(page, start, [(-box["width"] * 0.3, 0), (-box["width"] * 0.7, 0)], follows)
    page.mouse.up()
    expect(stage(page)).to_contain_text("Find a match")
    rest(page)
    drag(page, (box["x"] + 20, start[1]), [(box["width"] * 0.4, 0), (box["width"] * 0.7, 0)], follows)
    page.mouse.up()
    expect(stage(page)).to_contain_text("Welcome")
    rest(page)
    assert acts(page)[-3:] == ["next cancel 0.3", "next", "previous"]
    assert replayed(page)


def test_a_tab_that_reads_like_a_button_has_a_line_of_its_own(workbench):
    page = workbench()
    button(page, "Squad").click()
    expect(title(page, "Squad was tapped")).to_be_visible()
    rest(page)
    tab(page, "Squad")
    expect(stage(page)).to_contain_text("Cleo")
    rest(page)
    assert acts(page) == ['tap "Squad"', 'tab "Squad"']
    assert replayed(page)


def test_a_tap_brings_another_window_to_the_front(workbench):
    page = workbench("--device", "tablet")
    button(page, "New window").click()
    expect(page.locator("#windows .device")).to_have_count(2)
    rest(page)
    page.locator("#windows .device[data-front=true]").get_by_role("button", name="Squad").click()
    rest(page)
    page.get_by_role("button", name="Bring Window 1 to the front").click()
    expect(page.get_by_role("button", name="Bring Window 2 to the front")).to_be_visible()
    rest(page)
    page.locator("#windows .device[data-front=true] .row .hit").nth(2).click()
    rest(page)
    assert acts(page) == [
        'tap "New window"', 'tap "Squad"', "window 1", 'tap "Number 3"']
    assert replayed(page)


def test_what_comes_by_a_clock_on_the_wall_is_seen_and_said(workbench):
    page = workbench()
    notice = page.get_by_role("region", name="Notice")
    button(page, "Fetch").click()
    expect(title(page, "Fetched")).to_be_visible()
    expect(notice).to_contain_text("The app went on by itself")
    assert script(page) == ['tap "Fetch"']
    notice.get_by_role("button", name="Close").click()
    button(page, "Squad").click()
    expect(title(page, "Squad was tapped")).to_be_visible()
    button(page, "Fetch").click()
    expect(title(page, "Fetched")).to_be_visible()
    expect(notice).to_have_count(0)


def test_what_an_app_puts_into_the_main_queue_runs(workbench):
    page = workbench()
    button(page, "Queue").click()
    expect(title(page, "Queued for later")).to_be_visible()
    assert script(page) == ['tap "Queue"']
