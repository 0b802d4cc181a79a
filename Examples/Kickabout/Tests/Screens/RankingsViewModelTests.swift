import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

@MainActor
struct RankingsViewModelTests {
    @Test func `reads in words, with places and signs`() async throws {
        let rankings = RankingsViewModel(try await Bench())
        #expect(
            rankings.rows.value.map { "\($0.name): \($0.summary)" } == [
                "1. Ana: 4 points, 2 played, 5 : 3 (+2)",
                "2. Bo: 3 points, 1 played, 3 : 1 (+2)",
                "3. Zoé 🥇: 1 points, 2 played, 3 : 5 (-2)",
                "4. \u{2068}שרה\u{2069}: 0 points, 1 played, 1 : 3 (-2)",
            ])
        #expect(rankings.placeholder.value == nil)
    }

    @Test func `follows the league`() async throws {
        let bench = try await Bench()
        let rankings = RankingsViewModel(bench)
        try await bench.book.perform(.delete(1))
        #expect(rankings.rows.value.prefix(2).map(\.name) == ["1. Ana", "1. Zoé 🥇"])
        #expect(RankingsViewModel(try await Bench(League())).placeholder.value == "Nobody plays yet.")
    }

    @Test func `reads the league anew whenever it becomes active`() async throws {
        let bench = try await Bench()
        let rankings = RankingsViewModel(bench)
        await withTasksInOrder {
            rankings.didBecomeActive()
            for _ in 0..<20 { await Task.yield() }
        }
        #expect(bench.store.loads == 2)
        #expect(!rankings.isRefreshing.value)
    }
}
