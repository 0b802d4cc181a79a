"""States as the studio's server sends them, made up: every kind of element, bar and layer that the protocol has."""

import json
import pathlib

FOLDER = pathlib.Path(__file__).parent / "Samples"
CHANGES = [
    {"setting": "orientation", "value": word, "line": f"rotate {word}"} for word in ("upright", "left", "right", "upsidedown")
] + [
    {"setting": "appearance", "value": word, "line": f"appearance {word}"} for word in ("light", "dark")
] + [
    {"setting": "textSize", "value": word, "line": f"textsize {word}"}
    for word in ("small", "medium", "large", "xLarge", "accessibility1", "accessibility3")
]


def real(name):
    """A state of an app that was kept in a file."""
    return json.loads((FOLDER / f"{name}.json").read_text())


def element(kind, label, acts=None, **rest):
    return {"kind": kind, "label": label, "isEnabled": True, "acts": acts or {}} | rest


def text(label, style=None):
    return element("text", label, **({"textStyle": style} if style else {}))


def button(label, style="plain", role="normal", acts=None, enabled=True, **rest):
    look = {"style": style, "role": role, "showsActivity": False, "opensMenu": False} | rest
    return element("button", label, acts or {"tap": f'tap "{label}"'}, button=look, isEnabled=enabled)


def field(label, value="", style="line", editing=False, secure=False):
    acts = {"type": f'type "{label}" "…"', "clear": f'clear "{label}"'}
    look = {"text": value, "placeholder": label, "isSecure": secure, "isEditing": editing, "style": style}
    return element("field", label, acts, field=look)


def row(label, detail=None, accessory="none", actions=(), editing=None, movable=False, selected=False, **acts):
    look = {
        "detail": detail, "accessory": accessory, "isSelected": selected, "editing": editing, "canBeMoved": movable,
        "swipeActions": [{"title": title, "tap": f'tap "{title}"'} for title in actions],
    }
    return element("row", label, {"tap": f'tap "{label}"'} | acts, row=look)


def toggle(label, on):
    return element("toggle", label, {"tap": f'tap "{label}"'}, isOn=on)


def steps(label):
    return {"increase": f'increase "{label}"', "decrease": f'decrease "{label}"'}


def segments(label, titles, selected):
    choices = [{"title": one, "isSelected": one == selected, "isEnabled": True, "tap": f'tap "{one}"'} for one in titles]
    return element("segments", label, segments=choices)


def bar_button(title, prominent=False, enabled=True):
    return {"title": title, "isEnabled": enabled, "isProminent": prominent, "tap": f'tap "{title}"'}


def bar(title, back=None, left=(), right=(), large=False, prompt=None, menu=()):
    return {
        "title": title, "hasLargeTitle": large, "prompt": prompt, "back": back, "backTap": "back" if back else None,
        "backMenu": [{"title": one, "tap": f'menu "{one}"'} for one in menu],
        "left": [bar_button(one) for one in left], "right": [bar_button(one) for one in right],
    }


def tabs(selected, *titles, badges=None):
    return [
        {"title": one, "isSelected": one == selected, "isEnabled": True, "tap": f'tap "{one}"', "badge": (badges or {}).get(one)}
        for one in titles
    ]


def screen(controller, elements=(), bar=None, tabs=None, toolbar=(), embedded=(), column=None):
    return {
        "controller": controller, "bar": bar, "elements": list(elements), "omitted": 0, "tabs": tabs, "column": column,
        "toolbar": [bar_button(one) for one in toolbar], "embedded": list(embedded),
    }


def layer(shown, style="root", node=None, pull=False, grabber=False, detent=None):
    return {
        "style": style, "canBePulledAway": pull, "hasGrabber": grabber, "detent": detent, "node": node, "screen": shown,
    }


def quiet(shown):
    """A screen that lies beneath another, where nothing can be done."""
    shown = json.loads(json.dumps(shown))
    for one in shown["elements"]:
        one["acts"] = {}
        for choice in (one.get("row") or {}).get("swipeActions", []):
            choice.pop("tap", None)
    if shown["bar"]:
        shown["bar"]["backTap"] = None
        for one in shown["bar"]["left"] + shown["bar"]["right"]:
            one.pop("tap")
    for one in (shown["tabs"] or []) + shown["toolbar"]:
        one.pop("tap")
    return shown


def stage(*layers, windows=None, gestures=(), device="phone", dark=False, turned=False, size="large", rtl=False, **rest):
    width, height = (390, 844) if device == "phone" else (820, 1180)
    looks = {
        "device": device, "width": height if turned else width, "height": width if turned else height,
        "orientation": "left" if turned else "upright", "isDark": dark, "textSize": size, "isRightToLeft": rtl,
        "horizontal": "compact", "vertical": "regular", "changes": CHANGES,
    }
    windows = windows or [{"isKey": True, "layers": list(layers)}]
    return {
        "windows": windows, "isMoving": False, "looks": looks, "gestures": list(gestures), "possible": ['tap "Log in"', "wait"],
    } | rest


def node(number, label, content="screen", children=(), **rest):
    return {
        "id": number, "label": label, "content": content, "isVisible": False, "opening": "placed", "isForeign": False,
        "children": list(children), "covers": [],
    } | rest


def inside():
    made = {
        "kind": "screen", "type": "EditMatchViewModel", "maker": "EditMatchCoordinator", "view": "EditMatchViewController",
        "guardsLeaving": True, "isArmed": True, "guardsEntering": False, "omitted": 0,
        "properties": [{"name": "title", "value": "Edit match"}, {"name": "<b>home</b>", "value": "<script>alert(1)</script>"},
            {"name": "shop", "value": "Shop", "omitted": 3, "members": [
                {"name": "owner", "value": "Person", "members": [{"name": "age", "value": "7"}, {"name": "shop", "value": "Shop, as above"}]},
                {"name": "onClose", "value": "a closure"},
            ]},
        ],
    }
    form = node(12, "form", isVisible=True, opening="placed", opener=10, owner=11, made=made, link="app://matches/7/edit", saves='{"home": "Ana"}')
    root = node(0, "league", "tabs", front=0, children=[
        node(1, "matches", "stack", [node(10, "list", isVisible=True)]), node(2, "rankings"), node(3, "settings"),
    ])
    return {
        "notation": "league:tabs[*matches:stack[list], rankings, settings] + sheet(match(7):stack[form])", "visible": 12,
        "root": root, "modals": [{"style": "sheet", "opener": 10, "node": node(11, "match(7)", "stack", [form])}],
        "isSettled": True, "laws": {"isGreen": True}, "leaks": [], "notSaved": [], "omitted": 0,
        "pending": [{"route": "save", "asker": "form", "why": "its decision has not answered yet"}],
    }


def status(**rest):
    return {
        "app": "running", "errors": "", "launch": 1, "device": "phone", "isKilled": False, "isInBackground": False,
        "time": 1.0, "speed": 1, "wantsTime": False, "hasNavigator": True,
    } | rest


def line(words, outcome="done", **rest):
    return {"text": words, "outcome": outcome, "isTime": False, "hidesText": False, "entries": 0} | rest


def entry(number, words, outcome="performed", **rest):
    return {
        "id": number, "number": number, "window": 1, "cause": "route", "text": words, "outcome": outcome, "duration": 0.0004,
        "unguarded": [], "time": number * 0.35, "line": 0, "change": "push",
    } | rest


def state(shown, lines=(), entries=(), **rest):
    """The first message of a server: everything."""
    update = {
        "revision": 1, "status": status(device=shown["looks"]["device"]), "stage": shown, "inside": inside(),
        "script": {"from": 0, "lines": list(lines), "branches": [], "branch": 0, "device": shown["looks"]["device"]},
        "timeline": {"isWhole": True, "entries": list(entries), "omitted": 0},
    } | rest
    hello = {
        "version": 1, "app": "madeup", "links": ["app://matches", "app://rankings/3"],
        "manual": [{"form": 'tap "Log in"', "meaning": "tap what reads like that"}],
    }
    return {"hello": hello, "update": update}
