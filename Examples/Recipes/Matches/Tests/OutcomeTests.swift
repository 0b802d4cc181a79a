import Cairn
import CairnBinding
import CairnTesting
import MatchesRecipe
import Testing

/// What becomes of a match that is edited decides what becomes of the editor.
@MainActor
struct OutcomeTests {
    private let store = SampleStore("here", [Match(id: 7, home: [0], away: [1])])
    private let stage: RecipeStage
    private let edit: EditMatchViewModel

    init() async throws {
        stage = RecipeStage(MatchesCoordinator(store: store, views: .none))
        let list: MatchesViewModel = try stage.model()
        let stage = stage
        await stage.until { !list.rows.value.isEmpty }
        list.tapped(list.rows.value[0])
        edit = try stage.model()
    }

    @Test func `saved, it closes, and the list is told`() async throws {
        let list: MatchesViewModel = try stage.model(of: "list")
        edit.goal(for: .home)
        edit.onSave?()
        await stage.until { stage.tree == "stack[list]" }
        #expect(try await store.matches()[0].homeGoals == 1)
        await stage.until { list.rows.value.map(\.text) == ["Ana 1 : 0 Bo"] }
    }

    @Test func `failed, it stays and says why, and can be tried again`() async throws {
        store.isDown = true
        edit.onSave?()
        await stage.until { stage.tree.contains("alert") }
        let open = "stack[list] + sheet(edit(7):stack[form])"
        #expect(stage.tree == open + #" + alert(failed("The league cannot be reached."))"#)
        #expect(stage.host.tap("Cancel") && stage.tree == open)
        edit.onSave?()
        await stage.until { stage.tree.contains("alert") }
        store.isDown = false
        #expect(stage.host.tap("Try again"))
        await stage.until { stage.tree == "stack[list]" }
    }

    @Test func `cancelled, it closes and nothing is kept`() async throws {
        edit.goal(for: .home)
        edit.onCancel?()
        await stage.until { stage.tree == "stack[list]" }
        #expect(try await store.matches()[0].homeGoals == 0)
    }

    @Test func `an alert takes a name, and Save is enabled by validation`() async throws {
        edit.onPlayers?(.home)
        await stage.until { stage.tree.contains("players") }
        try stage.model(PlayersViewModel.self).newPlayerTapped()
        await stage.until { stage.tree.contains("newPlayer") }
        for name in ["", "  ", "Ana"] {
            stage.host.type(name, into: "Name")
            #expect(!stage.host.tap("Save"), "\(name)")
        }
        stage.host.type("Zoé 🥇", into: "Name")
        #expect(stage.host.tap("Save"))
        let players: PlayersViewModel = try stage.model()
        await stage.until { players.rows.value.count == 4 }
        #expect(players.rows.value.last?.name == "Zoé 🥇")
    }

    @Test func `active is visible and in the foreground, and drives fetching again`() async throws {
        edit.onCancel?()
        await stage.until { stage.tree == "stack[list]" }
        let list: MatchesViewModel = try stage.model()
        #expect(list.isActive)
        stage.host.isInForeground = false
        #expect(!list.isActive)
        try await store.save(Match(id: 8, home: [2], away: [3]))
        #expect(list.rows.value.count == 1)
        stage.host.isInForeground = true
        #expect(list.isActive)
        await stage.until { list.rows.value.count == 2 }
    }
}
