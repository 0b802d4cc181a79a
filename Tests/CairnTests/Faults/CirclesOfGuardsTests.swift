import Cairn
import CairnContract
import Testing

/// What has to come first may not wait for itself.
@MainActor
struct CirclesOfGuardsTests {
    @Test func `a sign in that the same guard keeps out is refused with the circle`() throws {
        let stage = Stage(Bank(guards: [.accounts, .signIn]))
        let request = try stage.ask(for: Bank.Route.accounts)
        #expect(request.result == .refused(.redirectedInCircles(["accounts", "signIn", "signIn"])))
        #expect(stage.tree == "stack[counter]")
        #expect(stage.navigator.pending.isEmpty)
        stage.expectAtRest()
    }

    @Test func `a sign in whose first screen the guard keeps out is refused with the circle`() throws {
        let stage = Stage(Bank(guards: [.accounts], guardsInside: true))
        let request = try stage.ask(for: Bank.Route.accounts)
        #expect(request.result == .refused(.redirectedInCircles(["accounts", "credentials", "credentials"])))
        #expect(stage.tree == "stack[counter]")
        #expect(stage.navigator.pending.isEmpty)
        stage.expectAtRest()
    }

    @Test func `two flows that wait for each other are refused with the circle`() throws {
        let stage = Stage(Bank(guards: [.accounts, .signIn], first: [.signIn: .terms, .terms: .signIn]))
        let request = try stage.ask(for: Bank.Route.accounts)
        guard case .refused(.redirectedInCircles(let circle)) = request.result else {
            Issue.record("\(request.result.map { "\($0)" } ?? "no outcome")")
            return
        }
        #expect(circle == ["accounts", "signIn", "terms", "signIn"])
        #expect(stage.tree == "stack[counter]")
        stage.expectAtRest()
    }

    @Test func `a guard that thinks first is refused with the circle too`() async throws {
        let stage = Stage(Bank(guards: [.accounts, .signIn], thinks: true))
        let request = try stage.ask(for: Bank.Route.accounts)
        #expect(await request.outcome == .refused(.redirectedInCircles(["accounts", "signIn", "signIn"])))
        #expect(stage.tree == "stack[counter]")
        stage.expectAtRest()
    }

    @Test func `a guard that leads on and on is refused with where it began and ended`() throws {
        let stage = Stage(Corridor())
        guard case .refused(let refusal) = try stage.ask(for: 1).result else {
            Issue.record("not refused")
            return
        }
        #expect(
            "\(refusal)".hasPrefix(
                "guards redirect in circles: door(1) > door(2) > door(3) > door(4) > … > door(99) > door(100);"
            ))
        #expect(stage.tree == "stack[door(0)]")
        stage.expectAtRest()
    }

    @Test func `places that read the same are no circle`() throws {
        let stage = Stage(Accounts())
        #expect(try stage.ask(for: Account(1)).result == .performed)
        #expect(stage.tree == "stack[account > account]")
        stage.expectAtRest()
    }

    @Test func `after a circle the app goes on`() throws {
        let stage = Stage(Bank(guards: [.accounts, .signIn]))
        try stage.ask(for: Bank.Route.accounts)
        #expect(try stage.ask(for: Bank.Route.branches).result == .performed)
        #expect(stage.tree == "stack[counter > branches]")
        stage.expectAtRest()
    }
}

/// A bank that forgot to except the sign-in from what wants one.
@MainActor
private final class Bank: EnterGuard {
    enum Destination: Cairn.Destination { case counter, branches, accounts, signIn, terms }
    enum Route: Hashable { case accounts, branches }
    var root: Tree.Root<Destination> { .stack(.counter) }
    private let guards: Set<Destination>
    private let guardsInside: Bool
    private let first: [Destination: Destination]
    private let thinks: Bool

    init(
        guards: Set<Destination>, guardsInside: Bool = false, first: [Destination: Destination] = [:],
        thinks: Bool = false
    ) {
        self.guards = guards.union(first.keys)
        self.guardsInside = guardsInside
        self.first = first
        self.thinks = thinks
    }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .accounts: .push(.accounts)
        case .branches: .push(.branches)
        }
    }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        guard guards.contains(destination) else { return .allow }
        let verdict = Verdict<Destination>.interpose(first[destination] ?? .signIn, as: .sheet)
        return thinks ? .wait { verdict } : verdict
    }

    func mayEnter(inside destination: AnyDestination, from asker: Asker) -> Verdict<Destination> {
        guardsInside ? .interpose(.signIn, as: .sheet) : .allow
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .signIn, .terms: SignIn()
        case .counter, .branches, .accounts: Screen(router) { _ in NoView("\(place)") }
        }
    }
}

/// Behind each door is the next.
@MainActor
private final class Corridor: EnterGuard {
    enum Destination: Cairn.Destination { case door(Int) }
    var root: Tree.Root<Destination> { .stack(.door(0)) }

    func transition(for door: Int, from asker: Asker) throws -> Next { .push(.door(door)) }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        guard case .door(let door) = destination, door > 0 else { return .allow }
        return .redirect(.push(.door(door + 1)))
    }

    func screen(for door: Destination, router: Router<Int>) -> any Presentable {
        Screen(router) { _ in NoView("\(door)") }
    }
}

/// Its number is nobody's business.
private struct Account: Destination, CustomStringConvertible {
    let number: Int
    let description = "account"

    init(_ number: Int) { self.number = number }
}

/// The first leads to the second, and that to the third.
private final class Accounts: EnterGuard {
    typealias Destination = Account
    typealias Route = Account
    let root: Tree.Root<Account> = .stack(Account(0))

    func transition(for account: Account, from asker: Asker) -> Next { .push(account) }

    func mayEnter(_ account: Account, from asker: Asker) -> Verdict<Account> {
        (1...2).contains(account.number) ? .redirect(.push(Account(account.number + 1))) : .allow
    }

    func screen(for account: Account, router: Router<Account>) -> any Presentable {
        Screen(router) { _ in NoView("account") }
    }
}
