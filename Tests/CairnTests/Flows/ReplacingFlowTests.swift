import Cairn
import CairnContract
import CairnTesting
import Testing

/// An app whose sign-up takes the place of everything.
@MainActor
private final class Gate: Coordinator {
    enum Route: Hashable { case leave, enter(Player) }
    enum Destination: Cairn.Destination { case inside, signUp }
    var root: Tree.Root<Destination> { .screen(.inside) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .leave: .replaceAll(.screen(.signUp))
        case .enter: .replaceAll(.screen(.inside))
        }
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .inside: Screen("inside") { _ in NoView("inside") }
        case .signUp: SignUp().onFinish { Route.enter($0) }
        }
    }
}

@MainActor
struct ReplacingFlowTests {
    @Test func `the parent hears of a flow that has taken the place of the screen that asked for it`()
        async throws
    {
        try await TestApp.run(Gate()) { app in
            #expect(await app.trigger(.leave) == .performed)
            try app.expect("(signUp:stack[name])")
            #expect(await app.trigger(of: SignUp.Route.done(Player(name: "Ana"))) == .performed)
            try app.expect("(inside)")
        }
    }
}
