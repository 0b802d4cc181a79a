import Cairn
import CairnBinding
import CairnTesting
import MatchesRecipe
import Testing

/// View models first: each makes those of what opens from it.
@MainActor
struct MatchesTests {
    private let store = SampleStore("here", [Match(id: 7, home: [0], away: [1])])
    private let stage: RecipeStage

    init() { stage = RecipeStage(MatchesCoordinator(store: store, views: .none)) }

    private func list() async throws -> MatchesViewModel {
        let list: MatchesViewModel = try stage.model(of: "list")
        await stage.until { !list.rows.value.isEmpty }
        return list
    }

    private func edit(in stage: RecipeStage) async throws -> EditMatchViewModel {
        let list: MatchesViewModel = try stage.model(of: "list")
        await stage.until { !list.rows.value.isEmpty }
        list.tapped(list.rows.value[0])
        return try stage.model(of: "form")
    }

    @Test func `the list's view model makes the child's, and shows no model object`() async throws {
        let list = try await list()
        #expect(list.rows.value.map(\.text) == ["Ana 0 : 0 Bo"])
        let child = list.editViewModel(for: 7)
        #expect(child.title == "Edit match" && child.players(.home).value == "Ana")
        #expect(list.editViewModel(for: nil).title == "New match")
        #expect(list.editViewModel(for: 99).title == "New match")
    }

    @Test func `the child is asserted with no UI`() async throws {
        let child = try await list().editViewModel(for: 7)
        child.goal(for: .home)
        #expect(child.score.value == "1 : 0" && child.canSave.value)
        #expect(try await child.save() == 7)
        #expect(try await store.matches()[0].homeGoals == 1)
    }

    @Test func `the child is made once for its screen, which has it from the start and for good`()
        async throws
    {
        let child = try await edit(in: stage)
        child.goal(for: .away)
        let again: EditMatchViewModel = try stage.model(of: "form")
        #expect(again === child && again.score.value == "0 : 1")
    }

    @Test(arguments: [
        (MatchesCoordinator.Style.modal, "stack[list] + sheet(edit(7):stack[form])"),
        (.push, "stack[list > edit(7)(form)]"),
    ])
    func `the editor is modal in a stack of its own, or pushed, and closes by the inverse`(
        style: MatchesCoordinator.Style, tree: String
    ) async throws {
        let stage = RecipeStage(MatchesCoordinator(store: store, views: .none, style: style))
        weak var edit: EditMatchViewModel?
        edit = try await self.edit(in: stage)
        #expect(stage.tree == tree)
        edit?.onCancel?()
        await stage.until { stage.tree == "stack[list]" }
        #expect(stage.ledger.leaks.isEmpty)
    }

    @Test func `players chosen in the child are in the parent while the child is open`() async throws {
        let edit = try await edit(in: stage)
        var seen: [String] = []
        let bond = edit.players(.home).observe { seen.append($0) }
        edit.onPlayers?(.home)
        await stage.until { stage.tree.contains("players") }
        let players: PlayersViewModel = try stage.model()
        players.tapped(players.rows.value[1])
        #expect(seen == ["Ana", "Ana, Cem"])
        #expect(stage.tree == "stack[list] + sheet(edit(7):stack[form > players(.home)])")
        players.tapped(players.rows.value[0])
        #expect(seen.last == "Cem")
        bond.end()
    }

    @Test func `the other side's players are not offered, and nobody is needed twice`() async throws {
        let edit = try await edit(in: stage)
        #expect(edit.playersViewModel(for: .home).rows.value.map(\.name) == ["Ana", "Cem", "Dee"])
        #expect(edit.playersViewModel(for: .away).rows.value.map(\.name) == ["Bo", "Cem", "Dee"])
    }
}

extension MatchesViews {
    static let none = MatchesViews(
        list: { _ in Dialog<Never>("") }, edit: { _ in Dialog<Never>("") },
        players: { _ in Dialog<Never>("") }, settings: { _ in Dialog<Never>("") })
}
