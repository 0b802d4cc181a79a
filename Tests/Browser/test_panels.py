"""The panels around the stage: the script, the tree, the timeline, and what is said when something is wrong."""

import re

import pytest
from playwright.sync_api import expect

import gallery
import serving
from acting import laid_out, script, send
from samples import entry, inside, line, status, state

LINES = [line('type "Email" "ana@example.org"'), line('type "Password" "secret"', hidesText=True), line('tap "Log in"'), line("wait 0.5", isTime=True)]
ENTRIES = [
    entry(0, "start", cause="start", change="began", line=None), entry(1, "list asked for match(7)", line=2),
    entry(2, "form asked for save", "refused", why="the guard said no", line=2), entry(3, "by finger", cause="finger", change="absorbed", line=3),
]
EDITOR = gallery.STAGES["editor"]


def test_each_act_is_a_line_and_one_goes_back_to_any_of_them(page, show):
    studio = show(state(EDITOR, LINES))
    assert script(page) == ['type "Email" "ana@example.org"', 'type "Password" "••••"', 'tap "Log in"', "wait 0.5"]
    studio.send({"update": {"script": {"from": 3, "lines": [line('tap "Add"', "failed", message="nothing reads like that")], "branches": [], "branch": 0}}})
    expect(page.locator(".scriptlist .line.failed")).to_contain_text("nothing reads like that")
    assert script(page)[3:] == ['tap "Add"']
    page.get_by_role("button", name="Go back to after line 2").click()
    studio.hears(page, kind="goTo", number=2)


def test_the_prompt_does_lines_and_remembers_them(page, show):
    studio = show(state(EDITOR, LINES))
    send(page, "wait")
    send(page, 'tap "Save"')
    assert studio.lines() == ["wait", 'tap "Save"']
    field = page.get_by_label("Line of script")
    field.press("ArrowUp")
    expect(field).to_have_value('tap "Save"')
    field.press("ArrowUp")
    expect(field).to_have_value("wait")
    studio.replies["do"] = lambda ask: {"answer": {"isDone": False, "message": "column 1: no such command"}}
    field.fill("dance")
    field.press("Enter")
    expect(page.locator("#prompt-message")).to_have_text("column 1: no such command")
    expect(field).to_have_value("dance")


def test_a_script_is_edited_and_its_mistakes_are_pointed_at(page, show):
    studio = show(state(EDITOR, LINES))
    page.get_by_role("button", name="Edit the script").click()
    area = page.get_by_role("textbox", name="Script")
    expect(area).to_have_value(re.compile('tap "Log in"'))
    area.fill('tap "Log in"\ndance')
    studio.replies["play"] = lambda ask: {"answer": {"isDone": False, "message": "it cannot be read", "mistakes": [{"line": 2, "column": 1, "message": "no such command"}]}}
    page.get_by_role("button", name="Play on a fresh launch").click()
    page.get_by_role("button", name="2:1 no such command").click()
    assert area.evaluate("(one) => [one === document.activeElement, one.selectionStart]") == [True, 13]
    studio.replies.pop("play")
    area.fill('tap "Log in"')
    area.press("Control+Enter")
    expect(area).to_have_count(0)
    studio.hears(page, kind="play", text='tap "Log in"')


def test_a_script_says_by_which_link_the_app_was_launched(page, show):
    studio = show(state(EDITOR, LINES))
    studio.send({"update": {"script": {"from": 0, "lines": [line("back")], "branches": [], "branch": 0, "device": "phone", "link": "app://matches"}}})
    expect(page.locator(".scriptlist .line")).to_have_count(1)
    page.get_by_role("button", name="Edit the script").click()
    expect(page.get_by_role("textbox", name="Script")).to_have_value("# Launched by a link: --link app://matches\ndevice phone\nback\n")


def test_a_script_that_was_edited_is_not_lost_where_it_cannot_be_played(page, show):
    studio = show(state(EDITOR, LINES))
    page.get_by_role("button", name="Edit the script").click()
    area = page.get_by_role("textbox", name="Script")
    area.fill("wait 3")
    studio.replies["play"] = lambda ask: {"answer": {"isDone": False, "message": "the app was launched anew"}}
    area.press("Control+Enter")
    expect(page.locator("#banner")).to_contain_text("the app was launched anew")
    area.press("Escape")
    expect(area).to_have_value("wait 3")
    page.locator("#script").get_by_role("button", name="Cancel", exact=True).click()
    expect(area).to_have_count(0)
    page.get_by_role("button", name="Edit the script").click()
    area.press("Escape")
    expect(area).to_have_count(0)


def test_a_storyboard_that_cannot_be_loaded_covers_nothing(page, show):
    page.route("**/storyboard.json", lambda route: route.fulfill(body="nothing of the kind"))
    first = state(EDITOR)
    first["hello"]["hasStoryboard"] = True
    show(first)
    button = page.get_by_role("button", name="Storyboard")
    button.click()
    expect(page.locator("#outcome")).to_have_text("The storyboard could not be loaded")
    expect(button).to_be_focused()
    button.click()
    expect(page.get_by_role("region", name="Storyboard")).to_be_hidden()


def test_a_script_is_saved_as_a_file_and_as_a_test(page, show):
    studio = show(state(EDITOR, LINES))
    studio.replies["export"] = lambda ask: {"answer": {"text": f"the {ask['line']}"}}
    for name, file, text in (("Save as madeup.script", "madeup.script", "the script"), ("Save as a Swift test", "madeup-test.swift", "the test")):
        page.get_by_role("button", name="Save or copy").click()
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        assert download.value.suggested_filename == file
        assert download.value.path().read_text() == text


def test_a_node_shows_its_screen_and_a_screen_its_node(page, show):
    show(state(EDITOR))
    tree = page.get_by_role("tree")
    list_node = tree.get_by_role("treeitem", name="list", exact=True)
    list_node.click()
    expect(list_node).to_have_attribute("aria-selected", "true")
    expect(page.locator(".layer.chosen")).to_have_attribute("data-node", "10")
    page.get_by_role("button", name="Choose a screen on the stage").click()
    page.locator(".layer[data-style=sheet] .content").click()
    expect(tree.locator("[aria-selected=true]")).to_contain_text("form")
    expect(page.locator(".layer.chosen")).to_have_attribute("data-node", "12")
    # One that lies beneath can be chosen, too.
    page.get_by_role("button", name="Choose a screen on the stage").click()
    page.locator(".layer[data-style=root] .navbar").click(position={"x": 60, "y": 8}, force=True)
    node = page.get_by_role("region", name="Node")
    page.get_by_role("tree").get_by_role("treeitem", name="form").click()
    for text in ("EditMatchViewModel", "armed", "app://matches/7/edit", "<script>alert(1)</script>"):
        expect(node).to_contain_text(text)


def test_the_tree_is_walked_and_folded_by_keyboard(page, show):
    show(state(EDITOR))
    tree = page.get_by_role("tree")
    expect(tree.get_by_role("treeitem")).to_have_count(7)
    tree.locator("[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(tree.locator("[aria-selected=true]")).to_contain_text("league")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    expect(tree.get_by_role("treeitem")).to_have_count(6)
    expect(tree.locator(":focus")).to_contain_text("matches")
    page.keyboard.press("ArrowRight")
    expect(tree.get_by_role("treeitem")).to_have_count(7)
    page.keyboard.press("End")
    expect(tree.locator(":focus")).to_contain_text("form")


def test_what_waits_and_a_broken_law_are_said(page, show):
    broken = inside() | {"laws": {"isGreen": False, "law": 3, "found": "close did not undo open"}}
    show(state(EDITOR, inside=broken))
    expect(page.get_by_role("region", name="Pending")).to_contain_text("its decision has not answered yet")
    expect(page.get_by_role("region", name="Laws")).to_contain_text("Closing a screen undoes its opening.")
    page.locator("#inspector .panelhead").get_by_role("button", name="a law is broken").click()
    expect(page.locator(":focus")).to_have_text("close did not undo open")


def test_entries_are_filtered_searched_and_looked_into(page, show):
    studio = show(state(EDITOR, LINES, ENTRIES))
    entries = page.locator(".entry")
    expect(entries).to_have_count(4)
    page.get_by_role("button", name="refused", exact=True).click()
    expect(entries).to_have_count(3)
    page.get_by_role("button", name="refused", exact=True).click()
    page.get_by_label("Search entries").fill("guard")
    expect(entries).to_have_count(1)
    page.get_by_label("Search entries").fill("")
    studio.replies["entry"] = lambda ask: {"answer": {"entry": {
        "id": ask["number"], "before": "stack[list]", "after": "stack[list > match(7)]", "came": ["match(7)"], "went": [], "change": "push match(7)",
        "stageBefore": gallery.STAGES["matches"], "stageAfter": EDITOR,
    }}}
    entries.nth(1).get_by_role("button").click()
    detail = page.get_by_role("group", name="Entry", exact=True)
    expect(detail.locator(".half").nth(1).locator(".came")).to_have_text([">", "match", "(", "7", ")"])
    expect(detail.get_by_role("img")).to_have_count(2)
    detail.get_by_role("button", name="Go there").click()
    expect(detail).to_contain_text('tap "Log in"')
    studio.hears(page, kind="goToEntry", number=1)


def test_a_long_session_keeps_few_lines_in_the_document(page, show):
    many = [line(f'tap "{number}"') for number in range(20_000)]
    show(state(EDITOR, many, [entry(number, f"entry {number}") for number in range(5_000)]))
    assert page.locator(".scriptlist .line").count() < 80
    assert page.locator(".entry").count() < 80
    page.locator(".scriptlist").evaluate("(one) => { one.scrollTop = 26 * 10_000; }")
    expect(page.locator(".scriptlist")).to_contain_text('tap "10003"')


def test_the_device_is_changed_by_lines_of_script(page, show):
    studio = show(state(EDITOR))
    page.get_by_role("button", name="Dark appearance").click()
    page.get_by_role("button", name="Turn the device").click()
    page.get_by_label("Size of text").select_option("Text AX1")
    page.get_by_role("radio", name="Tablet").click()
    page.get_by_role("radio", name=re.compile("10×")).click()
    page.get_by_label("Link to open").fill('app://a"b')
    page.get_by_label("Link to open").press("Enter")
    expect(page.locator("#outcome")).to_contain_text("open")
    assert studio.lines() == ["appearance dark", "rotate left", "textsize accessibility1", 'open "app://a\\"b"']
    studio.hears(page, kind="launch", device="tablet")
    studio.hears(page, kind="speed", speed=10)


def test_panels_are_closed_and_stay_so_in_this_tab(page, show, address):
    show(state(EDITOR))
    for name in ("Script", "Timeline", "Inspector"):
        page.locator("#toolbar").get_by_role("button", name=name).click()
        expect(page.get_by_role("region", name=name)).to_have_count(0)
    page.reload()
    expect(page.locator(".device")).to_be_visible()
    expect(page.get_by_role("region", name="Script")).to_have_count(0)


@pytest.mark.parametrize("width, height", [(1440, 900), (1024, 768), (800, 1000), (390, 844)])
def test_nothing_is_wider_than_the_page(new_page, address, width, height):
    page = new_page(viewport={"width": width, "height": height})
    studio = serving.FakeStudio(page)
    studio.first = state(EDITOR, LINES, ENTRIES)
    page.goto(address)
    expect(page.locator(".device")).to_be_visible()
    laid_out(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator(".device").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width


def test_a_lost_connection_is_said_and_taken_up_again(page, show):
    studio = show(state(EDITOR))
    studio.socket.close()
    banner = page.get_by_role("region", name="Trouble")
    expect(banner).to_contain_text("The connection to the studio was lost")
    banner.get_by_role("button", name="Connect again").click()
    expect(banner).to_have_count(0)
    expect(page.locator("#toolbar .lamp")).to_have_text("running")


def test_a_trap_is_said_with_the_script_and_what_it_wrote(page, show):
    studio = show(state(EDITOR, LINES))
    trapped = status(app="trapped", say="The app trapped: signal 5.", errors="Fatal error: <b>index</b> out of range")
    studio.send({"update": {"status": trapped}})
    banner = page.get_by_role("region", name="Trouble")
    expect(banner).to_contain_text("The app trapped: signal 5.")
    banner.get_by_text("Details").click()
    expect(banner.locator("pre")).to_contain_text("<b>index</b> out of range")
    expect(banner.locator("pre")).to_contain_text('tap "Log in"')
    expect(banner.locator("pre")).not_to_contain_text("secret")
    expect(page.locator("#windows.stale")).to_have_count(1)
    banner.get_by_role("button", name="Fresh launch").click()
    studio.send({"update": {"status": status()}})
    expect(banner).to_have_count(0)
    studio.hears(page, kind="launch")


def test_another_version_of_the_protocol_is_refused(page, show):
    other = state(EDITOR)
    other["hello"]["version"] = 99
    show(other)
    expect(page.get_by_role("region", name="Trouble")).to_contain_text("version 99")


def test_an_app_without_a_navigator_says_so(page, show):
    show(state(EDITOR, inside=None, status=status(hasNavigator=False)))
    expect(page.locator("#inspector")).to_contain_text("This app has no navigator")


def test_an_idle_page_does_nothing(new_page, address):
    page = new_page()
    page.add_init_script("""
      window.calls = 0;
      for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'fetch']) {
        const own = window[name];
        if (name === 'requestAnimationFrame') window.twoFrames = () => new Promise((resolve) => own(() => own(resolve)));
        window[name] = (...all) => { window.calls += 1; return own.apply(window, all); };
      }
    """)
    studio = serving.FakeStudio(page)
    studio.first = state(gallery.STAGES["controls"], LINES, ENTRIES)
    page.goto(address)
    expect(page.locator(".device")).to_be_visible()
    # The lists are scrolled to their ends with the first frames.
    page.evaluate("window.twoFrames().then(() => { window.calls = 0; return window.twoFrames(); })")
    assert page.evaluate("window.calls") == 0
    assert page.evaluate("document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity).length") == 0


def test_the_stage_takes_what_room_the_panels_leave(page, show):
    show(state(EDITOR))
    laid_out(page)
    before = page.locator(".device").bounding_box()["height"]
    page.locator("#toolbar").get_by_role("button", name="Timeline").click()
    expect(page.get_by_role("region", name="Timeline")).to_have_count(0)
    laid_out(page)
    after = page.locator(".device").bounding_box()["height"]
    assert after > before * 1.2
    ground = page.locator(".ground").bounding_box()
    assert ground["y"] + ground["height"] > 840


def test_a_recording_is_looked_through_and_played_in_the_app(page, show):
    first = state(EDITOR, LINES, ENTRIES, status=status(isRecording=True, entry=3))
    del first["update"]["stage"]
    studio = show(first)
    recording = page.get_by_role("region", name="Recording")
    expect(recording).to_contain_text("sheet(match(7):stack[form])")
    # A file has no times, and nothing can be done in it.
    expect(page.locator("#toolbar .lamp")).to_have_text("a recorded file")
    expect(page.locator(".entries .time")).to_have_text(["", "", "", ""])
    assert "seconds" not in page.locator(".entry .hitline").first.get_attribute("aria-label")
    for name in ("Send to the background", "Let the system end the app", "Warn of low memory"):
        tool = page.locator("#toolbar").get_by_role("button", name=name)
        expect(tool).to_be_disabled()
        expect(tool).to_have_attribute("title", re.compile("recorded file"))
    expect(page.get_by_label("Link to open")).to_be_disabled()
    expect(page.get_by_label("Line of script")).to_be_disabled()
    page.get_by_role("button", name="Save or copy").click()
    expect(page.get_by_role("button", name="Save as a Swift test")).to_be_disabled()
    expect(page.get_by_role("button", name="Save as madeup.script")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(".entry", has_text="here")).to_have_count(1)
    studio.replies["goToEntry"] = lambda ask: {"update": {
        "inside": inside() | {"notation": "stack[list]"}, "status": status(isRecording=True, entry=ask["number"])}}
    page.locator(".entry .hitline").nth(1).click()
    page.get_by_role("button", name="Go there").click()
    expect(recording.locator("pre")).to_have_text("stack[list]")
    expect(page.locator(".entry").nth(1)).to_contain_text("here")
    expect(page.locator(".entry", has_text="here")).to_have_count(1)
    recording.get_by_role("button", name="Play its 4 lines in the app").click()
    studio.hears(page, kind="goTo", number=4)
    studio.send({"update": {"status": status(), "stage": EDITOR}})
    expect(recording).to_have_count(0)
    expect(page.locator(".device")).to_be_visible()


@pytest.mark.parametrize("width", [390, 700, 900])
def test_a_narrow_window_shows_the_whole_toolbar(page, show, width):
    page.set_viewport_size({"width": width, "height": 700})
    show(state(EDITOR, LINES))
    seen, there = page.locator("#toolbar").evaluate("(one) => [one.clientHeight, one.scrollHeight]")
    assert seen == there


def test_who_opened_a_node_is_told_or_why_it_is_not_known(page, show):
    shown = inside()
    shown["root"]["origin"] = "nobody: it was there first"
    shown["root"]["children"][1] |= {"label": "`rankings 2`", "origin": "not known: it came out of a snapshot"}
    show(state(EDITOR, inside=shown, status=status(isRecording=True)))
    node = page.get_by_role("region", name="Node")
    page.get_by_role("treeitem", name="league").click()
    expect(node).to_contain_text("nobody: it was there first")
    page.get_by_role("treeitem", name="rankings 2").click()
    expect(node.get_by_text("not known: it came out of a snapshot")).to_have_count(2)
    expect(node).to_contain_text("tells different destinations apart that all read “rankings”")
    expect(node).to_contain_text("of view models, guards and links it says nothing")
    expect(node).not_to_contain_text("none leads here")


def test_times_of_lines_that_were_played_again_are_said_to_be_others(page, show):
    studio = show(state(EDITOR, LINES, ENTRIES))
    heading = page.locator("#timeline h2")
    expect(heading).not_to_contain_text("played again")
    studio.send({"update": {"status": status(launch=2, isReplayed=True)}})
    expect(heading).to_contain_text("played again: times may differ")


def test_what_a_property_holds_unfolds_and_stays_so(page, show):
    studio = show(state(EDITOR))
    node = page.get_by_role("region", name="Node")
    expect(node.get_by_text("a closure")).to_be_hidden()
    node.locator("summary", has_text="shop").first.click()
    expect(node.get_by_text("a closure")).to_be_visible()
    expect(node).to_contain_text("3 more are left out")
    node.locator("summary", has_text="owner").click()
    expect(node.get_by_text("Shop, as above")).to_be_visible()
    changed = inside()
    changed["modals"][0]["node"]["children"][0]["made"]["properties"][2]["members"][0]["members"][0]["value"] = "8"
    studio.send({"update": {"inside": changed}})
    expect(node.get_by_text("8", exact=True)).to_be_visible()
