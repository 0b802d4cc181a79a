import Cairn
import CairnContract
import Testing

/// A request that is taken back in the decision, the making or the guard in which it was asked has not begun.
@MainActor
struct TakenBackTests {
    @Test(arguments: [Rooms.Moment.deciding, .making, .judging])
    func `where it is taken back nothing comes of it`(moment: Rooms.Moment) {
        let rooms = Rooms(moment)
        let navigator = Navigator(root: rooms)
        rooms.router?.trigger(.one)
        #expect(rooms.other?.result == .cancelled)
        #expect(navigator.tree.notation == "stack[list > one]")
        #expect(navigator.journal.entries.map { "\($0.outcome)" } == ["performed", "performed", "cancelled"])
        #expect(rooms.router?.trigger(.two).result == .performed)
    }

    @Test func `of two that wait their turn the first may take back the second`() {
        let rooms = Rooms(.deciding)
        rooms.asksTwice = true
        let navigator = Navigator(root: rooms)
        rooms.router?.trigger(.one)
        #expect(rooms.other?.result == .cancelled)
        #expect(navigator.tree.notation == "stack[list > one > three]")
    }
}

@MainActor
final class Rooms: EnterGuard {
    enum Place: Cairn.Destination { case list, one, two, three }
    enum Moment: Sendable { case deciding, making, judging }
    typealias Destination = Place
    typealias Route = Place

    let root = Tree.Root<Place>.stack(.list)
    var router: Router<Route>?
    private(set) var other: Request?
    /// Whether the second is taken back by what the first leads to.
    var asksTwice = false
    private let moment: Moment

    init(_ moment: Moment) { self.moment = moment }

    func transition(for route: Route, from asker: Asker) -> Next {
        if route == .three { other?.cancel() }
        if route == .one, moment == .deciding { ask() }
        return .push(route)
    }

    func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
        if place == .one, moment == .judging { ask() }
        return .allow
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        if place == .list { self.router = router }
        if place == .one, moment == .making { ask() }
        return NoView("")
    }

    private func ask() {
        if asksTwice { _ = router?.trigger(.three) }
        other = router?.trigger(.two)
        if !asksTwice { other?.cancel() }
    }
}
