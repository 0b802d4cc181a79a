"""A page on a slow line: fingers, keys and the prompt go on while nothing that the studio says arrives. CAIRN_FUZZ says how many
bursts, CAIRN_SEED which."""

import json
import os
import random
import subprocess

from playwright.sync_api import expect

from acting import button, laid_out, log_in, rest
from test_stage import shown, texts

WORDS = ["Ana", "Zoé 🥇", "ana@example.org", "שרה"]


class SlowLine:
    """Stands between a page and its studio, and passes on what either says when it is told to. The order stays."""

    def __init__(self, page):
        self.ways = {"up": [], "down": []}
        self.send = {}
        self.isHeld = False
        self.asked = []
        self.answers = {}
        self.last = {}
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket):
        server = socket.connect_to_server()
        self.send = {"up": server.send, "down": socket.send}
        socket.on_message(lambda text: self._take("up", text))
        server.on_message(lambda text: self._take("down", text))

    def _take(self, way, text):
        message = json.loads(text)
        if way == "up":
            self.asked.append(message)
        else:
            update = message.get("update") or {}
            self.last.update({part: update[part] for part in ("stage", "status", "inside") if update.get(part)})
            if answer := message.get("answer"):
                self.answers[answer["id"]] = answer
        self.ways[way].append(text)
        if not self.isHeld:
            self.flow(way)

    def flow(self, way, count=None):
        """Passes on the first messages of those that wait."""
        passing, self.ways[way] = self.ways[way][:count], self.ways[way][count:] if count else []
        for text in passing:
            self.send[way](text)

    def release(self):
        self.isHeld = False
        for way in self.ways:
            self.flow(way)

    def hears_all(self, page):
        """Waits until whatever was asked has its answer."""
        for _ in range(1_200):
            waiting = [ask for ask in self.asked if ask["id"] not in self.answers]
            if not waiting:
                return
            laid_out(page)
        raise AssertionError(f"no answer to {waiting}")


class Person:
    """Does what a person may, and looks at nothing."""

    def __init__(self, page, chance):
        self.page, self.chance = page, chance
        self.isDown = False

    def act(self):
        acts = [self.tap, self.tap, self.swipe, self.pull, self.pull_a_row, self.key, self.type, self.prompt, self.tool]
        if self.isDown:
            acts = [self.move, self.move, self.lift, self.key]
        self.chance.choice(acts)()

    def place(self, selector):
        """The middle of one of these on the stage; None where there is none."""
        boxes = self.page.locator(f"#windows {selector}").evaluate_all(
            "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON())"
        )
        if boxes:
            box = self.chance.choice(boxes)
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return None

    def tap(self):
        if place := self.place('[data-line]:not([disabled]):not([data-line="tap \\"Log out\\""])'):
            self.page.mouse.click(*place)

    def swipe(self):
        self.drag(".edgezone", (40, 0))

    def pull(self):
        self.drag(".layer[data-style=sheet] .navbar .title", (0, 50))

    def pull_a_row(self):
        self.drag(".layer:not([inert]) .row", (-60, 0))

    def drag(self, selector, way):
        if place := self.place(selector):
            self.page.mouse.move(*place)
            self.page.mouse.down()
            self.isDown, self.at, self.way = True, place, way
            self.move()

    def move(self):
        far = self.chance.choice([0.2, 1, 2, 4, 7])
        self.page.mouse.move(self.at[0] + self.way[0] * far, self.at[1] + self.way[1] * far, steps=self.chance.randint(1, 4))

    def lift(self):
        self.isDown = False
        self.page.mouse.up()

    def key(self):
        self.page.keyboard.press(self.chance.choice(["Escape", "Tab", "Enter", "Space"]))

    def type(self):
        if place := self.place("input.textfield, input[type=text], input[type=email]"):
            self.page.mouse.click(*place)
            self.page.keyboard.type(self.chance.choice(WORDS))

    def prompt(self):
        field = self.page.get_by_label("Line of script")
        field.fill(self.chance.choice(["back", "swipe", "pull", "swipe cancel 0.3", "wait 0.2", 'tap "Cancel"', "tap Add"]))
        field.press("Enter")

    def tool(self):
        """Beside the stage: what the system does, how fast time passes, and the way back."""
        tools = self.page.locator("#toolbar button:not([disabled]), .scriptlist button")
        names = ["background", "foreground", "memory", "end the app", "Turn the device", "appearance", "×", "∞"]
        places = tools.evaluate_all(
            """(all, names) => all.filter((one) => names.some((name) => one.closest('.scriptlist') || one.textContent.includes(name)
              || (one.getAttribute('aria-label') ?? '').includes(name))).map((one) => one.getBoundingClientRect().toJSON())""",
            names,
        )
        box = self.chance.choice(places)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def fault_at_rest(page, stage, status, inside):
    if status["app"] != "running":
        return f"the app is {status['app']}"
    if stage.get("finger"):
        return f"a finger is left on the screen: {stage['finger']}"
    if inside["laws"].get("isGreen") is False:
        return f"a law is broken: {inside['laws']}"
    isSeen = not (status["isKilled"] or status["isInBackground"])
    if isSeen and sorted(shown(page)) != texts(stage):
        return f"the page shows {sorted(shown(page))}, the app {texts(stage)}"
    return None


def test_whatever_is_done_while_nothing_arrives(new_page, launch, command):
    seed = int(os.environ.get("CAIRN_SEED", 3))
    print(f"CAIRN_SEED={seed}")
    chance = random.Random(seed)
    page = new_page()
    line = SlowLine(page)
    page.goto(launch())
    expect(button(page, "Log in")).to_be_visible()
    log_in(page)
    page.get_by_role("radio", name=chance.choice(["1×", "10×", "∞"])).click()
    person = Person(page, chance)
    for burst in range(int(os.environ.get("CAIRN_FUZZ", "25"))):
        line.isHeld = True
        for _ in range(chance.randint(1, 6)):
            person.act()
            line.flow(chance.choice(["up", "down"]), chance.randint(1, 3))
            if chance.random() < 0.3:
                laid_out(page)
        line.release()
        if person.isDown:
            person.lift()
        where = f"CAIRN_SEED={seed}, burst {burst}"
        try:
            line.hears_all(page)
            rest(page)
        except AssertionError as error:
            raise AssertionError(f"{where}: {error}\n{line.asked[-8:]}") from None
        for ask in line.asked:
            said = line.answers.get(ask["id"], {})
            assert said.get("message") != "no finger is on the screen", f"{where}: {said} to {ask}, {line.asked[-12:]}"
        # Time may pass by itself, and bring something; and a launch takes some.
        for _ in range(600):
            if not (fault := fault_at_rest(page, **line.last)):
                break
            laid_out(page)
        assert not fault, f"{where}: {fault}, {line.asked[-8:]}"
    # Whatever came of it: the script leads there again.
    page.get_by_role("button", name="Edit the script").click()
    script = page.get_by_role("textbox", name="Script").input_value()
    isThere = not line.last["status"]["isKilled"]
    played = subprocess.run(
        [command, "--script", "-"], input=script + ("tree\n" if isThere else ""), capture_output=True, text=True, timeout=600
    )
    assert played.returncode == 0, f"CAIRN_SEED={seed}: {played.stderr}\n{script}"
    if isThere:
        assert line.last["inside"]["notation"] in played.stdout.splitlines(), f"CAIRN_SEED={seed}: {script}"
