import Cairn
import CairnContract
import Testing

/// A guard that leads from a link's last place to another: there the link ends.
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

    /// The guard stands in the tree, beneath what covers the place that it leads to.
    @Test func `what a link's guard leads to is not covered`() throws {
        let vault = Vault()
        let stage = Stage(vault)
        vault.forms.isArmed = false
        _ = try stage.ask(vault: .present(.form, as: .sheet))
        #expect(stage.navigator.follow(LinkPath(Vault.Destination.moved)).result == .performed)
        #expect(stage.tree == "stack[plain > plain]")
        stage.expectAtRest()
    }

    @Test func `what a link's guard leads to comes after the places before it`() throws {
        let stage = Stage(Vault())
        let link = LinkPath(Vault.Destination.form, Vault.Destination.moved)
        #expect(stage.navigator.follow(link).result == .performed)
        #expect(stage.tree == "stack[plain > form > plain]")
        stage.expectAtRest()
    }

    /// The tree is another by the time the guard has answered.
    @Test func `what a link's guard leads to in the end is not covered`() async throws {
        let vault = Vault()
        let stage = Stage(vault)
        vault.forms.isArmed = false
        let link = stage.navigator.follow(LinkPath(Vault.Destination.slow))
        await vault.whenAsked()
        _ = try stage.ask(vault: .present(.form, as: .sheet))
        #expect(link.result == nil)
        vault.answer(.redirect(.push(.moved)))
        #expect(await link.outcome == .performed)
        #expect(stage.tree == "stack[plain > plain]")
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
