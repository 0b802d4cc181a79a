import Cairn
import CairnContract
import Testing

/// A window that was closed.
@MainActor
struct ClosingTests {
    @Test func `notes the guards that it passed by`() async throws {
        let vault = Vault(.stack(.plain, above: [.form]))
        let stage = Stage(vault)
        vault.forms.isArmed = true
        stage.navigator.windowClosed()
        let entry = try #require(stage.navigator.journal.entries.last)
        #expect(entry.cause == .windowClosed && entry.unguarded == ["form"])
        #expect("\(entry)" == "the window was closed: performed, past the guard of form")
        // The test itself holds the coordinator.
        #expect(stage.ledger.leaks.map(\.type) == ["Vault"] && stage.ledger.live.isEmpty)
    }

    @Test func `leaves nobody waiting`() async throws {
        let stage = Stage(WaitingLine())
        let model = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        let router = try #require(model.model as? Router<String>)
        let request = router.trigger("slow")
        #expect(request.result == nil)
        stage.navigator.windowClosed()
        #expect(await request.outcome == .refused(.askerLeft))
        #expect(router.trigger("late").result == .refused(.noNavigator))
        #expect(stage.navigator.pending.isEmpty && stage.navigator.isSettled)
        await stage.navigator.settled()
    }

    @Test func `ends the stream of changes`() async {
        let stage = Stage()
        let changes = stage.navigator.changes()
        stage.navigator.windowClosed()
        stage.navigator.windowClosed()
        var causes: [Journal.Cause] = []
        for await change in changes { causes.append(change.cause) }
        #expect(causes == [.windowClosed])
    }
}

/// Decides when the network has answered: never.
@MainActor
private final class WaitingLine: WaitingCoordinator {
    typealias Route = String
    enum Destination: Cairn.Destination { case line }
    var root: Tree.Root<Destination> { .stack(.line) }

    func decision(for route: String, from asker: Asker) async throws -> Next {
        for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
        return .none
    }

    func screen(for place: Destination, router: Router<String>) -> any Presentable {
        Screen(router) { _ in NoView("line") }
    }
}
