import Cairn
import CairnTesting
import CairnUIKit
import Testing
import UIKit

// The code of the guide's page about testing, compiled and run. `ReadmeTests` compares the two.

@MainActor
struct DecisionTests {
    @Test func `an expired password has to be changed`() throws {
        let coordinator = loginCoordinator()
        let navigator = Navigator(root: coordinator)
        #expect(try coordinator.transition(for: .login, from: navigator.asker) == .set(.home))
        coordinator.session.passwordHasExpired = true
        #expect(try coordinator.transition(for: .login, from: navigator.asker) == .push(.changePassword))
    }
}

@MainActor
func loginCoordinator() -> LoginCoordinator {
    let views = LoginViews(
        credentials: { _ in UIViewController() }, changePassword: { _ in UIViewController() },
        forgotPassword: { _ in UIViewController() })
    return LoginCoordinator(views: views, session: LoginSession(), store: MatchStore())
}

@MainActor
struct LinkTests {
    @Test func `the table has no problems, and leads to a match`() async throws {
        #expect(SeasonCoordinator.links.problems == [])
        try await TestApp.run(SeasonCoordinator(store: MatchStore())) { app in
            await app.follow("club://fixtures/matches/7", by: SeasonCoordinator.links)
            try app.expect("tabs[*matches:stack[list > match(7)], players]")
        }
    }
}

@MainActor
struct SavedStateTests {
    @Test func `a match comes back`() async throws {
        let snapshot = try await TestApp.run(MatchesCoordinator(store: MatchStore()), lenient: true) { app in
            await app.trigger(.match(7))
            return app.navigator.snapshot()
        }
        try await TestApp.run(MatchesCoordinator(store: MatchStore()), restoring: snapshot) { app in
            try app.expect("stack[list > match(7)]")
            #expect(app.navigator.notRestored.isEmpty)
        }
    }
}

@MainActor
struct PickPlayerTests {
    @Test func `a tap picks the player`() {
        var asked: [PickPlayerCoordinator.Route] = []
        let players = PlayersViewModel(router: Router { asked.append($0) })
        players.picked(Player(name: "Ana"))
        #expect(asked == [.picked(Player(name: "Ana"))])
    }
}

@MainActor @Suite(.simulator)
struct ScreenTests {
    @Test func `the back button leads back to the list`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = show(in: window, store: MatchStore())
        Simulator.current.settle()
        navigator.follow("club://matches/7", by: MatchesCoordinator.links)
        Simulator.current.settle()
        try Simulator.current.user.tapBack()
        Simulator.current.settle()
        #expect(navigator.tree.notation == "stack[list]")
    }
}
