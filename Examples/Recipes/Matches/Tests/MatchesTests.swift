import Cairn
import CairnBinding
import CairnTesting
import MatchesRecipe
import Testing

/// View models first: each makes those of what opens from it.
@MainActor
struct MatchesTests {
    private let store = SampleStore("here", [Match(id: 7, home: [0], away: [1])])

    /// Runs a test from the list, once its matches are there.
    private func run(
        _ style: MatchesCoordinator.Style = .modal,
        _ body: @MainActor (TestApp<MatchesCoordinator>, MatchesViewModel) async throws -> Void
    ) async throws {
        try await TestApp.run(MatchesCoordinator(store: store, views: .none, style: style)) { app in
            await app.rest()
            try await body(app, app.model())
        }
    }

    /// The same from the editor of the first match.
    private func edit(
        _ body: @MainActor (TestApp<MatchesCoordinator>, EditMatchViewModel) async throws -> Void
    ) async throws {
        try await run { app, list in
            list.tapped(list.rows.value[0])
            try app.expect("stack[list] + sheet(edit(7):stack[form])")
            try await body(app, app.model())
        }
    }

    @Test func `the list's view model makes the child's, and shows no model object`() async throws {
        try await run { _, list in
            #expect(list.rows.value.map(\.text) == ["Ana 0 : 0 Bo"])
            let child = list.editViewModel(for: 7)
            #expect(child.title == "Edit match" && child.players(.home).value == "Ana")
            #expect(list.editViewModel(for: nil).title == "New match")
            #expect(list.editViewModel(for: 99).title == "New match")
        }
    }

    @Test func `the child is asserted with no UI`() async throws {
        try await run { _, list in
            let child = list.editViewModel(for: 7)
            child.goalTapped(.home)
            #expect(child.score.value == "1 : 0" && child.canSave.value)
        }
    }

    @Test func `the child is made once for its screen, which has it from the start and for good`()
        async throws
    {
        try await edit { app, child in
            child.goalTapped(.away)
            let again: EditMatchViewModel = try app.model()
            #expect(again === child && again.score.value == "0 : 1")
        }
    }

    @Test(arguments: [
        (MatchesCoordinator.Style.modal, "stack[list] + sheet(edit(7):stack[form])"),
        (.push, "stack[list > edit(7)(form)]"),
    ])
    func `the editor is modal in a stack of its own, or pushed, and closes by the inverse`(
        style: MatchesCoordinator.Style, tree: String
    ) async throws {
        try await run(style) { app, list in
            list.tapped(list.rows.value[0])
            try app.expect(tree)
            try app.model(EditMatchViewModel.self).cancelTapped()
            await app.rest()
            try app.expect("stack[list]")
        }
    }

    @Test func `players chosen in the child are in the parent while the child is open`() async throws {
        try await edit { app, edit in
            var seen: [String] = []
            let bond = edit.players(.home).observe { seen.append($0) }
            edit.playersTapped(.home)
            await app.rest()
            try app.expect("stack[list] + sheet(edit(7):stack[form > players(.home)])")
            let players: PlayersViewModel = try app.model()
            players.tapped(players.rows.value[1])
            #expect(seen == ["Ana", "Ana, Cem"])
            players.tapped(players.rows.value[0])
            #expect(seen.last == "Cem")
            bond.end()
        }
    }

    @Test func `the other side's players are not offered, and nobody is needed twice`() async throws {
        try await edit { _, edit in
            #expect(edit.playersViewModel(for: .home).rows.value.map(\.name) == ["Ana", "Cem", "Dee"])
            #expect(edit.playersViewModel(for: .away).rows.value.map(\.name) == ["Bo", "Cem", "Dee"])
        }
    }
}

extension MatchesViews {
    static let none = MatchesViews(
        list: { _ in Dialog<Never>("") }, edit: { _ in Dialog<Never>("") },
        players: { _ in Dialog<Never>("") }, settings: { _ in Dialog<Never>("") })
}
