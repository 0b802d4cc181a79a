import Cairn
import CairnTesting
import MatchesRecipe
import Testing

@MainActor
struct StoreTests {
    @Test func `a changed setting swaps the store and rebuilds all tabs with it`() async throws {
        let (device, league) = (SampleStore("here"), SampleStore("there"))
        try await TestApp.run(GoalCoordinator(device: device, league: league, views: .none)) { app in
            weak var before: MatchesViewModel?
            before = try app.model()
            #expect(before?.title == "Matches (here)")
            #expect(app.host.tapTab(1))
            try app.expect("tabs[matches(.device):stack[list], *stack[settings(.device)]]")
            try app.model(SettingsViewModel.self).otherStoreTapped()
            await app.rest()
            try app.expect("tabs[matches(.league), *stack[settings(.league)]]")
            #expect(before == nil)
            #expect(app.host.tapTab(0))
            try app.expect("tabs[*matches(.league):stack[list], stack[settings(.league)]]")
            #expect(try app.model(MatchesViewModel.self).title == "Matches (there)")
        }
    }
}
