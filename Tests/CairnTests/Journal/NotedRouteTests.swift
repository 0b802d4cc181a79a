import Cairn
import CairnContract
import Testing

/// How routes that are no destinations stand in the journal.
@MainActor
struct NotedRouteTests {
    private func asked<Route>(_ route: Route) throws -> String? {
        let navigator = Navigator(root: Idle<Route>())
        let screen = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        try #require(screen.model as? Router<Route>).trigger(route)
        guard case .route(let text, from: "home") = navigator.journal.entries.last?.cause else { return nil }
        return text
    }

    @Test func `a route is written by its case and values`() throws {
        #expect(try asked(Numbered.row(7)) == "row(7)")
        #expect(try asked(Nested.numbered(.row(7))) == "numbered(.row(7))")
        #expect(try asked(Named.chosen("x")) == #"chosen("x")"#)
    }

    @Test func `what a route holds is not kept alive`() throws {
        weak var held: Token?
        let navigator = Navigator(root: Idle<Holding>())
        let screen = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        do {
            let token = Token()
            held = token
            try #require(screen.model as? Router<Holding>).trigger(.share(token))
        }
        #expect(held == nil)
        #expect(navigator.journal.entries.count == 2)
    }

    private enum Numbered { case row(Int) }
    private enum Nested { case numbered(Numbered) }
    private enum Named { case chosen(String) }
    private enum Holding { case share(Token) }
    private final class Token {}

    /// One screen that asks, and is answered with nothing.
    private final class Idle<Route>: Coordinator {
        enum Destination: Cairn.Destination { case home }
        let root: Tree.Root<Destination> = .stack(.home)

        func transition(for route: Route, from asker: Asker) throws -> Next { .none }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
            Screen(router) { _ in NoView("home") }
        }
    }
}
