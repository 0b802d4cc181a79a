import Cairn
import CairnBinding
import CairnTesting
import Foundation

/// Shapes that an outsider drew, of which some are not flat yet: `Decisions/benchmarks.md` says why.
@MainActor
enum Shapes {
    static let costs =
        [
            Cost("show and pop, 4,000 nodes / 100") {
                interleaved(
                    rounds: 51, pairs(.large, .show(.page(-1)), .pop), pairs(.small, .show(.page(-1)), .pop))
            },
            Cost("push and pop of a coordinator, 4,000 nodes / 100", bound: 1.6) {
                interleaved(
                    rounds: 51, pairs(.large, .push(.inner), .pop), pairs(.small, .push(.inner), .pop))
            },
            Cost("push and pop in nested coordinators, 160 / 40") {
                interleaved(rounds: 51, pairs(nested: 160), pairs(nested: 40))
            },
            Cost("push and pop while screens ask before they come, 400 / 100", bound: 1.6) {
                interleaved(rounds: 51, pairs(whileWaiting: 400), pairs(whileWaiting: 100))
            },
            Cost("cover and close above covers, 200 / 50") {
                interleaved(rounds: 51, covers(above: 200), covers(above: 50))
            },
            Cost("parse among patterns of one path, 4,000 / 125") {
                interleaved(rounds: 21, parsing(among: 4_000), parsing(among: 125))
            },
            Cost("set through 12 diamonds / 4", bound: 5) {
                interleaved(rounds: 21, setting(through: 12), setting(through: 4))
            },
        ] + onUIKit

    static let clock = ProcessorClock()

    /// Tabs, each a coordinator with a stack, all of them seen once.
    private enum Size: Int {
        case small = 10
        case large = 40

        /// Of each stack.
        var depth: Int { self == .small ? 10 : 100 }
    }

    private static func pairs(
        _ size: Size, _ opening: ShapeCoordinator.Route, _ closing: ShapeCoordinator.Route
    ) -> () -> Duration {
        let areas = (0..<size.rawValue).map { Tree.Root<Shape>.screen(.area($0)) }
        let coordinator = ShapeCoordinator(.tabs(areas[0], Array(areas[1...])), depth: size.depth)
        let (navigator, host) = (Navigator(root: coordinator), TestHost())
        navigator.attach(host)
        for tab in (0..<size.rawValue).reversed() { host.tapTab(tab) }
        return pairs(navigator, opening, closing)
    }

    private static func pairs(nested count: Int) -> () -> Duration {
        let navigator = Navigator(root: ShapeCoordinator(.stack(.page(0))))
        navigator.attach(TestHost())
        for _ in 1..<count { front(of: navigator).trigger(.push(.inner)) }
        return pairs(navigator, .push(.page(1)), .pop)
    }

    /// A change that brings that many waits for a guard.
    private static func pairs(whileWaiting count: Int) -> () -> Duration {
        let navigator = Navigator(root: ShapeCoordinator(.stack(.page(0))))
        navigator.attach(TestHost())
        let asker = front(of: navigator)
        asker.trigger(.push(.page(1)))
        let guarded = (1..<count).map(Shape.early) + [.late]
        asker.trigger(.present(.stack(.early(0), above: guarded), as: .sheet))
        precondition(navigator.pending.count == count + 1)
        return pairs(navigator, .push(.page(2)), .pop)
    }

    private static func pairs(
        _ navigator: Navigator, _ opening: ShapeCoordinator.Route, _ closing: ShapeCoordinator.Route
    ) -> () -> Duration {
        average {
            clock.measure {
                front(of: navigator).trigger(opening)
                front(of: navigator).trigger(closing)
            }
        }
    }

    static func front(of navigator: Navigator) -> Router<ShapeCoordinator.Route> {
        let screen = navigator.made(for: navigator.tree.visible.id) as! Screen
        return (screen.model as! ShapeModel).router
    }

    private static func covers(above count: Int) -> () -> Duration {
        let window = Window(PagesCoordinator(.tabs(.screen(.area(0)), [.screen(.area(1))])))
        for _ in 0..<count { window.front.router.trigger(.cover) }
        return average {
            clock.measure {
                window.front.router.trigger(.cover)
                window.front.router.close()
            }
        }
    }

    private static func parsing(among count: Int) -> () -> Duration {
        let table = LinkTable<Shape>(
            (0..<count).map { .link("search?q\($0)={page}", to: { (page: Int) in .page(page) }).parseOnly })
        let link = "/search?q\(count - 1)=7"
        return average { clock.measure { _ = try? table.parse(link) } }
    }

    /// Each derived from the one before it, twice.
    private static func setting(through count: Int) -> () -> Duration {
        let property = MutableProperty(0)
        var derived: Property<Int> = property
        for _ in 0..<count {
            let last = derived
            derived = last.joined(with: last) { $0 &+ $1 }
        }
        var sum = 0
        _ = derived.observe { sum &+= $0 }
        return average { clock.measure { property.value = 1 } }
    }
}

enum Shape: Destination {
    case page(Int)
    /// A coordinator with a stack, and one with a page.
    case area(Int), inner
    /// A screen with a leave-guard that is never armed.
    case unarmed(Int)
    /// A screen that asks as soon as it is made, and a coordinator that never says whether its first place may be entered.
    case early(Int), late
}

@MainActor
final class ShapeCoordinator: Coordinator {
    typealias Destination = Shape
    typealias Route = Tree.Transition<Shape, Never>
    let root: Tree.Root<Shape>
    private let depth: Int

    init(_ root: Tree.Root<Shape>, depth: Int = 1) { (self.root, self.depth) = (root, depth) }

    func transition(for route: Route, from asker: Asker) -> Next { route }

    func screen(for place: Shape, router: Router<Route>) -> any Presentable {
        switch place {
        case .area: ShapeCoordinator(.stack(.page(0), above: (1..<depth).map(Shape.page)))
        case .inner: ShapeCoordinator(.stack(.page(0)))
        case .page: Screen(ShapeModel(router)) { _ in bareView() }
        case .early:
            Screen(EarlyModel(router)) { _ in bareView() }
        case .late: LateCoordinator()
        case .unarmed: Screen(UnarmedModel(router)) { _ in bareView() }
        }
    }
}

@MainActor
private class ShapeModel {
    let router: Router<ShapeCoordinator.Route>

    init(_ router: Router<ShapeCoordinator.Route>) { self.router = router }
}

private final class EarlyModel: ShapeModel {
    override init(_ router: Router<ShapeCoordinator.Route>) {
        super.init(router)
        router.trigger(.push(.page(0)))
    }
}

@MainActor
private final class LateCoordinator: EnterGuard {
    typealias Destination = Shape
    typealias Route = Tree.Transition<Shape, Never>
    let root = Tree.Root<Shape>.stack(.page(0))
    private var waiting: [CheckedContinuation<Verdict<Shape>, Never>] = []

    func transition(for route: Route, from asker: Asker) -> Next { route }

    func mayEnter(_ destination: Shape, from asker: Asker) -> Verdict<Shape> {
        .wait { await withCheckedContinuation { self.waiting.append($0) } }
    }

    func screen(for place: Shape, router: Router<Route>) -> any Presentable {
        Screen(ShapeModel(router)) { _ in bareView() }
    }
}

private final class UnarmedModel: ShapeModel, LeaveGuard {
    var isArmed: Bool { false }

    func mayLeave() -> Bool { true }
}
