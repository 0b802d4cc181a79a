"""Kickabout's own scripts, played through the page by its fields and buttons: what they expect holds there, too."""

import json
import pathlib
import re

import pytest
from playwright.sync_api import expect

from acting import button, rest, send, stage

SCRIPTS = sorted((pathlib.Path(__file__).parents[2] / "Examples/Kickabout/Scripts").glob("*.script"))
TYPES = re.compile(r'type ("(?:[^"\\]|\\.)*")(?: (\d+))? ("(?:[^"\\]|\\.)*")')
ROWS = {"swipe": "ArrowLeft", "swipe right": "ArrowRight"}


def plain(words):
    """A text in quotation marks, as it is typed."""
    return json.loads(re.sub(r"\\u\{([0-9a-fA-F]+)\}", lambda found: chr(int(found[1], 16)), words))


def unescaped(line):
    return re.sub(r"\\u\{([0-9a-fA-F]+)\}", lambda found: chr(int(found[1], 16)), line)


def play(page, line):
    """Does a line by what is on the page; by the prompt only where there is nothing to touch. Says whether it touched."""
    if found := TYPES.fullmatch(line):
        name, index, text = plain(found[1]), int(found[2] or 1), plain(found[3])
        field = stage(page).locator(".layer:not([inert])").get_by_role("textbox", name=name, exact=True).nth(index - 1)
        field.press("End")
        page.keyboard.insert_text(text)
        field.evaluate("(one) => one.blur()")
        expect(page.locator("#outcome")).to_have_text("typed")
        return True
    known = page.evaluate("""(line) => {
      const all = [...document.querySelectorAll('#stage [data-line]')].filter((one) => !one.closest('[inert]'));
      return all.findIndex((one) => one.dataset.line.replace(/\\\\u\\{([0-9a-f]+)\\}/gi, (_, code) => String.fromCodePoint(parseInt(code, 16))) === line);
    }""", unescaped(line))
    if known < 0:
        send(page, line)
        return False
    page.locator("#stage [data-line]").locator("visible=true").first.wait_for()
    page.evaluate("""(index) => {
      [...document.querySelectorAll('#stage [data-line]')].filter((one) => !one.closest('[inert]'))[index].dataset.next = '';
    }""", known)
    page.locator("[data-next]").click()
    expect(page.locator("#outcome")).to_have_text(re.compile("done$"))
    page.evaluate("delete document.querySelector('[data-next]')?.dataset.next")
    return True


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_says_the_same_when_it_is_played_by_buttons(kickabout, path):
    page = kickabout
    page.get_by_role("radio", name="∞").click()
    expect(page.get_by_role("radio", name="∞")).to_have_attribute("aria-checked", "true")
    touched = total = 0
    for line in path.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            page.evaluate("document.querySelector('#outcome').textContent = ''")
            is_act = line.split()[0] in ("tap", "type", "back", "increase", "decrease", "accessory")
            total += is_act
            touched += play(page, line) and is_act
            expect(page.locator("#outcome")).not_to_have_text("")
            rest(page)
            expect(page.locator("#prompt-message")).to_have_text("")
            assert page.locator(".scriptlist .line.failed").count() == 0, line
    assert touched >= total * 0.8, f"{touched} of {total} were touched"
