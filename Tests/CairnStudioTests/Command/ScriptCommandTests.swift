import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct ScriptCommandTests {
    let sitting = Sitting()

    func play(_ script: String) async -> Int32 {
        sitting.files["s.play"] = Data(script.utf8)
        return await sitting.run(club, "--script", "s.play")
    }

    @Test func `a script is played on the device that is named, and all of the app runs on that`() async {
        @MainActor final class Seen { var idioms: Set<UIUserInterfaceIdiom> = [] }
        let seen = Seen()
        let studio = Studio(Club.self, name: "club") {
            seen.idioms.insert(UIDevice.current.userInterfaceIdiom)
            return $0.navigator
        }
        sitting.files["s.play"] = Data("tree".utf8)
        #expect(await sitting.run(studio, "--script", "s.play", "--device", "pad") == 0)
        #expect(seen.idioms == [.pad])
    }

    @Test func `a script says on what it is played, and the command line knows better`() async {
        @MainActor final class Seen { var idioms: [UIUserInterfaceIdiom] = [] }
        let seen = Seen()
        let studio = Studio(
            Club.self, name: "club",
            prepare: { _ in
                seen.idioms.append(UIDevice.current.userInterfaceIdiom)
            }
        ) { $0.navigator }
        sitting.files["s.play"] = Data("# On a tablet\ndevice pad\ntree".utf8)
        #expect(await sitting.run(studio, "--script", "s.play") == 0)
        #expect(await sitting.run(studio, "--script", "s.play", "--device", "phone") == 0)
        #expect(seen.idioms == [.pad, .phone])
        #expect(await sitting.run(studio, "fuzz", "--after", "s.play") == Exit.badInput)
        sitting.files["s.play"] = Data("tree\ndevice tablet".utf8)
        #expect(await sitting.run(studio, "--script", "s.play") == Exit.badInput)
        sitting.files["s.play"] = Data("device watch".utf8)
        #expect(await sitting.run(studio, "--script", "s.play") == Exit.badInput)
    }

    @Test func `what a script or the app says cannot steer the terminal`() async {
        let steering = "\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m"
        #expect(await play("fly \(steering)") == Exit.badInput)
        #expect(await play("wait 0\ntap \"\(steering)\"") == Exit.failed)
        sitting.files["j"] = Data("{\(steering)".utf8)
        #expect(await sitting.run(club, "replay", "j") == Exit.badInput)
        #expect(await sitting.run(club, "--link", steering) != 0)
        let said = (sitting.errors + sitting.output).unicodeScalars
        #expect(said.contains { $0 == "]" } && !said.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!said.contains { (0x7F...0x9F).contains($0.value) })
    }

    @Test func `a script prints each line it plays, and what it asks to see`() async {
        let code = await play(
            """
            # Log in
            type Email "ana@example.org"
            tap "Log in"
            wait

            tree
            tap "New match"
            type Name Cup
            show
            expect screen "New match"  # a sheet
            """)
        #expect(code == 0)
        #expect(sitting.errors == "")
        #expect(
            sitting.output == """
                 2  type Email "ana@example.org"
                 3  tap "Log in"
                 4  wait
                 6  tree
                stack[credentials > home]
                 7  tap "New match"
                 8  type Name Cup
                 9  show
                ╭──────────────────────────────────────────╮
                │ ‹ Log in          Home                   │
                │╭────────────────── ━━ ──────────────────╮│
                ││               New match                ││
                │├────────────────────────────────────────┤│
                ││ Name Cup▏_____________________________ ││
                ││                                        ││
                ││ [Save]                                 ││
                ││                                        ││
                ││                                        ││
                │╰────────────────────────────────────────╯│
                ╰──────────────────────────────────────────╯
                Possible here:
                  pull
                  type "Name" "…"
                  tap "Save"
                  return
                  clear "Name"
                tree  stack[credentials > home] + sheet(stack[compose])
                last  home asked for compose: performed
                10  expect screen "New match"  # a sheet
                8 lines played

                """)
    }

    @Test func `what cannot be done ends the script, with the line, the screen and what can be done`() async {
        let code = await play("tap Help\ntap \"Log im\"\nback")
        #expect(code == 1)
        #expect(sitting.output == "1  tap Help\n2  tap \"Log im\"\n")
        #expect(
            sitting.errors == """
                s.play:2: could not tap "Log im": it is not there
                    tap "Log im"
                ╭──────────────────────────────────────────╮
                │ ‹ Log in          Help                   │
                ├──────────────────────────────────────────┤
                │                                          │
                │                                          │
                │                                          │
                │                                          │
                │                                          │
                │                                          │
                │                                          │
                │                                          │
                ╰──────────────────────────────────────────╯
                Possible here:
                  back
                  menu "Log in"
                  swipe
                tree  stack[credentials > help]
                last  credentials asked for help: performed

                """)
    }

    @Test func `another tree than expected ends the script with both`() async {
        #expect(await play("expect tree \"stack[credentials > home]\"") == 1)
        #expect(
            sitting.errors.hasPrefix(
                """
                s.play:1: the tree is another
                    expect tree "stack[credentials > home]"
                    expected  stack[credentials > home]
                    found     stack[credentials]
                                               ^
                """))
    }

    @Test func `a mistake on the last line is found before anything is played`() async {
        #expect(await play("tap Help\nbak") == 65)
        #expect(sitting.output == "")
        #expect(sitting.errors.hasPrefix("s.play:2:1: unknown command 'bak'; did you mean 'back'?"))
    }

    @Test func `a missing script is named`() async {
        #expect(await sitting.run(club, "--script", "none.play") == 66)
        #expect(sitting.errors == "none.play: there is no such file\n")
    }

    @Test func `standard input can be the script`() async {
        sitting.files["-"] = Data("tap Nothing".utf8)
        #expect(await sitting.run(club, "--script", "-") == 1)
        #expect(sitting.errors.hasPrefix("standard input:1: could not tap"))
    }

    @Test func `an empty script is played`() async {
        #expect(await play("") == 0)
        #expect(sitting.output == "0 lines played\n")
    }

    @Test func `a script played twice says the same twice`() async {
        let script = "tap \"Wait for ever\"\nwait 3\nshow\ntap Help\nback\nswipe"
        #expect(await play(script) == 1)
        let (output, errors) = (sitting.output, sitting.errors)
        sitting.output = ""
        sitting.errors = ""
        #expect(await play(script) == 1)
        #expect(sitting.output == output && sitting.errors == errors)
    }

    @Test func `what UIKit would have raised ends the script`() async {
        let plain = Studio(PlainClub.self, name: "plain") { _ in nil }
        sitting.files["s.play"] = Data("tap Open\nback\ntap \"Open too much\"".utf8)
        #expect(await sitting.run(plain, "--script", "s.play") == 1)
        #expect(sitting.errors.contains("s.play:3: UIKit would have raised, and the app would have crashed"))
    }
}
