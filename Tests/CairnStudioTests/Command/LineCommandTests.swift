import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct LineCommandTests {
    let sitting = Sitting()

    @Test func `a pipe cannot say what its lines are played on, and the option that can is named`() async {
        sitting.input = ["device tablet", "tap Help"]
        #expect(await sitting.run(club) == 65)
        #expect(
            sitting.errors == """
                line 1: the app runs on a phone since before this line came: add --device tablet, or have a file played by \
                --script

                """)
    }

    @Test func `through a pipe each line is played as it comes, and the screen printed`() async {
        sitting.environment = ["COLUMNS": "30"]
        sitting.input = ["# comment", "", "tap Help\r", "tree"]
        #expect(await sitting.run(club) == 0)
        #expect(sitting.errors == "")
        #expect(
            sitting.output == """
                +----------------------------+
                |           Log in    [Help] |
                +----------------------------+
                | Email    _________________ |
                | Password _________________ |
                |                            |
                | [Log in]                   |
                | [Wait for nobody]          |
                | [Wait for ever]            |
                |                            |
                |                            |
                +----------------------------+
                Possible here:
                  tap "Help"
                  type "Email" "..."
                  type "Password" "..."
                  tap "Log in"
                  tap "Wait for nobody"
                  tap "Wait for ever"
                tree  stack[credentials]
                last  start: performed

                > tap Help
                +----------------------------+
                | < Log in   Help            |
                +----------------------------+
                |                            |
                |                            |
                |                            |
                |                            |
                |                            |
                |                            |
                |                            |
                |                            |
                +----------------------------+
                Possible here:
                  back
                  menu "Log in"
                  swipe
                tree  stack[credentials > help]
                last  credentials asked for help: performed

                > tree
                stack[credentials > help]

                """)
    }

    @Test func `a line that cannot be played, or read, ends it`() async {
        sitting.input = ["back", "tap Help"]
        #expect(await sitting.run(club) == 1)
        #expect(sitting.errors.hasPrefix("line 1: could not tap back: it is not there\n    back\n╭"))
        #expect(!sitting.output.contains("> tap Help"))
        sitting.errors = ""
        sitting.input = ["bakc"]
        #expect(await sitting.run(club) == 65)
        #expect(sitting.errors.hasPrefix("line 1, column 1: unknown command 'bakc'; did you mean 'back'?"))
    }

    @Test func `lines may end as on any system`() async {
        sitting.input = ["tap Help\rback\rtap Help\r", "tree", "bakc"]
        #expect(await sitting.run(club) == 65)
        #expect(sitting.output.hasSuffix("\n> tree\nstack[credentials > help]\n"))
        #expect(sitting.output.components(separatedBy: "\n> ").count == 5)
        #expect(sitting.errors.hasPrefix("line 5, column 1: "), "\(sitting.errors)")
    }

    @Test func `a person who types lines goes on after a mistake`() async {
        sitting.isTerminal = true
        sitting.input = ["bakc", "back", "tap Help", "expect screen Help"]
        #expect(await sitting.run(club, "--plain") == 0)
        #expect(sitting.errors.contains("unknown command 'bakc'"))
        #expect(sitting.errors.contains("could not tap back: it is not there"))
        #expect(sitting.output.contains("Help  "))
        #expect(!sitting.output.contains("\u{1B}"))
    }
}
