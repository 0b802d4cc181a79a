"""A gallery of made-up states: each kind of element, bar and layer is in one of them."""

from samples import (
    bar, button, element, field, layer, quiet, row, screen, segments, stage, steps, tabs, text, toggle,
)

TITLES = ("Matches", "Rankings", "Friends", "Settings")

SETTINGS = screen(
    "SettingsViewController",
    [
        text("Account"), row("Ana", "ana@example.org", "disclosure"), row("Two-factor", "On", "disclosure"),
        text("Notifications"), row("Allow"), toggle("Allow", True), row("Sounds"), toggle("Sounds", False),
        row("Volume"), element("slider", "Volume", steps("Volume"), part=0.62),
        row("Reminder", accessory="none"), element("stepper", "Reminder", steps("Reminder"), number=3),
        text("Which league"), row("This device", accessory="checkmark"), row("Shared league", "not reachable", "detailDisclosure"),
        text("Nobody else sees the league on this device."),
    ],
    bar("Settings", large=True, right=("Edit",)), tabs("Settings", *TITLES, badges={"Matches": "3"}),
)

CONTROLS = screen(
    "ControlsViewController",
    [
        field("Search", style="search"), text("Headline of all this", "headline"), text("A footnote says the rest.", "footnote"),
        text("Played"), toggle("Played", True), text("Home goals: 2"), element("stepper", "Home goals", steps("Home goals"), number=2),
        text("Transition style"), segments("Transition style", ["Push", "Fade", "None"], "Fade"),
        element("slider", "Brightness", steps("Brightness"), part=0.35), element("value", "Kick-off", steps("Kick-off"), value="2026-11-22T18:30:00Z"),
        element("progress", "Upload", part=0.4), element("activity", ""), field("Notes", "Two lines\nof text", "lines"),
        button("Save", "filled"), button("Later", "tinted"), button("Options", "gray", opensMenu=True), button("Delete match", role="destructive"),
        button("Not now", enabled=False), element("control", "Rating", {"tap": 'tap "Rating"'} | steps("Rating"), value="4 stars"),
    ],
    bar("Controls", back="Matches", right=("Done",), menu=("Matches", "Menu")),
)

MATCHES = screen(
    "MatchesViewController",
    [
        row("Ana – Zoé 🥇", "2 : 1", "disclosure", swipeLeft='swipe "Ana – Zoé 🥇"'), row("Bo – שרה", "not played yet", "disclosure", swipeLeft='swipe "Bo – שרה"'),
        row("نور – Ana", "0 : 0", "disclosure", hold='press "نور – Ana"'),
    ],
    bar("Matches", large=True, left=("Edit",), right=("Add",)), tabs("Matches", *TITLES, badges={"Matches": "1"}),
)

EDITOR = screen(
    "EditMatchViewController",
    [
        button("Home: Ana"), button("Away: Zoé 🥇"), text("Played"), toggle("Played", True),
        text("Home goals: 2"), element("stepper", "Home goals", steps("Home goals"), number=2),
    ],
    bar("Edit match", left=("Cancel",), right=("Save",)),
)

OPEN_ROW = screen(
    "MatchesViewController",
    [row("Ana – Zoé 🥇", "2 : 1", "disclosure", actions=("Share", "Delete")), row("Bo – שרה", "not played yet", "disclosure")],
    bar("Matches", left=("Edit",), right=("Add",)), tabs("Matches", *TITLES),
)

EDITING = screen(
    "PlayersViewController",
    [
        row("Ana", editing="delete", movable=True, edit='edit "Ana"'), row("Bo", editing="delete", movable=True, edit='edit "Bo"'),
        row("Add a player", editing="insert", edit='edit "Add a player"'),
    ],
    bar("Players", back="Edit match", right=("Done",)), toolbar=("Share", "Select all", "Trash"),
)

ALERT = screen("UIAlertController", [
    text("New player"), text("Nobody gets a name that another has."), field("Name", "Zoé", editing=True),
    button("Cancel", role="cancel"), button("Add", role="primary"),
])

SHEET_OF_ACTIONS = screen("UIAlertController", [
    text("Discard your changes?"), button("Discard", role="destructive"), button("Save a draft"), button("Keep editing", role="cancel"),
])

MENU = screen("UIMenu", [button("Newest first", mark="on"), button("By name"), button("Group by", opensMenu=True), button("Remove all", role="destructive")])

PROFILE = screen("ProfileViewController", [
    text("Ana is number 1 of the league with 4 points from 2 matches."), element("image", "portrait", image="portrait"),
    button("Add to friends"), button("Share"), button("Mail"), button("Change photo"), button("App settings"),
], bar("Ana", right=("Done",)))

PAGES = screen("TourViewController", [text("Swipe to see more", "title1"), text("Each page says one thing.", "body"), text("page 2 of 4")])

PULL = [{"kind": "pull", "line": "pull"}]
DETENTS = PULL + [{"kind": "detent", "name": "com.apple.UIKit.large", "line": 'drag "com.apple.UIKit.large"'}]
OUTSIDE = [{"kind": "outside", "line": "outside"}]
SWIPE = [{"kind": "back", "line": "back"}, {"kind": "swipe", "line": "swipe"}]

STAGES = {
    "settings": stage(layer(SETTINGS, node=3)),
    "controls": stage(layer(CONTROLS, node=10), gestures=SWIPE),
    "matches": stage(layer(MATCHES, node=10), gestures=[{"kind": "refresh", "line": "refresh"}]),
    "editor": stage(layer(quiet(MATCHES), node=10), layer(EDITOR, "sheet", 12, pull=True), gestures=PULL),
    "detents": stage(
        layer(quiet(MATCHES), node=10), layer(EDITOR, "sheet", 12, pull=True, grabber=True, detent="com.apple.UIKit.medium"), gestures=DETENTS,
    ),
    "open-row": stage(layer(OPEN_ROW, node=10)),
    "editing": stage(layer(EDITING, node=10), gestures=SWIPE),
    "alert": stage(layer(quiet(MATCHES), node=10), layer(ALERT, "alert", 12), gestures=[{"kind": "returnKey", "line": "return"}]),
    "actions": stage(layer(quiet(MATCHES), node=10), layer(SHEET_OF_ACTIONS, "actionSheet", 12), gestures=OUTSIDE),
    "menu": stage(layer(quiet(MATCHES), node=10), layer(MENU, "menu"), gestures=[{"kind": "dismissMenu", "line": "dismiss"}]),
    "pages": stage(layer(PAGES, node=10), gestures=[{"kind": "nextPage", "line": "next"}, {"kind": "previousPage", "line": "previous"}]),
    "popover": stage(layer(quiet(MATCHES), node=10), layer(PROFILE, "popover", 12), gestures=OUTSIDE, device="tablet"),
    "split": stage(
        layer(screen("UISplitViewController", embedded=[
            screen("MenuViewController", [row(one, accessory="disclosure", selected=one == "Matches") for one in TITLES], bar("Kickabout", large=True), column="primary"),
            screen("MatchesViewController", MATCHES["elements"], bar("Matches", right=("Add",)), column="secondary"),
        ]), node=10), device="tablet", turned=True,
    ),
    "windows": stage(device="tablet", windows=[
        {"isKey": False, "scene": 1, "layers": [layer(quiet(SETTINGS), node=3)]},
        {"isKey": True, "scene": 2, "layers": [layer(MATCHES, node=10)]},
    ]),
    "sheet-tablet": stage(layer(quiet(MATCHES), node=10), layer(EDITOR, "sheet", 12, pull=True), gestures=PULL, device="tablet"),
    "dark": stage(layer(SETTINGS, node=3), dark=True),
    "dark-sheet": stage(layer(quiet(MATCHES), node=10), layer(EDITOR, "sheet", 12, pull=True), gestures=PULL, dark=True),
    "large": stage(layer(SETTINGS, node=3), size="accessibility1"),
    "turned": stage(layer(CONTROLS, node=10), turned=True, gestures=SWIPE),
    "rtl": stage(layer(CONTROLS, node=10), rtl=True, gestures=SWIPE),
}
