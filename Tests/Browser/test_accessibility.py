"""What axe's rules say of every made-up state, and what is said to whoever hears the page."""

import pathlib

import axe_playwright_python
import pytest
from playwright.sync_api import expect

import gallery
import samples
import serving

AXE = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"
ENTRIES = [samples.entry(number, f"list asked for match({number})", outcome) for number, outcome in enumerate(
    ["performed", "refused", "superseded", "cancelled"]
)]
LINES = [samples.line('type "Email" "ana@example.org"'), samples.line("wait 0.5", isTime=True), samples.line('tap "Nowhere"', "failed", message="nothing reads like that")]


def violations(page, outside=None, without=()):
    """What axe finds, by rule, with the elements it is found at."""
    page.evaluate(AXE.read_text())
    where = {"exclude": [[one] for one in ("[data-leaving]", outside) if one]}
    rules = {rule: {"enabled": False} for rule in without}
    found = page.evaluate("([where, rules]) => axe.run(where, { rules })", [where, rules])["violations"]
    return {one["id"]: [node["html"][:160] for node in one["nodes"]] for one in found}


def open_page(page, address, name):
    studio = serving.FakeStudio(page)
    studio.first = samples.state(gallery.STAGES[name], LINES, ENTRIES)
    page.goto(address)
    expect(page.locator(".device").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", gallery.STAGES)
def test_axe_finds_nothing_where_more_contrast_is_wanted(new_page, address, name, scheme):
    page = new_page(color_scheme=scheme, contrast="more", reduced_motion="reduce", bypass_csp=True)
    open_page(page, address, name)
    assert violations(page) == {}


@pytest.mark.parametrize("name", ["settings", "controls", "alert"])
def test_axe_finds_nothing_but_the_contrast_of_ios_itself(new_page, address, name):
    page = new_page(reduced_motion="reduce", bypass_csp=True)
    open_page(page, address, name)
    assert violations(page, without=["color-contrast"]) == {}
    assert violations(page, outside=".device") == {}
