#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
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
                    == "Cairn cannot show what the coordinator returned for 'bare': NotAView. "
                    + "Return a UIViewController, or a Screen whose view is one.")
        }

        @Test func `what says so can be read on any window`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: Careless(.bare))
            navigator.attach(UIKitHost(window: window))
            let stack = try #require(window.rootViewController as? UINavigationController)
            let label = try #require(stack.topViewController?.view as? UILabel)
            #expect(label.numberOfLines == 0)
            #expect(label.backgroundColor == .white && label.textColor == .black)
        }

        @Test func `a controller that shows another place already is named`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: Hoarder())
            navigator.attach(UIKitHost(window: window))
            let router = Router<Hoarder.Route>(asker: navigator.tree.visible.id, navigator: navigator)
            var written: [String] = []
            navigator.logsRefusals = true
            navigator.writeRefusal = { written.append($0) }
            for _ in 0..<2 {
                router.trigger(.kept)
                Simulator.current.settle()
            }
            #expect(written.count == 1 && written.first?.contains("that shows 'kept' already") == true)
            #expect(navigator.tree.notation == "stack[first > kept > kept]" && navigator.disagreement == nil)
            let text = try #require(Simulator.current.outline().top?.screen.elements.first).label
            #expect(text.contains("the UIViewController that shows 'kept' already"))
            // It comes back where it is needed once more, as soon as it has left.
            router.trigger(.first)
            Simulator.current.settle()
            router.trigger(.kept)
            Simulator.current.settle()
            let stack = try #require(window.rootViewController as? UINavigationController)
            #expect(stack.viewControllers.map(\.title) == ["first", "kept"])
        }

        @Test(arguments: [
            ("stack", "UINavigationController in a stack"), ("columns", "UISplitViewController in a stack"),
            ("alert", "UIAlertController. Return a Dialog"),
            ("used", "UIViewController that is shown elsewhere"),
        ])
        func `what UIKit would raise for is named`(_ kind: String, _ why: String) throws {
            let taken = UIViewController()
            let app = UINavigationController(rootViewController: taken)
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { name in
                    switch name {
                    case "stack": UINavigationController()
                    case "columns": UISplitViewController(style: .doubleColumn)
                    case "alert": UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    case "used": taken
                    default: UIViewController()
                    }
                })
            let window = UIWindow(frame: UIScreen.main.bounds)
            navigator.attach(UIKitHost(window: window))
            navigator.sketch("a")?.router.trigger(.push(Place(kind)))
            Simulator.current.settle()
            #expect(navigator.tree.notation == "stack[a > \(kind)]" && navigator.disagreement == nil)
            #expect(Simulator.current.outline().top?.screen.elements.first?.label.contains(why) == true)
            #expect(app.viewControllers == [taken])
        }

        @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
        func `a navigation controller of the app's own may be a column`(on idiom: UIUserInterfaceIdiom) {
            Simulator.run(idiom: idiom) { simulator in
                let own = UINavigationController(rootViewController: UIViewController())
                let navigator = Navigator(
                    root: SketchCoordinator(.split(primary: .screen("list"), secondary: .stack("detail"))) {
                        $0 == "list" ? own : UIViewController()
                    })
                let window = UIWindow(frame: UIScreen.main.bounds)
                navigator.attach(UIKitHost(window: window))
                for room in [UIUserInterfaceSizeClass.compact, .regular] {
                    simulator.settle()
                    #expect(navigator.disagreement == nil)
                    if idiom == .pad { simulator.resize(to: UIScreen.main.bounds.size, horizontal: room) }
                }
                own.pushViewController(UIViewController(), animated: false)
                simulator.settle()
                #expect(navigator.disagreement == nil)
            }
        }

        @Test func `a view that is no controller is named`() throws {
            #expect(try text(showing: .screen).contains("NotAView as the view of String"))
        }
    }
#endif
