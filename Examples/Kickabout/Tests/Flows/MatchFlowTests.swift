import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

/// The editor as a sheet: what leads in, and every way out.
@MainActor
struct MatchFlowTests {
    private static let tabs = "(league:tabs[*matches:stack[list], rankings, friends, settings])"
    private let store = TestStore()

    /// Edits the third match, which is not played yet.
    private func edit(
        _ body: @MainActor (TestApp<AppCoordinator>, EditMatchViewModel) async throws -> Void
    ) async throws {
        try await TestApp.run(AppCoordinator(.test(store))) { app in
            try await app.logIn()
            try app.model(MatchesViewModel.self).tapped(3)
            try app.expect(Self.tabs + " + sheet(match(3):stack[form])")
            try await body(app, try app.model())
        }
    }

    private typealias Route = EditMatchCoordinator.Route

    @Test func `saved, it closes`() async throws {
        try await edit { app, form in
            form.isPlayed.value = true
            form.saveTapped()
            await app.rest()
            try app.expect(Self.tabs)
        }
        #expect(store.league[match: 3]?.score == Score(0, 0))
    }

    @Test func `not saved, it stays and says why`() async throws {
        try await edit { app, form in
            form.isPlayed.value = true
            store.failure = .down
            form.saveTapped()
            await app.rest()
            try app.expect(
                Self.tabs
                    + " + sheet(match(3):stack[form]) + alert(failed(.down))")
            #expect(app.host.tap("OK"))
            try app.expect(Self.tabs + " + sheet(match(3):stack[form])")
            store.failure = nil
            form.saveTapped()
            await app.rest()
            try app.expect(Self.tabs)
        }
    }

    @Test func `cancelled without a change, it closes`() async throws {
        try await edit { app, form in
            form.cancelTapped()
            await app.rest()
            try app.expect(Self.tabs)
        }
    }

    @Test func `cancelled with changes, it asks, and discards only on yes`() async throws {
        try await edit { app, form in
            form.isPlayed.value = true
            form.cancelTapped()
            await app.rest()
            try app.expect(Self.tabs + #" + sheet(match(3):stack[form]) + alert(dialog("Unsaved changes"))"#)
            #expect(app.host.tap("Keep editing"))
            await app.rest()
            try app.expect(Self.tabs + " + sheet(match(3):stack[form])")
            form.cancelTapped()
            await app.rest()
            try app.expect(Self.tabs + #" + sheet(match(3):stack[form]) + alert(dialog("Unsaved changes"))"#)
            #expect(app.host.tap("Discard"))
            await app.rest()
            try app.expect(Self.tabs)
        }
        #expect(store.league == .sample)
    }

    @Test func `a pull asks as well`() async throws {
        try await edit { app, form in
            form.isPlayed.value = true
            #expect(!app.host.beginPull())
            await app.rest()
            try app.expect(Self.tabs + #" + sheet(match(3):stack[form]) + alert(dialog("Unsaved changes"))"#)
            #expect(app.host.tap("Discard"))
            await app.rest()
            try app.expect(Self.tabs)
        }
    }

    @Test func `players are chosen on a screen of their own, live`() async throws {
        try await edit { app, form in
            form.playersTapped(.home)
            await app.rest()
            try app.expect(Self.tabs + " + sheet(match(3):stack[form > players(.home)])")
            let players: PlayersViewModel = try app.model()
            players.tapped(2)
            #expect(form.players(.home).value == "\u{2068}שרה\u{2069}")
            players.tapped(2)
            #expect(form.players(.home).value == "\u{2068}שרה\u{2069}, Bo")
            #expect(!form.isArmed)
            players.tapped(4)
            #expect(form.players(.home).value == "Bo")
            #expect(app.host.tapBack())
            try app.expect(Self.tabs + " + sheet(match(3):stack[form])")
            #expect(form.isArmed)
            form.saveTapped()
            await app.rest()
            try app.expect(Self.tabs)
        }
        #expect(store.league[match: 3]?.home == [2])
    }

    @Test func `a new player is added by an alert that checks the name`() async throws {
        try await edit { app, form in
            form.playersTapped(.away)
            await app.rest()
            let stack = Self.tabs + " + sheet(match(3):stack[form > players(.away)])"
            try app.expect(stack)
            try app.model(PlayersViewModel.self).addTapped()
            await app.rest()
            try app.expect(stack + " + alert(newPlayer)")
            #expect(app.host.type("ana", into: "Name"))
            #expect(!app.host.tap("Add"))
            #expect(app.host.type("Cy 🇵🇹", into: "Name"))
            #expect(app.host.tap("Add"))
            await app.rest()
            try app.expect(stack)
            #expect(try app.model(PlayersViewModel.self).rows.value.last?.name == "Cy 🇵🇹")
            store.failure = .nonsense
            try app.model(PlayersViewModel.self).addTapped()
            await app.rest()
            try app.expect(stack + " + alert(newPlayer)")
            #expect(app.host.type("Di", into: "Name"))
            #expect(app.host.tap("Add"))
            await app.rest()
            try app.expect(stack + " + alert(failed(.nonsense))")
            #expect(app.host.tap("OK"))
            try app.expect(stack)
        }
    }
}
