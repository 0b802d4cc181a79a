import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct TabTests {
    private let stage = Stage(.tabs(.stack("a"), [.screen("flow"), .pages("b", "c")]))

    private func isMade(_ name: String) -> Bool {
        stage.navigator.tree.nodes.contains { $0.label == name && stage.navigator.made(for: $0.id) != nil }
    }

    @Test func `a tab is made when it first comes to the front`() throws {
        #expect(stage.tree == "tabs[*stack[a], flow, pages[*b, c]]")
        #expect(isMade("a") && !isMade("flow") && !isMade("b"))
        try stage.ask(.select("flow"))
        #expect(stage.tree == "tabs[stack[a], *flow:stack[inflow], pages[*b, c]]")
        #expect(isMade("flow") && isMade("inflow") && !isMade("b"))
        stage.expectAtRest()
    }

    @Test func `a tab that a finger brings to the front is made too`() throws {
        #expect(stage.host.tapTab(1))
        #expect(stage.tree == "tabs[stack[a], *flow:stack[inflow], pages[*b, c]]")
        #expect(stage.navigator.journal.entries.last?.cause == .finger)
        #expect(isMade("inflow"))
        stage.expectAtRest()
    }

    @Test func `only the page in front is made`() throws {
        try stage.ask(.select("b"))
        #expect(isMade("b") && !isMade("c"))
        try stage.ask(.select("c"))
        #expect(stage.tree == "tabs[stack[a], flow, *pages[b, *c]]")
        #expect(isMade("c"))
    }

    @Test func `what was made stays when another tab comes to the front`() throws {
        try stage.ask(.push("d"))
        try stage.ask(.select("flow"))
        try stage.ask(.push("e"), from: "d")
        #expect(stage.tree == "tabs[stack[a > d > e], *flow:stack[inflow], pages[*b, c]]")
        #expect(isMade("e"))
        stage.expectAtRest()
    }

    @Test func `a tap on the tab in front pops to its root`() throws {
        try stage.ask(.push("d"))
        #expect(stage.host.tapTab(0))
        #expect(stage.tree == "tabs[*stack[a], flow, pages[*b, c]]")
        stage.expectAtRest()
    }

    @Test func `show makes what it brings to the front`() throws {
        try stage.ask(.present("m", as: .sheet))
        try stage.ask(.show("c"), from: "m")
        #expect(stage.tree == "tabs[stack[a], flow, *pages[b, *c]]")
        #expect(isMade("c") && !isMade("b"))
        stage.expectAtRest()
    }

    @Test func `replacing all releases every tab`() throws {
        try stage.ask(.select("flow"))
        try stage.ask(.replaceAll(.tabs("x", "y")), from: "a")
        #expect(stage.tree == "tabs[*x, y]")
        stage.expectAtRest()
    }

    @Test func `the journal makes the same trees`() throws {
        stage.host.tapTab(1)
        try stage.ask(.push("d"))
        try stage.ask(.select("c"), from: "a")
        stage.host.tapTab(2)
        var ids = Tree.IDs()
        var tree = Tree.seed(ids: &ids)
        for entry in stage.navigator.journal.entries {
            ids.deal(next: entry.ids)
            if let change = entry.change { tree = try tree.applying(change, ids: &ids) }
            #expect(tree == entry.tree)
        }
    }

    @Test func `a child that brings tabs into a stack is refused`() throws {
        let stage = Stage(TabsInAStack())
        let screen = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        let router = try #require(screen.model as? Router<TabsInAStack.Route>)
        let result = try #require(router.trigger(.main).result)
        #expect(
            "\(result)".hasPrefix("refused: 'main' brings tabs, pages or columns, which no stack can hold"))
        #expect(stage.tree == "stack[login]")
    }

    @Test func `what is presented in another tab is answered there`() throws {
        let stage = Stage(.tabs(.stack("a", above: ["b"]), [.stack("c")]))
        try stage.ask(.select("c"), from: "b")
        try stage.ask(.select("a"), from: "c")
        try stage.ask(.in(.tab("c"), .present("dialog", as: .alert)), from: "b")
        try stage.ask(.pop, from: "b")
        #expect(stage.tree == "tabs[*stack[a], stack[c]] + alert(dialog by c)")
        #expect(stage.host.tap("Push"))
        #expect(stage.tree == "tabs[*stack[a], stack[c > pushed]]")
    }
}

@MainActor
private final class TabsInAStack: Coordinator {
    enum Route: Cairn.Destination { case login, main }
    var root: Tree.Root<Route> { .stack(.login) }
    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .login: Screen(router) { _ in NoView("") }
        case .main: SketchCoordinator(.tabs(.stack("a"), [.stack("b")]))
        }
    }
}
