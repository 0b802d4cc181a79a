"""What becomes of a session when the app is launched anew: on another device, and after it ended by itself."""

import os

from playwright.sync_api import expect

import gallery
from acting import acts, rest
from samples import line, status, state


def keep(page, name):
    """A picture for whoever wants to look: CAIRN_PICTURES=folder."""
    if folder := os.environ.get("CAIRN_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_another_device_keeps_the_settings_and_says_where_the_script_went(kickabout):
    page = kickabout
    page.get_by_role("button", name="Dark appearance").click()
    rest(page)
    page.get_by_label("Size of text").select_option("Text XXL")
    rest(page)
    page.get_by_role("radio", name="Tablet").click()
    notice = page.get_by_role("region", name="Notice")
    expect(notice).to_contain_text("Launched again on a tablet. The script before it, 2 lines, is in “Sessions that were left”.")
    rest(page)
    expect(page.locator(".device")).to_have_attribute("data-kind", "tablet")
    expect(page.locator(".device")).to_have_attribute("data-appearance", "dark")
    expect(page.get_by_label("Size of text")).to_have_value("xxLarge")
    assert acts(page) == ["appearance dark", "textsize xxLarge"]
    page.get_by_text("Sessions that were left (1)").click()
    keep(page, "relaunched")
    page.get_by_role("button", name="Edit the script").click()
    expect(page.get_by_role("textbox", name="Script")).to_have_value("device tablet\nappearance dark\ntextsize xxLarge\n")
    page.get_by_role("button", name="Cancel", exact=True).click()
    notice.get_by_role("button", name="Go back to it").click()
    expect(page.locator(".device")).to_have_attribute("data-kind", "phone")
    expect(notice).to_have_count(0)


def test_a_notice_is_closed_and_stays_so_until_the_next_launch(page, show):
    studio = show(state(gallery.STAGES["editor"], status=status(notice={"number": 1, "text": "Launched again."})))
    notice = page.get_by_role("region", name="Notice")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    studio.send({"update": {"status": status(time=2, notice={"number": 1, "text": "Launched again."})}})
    expect(page.locator("#toolbar")).to_contain_text("2.00 s")
    expect(notice).to_have_count(0)
    studio.send({"update": {"status": status(launch=2, notice={"number": 2, "text": "Launched again."})}})
    expect(notice).to_be_visible()


def test_after_a_trap_the_script_that_led_there_is_kept(page, show):
    left = {"number": 0, "lines": 2, "last": 'tap "Trap"', "device": "phone", "failure": "here the app ended"}
    first = state(gallery.STAGES["editor"], [line("wait 1")], status=status(notice={"number": 1, "text": "Launched again.", "branch": 0}))
    first["update"]["script"]["branches"] = [left]
    studio = show(first)
    notice = page.get_by_role("region", name="Notice")
    notice.get_by_role("button", name="Play it again").click()
    studio.hears(page, kind="branch", number=0)
    page.get_by_text("Sessions that were left (1)").click()
    expect(page.locator(".leftsessions")).to_contain_text("here the app ended")
    page.locator(".leftsessions").get_by_role("button", name="Copy its script").click()
    studio.hears(page, kind="export", line="script", number=0)
    keep(page, "trapped")
