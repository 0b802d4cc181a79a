import Cairn
import CairnUIKit
import Foundation
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

/// Pushes by an animator that never says that it has ended.
private final class StuckClub: UIResponder, UIApplicationDelegate, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
{
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = UINavigationController()
        let page = UIViewController()
        page.view.addSubview(
            UIButton(
                primaryAction: UIAction(title: "Go") { [weak stack] _ in
                    stack?.pushViewController(UIViewController(), animated: true)
                }))
        stack.viewControllers = [page]
        stack.delegate = self
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func navigationController(
        _ stack: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

/// A lock that stands in the tree, over all: a link waits until somebody has opened it.
@MainActor
private final class LockCoordinator: Coordinator {
    enum Route: Cairn.Destination, Codable { case home, match(Int), lock }
    static let links = LinkTable<Route>(scheme: "lock", [.link("matches/{id}", to: Route.match)])
    var root: Tree.Root<Route> { .stack(.home) }

    func transition(for route: Route, from asker: Asker) -> Next {
        route == .lock ? .present(.lock, as: .fullScreen) : .push(route)
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        guard route == .lock else {
            return ExploredPage("\(route)").button("Lock") { router.trigger(.lock) }
        }
        return LockPage { router.close() }
    }
}

private final class LockPage: ExploredPage, LeaveGuard {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var isArmed = true

    init(close: @escaping @MainActor () -> Void) {
        super.init("Lock")
        button("Open") { [unowned self] in
            isArmed = false
            waiting.forEach { $0.resume() }
            waiting = []
            close()
        }
    }

    required init?(coder: NSCoder) { nil }

    func mayLeave() async -> Bool {
        await withCheckedContinuation { waiting.append($0) }
        return true
    }
}

@MainActor
struct WaitTests {
    @Test func `waiting for a transition that nobody completes ends, and says so`() async throws {
        try await Simulator.run { simulator in
            _ = simulator.launch(StuckClub.self)
            let player = Player(simulator) { nil }
            try await player.begin()
            for action in [Action.tap("Go"), .wait()] {
                let failure = try await #require(throws: PlayFailure.self) {
                    try await player.perform(action)
                }
                #expect(failure.kind == .restless, "\(failure)")
            }
        }
    }

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

    @Test func `a link that a guard holds up until somebody has logged in is not waited for`() async throws {
        try await Simulator.run { simulator in
            let delegate = simulator.launch(GatedClub.self)
            let player = Player(simulator) { delegate.navigator }
            try await player.begin()
            for line in ["open gated://matches/7", "wait", "tap \"Go on\"", "wait"] {
                try await player.perform(#require(try Action(line: line)))
                #expect(delegate.navigator?.pending.count == 1)
            }
            for line in ["tap \"Log in\"", "wait"] {
                try await player.perform(#require(try Action(line: line)))
            }
            #expect(delegate.navigator?.tree.notation == "stack[home > match(7)]")
        }
    }

    private func play(_ player: Player, _ lines: String...) async throws {
        for line in lines { try await player.perform(#require(try Action(line: line))) }
    }

    @Test func `a link that comes after saved state which a guard holds up is not waited for`() async throws {
        let saved = try await Simulator.run { simulator in
            let delegate = simulator.launch(GatedClub.self)
            let player = Player(simulator) { delegate.navigator }
            try await player.begin()
            try await play(player, "tap \"Go on\"", "tap \"Log in\"", "open gated://matches/1")
            return try #require(delegate.navigator).snapshot()
        }
        try await Simulator.run { simulator in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: GatedClubCoordinator(), restoring: saved)
            navigator.attach(UIKitHost(window: window))
            let player = Player(simulator) { navigator }
            try await player.begin()
            navigator.follow(try #require(URL(string: "gated://matches/7")), by: GatedClubCoordinator.links)
            try await play(player, "wait")
            #expect(navigator.tree.notation == "stack[login]" && navigator.pending.count == 2)
            try await play(player, "tap \"Go on\"", "tap \"Log in\"", "wait")
            #expect(navigator.tree.visible.label == "match(7)" && navigator.pending.isEmpty)
        }
    }

    @Test func `a link that waits until a lock is opened is not waited for`() async throws {
        try await Simulator.run { simulator in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: LockCoordinator())
            navigator.attach(UIKitHost(window: window))
            let player = Player(simulator) { navigator }
            try await player.begin()
            try await play(player, "tap Lock")
            navigator.follow(try #require(URL(string: "lock://matches/7")), by: LockCoordinator.links)
            try await play(player, "wait")
            #expect(navigator.tree.notation == "stack[home] + fullScreen(lock)")
            #expect(navigator.pending.count == 1)
            try await play(player, "tap Open", "wait")
            #expect(navigator.tree.notation == "stack[home > match(7)]" && navigator.pending.isEmpty)
        }
    }
}
