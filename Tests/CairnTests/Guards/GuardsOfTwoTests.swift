import Cairn
import CairnContract
import CairnTesting
import Testing

/// Guards of several places in one request, and of several coordinators of one type, who have logins of their own.
@MainActor
struct GuardsOfTwoTests {
    enum Spot: Cairn.Destination, Codable { case home, diary, vault, plain, room(Int), login(Int) }

    /// Shows whatever it is asked for, as its guard says.
    final class House: EnterGuard {
        typealias Route = Tree.Transition<Spot, Never>
        typealias Destination = Spot
        let root: Tree.Root<Spot>
        private let verdict: (Spot) -> Verdict<Spot>
        private(set) var asked: [Spot] = []
        private let inner: (Int) -> House?
        private let loggedIn: () -> Void
        private(set) var router: Router<Route>?

        init(
            _ root: Tree.Root<Spot>, inner: @escaping (Int) -> House? = { _ in nil },
            loggedIn: @escaping () -> Void = {}, _ verdict: @escaping (Spot) -> Verdict<Spot>
        ) {
            (self.root, self.inner, self.loggedIn, self.verdict) = (root, inner, loggedIn, verdict)
        }

        func mayEnter(_ spot: Spot, from asker: Asker) -> Verdict<Spot> {
            asked.append(spot)
            return verdict(spot)
        }

        func transition(for route: Route, from asker: Asker) -> Next { route }

        func screen(for spot: Spot, router: Router<Route>) -> any Presentable {
            if spot == .home { self.router = router }
            return switch spot {
            case .login: Login(loggedIn)
            case .room(let number) where inner(number) != nil: inner(number)!
            default: Screen(router) { _ in NoView("\(spot)") }
            }
        }
    }

    final class Login: Coordinator {
        typealias Output = Int
        enum Route { case done }
        enum Destination: Cairn.Destination { case name }
        let root = Tree.Root<Destination>.stack(.name)
        private let loggedIn: () -> Void

        init(_ loggedIn: @escaping () -> Void) { self.loggedIn = loggedIn }

        func transition(for route: Route, from asker: Asker) -> Next {
            loggedIn()
            return .finish(1)
        }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
            Screen(router) { _ in NoView("name") }
        }
    }

    private func begin(_ house: House, restoring snapshot: Snapshot? = nil) -> Navigator {
        let navigator = Navigator(root: house, restoring: snapshot)
        navigator.attach(TestHost())
        return navigator
    }

    @Test(arguments: ["route", "link"])
    func `a login that changes the user has all guards asked again`(way: String) async {
        var user = 1
        let house = House(.stack(.home)) { spot in
            switch spot {
            case .diary: user == 1 ? .allow : .refuse("it is user 1's")
            case .vault: user == 1 ? .interpose(.login(1), as: .sheet) : .allow
            default: .allow
            }
        }
        let navigator = begin(house)
        let request =
            way == "link"
            ? navigator.follow(LinkPath(Spot.diary, Spot.vault))
            : navigator.router(for: House.Route.self).trigger(.several(.push(.diary), .push(.vault)))
        user = 2
        navigator.router(for: Login.Route.self).trigger(.done)
        #expect(await request.outcome == .refused(.guarded("diary", why: "it is user 1's")))
        #expect(navigator.tree.notation == "stack[home]")
    }

    @Test func `a guard is asked again once another has thought`() async {
        var isLoggedIn = true
        let house = House(.stack(.home)) { spot in
            switch spot {
            case .diary: isLoggedIn ? .allow : .refuse("the session has expired")
            case .vault:
                .wait {
                    isLoggedIn = false
                    return .allow
                }
            default: .allow
            }
        }
        let navigator = begin(house)
        let router = navigator.router(for: House.Route.self)
        let request = router.trigger(.several(.push(.diary), .push(.vault)))
        #expect(await request.outcome == .refused(.guarded("diary", why: "the session has expired")))
        // Who has thought is not asked twice for one request.
        #expect(house.asked.filter { $0 == .vault }.count == 1)
    }

    @Test func `what asks for a login again and again loses itself alone of what was saved`() async throws {
        let before = begin(House(.stack(.home)) { _ in .allow })
        before.router(for: House.Route.self).trigger(.several(.push(.plain), .push(.vault)))
        let house = House(.stack(.home)) { $0 == .vault ? .interpose(.login(1), as: .sheet) : .allow }
        let navigator = begin(house, restoring: before.snapshot())
        let restoring = try #require(navigator.pending.first)
        navigator.router(for: Login.Route.self).trigger(.done)
        #expect(await restoring.outcome == .performed)
        #expect(navigator.tree.notation == "stack[home > plain]")
        #expect(navigator.notRestored.map(\.label) == ["vault"])
    }

    @Test func `two of one type have a login each`() async throws {
        var loggedIn: Set<Int> = []
        let rooms = [1, 2].map { number in
            House(.stack(.home), loggedIn: { loggedIn.insert(number) }) { spot in
                spot != .vault || loggedIn.contains(number) ? .allow : .interpose(.login(0), as: .sheet)
            }
        }
        let navigator = begin(House(.tabs(.room(1), .room(2)), inner: { rooms[$0 - 1] }) { _ in .allow })
        for room in [2, 1] { navigator.follow(LinkPath(Spot.room(room))) }
        let requests = try rooms.map { try #require($0.router).trigger(.push(.vault)) }
        for _ in rooms { navigator.router(for: Login.Route.self).trigger(.done) }
        for request in requests { #expect(request.result == .performed) }
        #expect(navigator.tree.notation.contains("home > vault], room(2):stack[home > vault]"))
        #expect(navigator.tree.modals.isEmpty && loggedIn == [1, 2])
    }

    @Test func `one inside another of its type has a login of its own`() async {
        var loggedIn: Set<Int> = []
        func verdict(_ number: Int) -> (Spot) -> Verdict<Spot> {
            { spot in
                switch spot {
                case .vault,
                    .login(0) where number == 1:
                    loggedIn.contains(number) ? .allow : .interpose(.login(0), as: .sheet)
                default: .allow
                }
            }
        }
        let inner = House(.stack(.home), verdict(2))
        let outer = House(.stack(.room(2)), inner: { $0 == 2 ? inner : nil }, verdict(0))
        let navigator = begin(outer)
        let request = navigator.router(for: House.Route.self).trigger(.push(.vault))
        #expect(navigator.tree.modals.count == 1)
        loggedIn = [2]
        navigator.router(for: Login.Route.self).trigger(.done)
        #expect(await request.outcome == .performed)
    }
}
