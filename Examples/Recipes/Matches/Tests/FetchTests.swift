import Cairn
import CairnBinding
import CairnTesting
import MatchesRecipe
import Testing

/// What the list says of its store.
@MainActor
struct FetchTests {
    @Test func `a store that is down is an alert, and reloading helps`() async throws {
        let store = SampleStore("here", [Match(id: 7, home: [0], away: [1])])
        store.isDown = true
        try await TestApp.run(MatchesCoordinator(store: store, views: .none)) { app in
            await app.rest()
            try app.expect("stack[list] + alert(failed(.unreachable))")
            app.host.isInForeground = false
            app.host.isInForeground = true
            await app.rest()
            try app.expect("stack[list] + alert(failed(.unreachable))")
            store.isDown = false
            #expect(app.host.tap("Reload"))
            await app.rest()
            try app.expect("stack[list]")
            #expect(try app.model(MatchesViewModel.self).rows.value.map(\.id) == [7])
        }
    }

    @Test func `a match that cannot be deleted stays, and it is said why`() async throws {
        let store = SampleStore("here", [Match(id: 7), Match(id: 8)])
        try await TestApp.run(MatchesCoordinator(store: store, views: .none)) { app in
            await app.rest()
            let list: MatchesViewModel = try app.model()
            list.deleted(list.rows.value[0])
            await app.rest()
            #expect(list.rows.value.map(\.id) == [8])
            store.isDown = true
            list.deleted(list.rows.value[0])
            await app.rest()
            try app.expect("stack[list] + alert(failed(.unreachable))")
            #expect(list.rows.value.map(\.id) == [8])
        }
    }

    @Test func `of two fetches the newer one counts, whichever is answered first`() async throws {
        let store = HeldStore()
        try await TestApp.run(MatchesCoordinator(store: store, views: .none)) { app in
            await app.rest()
            app.host.isInForeground = false
            app.host.isInForeground = true
            await app.rest()
            try #require(store.waiting.count == 2)
            store.waiting[1].resume(returning: [Match(id: 8)])
            await app.rest()
            store.waiting[0].resume(returning: [Match(id: 7)])
            await app.rest()
            #expect(try app.model(MatchesViewModel.self).rows.value.map(\.id) == [8])
        }
    }
}

/// Answers when the test says so, in any order.
@MainActor
private final class HeldStore: Store {
    let name = "held"
    let players = Property<[Player]>.constant([])
    private(set) var waiting: [CheckedContinuation<[Match], Never>] = []

    func matches() async throws -> [Match] { await withCheckedContinuation { waiting.append($0) } }
    func save(_ match: Match) async throws {}
    func remove(_ id: Match.ID) async throws {}
    func addPlayer(_ name: String) {}
    func newID() -> Match.ID { 1 }
}
