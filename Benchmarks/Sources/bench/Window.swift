import Cairn
import CairnTesting

#if HEADLESS_UIKIT
    import CairnUIKit
    import UIKit
#endif

/// What the measured window shows: numbered screens.
enum Place: Destination {
    case page(Int)
    /// One with a leave-guard.
    case guarded(Int)
    /// A coordinator of its own, so that a tab has a stack.
    case area(Int)
}

/// What its screens ask for.
enum Wish {
    case open(Int)
    case openGuarded(Int)
    case openSheet(above: Int)
    /// Over the stack in front, and nothing else.
    case cover
    case select(Int)
    case back
    case backToRoot
}

/// A view model as small as one can be.
@MainActor
class PageModel {
    let router: Router<Wish>

    init(router: Router<Wish>) { self.router = router }
}

/// One that is always asked, and always lets go.
@MainActor
final class GuardedModel: PageModel, LeaveGuard {
    var isArmed: Bool { true }

    func mayLeave() async -> Bool { true }
}

/// Makes pages, and does what they ask.
@MainActor
final class PagesCoordinator: Coordinator {
    typealias Route = Wish
    typealias Destination = Place

    let root: Tree.Root<Place>
    /// How deep the stack of each area is.
    let depth: Int

    init(_ root: Tree.Root<Place>, depth: Int = 1) {
        self.root = root
        self.depth = depth
    }

    /// A stack of that many pages.
    static func stack(_ depth: Int) -> Tree.Root<Place> {
        .stack(.page(0), above: (1..<max(depth, 1)).map(Place.page))
    }

    func transition(for route: Wish, from asker: Asker) throws -> Next {
        switch route {
        case .open(let number): .push(.page(number))
        case .openGuarded(let number): .push(.guarded(number))
        case .cover: .present(.page(0), as: .currentContext)
        case .openSheet(let count): .present(Self.stack(count), as: .sheet)
        case .select(let area): .select(.area(area))
        case .back: .pop
        case .backToRoot: .popToRoot
        }
    }

    func screen(for place: Place, router: Router<Wish>) -> any Presentable {
        switch place {
        case .page: Screen(PageModel(router: router)) { _ in bareView() }
        case .guarded: Screen(GuardedModel(router: router)) { _ in bareView() }
        case .area: PagesCoordinator(Self.stack(depth))
        }
    }
}

struct NoView: Presentable {}

/// A view that shows nothing; made by a host on UIKit only.
@MainActor
func bareView() -> any Presentable {
    #if HEADLESS_UIKIT
        UIViewController()
    #else
        NoView()
    #endif
}

/// A navigator at rest on a host without pixels.
@MainActor
struct Window {
    let navigator: Navigator
    let host = TestHost()

    init(_ coordinator: PagesCoordinator, journalLimit: Int = 1_000) {
        navigator = Navigator(root: coordinator, journalLimit: journalLimit)
        navigator.attach(host)
    }

    /// One stack of that many pages.
    static func stack(_ depth: Int) -> Window { Window(PagesCoordinator(PagesCoordinator.stack(depth))) }

    /// 5 tabs and 4 sheets, each with a stack of 10.
    static var nodes100: Window { crowd(tabs: 5, sheets: 4, depth: 10, nodes: 100) }

    /// 20 tabs and 17 sheets, each with a stack of 26: three times as many places, nearly three times as deep.
    static var nodes1000: Window { crowd(tabs: 20, sheets: 17, depth: 26, nodes: 1_000) }

    /// Tabs and sheets over them, each a stack of its own, every tab seen once.
    private static func crowd(tabs: Int, sheets: Int, depth: Int, nodes: Int) -> Window {
        let areas = (1..<tabs).map { Tree.Root<Place>.screen(.area($0)) }
        let window = Window(PagesCoordinator(.tabs(.screen(.area(0)), areas), depth: depth))
        for tab in (0..<tabs).reversed() { window.host.tapTab(tab) }
        for _ in 0..<sheets { window.front.router.trigger(.openSheet(above: depth)) }
        precondition(window.navigator.tree.nodes.count == nodes)
        return window
    }

    func model(_ node: Tree.Node) -> PageModel {
        (navigator.made(for: node.id) as! Screen).model as! PageModel
    }

    /// The view model of the screen in front of all others.
    var front: PageModel { model(navigator.tree.visible) }

    /// The view model of the screen in front below all modals.
    var bottom: PageModel { model(navigator.tree.root.visible) }
}
