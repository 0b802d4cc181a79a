import Cairn
import CairnContract
import CairnTesting
import Testing

/// What covers one stack among tabs: who restores it, and how links go past it and through it.
@MainActor
struct CoveredStackTests {
    private let navigator = Navigator(root: Lodge())

    private func ask<Route>(_ route: Route) -> Outcome? { navigator.router().trigger(route).result }

    @Test func `it comes back by the coordinator that brought it`() {
        #expect(ask(Lodge.Place.tip) == .performed)
        #expect(navigator.tree.notation == "tabs[*home:stack[list + currentContext(tip)], more]")
        let again = Navigator(root: Lodge(), restoring: navigator.snapshot())
        #expect(again.tree == navigator.tree)
        #expect(again.notRestored.isEmpty)
    }

    @Test func `one that cannot be read is reported`() throws {
        #expect(ask(Lodge.Place.tip) == .performed)
        let text = navigator.snapshot().text.replacing(
            #""style": "currentContext""#, with: #""style": "sheet""#)
        let again = Navigator(root: Lodge(), restoring: try Snapshot(text: text))
        #expect(again.tree.notation == "tabs[*home:stack[list], more]")
        #expect(again.notRestored.map { "\($0)" }.contains { $0.contains("it cannot stand over a stack") })
    }

    @Test func `a host is asked whether it can show one`() throws {
        let host = TestHost()
        host.whyNotIn = { $0 == .currentContext ? "nothing can be covered" : nil }
        navigator.attach(host)
        #expect(ask(Lodge.Place.tip) == .refused(.unavailable("tip", why: "nothing can be covered")))
    }

    @Test func `a link past it dismisses it`() {
        #expect(ask(Home.Place.filter) == .performed)
        #expect(navigator.tree.notation == "tabs[*home:stack[list + currentContext(filter)], more]")
        #expect(navigator.follow(LinkPath(Lodge.Place.home, Home.Place.match)).result == .performed)
        #expect(navigator.tree.notation == "tabs[*home:stack[list > match], more]")
    }

    @Test func `a link to what it covers dismisses it`() {
        #expect(ask(Home.Place.filter) == .performed)
        #expect(navigator.follow(LinkPath(Lodge.Place.home)).result == .performed)
        #expect(navigator.tree.notation == "tabs[*home:stack[list], more]")
    }

    @Test func `a link to what another coordinator's stack is covered by finds it again`() {
        let tip = LinkPath(Lodge.Place.tip)
        #expect(navigator.follow(tip).result == .performed)
        #expect(navigator.tree.notation == "tabs[*home:stack[list + currentContext(tip)], more]")
        let tree = navigator.tree
        #expect(navigator.follow(tip).result == .performed)
        #expect(navigator.tree == tree)
        #expect(navigator.follow(LinkPath(Lodge.Place.more)).result == .performed)
        #expect(navigator.follow(tip).result == .performed)
        #expect(navigator.tree == tree)
    }

    @Test(arguments: [true, false])
    func `a link leads through it, and changes nothing the second time`(isThere: Bool) {
        let payment = LinkPath(Lodge.Place.home, Home.Place.checkout, Checkout.Place.payment)
        if isThere { #expect(ask(Home.Place.checkout) == .performed) }
        #expect(navigator.follow(payment).result == .performed)
        let tree = "tabs[*home:stack[list + currentContext(checkout:stack[cart > payment])], more]"
        #expect(navigator.tree.notation == tree)
        let entries = navigator.journal.entries.count
        #expect(navigator.follow(payment).result == .performed)
        #expect(navigator.tree.notation == tree)
        #expect(navigator.journal.entries.dropFirst(entries).allSatisfy { $0.before == $0.tree })
    }
}

@MainActor
private final class Lodge: Coordinator {
    enum Place: Cairn.Destination, Codable { case home, more, tip }
    typealias Route = Place
    let root = Tree.Root<Place>.tabs(.home, .more)

    func transition(for route: Place, from asker: Asker) -> Next { .present(.tip, as: .currentContext) }
    func transition(toLinked place: Place) -> Next { .present(.tip, as: .currentContext) }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        place == .home ? Home() : Screen(0) { _ in NoView("\(place)") }
    }
}

@MainActor
private final class Home: Coordinator {
    enum Place: Cairn.Destination, Codable { case list, match, filter, checkout }
    typealias Route = Place
    let root = Tree.Root<Place>.stack(.list)

    func transition(for route: Place, from asker: Asker) -> Next { transition(toLinked: route) }

    func transition(toLinked place: Place) -> Next {
        switch place {
        case .filter: .present(.filter, as: .currentContext)
        case .checkout: .present(.checkout, as: .currentContext)
        case .list, .match: .push(place)
        }
    }

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        place == .checkout ? Checkout() : Screen(0) { _ in NoView("\(place)") }
    }
}

@MainActor
private final class Checkout: Coordinator {
    enum Place: Cairn.Destination, Codable { case cart, payment }
    typealias Route = Place
    let root = Tree.Root<Place>.stack(.cart)

    func screen(for place: Place, router: Router<Route>) -> any Presentable {
        Screen(0) { _ in NoView("\(place)") }
    }
}
