import Cairn
import CairnContract
import Testing

/// A guard that comes with a link, and leads from its last place to another: there the link ends.
@MainActor
struct RedirectedLinksTests {
    @Test(arguments: [1, 2, 3])
    func `a link ends where the last of its guards leads`(_ detours: Int) throws {
        let stage = Stage(Town())
        let link = LinkPath(Town.Destination.shop, Shop.Destination.counter(detours))
        #expect(stage.navigator.follow(link).result == .performed)
        #expect(stage.tree == "stack[square > shop(door > counter(0))]")
        stage.expectAtRest()
    }

    private final class Town: Coordinator {
        enum Destination: Cairn.Destination { case square, shop }
        typealias Route = Destination

        var root: Tree.Root<Destination> { .stack(.square) }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
            switch destination {
            case .square: Plain()
            case .shop: Shop()
            }
        }
    }

    /// Each counter but the last sends its customers to the next.
    private final class Shop: EnterGuard {
        enum Destination: Cairn.Destination { case door, counter(Int) }
        typealias Route = Destination

        var root: Tree.Root<Destination> { .stack(.door) }

        func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
            switch destination {
            case .door, .counter(0): .allow
            case .counter(let number): .redirect(.push(.counter(number - 1)))
            }
        }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable { Plain() }
    }

    private final class Plain: Presentable {}
}
