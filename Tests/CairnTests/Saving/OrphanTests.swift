import Cairn
import CairnContract
import CairnTesting
import Testing

/// A coordinator that comes only with a change may have its guard begin with something else, so that it never comes into the
/// tree itself. What it has brought cannot be made again.
@MainActor
struct OrphanTests {
    @Test func `what was made by a coordinator that is not in the tree is reported as lost`() async {
        let lobby = OfferLobby()
        let navigator = Navigator(root: lobby)
        navigator.attach(TestHost())
        #expect(await lobby.router?.trigger(.push(.shop)).outcome == .performed)
        #expect(navigator.tree.notation.contains("sheet(offer"))
        let snapshot = navigator.snapshot()
        #expect(snapshot.lost.map(\.label) == ["offer"])
        let again = Navigator(root: OfferLobby(), restoring: snapshot)
        #expect(again.tree.notation == "stack[list]" && again.notRestored.isEmpty)
    }
}

private final class OfferLobby: Coordinator {
    enum Place: Cairn.Destination, Codable { case list, shop }
    typealias Route = Tree.Transition<Place, Never>
    let root: Tree.Root<Place> = .stack(.list)
    private(set) var router: Router<Route>?

    func transition(for route: Route, from asker: Asker) -> Next { route }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        if place == .shop { return OfferShop() }
        self.router = router
        return NoView("list")
    }
}

private final class OfferShop: Coordinator, EnterGuard {
    enum Place: Cairn.Destination, Codable { case shelf, offer }
    typealias Route = Tree.Transition<Place, Never>
    let root: Tree.Root<Place> = .stack(.shelf)

    func transition(for route: Route, from asker: Asker) -> Next { route }

    func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
        place == .shelf ? .redirect(.present(.offer, as: .sheet)) : .allow
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable { NoView("offer") }
}
