import CairnContract
import CairnTesting
import Testing

@testable import Cairn

/// The cycle of the flow essay: flow, view model, closure, flow.
@MainActor
private final class Cyclic: Coordinator {
    enum Route: Hashable { case open }
    enum Destination: Cairn.Destination { case start, flow, name }
    let root: Tree.Root<Destination>
    private var name: NameModel?
    init(_ root: Tree.Root<Destination>) { self.root = root }

    func transition(for route: Route, from asker: Asker) throws -> Next { .push(.flow) }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .start: return Screen(NameModel(router)) { _ in NoView("") }
        case .flow: return Cyclic(.stack(.name))
        case .name:
            let model = NameModel(router)
            model.onNameSelected = { _ = self }
            name = model
            return Screen(model) { _ in NoView("") }
        }
    }

    func breakCycle() { name = nil }

    final class NameModel {
        let router: Router<Route>
        var onNameSelected: (() -> Void)?
        init(_ router: Router<Route>) { self.router = router }
    }
}

@MainActor
struct LedgerTests {
    @Test func `names every live object with its maker and for whom`() throws {
        let navigator = Navigator(root: League())
        let ledger = Ledger(navigator)
        let list = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        try #require(list.model as? LeagueScreen).router.trigger(.signUp)
        #expect(
            ledger.live.map(\.description) == [
                "League of stack, made by League", "LeagueScreen of list, made by League for stack",
                "SignUp of signUp, made by League for list",
                "SignUpScreen of name, made by SignUp for signUp",
            ])
        #expect(ledger.leaks.isEmpty)
    }

    @Test func `a second ledger leaves the first as it was`() throws {
        let navigator = Navigator(root: League())
        let first = Ledger(navigator)
        let second = Ledger(navigator)
        let list = try #require(navigator.made(for: navigator.tree.visible.id) as? Screen)
        try #require(list.model as? LeagueScreen).router.trigger(.signUp)
        #expect(first.live.count == 4)
        #expect(second.live.map(\.description) == first.live.map(\.description))
    }

    @Test func `names flow and view model of a cycle together`() throws {
        let stage = Stage(Cyclic(.stack(.start)))
        let start = try #require(stage.navigator.made(for: stage.navigator.tree.visible.id) as? Screen)
        try #require(start.model as? Cyclic.NameModel).router.trigger(.open)
        let flow = stage.navigator.tree.nodes.compactMap { stage.navigator.made(for: $0.id) as? Cyclic }.last
        stage.host.tapBack()
        #expect(
            Set(stage.ledger.leaks.map(\.description)) == [
                "Cyclic of flow, made by Cyclic for start", "NameModel of name, made by Cyclic for flow",
            ])
        flow?.breakCycle()
    }

    @Test func `forgets who is gone, although nobody reads it`() {
        let navigator = Navigator(root: SketchCoordinator(.stack("a")))
        let ledger = Ledger(navigator)
        for _ in 0..<1_000 {
            navigator.front?.router.trigger(Tree.Transition<Place, Never>.push("b"))
            navigator.front?.router.trigger(.pop)
        }
        #expect(ledger.entries.count <= 100 && !ledger.live.isEmpty)
        for number in 0..<300 {
            navigator.front?.router.trigger(Tree.Transition<Place, Never>.push(.init("p\(number)")))
        }
        #expect(ledger.live.count > 300)
    }

    @Test func `holds nothing alive`() {
        var navigator: Navigator? = Navigator(root: League())
        let ledger = navigator.map { Ledger($0) }
        navigator = nil
        #expect(ledger?.leaks.isEmpty == true)
    }
}
