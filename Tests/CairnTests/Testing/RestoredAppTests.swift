import Cairn
import CairnTesting
import Testing

/// A test of an app that was ended and begins with what was saved.
@MainActor
struct RestoredAppTests {
    /// What an app saves that is ended after this.
    private func snapshot(_ asked: SavedMatches.Route) async throws -> Snapshot {
        try await TestApp.run(SavedClub(), lenient: true) { app in
            await app.trigger(of: asked)
            return app.navigator.snapshot()
        }
    }

    @Test func `what was saved is there, and is no change that has to be spoken of`() async throws {
        let snapshot = try await snapshot(.push(.match(7)))
        try await TestApp.run(SavedClub(), restoring: snapshot) { app in
            app.host.tapBack()
            try app.expect("tabs[*matches:stack[list], players]")
        }
    }

    @Test func `each change from then on has to be spoken of`() async throws {
        let snapshot = try await snapshot(.push(.match(7)))
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(SavedClub(), restoring: snapshot) { app in
                try app.expect("tabs[*matches:stack[list > match(7)], players]")
                app.host.tapBack()
            }
        }
        #expect(failure?.message.hasPrefix("a change that nothing was expected of, by finger") == true)
    }

    @Test func `what came back and was left behind fails`() async throws {
        let snapshot = try await snapshot(.push(.match(7)))
        var kept: SavedForm?
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(SavedClub(), restoring: snapshot) { app in
                kept = try app.model()
                app.host.tapBack()
                try app.expect("tabs[*matches:stack[list], players]")
            }
        }
        #expect(failure?.message.hasPrefix("left behind: SavedForm of match(7)") == true)
        #expect(kept != nil)
    }

    @Test func `what a flow that came back ends with has to be wanted by somebody`() async throws {
        let snapshot = try await snapshot(.push(.signUp))
        let club = SavedClub()
        try await TestApp.run(club, restoring: snapshot) { app in
            await app.trigger(of: SavedSignUp.Route.done)
            try app.expect("tabs[*matches:stack[list], players]")
            #expect(club.tab?.signedUp == 1)
        }
    }

    @Test func `what a guard holds up comes later, and is a change to speak of`() async throws {
        let snapshot = try await TestApp.run(SavedClub(), lenient: true) { app in
            app.host.tapTab(1)
            return app.navigator.snapshot()
        }
        let club = SavedClub()
        club.players = .wait { .allow }
        let begun = "tabs[*matches:stack[list], players]"
        try await TestApp.run(club, restoring: snapshot) { app in
            try app.expect(begun)
            await app.rest()
            try app.expect("tabs[matches:stack[list], *players]")
        }
        let failure = await #expect(throws: TestFailure.self) {
            try await TestApp.run(club, restoring: snapshot) { try $0.expect(begun) }
        }
        #expect(failure?.message.hasPrefix("'what was saved' is still unanswered") == true)
    }

    @Test func `where the tree is another, what did not come back is said`() async throws {
        let snapshot = try await TestApp.run(SavedClub(), lenient: true) { app in
            app.host.tapTab(1)
            return app.navigator.snapshot()
        }
        let club = SavedClub()
        club.players = .refuse("members only")
        try await TestApp.run(club, restoring: snapshot) { app in
            let failure = #expect(throws: TestFailure.self) {
                try app.expect("tabs[matches:stack[list], *players]")
            }
            let loss = try #require(app.navigator.notRestored.first)
            #expect(failure?.message.hasSuffix("^\n    \(loss)") == true)
        }
    }
}
