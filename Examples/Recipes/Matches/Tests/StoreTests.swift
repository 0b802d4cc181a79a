import Cairn
import CairnTesting
import MatchesRecipe
import Testing

@MainActor
struct StoreTests {
    @Test func `a changed setting swaps the store and rebuilds all tabs with it`() throws {
        let stores = [StoreKind.device: SampleStore("here"), .league: SampleStore("there")]
        let stage = RecipeStage(GoalCoordinator(views: .none) { stores[$0]! })
        weak var before: MatchesViewModel?
        before = try stage.model(of: "list")
        #expect(before?.title == "Matches (here)")
        stage.host.tapTab(1)
        try stage.model(SettingsViewModel.self).toggled()
        #expect(stage.tree == "tabs[matches(.league), *stack[settings(.league)]]")
        #expect(before == nil && stage.ledger.leaks.isEmpty)
        stage.host.tapTab(0)
        #expect(try stage.model(MatchesViewModel.self).title == "Matches (there)")
    }
}
