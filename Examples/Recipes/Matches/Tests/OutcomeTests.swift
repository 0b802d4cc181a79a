import Cairn
import CairnBinding
import CairnTesting
import MatchesRecipe
import Testing

/// What becomes of a match that is edited decides what becomes of the editor.
@MainActor
struct OutcomeTests {
    private static let open = "stack[list] + sheet(edit(7):stack[form])"
    private let store = SampleStore("here", [Match(id: 7, home: [0], away: [1])])

    private func edit(
        _ body: @MainActor (TestApp<MatchesCoordinator>, EditMatchViewModel) async throws -> Void
    ) async throws {
        try await TestApp.run(MatchesCoordinator(store: store, views: .none)) { app in
            await app.rest()
            let list: MatchesViewModel = try app.model()
            list.tapped(list.rows.value[0])
            try app.expect(Self.open)
            try await body(app, app.model())
        }
    }

    @Test func `saved, it closes, and the list is told`() async throws {
        try await edit { app, edit in
            edit.goalTapped(.home)
            edit.saveTapped()
            await app.rest()
            try app.expect("stack[list]")
            #expect(try await store.matches()[0].homeGoals == 1)
            #expect(try app.model(MatchesViewModel.self).rows.value.map(\.text) == ["Ana 1 : 0 Bo"])
        }
    }

    @Test func `failed, it stays and says why, and can be tried again`() async throws {
        try await edit { app, edit in
            store.isDown = true
            edit.saveTapped()
            await app.rest()
            try app.expect(Self.open + " + alert(failed(.unreachable))")
            #expect(app.host.tap("Cancel"))
            try app.expect(Self.open)
            edit.saveTapped()
            await app.rest()
            try app.expect(Self.open + " + alert(failed(.unreachable))")
            store.isDown = false
            #expect(app.host.tap("Try again"))
            await app.rest()
            try app.expect("stack[list]")
        }
    }

    @Test func `cancelled, it closes and nothing is kept`() async throws {
        try await edit { app, edit in
            edit.goalTapped(.home)
            edit.cancelTapped()
            await app.rest()
            try app.expect("stack[list]")
            #expect(try await store.matches()[0].homeGoals == 0)
        }
    }

    @Test func `an alert takes a name, and Save is enabled by validation`() async throws {
        try await edit { app, edit in
            edit.playersTapped(.home)
            await app.rest()
            let players = "stack[list] + sheet(edit(7):stack[form > players(.home)])"
            try app.expect(players)
            let model: PlayersViewModel = try app.model()
            model.newPlayerTapped()
            await app.rest()
            try app.expect(players + " + alert(newPlayer)")
            for name in ["", "  ", "Ana"] {
                #expect(app.host.type(name, into: "Name"))
                #expect(!app.host.tap("Save"), "\(name)")
            }
            #expect(app.host.type("Zoé 🥇", into: "Name"))
            #expect(app.host.tap("Save"))
            await app.rest()
            try app.expect(players)
            #expect(model.rows.value.map(\.name) == ["Ana", "Cem", "Dee", "Zoé 🥇"])
        }
    }

    @Test func `active is visible and in the foreground, and drives fetching again`() async throws {
        try await edit { app, edit in
            edit.cancelTapped()
            await app.rest()
            try app.expect("stack[list]")
            let list: MatchesViewModel = try app.model()
            #expect(list.isActive)
            app.host.isInForeground = false
            #expect(!list.isActive)
            try await store.save(Match(id: 8, home: [2], away: [3]))
            #expect(list.rows.value.count == 1)
            app.host.isInForeground = true
            #expect(list.isActive)
            await app.rest()
            #expect(list.rows.value.count == 2)
        }
    }
}
