"""Escape, which leaves what a finger may leave, by the finger's own line; and the arrow keys of a tab bar."""

import pytest
from playwright.sync_api import expect

from acting import button as press
from acting import acts, open_new_match, rest, stage, title
from samples import bar, button, layer, quiet, row, screen, state, tabs, text
from samples import stage as make_stage

ROOT = layer(quiet(screen("List", [row("Ajax")], bar("Matches", right=("Add",)))), node=1)
FORM = screen("Form", [text("A form")], bar("Form", left=("Cancel",)))


def alert(*buttons):
    return screen("UIAlertController", [text("Delete it?"), *buttons])


CANCEL = button("Keep it", role="cancel", acts={"tap": 'tap "Keep it"'})
DELETE = button("Delete", role="destructive", acts={"tap": 'tap "Delete"'})
PULL, OUTSIDE = {"kind": "pull", "line": "pull"}, {"kind": "outside", "line": "outside"}
MENU = {"kind": "dismissMenu", "line": "dismiss"}


@pytest.mark.parametrize("top, gestures, line", [
    (layer(FORM, "sheet", 2, pull=True), [PULL], "pull"),
    (layer(FORM, "sheet", 2, pull=False), [PULL], None),
    (layer(FORM, "popover", 2), [OUTSIDE], "outside"),
    (layer(FORM, "fullScreen", 2), [], None),
    (layer(alert(DELETE, CANCEL), "alert", 2), [], 'tap "Keep it"'),
    (layer(alert(DELETE), "alert", 2), [], None),
    (layer(alert(DELETE, CANCEL), "actionSheet", 2), [OUTSIDE], 'tap "Keep it"'),
    (layer(alert(DELETE), "actionSheet", 2), [OUTSIDE], "outside"),
    (layer(alert(DELETE), "menu", 2), [MENU], "dismiss"),
], ids=["sheet", "held sheet", "popover", "full screen", "alert", "alert without Cancel", "action sheet", "its popover", "menu"])
def test_escape_does_what_a_finger_may(page, show, top, gestures, line):
    studio = show(state(make_stage(ROOT, top, gestures=gestures)))
    page.locator("#windows .layer:not([inert]) > .card").last.focus()
    page.keyboard.press("Escape")
    if line:
        studio.hears(page, kind="do", line=line)
    # Asked afterwards, it comes after what Escape might have asked.
    page.get_by_role("button", name="Dark appearance").click()
    studio.hears(page, kind="do", line="appearance dark")
    assert studio.lines() == ([line] if line else []) + ["appearance dark"]


def test_escape_in_a_menu_of_the_page_leaves_the_sheet(page, show):
    pushed = screen("Detail", [text("A detail")], bar("Detail", back="Form", menu=("Form", "List")))
    studio = show(state(make_stage(ROOT, layer(pushed, "sheet", 2, pull=True), gestures=[PULL])))
    page.get_by_role("button", name="Back to Form").click(button="right")
    menu = page.get_by_role("menu", name="Back to")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.get_by_role("button", name="Dark appearance").click()
    studio.hears(page, kind="do", line="appearance dark")
    assert studio.lines() == ["appearance dark"]


def test_arrow_keys_go_from_tab_to_tab(page, show):
    shown = layer(screen("List", [row("Ajax")], bar("Matches"), tabs=tabs("Rankings", "Matches", "Rankings", "Settings")))
    studio = show(state(make_stage(shown)))
    tab = lambda name: stage(page).get_by_role("tab", name=name)
    assert [tab(name).get_attribute("tabindex") for name in ("Matches", "Rankings", "Settings")] == ["-1", "0", "-1"]
    tab("Rankings").focus()
    for key, name in [("ArrowRight", "Settings"), ("ArrowRight", "Matches"), ("ArrowLeft", "Settings"), ("Home", "Matches"), ("End", "Settings")]:
        page.keyboard.press(key)
        expect(tab(name)).to_be_focused()
    assert studio.lines() == []
    page.keyboard.press("Enter")
    studio.hears(page, kind="do", line='tap "Settings"')


def test_the_share_sheet_is_called_that(page, show):
    show(state(make_stage(ROOT, layer(screen("UIActivityViewController", [text("https://club.example")]), "sheet", 2, pull=True), gestures=[PULL])))
    expect(page.get_by_role("dialog", name="Share", exact=True)).to_be_visible()


def test_a_long_word_is_broken_behind_a_sign(page, show):
    words = [text("https://club.example/matches/7"), text("Share it")]
    show(state(make_stage(ROOT, layer(screen("Profile", words), "popover", 2), device="tablet", size="accessibility5", gestures=[OUTSIDE])))
    lines = page.locator("#windows [data-style=popover] .text").first.evaluate("""(one) => {
        const [range, lines] = [document.createRange(), []];
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) for (let at = 0; at < walker.currentNode.data.length; at += 1) {
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 1);
            const { top } = range.getBoundingClientRect();
            if (lines.at(-1)?.top !== top) lines.push({ top, text: '' });
            lines.at(-1).text += walker.currentNode.data[at];
        }
        return lines.map((one) => one.text);
    }""")
    assert len(lines) > 1 and "".join(lines) == "https://club.example/matches/7"
    assert all(line.endswith(("/", ".")) for line in lines[:-1]), lines


def test_a_sheet_of_the_real_app_is_left_by_escape(kickabout):
    page = kickabout
    open_new_match(page)
    page.locator("#windows .layer:not([inert]) > .card").last.focus()
    page.keyboard.press("Escape")
    expect(title(page, "Matches")).to_be_visible()
    rest(page)
    assert acts(page)[-1] == "pull"
