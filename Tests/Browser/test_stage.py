"""The stage: what it draws of the outline, and what a click, a key and a finger ask of the app."""

import copy

import pytest
from playwright.sync_api import expect

import gallery
from acting import button, laid_out, stage, title
from samples import bar, button as make_button, field, layer, row, screen, stage as make_stage, state, text


def texts(outline):
    """Everything that can be read on a stage, as its outline says."""

    def of_screen(shown):
        if shown.get("bar"):
            yield from (shown["bar"].get(part) for part in ("title", "back", "prompt"))
            yield from (one["title"] for one in shown["bar"]["left"] + shown["bar"]["right"])
        for one in shown["elements"]:
            if one["kind"] in ("text", "button", "row"):
                yield one["label"]
            if one["kind"] == "row":
                yield one["row"].get("detail")
                yield from (choice["title"] for choice in one["row"]["swipeActions"])
            yield from (choice["title"] for choice in one.get("segments", []))
        yield from (one["title"] for one in shown["toolbar"])
        for one in shown.get("tabs") or []:
            yield from (one["title"], one.get("badge"))
        for inner in shown["embedded"]:
            yield from of_screen(inner)

    return sorted(
        one for window in outline["windows"] for layer in window["layers"] for one in of_screen(layer["screen"]) if one
    )


def shown(page):
    """Everything that can be read on the stage, but for what the page itself adds."""
    return page.evaluate("""() => {
      const walker = document.createTreeWalker(document.querySelector('#windows'), NodeFilter.SHOW_TEXT);
      const own = '.figure, .shown, .picture, .keyboard, .custom, .labelled.guessed > .name.soft, textarea';
      const texts = [];
      while (walker.nextNode()) {
        const { data, previousSibling, parentElement } = walker.currentNode;
        if (parentElement.closest(own)) continue;
        // A long word may be broken behind a sign.
        if (previousSibling?.localName === 'wbr') texts.push(texts.pop() + data);
        else texts.push(data);
      }
      return texts.sort();
    }""")


@pytest.mark.parametrize("name", gallery.STAGES)
def test_every_text_of_the_outline_is_on_the_stage_once(page, show, name):
    show(state(gallery.STAGES[name]))
    assert sorted(shown(page)) == texts(gallery.STAGES[name])


def test_text_of_the_app_is_never_markup(page, show):
    evil = '<img src=x onerror="document.title=1"><script>alert(1)</script>'
    shown = screen("Evil", [text(evil), make_button(evil), row(evil, evil), field(evil, evil)], bar(evil, back=evil, right=(evil,)))
    show(state(make_stage(layer(shown))))
    assert page.locator("#windows img, #windows script").count() == 0
    expect(title(page, evil)).to_be_visible()


@pytest.mark.parametrize("name, line", [
    ("Edit", 'tap "Edit"'), ("Ana, ana@example.org", 'tap "Ana"'), ("Increase Reminder", 'increase "Reminder"'),
])
def test_a_click_sends_the_line_of_script_that_the_server_gave(page, show, name, line):
    studio = show(state(gallery.STAGES["settings"]))
    button(page, name).click()
    expect(page.locator("#outcome")).to_contain_text("done")
    assert studio.lines() == [line]


def test_the_keyboard_does_what_the_mouse_does(page, show):
    studio = show(state(gallery.STAGES["matches"]))
    rows = page.locator(".row .hit")
    rows.nth(0).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    rows.nth(2).focus()
    page.keyboard.press("ContextMenu")
    rows.nth(2).dispatch_event("contextmenu")
    stage(page).get_by_role("tab", name="Friends").press("Space")
    page.locator("#gestures").get_by_role("button", name="Pull to refresh").press("Enter")
    expect(page.locator("#outcome")).to_have_text("refresh: done")
    assert [line for line in studio.lines() if not line.startswith("press")] == [
        'tap "Ana – Zoé 🥇"', 'swipe "Ana – Zoé 🥇"', 'tap "Friends"', "refresh",
    ]
    assert 'press "نور – Ana"' in studio.lines()


def test_a_finger_that_stays_opens_a_menu_and_taps_nothing(page, show):
    studio = show(state(gallery.STAGES["matches"]))
    page.locator(".row .hit").nth(2).hover()
    page.mouse.down()
    expect(page.locator("#outcome")).to_contain_text("press")
    page.mouse.up()
    assert studio.lines() == ['press "نور – Ana"']


def test_typing_is_sent_when_it_is_done_and_not_amid_a_composition(page, show):
    shown = screen("Form", [field("Name"), make_button("Save")], bar("Form"))
    studio = show(state(make_stage(layer(shown))))
    name = page.get_by_label("Name", exact=True)
    name.focus()
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    assert studio.lines() == []
    session.send("Input.insertText", {"text": "日本"})
    name.press("Tab")
    expect(page.locator("#outcome")).to_have_text("typed")
    assert studio.lines() == [('type "Name" "…"', "日本")]


def test_what_is_typed_at_the_end_is_sent_alone_and_other_changes_empty_the_field_first(page, show):
    def shown(value):
        return make_stage(layer(screen("Form", [field("Name", value)], bar("Form"))))

    studio = show(state(shown("Ana")))
    studio.replies["type"] = lambda ask: {"update": {"stage": shown({"": ask["text"], "Ana": "Ana" + ask["text"]}[studio.value])}}
    studio.replies["do"] = lambda ask: setattr(studio, "value", "")
    studio.value = "Ana"
    name = page.get_by_label("Name", exact=True)
    name.press("End")
    name.press_sequentially(" 🥇")
    name.press("Tab")
    expect(page.locator("#outcome")).to_have_text("typed")
    assert studio.lines() == [('type "Name" "…"', " 🥇")]
    name.fill("Bo")
    name.press("Tab")
    expect(name).to_have_value("Bo")
    expect(page.locator("#outcome")).to_have_text("typed")
    assert studio.lines()[1:] == ['clear "Name"', ('type "Name" "…"', "Bo")]


def test_a_password_is_corrected_although_the_app_shows_dots(page, show):
    def shown(value):
        return make_stage(layer(screen("Form", [field("Password", "•" * len(value), secure=True)], bar("Form"))))

    def type(ask):
        studio.value += ask["text"]
        return {"update": {"stage": shown(studio.value)}}

    def clear(_):
        studio.value = ""
        return {"update": {"stage": shown("")}}

    studio = show(state(shown("")))
    studio.value = ""
    studio.replies |= {"type": type, "do": clear}
    password = page.get_by_label("Password", exact=True)

    def types(*keys):
        for key in keys:
            password.press(key)
        password.blur()
        expect(page.locator("#outcome")).to_have_text("typed")
        page.evaluate("document.querySelector('#outcome').textContent = ''")
        password.focus()

    types(*"secrex")
    types("End", "Backspace", "t")
    assert studio.value == "secret"
    # Another page has typed: of that one nothing is known but the dots.
    studio.value = "hidden words"
    studio.send({"update": {"stage": shown(studio.value)}})
    expect(password).to_have_value("••••••••••••")
    types("End", "!")
    assert studio.value == "hidden words!"
    types("End", "Backspace", "?")
    assert studio.value == "?"
    types("End", "!")
    assert studio.value == "?!"


def test_focus_selection_and_scroll_survive_a_state(page, show):
    shown = gallery.STAGES["controls"]
    studio = show(state(shown))
    notes = page.get_by_label("Notes", exact=True)
    notes.focus()
    page.evaluate("() => { const one = document.activeElement; one.setSelectionRange(2, 7); one.isTheSame = true; }")
    page.locator(".content").evaluate("(one) => { one.scrollTop = 90; }")
    place = notes.bounding_box()
    after = copy.deepcopy(shown)
    elements = after["windows"][0]["layers"][0]["screen"]["elements"]
    elements.insert(1, text("One more line above"))
    next(one for one in elements if one["label"] == "Home goals: 2")["label"] = "Home goals: 3"
    studio.send({"update": {"stage": after}})
    expect(stage(page)).to_contain_text("Home goals: 3")
    assert page.evaluate("() => { const one = document.activeElement; return [one.isTheSame, one.selectionStart, one.selectionEnd]; }") == [True, 2, 7]
    # What is in sight stays where it is, though a line came above it.
    assert abs(notes.bounding_box()["y"] - place["y"]) < 1


def test_a_row_that_leaves_takes_no_other_with_it(page, show):
    studio = show(state(gallery.STAGES["matches"]))
    page.locator(".row", has_text="Bo").evaluate("(one) => { one.isTheSame = true; }")
    after = copy.deepcopy(gallery.STAGES["matches"])
    after["windows"][0]["layers"][0]["screen"]["elements"].pop(0)
    studio.send({"update": {"stage": after}})
    expect(page.locator(".row")).to_have_count(2)
    assert page.locator(".row", has_text="Bo").evaluate("(one) => one.isTheSame") is True


def test_a_swipe_follows_what_the_app_says_of_it(page, show):
    """Half-way, on, and let go: the stage moves by the state, and not by the mouse."""
    studio = show(state(gallery.STAGES["controls"]))

    def finger(ask):
        after = copy.deepcopy(gallery.STAGES["controls"])
        if ask["finger"] in ("swipe", "move"):
            after |= {"isMoving": True, "finger": {"kind": "swipe", "progress": ask.get("progress", 0)}}
        return {"update": {"stage": after}}

    studio.replies["finger"] = finger
    laid_out(page)
    box = page.locator(".edgezone").bounding_box()
    page.mouse.move(box["x"] + 2, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] + 200, steps=3)
    expect(page.locator("#gestures")).to_contain_text("Swiping back")
    progress = float(page.locator(".screen.swiped:not(.ghost)").evaluate("(one) => one.style.getPropertyValue('--swiped')"))
    assert 0.1 < progress < 0.6
    page.mouse.move(box["x"] + 10, box["y"] + 200)
    page.mouse.up()
    expect(page.locator(".swiped")).to_have_count(0)
    studio.hears(page, kind="finger", finger="cancel")


def test_a_finger_that_is_lifted_is_the_last_that_is_heard_of_it(page, show):
    """However slowly the app answers: what it is asked keeps its order, and the next finger comes down after that."""
    studio = show(state(gallery.STAGES["controls"]))
    laid_out(page)
    box = page.locator(".edgezone").bounding_box()

    def swipe_a_little():
        page.mouse.move(box["x"] + 2, box["y"] + 200)
        page.mouse.down()
        for way in (30, 60):
            page.mouse.move(box["x"] + way, box["y"] + 200)

    def said():
        return [one["finger"] for one in studio.asked]

    for answered in range(4):
        studio.asked.clear()
        studio.hold()
        swipe_a_little()
        for step in range(answered):
            studio.release()
            studio.hold()
            laid_out(page)
            page.mouse.move(box["x"] + 90 + step, box["y"] + 200)
        page.keyboard.press("Escape")
        page.mouse.up()
        swipe_a_little()
        for _ in range(answered + 3):
            assert said().count("swipe") == 1 or "cancel" in said(), said()
            studio.release()
            studio.hold()
            laid_out(page)
        studio.release()
        studio.hears(page, finger="cancel")
        between = said()[1 : said().index("swipe", 1)]
        assert between == ["move"] * (len(between) - 1) + ["cancel"], said()
        page.keyboard.press("Escape")
        page.mouse.up()
        laid_out(page)
    expect(page.locator("#banner")).to_be_empty()


def test_a_push_slides_and_reduced_motion_does_without(new_page, address):
    import serving

    for motion in ("no-preference", "reduce"):
        page = new_page(reduced_motion=motion)
        studio = serving.FakeStudio(page)
        studio.first = state(gallery.STAGES["matches"])
        page.goto(address)
        expect(title(page, "Matches")).to_be_visible()
        pushed = copy.deepcopy(gallery.STAGES["controls"]) | {"isMoving": True, "motion": "push"}
        pushed["windows"][0]["layers"][0]["node"] = 77
        pushed["windows"][0]["layers"][0]["screen"]["tabs"] = gallery.STAGES["matches"]["windows"][0]["layers"][0]["screen"]["tabs"]
        # With the clock still, a transition stands where the clock stands.
        status = state(pushed)["update"]["status"] | {"speed": 0}
        studio.send({"update": {"stage": pushed, "status": status}})
        expect(title(page, "Controls")).to_be_attached()
        leaving = page.locator(".screen[data-leaving]")
        expect(leaving).to_have_count(1 if motion == "no-preference" else 0)
        if motion == "reduce":
            continue
        studio.send({"update": {"status": status | {"time": status["time"] + 0.1}}})
        expect(page.locator("#toolbar")).to_contain_text("1.10 s")
        assert page.evaluate("document.getAnimations().map((one) => Math.round(one.currentTime))") == [100] * 4
        # Both screens move, and the tab bar of both stands still.
        bars = page.evaluate("[...document.querySelectorAll('.tabbar')].map((one) => Math.round(one.getBoundingClientRect().x))")
        assert len(bars) == 2 and bars[0] == bars[1]
        studio.send({"update": {"status": status | {"time": status["time"] + 0.4}}})
        expect(leaving).to_have_count(0)


def test_holding_the_back_button_lists_the_screens_beneath(page, show):
    studio = show(state(gallery.STAGES["controls"]))
    back = button(page, "Back to Matches")
    back.hover()
    page.mouse.down()
    expect(page.get_by_role("menu", name="Back to")).to_be_visible()
    page.mouse.up()
    menu = page.get_by_role("menu", name="Back to")
    menu.get_by_role("menuitem", name="Menu").click()
    expect(menu).to_have_count(0)
    back.click()
    expect(page.locator("#outcome")).to_have_text("back: done")
    assert studio.lines() == ['menu "Menu"', "back"]


def test_a_detent_is_dragged_to(page, show):
    studio = show(state(gallery.STAGES["detents"]))
    laid_out(page)
    box = page.locator(".layer[data-style=sheet] .navbar .title").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 5, box["y"] - 120, steps=4)
    page.mouse.up()
    expect(page.locator("#outcome")).to_contain_text("done")
    assert studio.lines() == ['drag "com.apple.UIKit.large"']


def test_four_hundred_rows_are_drawn_in_a_few_milliseconds(page, show):
    rows = [row(f"Player {number}", f"{number} points", "disclosure") for number in range(400)]
    shown = make_stage(layer(screen("List", rows, bar("Players"))))
    studio = show(state(shown))
    after = copy.deepcopy(shown)
    after["windows"][0]["layers"][0]["screen"]["elements"].pop(200)
    studio.send({"update": {"stage": after}})
    expect(page.locator(".row")).to_have_count(399)


def test_windows_stand_side_by_side_and_only_the_front_one_is_reached(page, show):
    show(state(gallery.STAGES["windows"]))
    expect(page.locator(".device")).to_have_count(2)
    laid_out(page)
    one, other = (page.locator(".device").nth(index).bounding_box() for index in (0, 1))
    assert one["x"] + one["width"] <= other["x"]
    expect(page.locator(".device[data-front=false] .layer[inert]")).to_have_count(1)
    expect(page.locator(".device[data-front=true] .layer[inert]")).to_have_count(0)


def test_an_app_that_is_not_on_screen_offers_the_way_back(page, show):
    studio = show(state(gallery.STAGES["matches"]))
    status = state(gallery.STAGES["matches"])["update"]["status"]
    studio.send({"update": {"status": status | {"isInBackground": True}}})
    button(page, "Bring it back").click()
    studio.send({"update": {"status": status | {"isKilled": True}}})
    button(page, "Launch it again").click()
    expect(page.locator("#outcome")).to_have_text("launch: done")
    assert studio.lines() == ["foreground", "launch"]
