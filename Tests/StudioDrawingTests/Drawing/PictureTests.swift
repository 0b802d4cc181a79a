import Testing
import UIKit

@testable import CairnStudio

struct PictureTests {
    @Test func `a screen in forty columns`() {
        #expect(
            drawn(.login) == """
                ╭──────────────────────────────────────╮
                │ ‹ Welcome      Log in         [Help] │
                ├──────────────────────────────────────┤
                │ Kickabout                            │
                │ Five friends, one ball, and a pitch  │
                │ near you.                            │
                │                                      │
                │ Email    ana@example.org____________ │
                │ Password •••▏_______________________ │
                │                                      │
                │ [              Log in              ] │
                │                                      │
                │ [Forgot password?]                   │
                │ [Delete account]                     │
                │                                      │
                │ [           Sign up            ] off │
                │                                      │
                │                  ◐                   │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test func `tabs stand at the foot, the selected one marked`() {
        let layer = Simulator.Outline.Layer.layer(.root, "Matches", .text("No match yet"))
            .tabs(("Matches", nil), ("Friends", "3"), ("Settings", nil))
        #expect(
            drawn(.of(layer)) == """
                ╭──────────────────────────────────────╮
                │               Matches                │
                ├──────────────────────────────────────┤
                │ No match yet                         │
                │                                      │
                │                                      │
                │                                      │
                │                                      │
                │                                      │
                ├──────────────────────────────────────┤
                │  *Matches*  Friends (3)  Settings    │
                ╰──────────────────────────────────────╯
                """)
        #expect(
            drawn(.of(layer), 24) == """
                ╭──────────────────────╮
                │       Matches        │
                ├──────────────────────┤
                │ No match yet         │
                │                      │
                │                      │
                │                      │
                │                      │
                │                      │
                ├──────────────────────┤
                │ *Mat… Frie… Sett…    │
                ╰──────────────────────╯
                """)
    }

    @Test func `a badge and asterisks do not cost a tab its name`() {
        let tabs = Simulator.Outline.Layer.layer(.root)
            .tabs(("Matches", "12"), ("Friends", "3"), ("Settings", nil))
        func foot(_ columns: Int) -> Substring? {
            drawn(.of(tabs), columns).split(separator: "\n").dropLast().last
        }
        #expect(foot(44) == "│ *Matches (12)*  Friends (3)  Settings    │")
        #expect(foot(41)?.contains("*Matches (12)* Friends (3) Settings") == true)
        #expect(foot(38)?.contains("*Matches*   Friends    Settings") == true)
        #expect(foot(30)?.contains("*Matches* Friends Settings") == true)
        #expect(foot(29)?.contains("*Matches Friends Settings") == true)
        #expect(foot(28)?.contains(" Matches Friends Settings") == true)
    }

    @Test(arguments: 0...5)
    func `an action sheet lies within the borders of what is under it`(sheets: Int) {
        let choice = Simulator.Outline.Layer.layer(
            .actionSheet, nil, .text("Sure?"), .button("Delete"), .button("Keep"))
        let under =
            [Simulator.Outline.Layer.layer(.root, "List")]
            + (0..<sheets).map { .layer(.sheet, "Sheet \($0)", .field("Name")) }
        func rows(_ layers: [Simulator.Outline.Layer]) -> [Substring] {
            drawn(.of(layers)).split(separator: "\n")
        }
        let (with, before) = (rows(under + [choice]), rows(under))
        let borders = sheets == 0 ? 1 : 2
        #expect(with.suffix(borders) == before.suffix(borders))
        // Its own lower border, and what is left and right of that.
        let last = with.dropLast(borders).last ?? ""
        let side = min(sheets, 4) + 1
        #expect(
            last.prefix(side).allSatisfy { $0 == "│" } && last.suffix(side).allSatisfy { $0 == "│" },
            "\(last)")
        #expect(last.dropFirst(side).first { $0 != " " } == "╰", "\(last)")
        #expect(with.contains { $0.contains("[Delete]") } && with.contains { $0.contains("Sure?") })
    }

    @Test func `a screen in twenty-six columns, without Unicode`() {
        #expect(
            drawn(.login, 26, unicode: false) == """
                +------------------------+
                | <       Log in  [Help] |
                +------------------------+
                | Kickabout              |
                | Five friends, one      |
                | ball, and a pitch near |
                | you.                   |
                |                        |
                | Email    a@example.org |
                | Password ***|_________ |
                |                        |
                | [       Log in       ] |
                |                        |
                | [Forgot password?]     |
                | [Delete account]       |
                |                        |
                | [    Sign up     ] off |
                |                        |
                |           |            |
                +------------------------+
                """)
    }

    @Test func `a sheet lies over what is under it, and an alert over both`() {
        #expect(
            drawn(.layered) == """
                ╭──────────────────────────────────────╮
                │               Matches                │
                │╭───╭────────────────────────────╮───╮│
                ││   │   Leave without saving?    │e] ││
                │├───│  What you have typed will  │───┤│
                ││ Na│          be lost.          │__ ││
                ││   ├────────────────────────────┤   ││
                ││ [ │          [Leave]           │ ] ││
                ││   │           [Stay]           │   ││
                ││   ╰────────────────────────────╯   ││
                │╰────────────────────────────────────╯│
                ╰──────────────────────────────────────╯
                """)
    }

    @Test func `a sheet that can be pulled has a grabber, and the screen under it shows its bar`() {
        var outline = Simulator.Outline.layered
        outline.windows[0].layers.removeLast()
        #expect(
            drawn(outline, 34) == """
                ╭────────────────────────────────╮
                │            Matches             │
                │╭───────────── ━━ ─────────────╮│
                ││          New match    [Done] ││
                │├──────────────────────────────┤│
                ││ Name _______________________ ││
                ││                              ││
                ││ [       日本語 – 👍        ] ││
                ││                              ││
                ││                              ││
                │╰──────────────────────────────╯│
                ╰────────────────────────────────╯
                """)
    }

    @Test func `what recedes is dim, buttons have colour, the default one is a block of it`() {
        let outline = Simulator.Outline.of(
            .layer(.root, "A", .button("Go", .filled), .button("Stop", role: .destructive)))
        let lines = drawn(outline, 24, look: .colour).replacing("\u{1B}[", with: "^").split(separator: "\n")
        #expect(
            lines[1...5] == [
                "│          ^1mA^0m           │", "├──────────────────────┤",
                "│ ^7;34m         Go         ^0m │", "│                      │",
                "│ ^31m[Stop]^0m               │",
            ])
    }

    @Test func `a screen being swiped away moves with the finger`() {
        var outline = Simulator.Outline.of(.layer(.root, "B", back: "A", .text("Wide 日本語 text")))
        outline.isMoving = true
        outline.gesture = .swipeBack(0.5)
        #expect(
            drawn(outline, 24).split(separator: "\n").prefix(4) == [
                "╭──────────────────────╮", "│░░░░░░░░░░░ ‹ A      B│", "│░░░░░░░░░░░───────────┤",
                "│░░░░░░░░░░░ Wide 日本 │",
            ])
    }

    @Test func `a sheet being pulled moves down, and uncovers what is under it`() {
        var outline = Simulator.Outline.layered
        outline.windows[0].layers.removeLast()
        outline.isMoving = true
        outline.gesture = .pull(0.5)
        let lines = drawn(outline, 34).split(separator: "\n")
        #expect(lines[3] == "│ [Ajax]                         │")
        #expect(lines[7] == "│╭───────────── ━━ ─────────────╮│")
        #expect(lines[11] == "╰────────────────────────────────╯")
        #expect(lines.count == 12)
    }

    @Test(arguments: [1, 5, 20, 22, 30, 34, 60, 75, 76, 80, 120, 300], [false, true])
    func `no line is wider than the room, and every frame is closed`(_ columns: Int, _ numbered: Bool) {
        var crowded = Simulator.Outline.login
        let long = "\u{1B}[31m\u{202E}שלום 👨‍👩‍👧 日本語 e\u{301}\n" + String(repeating: "long ", count: 40)
        crowded.windows[0].layers[0].screen.navigationBar?.title = long
        crowded.windows[0].layers[0].screen.navigationBar?.prompt = long
        crowded.windows[0].layers[0].screen.elements += [
            .text(long), .field(long, long, editing: true), .button(long, .filled, enabled: false),
            .button(long, subtitle: long), .row(long) { $0.swipeActions = [long, long] },
            .showing(.toggle(false), long), .showing(.slider(2), long), .showing(.value(long), long),
            .showing(.segments([long, long], selected: 0), long),
            .row(long) {
                $0.detail = long
                $0.accessory = .detailDisclosure
            },
        ]
        crowded.windows[0].layers += Simulator.Outline.layered.windows[0].layers.dropFirst()
        crowded.windows[0].layers.append(crowded.windows[0].layers[0])
        crowded.windows[0].layers[3].style = .actionSheet
        for unicode in [true, false] {
            let room = Room(columns: columns, rows: 24, isUnicode: unicode)
            let scene = Scene(outline: crowded, possible: ["tap \"\(long)\""], tree: long, event: long)
            let lines = scene.picture(in: room, numbered: numbered)
            #expect(lines.allSatisfy { $0.columns <= max(20, columns) })
            let edges = Set(lines.map { $0.text.first.map(String.init) ?? "" })
            #expect(edges.contains(unicode ? "╭" : "+") && edges.contains(unicode ? "╰" : "+"))
        }
    }

    @Test func `what has no room says how much it is`() {
        let rows = (1...30).map { Simulator.Outline.Element.button("Match \($0)") }
        var layer = Simulator.Outline.Layer.layer(.root, "Matches")
        layer.screen.elements = rows
        let room = Room(columns: 80, rows: 12)
        let lines = Scene(outline: .of(layer), possible: rows.map(\.label))
            .picture(in: room, numbered: true).map { $0.rendered(.plain) }
        #expect(lines.count == 12)
        #expect(lines[10] == "│ ⋮ 23 more lines                      │  11  Match 11")
        #expect(lines[11] == "╰──────────────────────────────────────╯  ⋮ 19 more")
    }

    @Test func `of a tree that is too long the end is seen, which is what lies in front`() {
        let tree = "stack[" + (1...40).map { "match(\($0))" }.joined(separator: " > ") + "]"
        let scene = Scene(outline: .login, tree: tree, event: tree)
        let lines = scene.status(in: Room(columns: 40, rows: 24)).map(\.text)
        #expect(
            lines == [
                "tree  …match(37) > match(38) > match(39)", "      > match(40)]",
                "last  stack[match(1) > match(2) >", "      match(3) > match(4) > match(5) >…",
            ])
        #expect(scene.status(in: Room(columns: 40))[0].text == "tree  " + tree)
    }

    @Test func `with nothing on screen the picture says so`() {
        #expect(drawn(Simulator.Outline.of(), 40).contains("nothing is on screen"))
    }
}
