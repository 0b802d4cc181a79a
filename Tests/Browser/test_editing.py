"""A script as text in the page, and who has the focus once an alert is gone."""

from playwright.sync_api import expect

from acting import acts, button, focused, rest, stage, tab_to


def test_a_line_that_cannot_be_done_leaves_the_script_in_the_editor(kickabout):
    page = kickabout
    button(page, "Sign up").click()
    rest(page)
    page.get_by_role("button", name="Save or copy").click()
    page.get_by_role("button", name="Edit the script").click()
    expect(page.locator(".dropdown")).to_have_count(0)
    text = page.get_by_role("textbox", name="Script")
    text.fill('# Mine\ntap "Sign up"\ntap "Nowhere"\nback\n')
    page.get_by_role("button", name="Play on a fresh launch").click()
    mistake = page.get_by_role("list", name="Mistakes").get_by_role("button")
    expect(mistake).to_contain_text("3:1")
    rest(page)
    expect(text).to_have_value('# Mine\ntap "Sign up"\ntap "Nowhere"\nback\n')
    mistake.click()
    assert text.evaluate("(area) => area.selectionStart") == len('# Mine\ntap "Sign up"\n')
    text.fill('tap "Sign up"\nback\n')
    page.get_by_role("button", name="Play on a fresh launch").click()
    expect(text).to_have_count(0)
    rest(page)
    assert acts(page) == ['tap "Sign up"', "back"]


def test_the_focus_comes_back_once_an_alert_is_gone(kickabout):
    page = kickabout
    tab_to(page, "Email")
    page.keyboard.type("nobody")
    tab_to(page, "Log in")
    page.keyboard.press("Enter")
    alert = stage(page).get_by_role("dialog")
    expect(alert).to_be_visible()
    rest(page)
    alert.get_by_role("button").last.focus()
    page.keyboard.press("Enter")
    expect(alert).to_have_count(0)
    rest(page)
    assert focused(page) == "Log in"
