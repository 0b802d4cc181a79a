import Cairn
import CairnTesting
import CairnUIKit
import Neighbours
import Testing
import UIKit

/// An app that uses other libraries beside Cairn writes neither's names in full. A property of its own bindings it takes from
/// one library: what imports `CairnBinding` as well has two.
@MainActor
@Suite(.simulator)
struct NeighbourTests {
    private final class Model: Routed {
        enum Route { case detail, question }
        let router = Router<Route>()
        let name = MutableProperty("Ana")
    }

    private final class App: Coordinator {
        typealias Route = Model.Route
        enum Destination: Cairn.Destination { case list, detail, question }
        var root: Tree.Root<Destination> { .stack(.list) }

        func transition(for route: Route, from asker: Asker) throws -> Next {
            switch route {
            case .detail: .animated(.push(.detail), by: .fade)
            case .question: .present(.question, as: .alert)
            }
        }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
            switch destination {
            case .list: Screen(Model()) { _ in UIViewController() }
            case .detail: UIViewController()
            case .question: Dialog<Route>("Sure?", .button("Open", .detail), .cancel)
            }
        }
    }

    @Test func `names of other libraries stand beside Cairn's`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = Navigator(root: App())
        navigator.attach(UIKitHost(window: window, configuration: .init(animators: [.fade: FadeAnimator()])))
        let screen = navigator.made(for: navigator.tree.visible.id) as? Screen
        let model = try #require(screen?.model as? Model)
        model.name <~ "Ben"
        var seen: [String] = []
        let token = observe { seen.append(model.name.value) }
        let outcome: Outcome? = model.router.trigger(.detail).result
        withExtendedLifetime(token) {
            #expect(outcome == .performed && seen == ["Ben"])
        }
        let text: any View = Text("Ben")
        let spring: Animation = .spring
        _ = (text, spring)
        #expect(navigator.tree.notation == "stack[list > detail]")
    }
}

extension Tree.Animation { fileprivate static let fade = Self("fade") }
