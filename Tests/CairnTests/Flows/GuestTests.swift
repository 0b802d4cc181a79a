import Cairn
import CairnContract
import CairnTesting
import Testing

/// Flows that are guests in an app that is not Cairn's.
@MainActor
struct GuestTests {
    private let host = TestHost()

    init() { host.isGuest = true }

    /// Runs a sign-up as a guest, until it is shown.
    private func run() async throws -> (task: Task<Player, any Error>, navigator: Navigator) {
        let task = Task { try await SignUp().output(on: host) }
        try await waitUntil { host.navigator != nil }
        let navigator = try #require(host.navigator)
        #expect(navigator.tree.notation == "stack[name]" && navigator.disagreement == nil)
        return (task, navigator)
    }

    private func screen(_ navigator: Navigator) throws -> SignUpScreen {
        let made = navigator.made(for: navigator.tree.visible.id) as? Screen
        return try #require(made?.model as? SignUpScreen)
    }

    @Test func `a guest that finishes tells its result and is taken off the screen`() async throws {
        let (task, navigator) = try await run()
        try screen(navigator).router.trigger(.photo)
        try screen(navigator).router.trigger(.done(Player(name: "Ana")))
        #expect(host.shown == .nothing)
        #expect(try await task.value == Player(name: "Ana"))
        #expect(navigator.tree.notation == "~nothing")
    }

    @Test func `a guest that is left by a finger was cancelled`() async throws {
        let (task, navigator) = try await run()
        try screen(navigator).router.trigger(.photo)
        #expect(host.tapBack() && host.beginSwipeBack())
        host.endSwipe(finish: false)
        #expect(navigator.tree.notation == "stack[name]")
        host.swipeBack()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(host.shown == .nothing)
    }

    @Test func `closing the root of a guest ends it, with all that stands on it`() async throws {
        let (task, navigator) = try await run()
        let first = try screen(navigator).router
        first.trigger(.photo)
        #expect(first.close().result == .performed)
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(host.shown == .nothing && navigator.tree.notation == "~nothing")
        #expect(first.trigger(.photo).result == .refused(.askerLeft))
    }

    @Test func `what a guest pushed is closed by its own inverse`() async throws {
        let (task, navigator) = try await run()
        try screen(navigator).router.trigger(.photo)
        try screen(navigator).router.close()
        #expect(navigator.tree.notation == "stack[name]")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(host.shown == .nothing)
    }

    @Test func `everything is let go with a guest`() throws {
        let navigator = Navigator(root: SignUp())
        let ledger = Ledger(navigator)
        navigator.attach(host)
        host.tapBack()
        #expect(ledger.live.isEmpty && ledger.leaks.isEmpty)
        #expect(navigator.disagreement == nil)
    }

    @Test func `a guard of a guest is asked on the way out`() async throws {
        let navigator = Navigator(root: SketchCoordinator(.stack("form")))
        navigator.attach(host)
        let form = try #require(navigator.sketch("form") as? SketchForm)
        for _ in 0..<2 {
            host.tapBack()
            try await waitUntil { form.isAsked }
            #expect(navigator.tree.notation == "stack[form]")
            form.answer(false)
            try await waitUntil { navigator.pending.isEmpty }
        }
        let request = form.router.close()
        try await waitUntil { form.isAsked }
        form.answer(true)
        #expect(await request.outcome == .performed)
        #expect(host.shown == .nothing && navigator.tree.notation == "~nothing")
    }

    @Test func `the root of a window cannot be closed`() throws {
        host.isGuest = false
        let navigator = Navigator(root: SignUp())
        navigator.attach(host)
        let outcome = try screen(navigator).router.close().result
        #expect(outcome == .refused(.nothingToClose(navigator.tree)))
        #expect(!host.tapBack())
    }

    @Test func `the journal of a guest makes the same trees`() async throws {
        let (task, navigator) = try await run()
        try screen(navigator).router.trigger(.photo)
        try screen(navigator).router.trigger(.done(Player(name: "Ana")))
        _ = try await task.value
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        for entry in navigator.journal.entries {
            ids.deal(next: entry.ids)
            if let change = entry.change { tree = try tree.applying(change, ids: &ids) }
            #expect(tree == entry.tree)
        }
    }

    @Test func `one that ends with nothing is waited for until it is left`() async throws {
        let task = Task { try await SketchCoordinator(.stack("a")).end(on: host) }
        try await waitUntil { host.navigator != nil }
        #expect(host.tapBack())
        try await task.value
        #expect(host.shown == .nothing)
    }

    @Test func `a root that is refused is thrown`() async {
        await #expect(throws: Refusal.self) { try await Endless().end(on: host) }
    }
}

@MainActor
private final class Endless: Coordinator {
    typealias Route = Destination
    enum Destination: Cairn.Destination { case again }
    var root: Tree.Root<Destination> { .stack(.again) }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Endless()
    }
}
