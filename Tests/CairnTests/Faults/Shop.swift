import Cairn
import CairnContract

/// A shop whose checkout wants a sign-in, and whose sign-in may want the terms to be read.
@MainActor
final class Shop: WaitingCoordinator, EnterGuard {
    enum Destination: Cairn.Destination { case cart, signIn, terms, receipt, orders, offers, help }
    enum Route: Hashable { case checkout, signIn, terms, orders, offers, help, watch }
    var root: Tree.Root<Destination> { .stack(.cart) }
    /// Whether the terms are read before anybody signs in.
    var hasTerms = false
    /// Who has signed in.
    private(set) var names: [String] = []
    /// What its guards ask for in passing.
    private(set) var hints: [Request] = []
    /// What somebody listens to who began to in a decision.
    let closings = AsyncStream.makeStream(of: Void.self)
    /// What the decision to watch waits for.
    let patience = LateAnswer<Bool>()
    /// What the guard of the offers waits for.
    let weather = LateAnswer<Verdict<Destination>>()

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        switch route {
        case .checkout:
            let cart = try asker.model(Cart.self)
            names.append(try await cart.signIn())
            return .push(.receipt)
        case .signIn:
            if hasTerms { names.append(try await asker.model(Cart.self).readTerms()) }
            return .present(.signIn, as: .sheet)
        case .terms: return .present(.terms, as: .sheet)
        case .orders: return .push(.orders)
        case .offers: return .push(.offers)
        case .help: return .push(.help)
        case .watch:
            let cart = try asker.model(Cart.self)
            Task { for await _ in closings.stream { hints.append(cart.router.trigger(.help)) } }
            return await patience.value() ? .push(.receipt) : .none
        }
    }

    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        guard let cart = try? asker.model(Cart.self) else { return .allow }
        switch destination {
        case .orders:
            return .wait {
                do { self.names.append(try await cart.signIn()) } catch { return .refuse("nobody signed in") }
                return .allow
            }
        case .offers:
            hints.append(cart.router.trigger(.help))
            return .wait { await self.weather.value() }
        default: return .allow
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .cart: Screen(Cart(router)) { _ in NoView("cart") }
        case .signIn, .terms: SignIn()
        case .receipt, .orders, .offers, .help: Screen(router) { _ in NoView("\(place)") }
        }
    }
}

@MainActor
final class Cart {
    let router: Router<Shop.Route>
    init(_ router: Router<Shop.Route>) { self.router = router }

    func signIn() async throws -> String { try await router.run(ResultRoute(.signIn)) }
    func readTerms() async throws -> String { try await router.run(ResultRoute(.terms)) }
}
