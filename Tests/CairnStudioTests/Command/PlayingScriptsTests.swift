import StudioStage
import Testing
import UIKit

@testable import CairnStudio
@testable import kickabout

/// Scripts as tests of an app.
@MainActor
struct PlayingScriptsTests {
    @Test func `a script is played in an app that is launched for it`() async throws {
        try await club.play("tap Help\nexpect tree \"stack[credentials > help]\"")
        try await club.play("expect tree \"stack[credentials]\"")
    }

    @Test func `scripts that are played at once do not share what an app keeps where there is one for all`()
        async throws
    {
        let studio = SlowDoor.studio
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    try await studio.play(
                        """
                        wait
                        tap "Knock"
                        wait
                        expect screen "Room"
                        kill
                        launch
                        wait
                        tap "Knock"
                        wait
                        expect screen "Room"
                        """)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `Kickabout is played on a tablet, launched by a link`() async throws {
        let simulator = Simulator(idiom: .pad)
        try await studio.play(
            #"""
            type "Email" "ana@example.org"
            type "Password" "correct horse"
            tap "Log in"
            wait 2.0
            tap "Continue"
            wait
            expect tree "(league:tabs[matches:stack[list], rankings, friends, *settings:stack[choices]])"
            """#, on: simulator, link: "kickabout://settings")
        #expect(simulator.outline().description.contains("Log out"))
    }

    @Test func `the first line that cannot be done is told with its reason and the screen`() async throws {
        let failure = await #expect(throws: ScriptFailure.self) {
            try await club.play("tap Help\ntap \"Hlep\"\nback")
        }
        #expect(failure?.description.hasPrefix("script:2: could not tap \"Hlep\": it is not there") == true)
        #expect(failure?.description.contains("Help") == true)
    }

    @Test func `what fails says where the test had it played`() async throws {
        let place = "Played at CairnStudioTests/PlayingScriptsTests.swift:\(#line + 2)"
        do {
            try await club.play("tap Porto")
            Issue.record("a button that is not there was tapped")
        } catch let failure as ScriptFailure {
            #expect(failure.description.hasSuffix(place), "\(failure)")
        }
    }

    @Test func `a tree that is not as expected is told with the tree there is`() async {
        let failure = await #expect(throws: ScriptFailure.self) {
            try await club.play("expect tree \"stack[credentials > help]\"")
        }
        #expect(failure?.description.contains("stack[credentials]") == true)
    }

    @Test func `a script that cannot be read, or a link that is none, plays nothing`() async {
        let error = await #expect(throws: ScriptError.self) { try await club.play("tap Help\nfly") }
        #expect(error?.mistakes.map(\.line) == [2])
        let failure = await #expect(throws: ScriptFailure.self) {
            try await club.play("tap Help", link: "nonsense")
        }
        #expect(failure?.description.hasPrefix("'nonsense' is no link") == true)
    }
}
