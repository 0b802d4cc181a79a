import Cairn
import CairnUIKit
import Testing
import UIKit

@testable import CairnStudio

/// A decision that asks the person first.
@MainActor
private final class AskingCoordinator: WaitingCoordinator, Routed {
    enum Route: Hashable { case leave }
    enum Destination: Cairn.Destination { case start, end }
    let router = Router<Route>()
    var root: Tree.Root<Destination> { .stack(.start) }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        try await Simulator.current.clock.sleep(for: .seconds(1))
        let isSure = try await router.ask(Dialog("Sure?", .button("Yes", true), .cancel))
        try await Simulator.current.clock.sleep(for: .seconds(1))
        return isSure ? .push(.end) : .none
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        let page = UIViewController()
        page.title = "\(destination)"
        page.view.addSubview(
            UIButton(primaryAction: UIAction(title: "Leave") { _ in router.trigger(.leave) }))
        return page
    }
}

final class AskingClub: UIResponder, UIApplicationDelegate {
    var navigator: Navigator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        navigator = Navigator(root: AskingCoordinator())
        navigator?.attach(UIKitHost(window: window))
        return true
    }
}

@MainActor
struct WaitTests {
    @Test func `waiting counts what the app does, and not what a person is asked`() async throws {
        try await Simulator.run { simulator in
            let delegate = simulator.launch(AskingClub.self)
            let player = Player(simulator) { delegate.navigator }
            try await player.begin()
            try await player.perform(.tap("Leave"))
            try await player.perform(.wait())
            #expect(delegate.navigator?.pending.count == 1)
            #expect(simulator.outline().top?.style == .alert)
            try await player.perform(.tap("Yes"))
            try await player.perform(.wait())
            #expect(delegate.navigator?.tree.notation == "stack[start > end]")
            #expect(delegate.navigator?.pending.isEmpty == true)
        }
    }
}
