import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// A finger that stays down while other things happen.
@MainActor
struct HeldFingerTests {
    private let sitting = Sitting()

    private func play(_ script: String) async -> Int32 {
        sitting.files["s.play"] = Data(script.utf8)
        return await sitting.run(club, "--script", "s.play")
    }

    @Test func `a finger that is lifted lets the screen leave, or go back`() async {
        let code = await play(
            """
            tap Help
            hold swipe 0.4
            expect tree "stack[credentials > help]"
            release cancel
            expect tree "stack[credentials > help]"
            hold swipe 0.4
            wait 2
            release
            expect tree "stack[credentials]"
            expect laws
            """)
        #expect(code == 0, "\(sitting.errors)")
    }

    @Test func `what is decided meanwhile waits for the finger`() async {
        let code = await play(
            """
            type Email "ana@example.org"
            tap "Log in"
            wait
            tap "New match"
            hold pull 0.5
            wait
            release
            expect tree "stack[credentials > home]"
            tap "Match 1"
            wait
            tap Help
            """)
        #expect(code == 1)
        #expect(sitting.errors.hasPrefix("s.play:11: could not tap \"Help\""), "\(sitting.errors)")
    }

    @Test func `nothing else can be touched, and without a finger none is lifted`() async {
        #expect(await play("tap Help\nhold swipe 0.4\nback") == 1)
        #expect(sitting.errors.hasPrefix("s.play:3: could not tap back: something is moving"))
        sitting.errors = ""
        #expect(await play("release") == 1)
        #expect(sitting.errors.hasPrefix("s.play:1: could not release: no finger is down"))
    }

    @Test func `the screen in front closes itself, memory may be short, and the device turns`() async {
        let code = await play(
            """
            tap Help
            rotate left
            memory
            close
            expect tree "stack[credentials]"
            rotate upright
            close
            expect tree "stack[credentials]"
            """)
        #expect(code == 0, "\(sitting.errors)")
    }

    @Test func `laws are watched by scripts that expect them only`() async {
        sitting.input = ["expect laws"]
        #expect(await sitting.run(club) == 1)
        #expect(sitting.errors.contains("only a script can expect them"))
    }
}
