import Cairn
import CairnContract
import Testing

/// What an app saves may have fields with the names of Cairn's own.
@MainActor
struct OwnerFieldTests {
    @Test(arguments: 0...6) func `a field called owner is no owner of places`(_ number: Int) throws {
        let coordinator = Repositories(owner: number)
        let navigator = Navigator(root: coordinator)
        try #require(coordinator.list?.router).trigger(.repository(owner: number))
        let again = Repositories(owner: 0)
        let restored = Navigator(root: again, restoring: try Snapshot(text: navigator.snapshot().text))
        #expect(restored.tree == navigator.tree && restored.notRestored.isEmpty)
        #expect(again.list?.saved == Repositories.Saved(owner: number))
        #expect(again.made == ["list", "repository(owner: \(number))"])
    }
}

@MainActor
private final class Repositories: Coordinator {
    enum Route: Cairn.Destination, Codable { case list, repository(owner: Int) }
    struct Saved: Codable, Equatable { var owner: Int }
    let root: Tree.Root<Route> = .stack(.list)
    let owner: Int
    private(set) var list: List?
    private(set) var made: [String] = []

    final class List: Restorable {
        let router: Router<Route>
        var saved: Saved
        init(_ router: Router<Route>, _ saved: Saved) { (self.router, self.saved) = (router, saved) }
        func restore(_ saved: Saved) { self.saved = saved }
    }

    init(owner: Int) { self.owner = owner }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        made.append("\(AnyDestination(route).label)")
        guard case .list = route else { return Screen(owner) { _ in NoView("repository") } }
        let list = List(router, Saved(owner: owner))
        self.list = list
        return Screen(list) { _ in NoView("list") }
    }
}
