import Cairn
import CairnContract
import CairnTesting
import Testing

/// A change in a tab that was never in front, named from another one.
@MainActor
struct TabNeverInFrontTests {
    private let stage = Stage(.tabs(.stack("a"), [.screen("flow0"), .stack("b"), .screen("s5_topRefuse")]))

    /// All that was noted, made again.
    private func expectReplay() throws {
        var replay = try Replay(text: stage.navigator.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == stage.tree)
        stage.expectAtRest()
    }

    @Test func `it is empty until it is in front, and what is not in the tree is not`() throws {
        let node = try #require(stage.navigator.tree.nodes.first { $0.label == "flow0" })
        #expect(stage.navigator.isUnmade(node.id))
        stage.host.tapTab(1)
        #expect(!stage.navigator.isUnmade(node.id))
        #expect(!stage.navigator.isUnmade(Tree.Node.ID(99)))
    }

    @Test func `a coordinator there brings its stack first`() throws {
        let request = try stage.ask(.in(.tab("flow0"), .push("x")), from: "a")
        #expect(request.result == .performed)
        #expect(stage.tree == "tabs[*stack[a], flow0:stack[inflow0 > x], stack[b], s5_topRefuse]")
        #expect(stage.host.front == "a")
        try expectReplay()
        stage.host.tapTab(1)
        #expect(stage.host.front == "x")
    }

    @Test func `so it does where the tab is brought to the front by the same change`() throws {
        try stage.ask(.several(.select("flow0"), .in(.tab("flow0"), .push("x"))), from: "a")
        #expect(stage.tree == "tabs[stack[a], *flow0:stack[inflow0 > x], stack[b], s5_topRefuse]")
        try expectReplay()
    }

    @Test func `so it does in tabs that stand in another column`() throws {
        let stage = Stage(.split(primary: .stack("a"), secondary: .tabs(.screen("b"), [.screen("flow0")])))
        #expect(
            try stage.ask(.in(.secondary, .in(.tab("flow0"), .push("x"))), from: "a").result == .performed)
        #expect(stage.tree == "split[stack[a], tabs[*b, flow0:stack[inflow0 > x]]]")
        try stage.ask(.in(.secondary, .in(.tab("flow0"), .present("m", as: .sheet))), from: "a")
        #expect(stage.tree.hasSuffix("+ sheet(m by x)"))
        stage.expectAtRest()
    }

    @Test func `two that come with the same tabs are made once each`() throws {
        let vault = Vault(.tabs(.stack(.plain), [.pages(.form, .child, .login)]))
        vault.forms.isArmed = false
        let stage = Stage(vault)
        stage.host.tapTab(1)
        stage.host.tapTab(0)
        let both = Vault.Route.several(
            .in(.tab(.child), .present(.plain, as: .sheet)), .in(.tab(.login), .present(.plain, as: .sheet)))
        #expect(try stage.ask(vault: both, from: "form").result == .performed)
        #expect(vault.made.filter { $0 == .child || $0 == .login } == [.child, .login])
        stage.expectAtRest()
    }

    @Test func `a screen there is made where it opens a modal`() throws {
        try stage.ask(.in(.tab("b"), .present("m", as: .sheet)), from: "a")
        #expect(stage.tree == "tabs[*stack[a], flow0, stack[b], s5_topRefuse] + sheet(m by b)")
        #expect(stage.navigator.sketch("b") != nil)
        try expectReplay()
    }

    @Test func `a screen there is not made for one that is put on it`() throws {
        try stage.ask(.in(.tab("b"), .push("x")), from: "a")
        #expect(stage.tree == "tabs[*stack[a], flow0, stack[b > x], s5_topRefuse]")
        #expect(stage.navigator.sketch("b") == nil)
        try expectReplay()
    }

    @Test func `all that comes with the tab is made`() throws {
        let stage = Stage(.tabs(.stack("a"), [.stack("b", above: ["c"])]))
        try stage.ask(.in(.tab("b"), .present("m", as: .sheet)), from: "a")
        #expect(stage.tree == "tabs[*stack[a], stack[b > c]] + sheet(m by c)")
        #expect(stage.navigator.sketch("b") != nil && stage.navigator.sketch("c") != nil)
        stage.expectAtRest()
    }

    @Test func `what was refused there is made when it is asked for again`() throws {
        try stage.ask(.in(.tab("flow0"), .popTo("nowhere")), from: "a")
        try stage.ask(.in(.tab("flow0"), .push("x")), from: "a")
        #expect(stage.tree == "tabs[*stack[a], flow0:stack[inflow0 > x], stack[b], s5_topRefuse]")
        try expectReplay()
    }

    @Test func `it is found in a sequence, and where something else does not stand`() throws {
        try stage.ask(.present("m", as: .sheet), from: "a")
        try stage.ask(.several(.dismissAll, .in(.tab("flow0"), .push("x"))), from: "m")
        #expect(stage.tree == "tabs[*stack[a], flow0:stack[inflow0 > x], stack[b], s5_topRefuse]")
        try stage.ask(.show("y", orElse: .in(.tab("b"), .present("n", as: .sheet))), from: "a")
        #expect(stage.tree.hasSuffix("+ sheet(n by b)"))
        #expect(stage.navigator.sketch("b") != nil)
        try expectReplay()
    }

    @Test func `what cannot be done there makes nothing`() throws {
        let before = stage.navigator.tree
        let request = try stage.ask(.in(.tab("flow0"), .popTo("nowhere")), from: "a")
        #expect(request.result?.description.hasPrefix("refused") == true)
        #expect(stage.navigator.tree == before)
        #expect(stage.navigator.sketch("inflow0") == nil)
        try expectReplay()
    }

    @Test func `nobody is let in there that a guard refuses`() throws {
        let request = try stage.ask(.in(.tab("s5_topRefuse"), .present("m", as: .sheet)), from: "a")
        #expect(request.result == .refused(.guarded("s5_topRefuse", why: "it is shut")))
        #expect(stage.tree == "tabs[*stack[a], flow0, stack[b], s5_topRefuse]")
        try expectReplay()
    }
}

/// An app whose links put an order on the orders tab.
@MainActor
private final class Shopfront: Coordinator {
    enum Destination: Cairn.Destination { case home, orders, order(Int) }
    typealias Route = Never
    static let links = LinkTable<Destination>([.link("orders/{id}", to: Destination.order)])
    let root = Tree.Root<Destination>.tabs(.home, .orders)

    func transition(for route: Never, from asker: Asker) throws -> Next {}

    func transition(toLinked destination: Destination) -> Next {
        .several(.in(.tab(.orders), .several(.popToRoot, .push(destination))), .select(.orders))
    }

    func screen(for destination: Destination, router: Router<Never>) -> any Presentable {
        switch destination {
        case .home: SketchCoordinator(.stack("welcome"))
        case .orders: SketchCoordinator(.stack("list"))
        case .order: NoView("order")
        }
    }
}

extension TabNeverInFrontTests {
    @Test func `a link puts something there`() throws {
        let stage = Stage(Shopfront())
        let request = stage.navigator.follow("/orders/7", by: Shopfront.links)
        #expect(request.result == .performed)
        #expect(stage.tree == "tabs[home:stack[welcome], *orders:stack[list > order(7)]]")
        var replay = try Replay(text: stage.navigator.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == stage.tree)
        stage.expectAtRest()
    }
}
