import Cairn
import CairnContract
import CairnTesting

/// A wallet whose cards are shown once the device knows the face before it.
@MainActor
final class Wallet: Coordinator {
    enum Destination: Cairn.Destination { case balance, cards, help }
    enum Route: Hashable { case push, present, select, help }
    let root: Tree.Root<Destination>
    let face = LateAnswer<Verdict<Cards.Destination>>()
    /// For whom coordinators of cards were made, and the screens of those.
    fileprivate(set) var cards: [Tree.Node.ID] = []
    fileprivate(set) var lists: [Tree.Node.ID] = []

    init(_ root: Tree.Root<Destination> = .tabs(.stack(.balance), [.screen(.cards)])) { self.root = root }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .push: .push(.cards)
        case .present: .present(.cards, as: .sheet)
        case .select: .select(.cards)
        case .help: .push(.help)
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        guard place == .cards else { return Screen(router) { _ in NoView("\(place)") } }
        cards.append(router.asker)
        return Cards(self)
    }
}

/// Guards its own beginning.
@MainActor
final class Cards: EnterGuard {
    enum Destination: Cairn.Destination { case list }
    typealias Route = Destination
    private let wallet: Wallet
    var root: Tree.Root<Destination> { .stack(.list) }

    init(_ wallet: Wallet) { self.wallet = wallet }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        .wait { [face = wallet.face] in await face.value() }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        wallet.lists.append(router.asker)
        return Screen(router) { _ in NoView("list") }
    }
}
