import Cairn
import CairnTesting
import CairnUIKit
import Testing
import UIKit

private final class Draft {
    var text = ""
}

private final class DraftController: UIViewController {
    let draft: Draft
    init(draft: Draft) {
        self.draft = draft
        super.init(nibName: nil, bundle: nil)
        title = draft.text
    }
    required init?(coder: NSCoder) { nil }
}

private final class ListModel: Routed {
    enum Route { case write }
    let router = Router<Route>()
}

/// What makes views, handed to a coordinator that knows none.
private struct Views {
    var list: (ListModel) -> any Presentable = { _ in UIViewController() }
    var draft: (Draft) -> any Presentable = DraftController.init
}

private final class WritingFlow: Cairn.Coordinator {
    enum Route: Cairn.Destination { case page, done(String) }
    typealias Output = String
    let views: Views
    init(_ views: Views) { self.views = views }
    var root: Tree.Root<Route> { .stack(.page) }
    func transition(for route: Route, from asker: Asker) -> Next {
        if case .done(let text) = route { return .finish(text) }
        return .push(route)
    }
    func screen(for page: Route, router: Router<Route>) -> any Presentable { Screen(Draft(), views.draft) }
}

private final class Desk: Cairn.Coordinator {
    enum Route: Cairn.Destination { case list, part(ListModel.Route), written(String), draft(String) }
    /// A flow of another module's, say, of which only its answer is known.
    let makeFlow: (Views) -> any Cairn.Coordinator<String>
    let views = Views()
    var text = ""

    init(_ makeFlow: @escaping (Views) -> any Cairn.Coordinator<String>) { self.makeFlow = makeFlow }

    var root: Tree.Root<Route> { .stack(.list) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .written(let text):
            self.text = text
            return .push(.draft(text))
        default: return .push(route)
        }
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list: return Screen(ListModel(), routes: Route.part, views.list)
        case .part, .written: return makeFlow(views).onFinish(Route.written)
        case .draft(let text):
            let draft = Draft()
            draft.text = text
            return Screen(draft, DraftController.init)
        }
    }
}

/// Functions that say nothing of actors are handed on as they are: initialisers, cases, closures that were kept.
@MainActor
struct FunctionsAsArgumentsTests {
    @Test(.simulator)
    func `a coordinator takes functions as they are, and a flow of which only the answer is known`() throws {
        let desk = Desk { WritingFlow($0) }
        let navigator = Navigator(root: desk)
        navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
        let part: Router<ListModel.Route> = navigator.router(for: Desk.Route.self).scoped(Desk.Route.part)
        part.trigger(.write)
        Simulator.current.settle()
        #expect(navigator.tree.notation == "stack[list > part(.write)(page)]")
        navigator.router().trigger(WritingFlow.Route.done("Ana"))
        Simulator.current.settle()
        #expect(desk.text == "Ana" && navigator.tree.notation == #"stack[list > draft("Ana")]"#)
    }
}
