import StudioStage
import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct LiveCommandTests {
    let sitting = Sitting()
    var terminal: FakeTerminal { sitting.terminal }

    init() {
        sitting.isTerminal = true
        sitting.environment = ["LANG": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"]
    }

    @Test func `the screen, the numbered actions, the tree, the last event and the keys are drawn`() async {
        sitting.size.rows = 16
        terminal.post.yield(.ended)
        #expect(await sitting.run(club) == 0)
        #expect(terminal.isClosed)
        #expect(
            terminal.picture == """
                ╭──────────────────────────────────────╮  1  tap "Help"
                │                Log in         [Help] │  2  type "Email" "…"
                ├──────────────────────────────────────┤  3  type "Password" "…"
                │ Email    ___________________________ │  4  tap "Log in"
                │ Password ___________________________ │  5  tap "Wait for nobody"
                │                                      │  6  tap "Wait for ever"
                │ [Log in]                             │
                │ [Wait for nobody]                    │
                │ [Wait for ever]                      │
                │                                      │
                │                                      │
                ╰──────────────────────────────────────╯
                tree  stack[credentials]
                last  start: performed
                > ▏
                1-6 choose  ? keys  q quit  b back  s swipe  p pull  w wait  : script
                """)
    }

    @Test func `an action is chosen by its number, and plays as time passes`() async {
        terminal.type("1\r")
        terminal.tick(12)
        terminal.type("q")
        #expect(await sitting.run(club) == 0)
        #expect(terminal.picture.contains("tree  stack[credentials > help]"))
        #expect(terminal.picture.contains("‹ Log in"))
    }

    @Test func `typing into a field asks for the text, and hides what is secret`() async {
        terminal.type("3\rgeheim")
        terminal.post.yield(.ended)
        #expect(await sitting.run(club) == 0)
        #expect(terminal.picture.contains("Password: ••••••▏"))
        #expect(!terminal.writes.joined().contains("geh"))
    }

    @Test func `a swipe is seen as it goes, and nothing can be done meanwhile`() async {
        terminal.type("1\r")
        terminal.tick(12)
        terminal.type("s")
        terminal.tick(5)
        terminal.post.yield(.ended)
        #expect(await sitting.run(club) == 0)
        #expect(terminal.rows[0].hasSuffix("swiping back, 67 %"))
        #expect(terminal.rows[4].hasPrefix("│░░░░░"))
        #expect(terminal.picture.contains("tree  stack[credentials > help]"))
    }

    @Test func `a key in the middle of a swipe leaves the finger where it is`() async {
        terminal.type("1\r")
        terminal.tick(12)
        terminal.type("s")
        terminal.tick(3)
        terminal.type("xwb1\r")
        terminal.tick(20)
        terminal.post.yield(.ended)
        #expect(await sitting.run(club) == 0)
        #expect(terminal.writes.joined().contains("no action 1; nothing can be done now"))
        #expect(terminal.picture.contains("tree  stack[credentials]\nlast  by finger: performed"))
    }

    @Test func `time passes by itself, a twentieth of a second for each tick`() async {
        terminal.type("2\rana@example.org\r4\r")
        terminal.tick(19)
        terminal.type("?")
        terminal.tick(1)
        terminal.post.yield(.ended)
        #expect(await sitting.run(club) == 0)
        #expect(terminal.writes.joined().contains("logIn(\"ana@example.org\"), not answered yet"))
        #expect(terminal.picture.contains("tree  stack[credentials > home]"))
        #expect(terminal.picture.contains("w        wait until all is quiet"))
    }

    @Test func `while nothing changes nothing is written`() async {
        terminal.tick(100)
        terminal.post.yield(.ended)
        #expect(await sitting.run(club) == 0)
        #expect(terminal.writes.count == 1)
    }

    @Test func `another size is drawn anew`() async {
        sitting.size = (34, 24)
        terminal.columns = 34
        terminal.post.yield(.resized)
        terminal.post.yield(.ended)
        #expect(await sitting.run(club) == 0)
        #expect(terminal.rows.count <= 24 && terminal.rows.allSatisfy { $0.columns <= 34 })
        #expect(terminal.rows[0] == "╭────────────────────────────────╮")
    }

    @Test func `what cannot be done, or is not so, is told, and the play goes on`() async {
        terminal.type("b")
        terminal.type(":expect screen Nowhere\r")
        terminal.type("1\r")
        terminal.tick(12)
        terminal.type("q")
        #expect(await sitting.run(club) == 0)
        let written = terminal.writes.joined()
        #expect(written.contains("could not tap back: it is not there"))
        #expect(written.contains("expected the screen \"Nowhere\", found \"Log in\""))
        #expect(terminal.picture.contains("stack[credentials > help]"))
    }

    @Test func `what UIKit would have raised is told`() async {
        terminal.type("2\r")
        terminal.tick(2)
        terminal.post.yield(.ended)
        #expect(await sitting.run(Studio(PlainClub.self, name: "plain") { _ in nil }) == 0)
        #expect(terminal.picture.contains("UIKit would have raised"))
    }

    @Test func `control C ends it as an interrupted command ends`() async {
        terminal.type("\u{3}")
        #expect(await sitting.run(club) == 130)
        #expect(terminal.isClosed)
    }
}
