"""Random acts through the page: what is on the stage is what the app says of its screen. CAIRN_FUZZ says how many, CAIRN_SEED which."""

import json
import os
import random

from playwright.sync_api import expect

from acting import button, log_in, rest, send
from test_stage import shown, texts

WORDS = ["Ana", "نور", "Zoé 🥇", "ana@example.org", "correct horse", "שרה", "\"\\"]


def test_stage_and_outline_never_differ(new_page, launch):
    seed = int(os.environ.get("CAIRN_SEED", 2026))
    print(f"CAIRN_SEED={seed}")
    chance = random.Random(seed)
    page = new_page()
    last = {}

    def hear(frame):
        update = json.loads(frame).get("update") or {}
        last.update({part: update[part] for part in ("stage", "status") if update.get(part)})

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.goto(launch())
    expect(button(page, "Log in")).to_be_visible()
    log_in(page)
    page.get_by_role("radio", name="∞").click()
    page.get_by_role("button", name="Timeline").click()
    for _ in range(int(os.environ.get("CAIRN_FUZZ", "60"))):
        possible = [line for line in last["stage"]["possible"] if line != 'tap "Log out"'] or ["wait"]
        line = chance.choice(possible).replace('"…"', json.dumps(chance.choice(WORDS), ensure_ascii=False))
        page.evaluate("document.querySelector('#outcome').textContent = ''")
        send(page, line)
        expect(page.locator("#outcome")).not_to_have_text("")
        rest(page)
        if not (last["status"]["isKilled"] or last["status"]["isInBackground"]):
            assert sorted(shown(page)) == texts(last["stage"]), f"after {line}"
        assert last["status"]["app"] == "running"
