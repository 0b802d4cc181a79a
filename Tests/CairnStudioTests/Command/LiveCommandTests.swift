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
}
