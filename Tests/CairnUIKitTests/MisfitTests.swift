#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    private struct NotAView: Presentable {}

    @MainActor
    private final class Careless: Coordinator {
        enum Route: Cairn.Destination { case bare, screen }
        let first: Route
        var root: Tree.Root<Route> { .stack(first) }
        init(_ first: Route) { self.first = first }

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            switch route {
            case .bare: NotAView()
            case .screen: Screen("model") { _ in NotAView() }
            }
        }
    }

    /// Keeps its controllers, and returns them again.
    @MainActor
    private final class Hoarder: Coordinator {
        enum Route: Cairn.Destination { case first, kept }
        private let controllers = (first: UIViewController(), kept: UIViewController())
        var root: Tree.Root<Route> { .stack(.first) }

        init() {
            controllers.first.title = "first"
            controllers.kept.title = "kept"
        }

        func transition(for route: Route, from asker: Asker) throws -> Tree.Transition<Route, Never> {
            route == .first ? .popToRoot : .push(route)
        }

        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            route == .first ? controllers.first : controllers.kept
        }
    }

    /// What UIKit cannot show says so in its place, instead of trapping or showing nothing.
    @MainActor
    @Suite(.simulator)
    struct MisfitTests {
        private func text(showing route: Careless.Route) throws -> String {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: Careless(route))
            navigator.attach(UIKitHost(window: window))
            Simulator.current.settle()
            return try #require(Simulator.current.outline().top?.screen.elements.first).label
        }

        @Test func `a presentable of no known kind is named`() throws {
            #expect(
                try text(showing: .bare)
                    == "Cairn cannot show what the coordinator returned for node #1: NotAView. "
                    + "Return a UIViewController, or a Screen whose view is one.")
        }

        @Test func `a controller that shows another place already is named`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: Hoarder())
            navigator.attach(UIKitHost(window: window))
            let router = Router<Hoarder.Route>(asker: navigator.tree.visible.id, navigator: navigator)
            for _ in 0..<2 {
                router.trigger(.kept)
                Simulator.current.settle()
            }
            #expect(navigator.tree.notation == "stack[first > kept > kept]" && navigator.disagreement == nil)
            let text = try #require(Simulator.current.outline().top?.screen.elements.first).label
            #expect(text.contains("the UIViewController that shows node #2"))
            // It comes back where it is needed once more, as soon as it has left.
            router.trigger(.first)
            Simulator.current.settle()
            router.trigger(.kept)
            Simulator.current.settle()
            let stack = try #require(window.rootViewController as? UINavigationController)
            #expect(stack.viewControllers.map(\.title) == ["first", "kept"])
        }

        @Test func `a view that is no controller is named`() throws {
            #expect(try text(showing: .screen).contains("NotAView as the view of String"))
        }
    }
#endif
