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

        @Test func `a view that is no controller is named`() throws {
            #expect(try text(showing: .screen).contains("NotAView as the view of String"))
        }
    }
#endif
