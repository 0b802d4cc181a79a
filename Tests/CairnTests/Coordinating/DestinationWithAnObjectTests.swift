import Cairn
import CairnContract
import CairnTesting
import Testing

/// Destinations and results may hold objects, which go when a guard leads elsewhere: never in the midst of a change.
@MainActor
struct DestinationWithAnObjectTests {
    private let cabinet = Cabinet()
    private let navigator: Navigator

    init() {
        navigator = Navigator(root: cabinet)
        cabinet.papers = papers
    }

    private var router: Router<Cabinet.Route> { navigator.router() }

    /// Looks at the navigator, and asks it for something.
    private func papers() -> Papers {
        Papers { [weak navigator, cabinet] in
            cabinet.seen.append(navigator?.tree.notation ?? "")
            let router: Router<Cabinet.Route>? = navigator?.router()
            router?.trigger(.nothing)
        }
    }

    @Test func `what was asked for may hold one where a guard leads elsewhere`() {
        cabinet.verdict = { _ in .redirect(.push(.list)) }
        let asked = router.trigger(.copies)
        #expect(asked.result == .performed && navigator.tree.notation == "stack[list > list]")
        #expect(cabinet.seen.count == 1)
    }

    @Test func `so may what it would have brought, where a guard is slow to say no`() async {
        cabinet.verdict = { _ in .wait { .redirect(.push(.list)) } }
        let asked = router.trigger(.copies)
        #expect(await asked.outcome == .performed)
        #expect(navigator.tree.notation == "stack[list > list]" && cabinet.seen.count == 1)
    }

    @Test func `so may what a flow ends with that has to come first, before another`() throws {
        cabinet.verdict = { [.interpose(.login, as: .sheet), .interpose(.terms, as: .sheet), .allow][$0] }
        let asked = router.trigger(.vault)
        for flow in ["login", "terms"] {
            #expect(navigator.tree.notation == "stack[list] + sheet(\(flow):stack[desk])")
            let desk: Router<Gate.Route> = navigator.router()
            desk.trigger(.end(papers()))
        }
        #expect(asked.result == .performed && navigator.tree.notation == "stack[list > vault]")
        #expect(cabinet.seen.count == 2)
    }
}

@MainActor
private final class Cabinet: EnterGuard {
    enum Destination: Cairn.Destination { case list, copy(Papers), vault, login, terms }
    enum Route { case copies, vault, nothing }
    let root = Tree.Root<Destination>.stack(.list)
    /// What it says of the vault, by how many flows have ended.
    var verdict: (Int) -> Verdict<Destination> = { _ in .allow }
    var passed = 0
    var papers: () -> Papers = { Papers {} }
    /// The trees that papers saw as they went.
    var seen: [String] = []

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .copies: .several(.push(.copy(papers())), .push(.vault))
        case .vault: .push(.vault)
        case .nothing: .none
        }
    }

    func mayEnter(_ place: Destination, from asker: Asker) -> Verdict<Destination> {
        place == .vault ? verdict(passed) : .allow
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .login, .terms: Gate(self)
        default: Screen(0) { _ in NoView("\(place)") }
        }
    }
}

/// A flow that ends with an object.
@MainActor
private final class Gate: Coordinator {
    enum Destination: Cairn.Destination { case desk }
    enum Route { case end(Papers) }
    typealias Output = Papers
    let root = Tree.Root<Destination>.stack(.desk)
    private let cabinet: Cabinet

    init(_ cabinet: Cabinet) { self.cabinet = cabinet }

    func transition(for route: Route, from asker: Asker) -> Next {
        guard case .end(let papers) = route else { return .none }
        cabinet.passed += 1
        return .finish(papers)
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("desk") }
    }
}
