import Cairn
import CairnContract
import CairnTesting
import Testing

/// A flow ends with what its transition has done, of all that it names.
@MainActor
struct ChosenFinishTests {
    enum Spot: Cairn.Destination { case home, other, flow, tab }

    final class House: Coordinator {
        typealias Route = Tree.Transition<Spot, Never>
        typealias Destination = Spot
        let root: Tree.Root<Spot>
        init(_ root: Tree.Root<Spot>) { self.root = root }

        func transition(for route: Route, from asker: Asker) -> Next { route }

        func screen(for spot: Spot, router: Router<Route>) -> any Presentable {
            spot == .flow || spot == .tab ? Flow() : Screen(router) { _ in NoView("\(spot)") }
        }
    }

    final class Flow: Coordinator {
        typealias Output = Int
        typealias Route = Tree.Transition<Spot, Int>
        typealias Destination = Spot
        let root = Tree.Root<Spot>.stack(.home)
        private let begun: (Router<Route>) -> Void
        init(_ begun: @escaping (Router<Route>) -> Void = { _ in }) { self.begun = begun }

        func transition(for route: Route, from asker: Asker) -> Next { route }

        func screen(for spot: Spot, router: Router<Route>) -> any Presentable {
            begun(router)
            return Screen(router) { _ in NoView("\(spot)") }
        }
    }

    nonisolated static let ends: [(Tree.Transition<Spot, Int>, Int)] = [
        (.finish(1), 1),
        (.several(.finish(1), .show(.home, orElse: .finish(2))), 1),
        (.several(.show(.other, orElse: .finish(1)), .show(.home, orElse: .finish(2))), 1),
        (.several(.show(.home, orElse: .finish(2)), .finish(1)), 1),
        (.show(.home, orElse: .show(.other, orElse: .finish(2))), 0),
    ]

    @Test(arguments: ends)
    func `the result is that of the finish that was made`(
        transition: Tree.Transition<Spot, Int>, result: Int
    ) async throws {
        let navigator = Navigator(root: House(.stack(.home)))
        navigator.attach(TestHost())
        let router = navigator.router(for: House.Route.self)
        let task = Task { try await router.run(ResultRoute<House.Route, Int>(.present(.flow, as: .sheet))) }
        try await waitUntil { navigator.tree.modals.count == 1 }
        navigator.router(for: Flow.Route.self).trigger(transition)
        if result == 0 {
            #expect(navigator.tree.modals.count == 1)
            task.cancel()
        } else {
            #expect(try await task.value == result)
        }
    }

    @Test func `who opens a flow waits for that, and not for the tab that comes with it`() async throws {
        let navigator = Navigator(root: House(.tabs(.home, .tab)))
        navigator.attach(TestHost())
        let router = navigator.router(for: House.Route.self)
        let task = Task {
            try await router.run(
                ResultRoute<House.Route, Int>(.several(.select(.tab), .present(.flow, as: .sheet))))
        }
        try await waitUntil { navigator.tree.modals.count == 1 }
        navigator.router(for: Flow.Route.self).trigger(.finish(7))
        #expect(try await task.value == 7)
    }

    @Test func `a guest that ends as its first screen is made is never shown`() async throws {
        let host = TestHost()
        host.isGuest = true
        let value = try await Flow { $0.trigger(.finish(77)) }.output(on: host)
        #expect(value == 77 && host.navigator == nil && host.shown == .nothing)
        await #expect(throws: CancellationError.self) {
            try await Flow { $0.close() }.output(on: host)
        }
        #expect(host.navigator == nil && host.shown == .nothing)
    }
}
