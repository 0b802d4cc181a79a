import Cairn
import CairnUIKit
import Foundation
import Testing
import UIKit

// The code of the guide's page about an app that exists already, compiled. `ReadmeTests` compares the two.

@MainActor
func showMatches(on stack: UINavigationController, store: MatchStore) async throws {
    try await MatchesCoordinator(store: store).run(on: UIKitHost(navigationController: stack))
}

@MainActor
func pickPlayer(over controller: UIViewController) async throws -> Player? {
    do {
        return try await PickPlayerCoordinator().run(on: UIKitHost(presentedBy: controller))
    } catch is CancellationError { return nil }  // pulled down
}

/// An app of plain UIKit with scenes and tabs, one of which is a guest.
enum GuestInTabs {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let tabs = UITabBarController()
        let matchesStack = UINavigationController()
        private(set) var matches: Navigator?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let news = UINavigationController(rootViewController: NewsViewController())
            tabs.viewControllers = [news, matchesStack]
            let window = UIWindow(windowScene: scene)
            window.rootViewController = tabs
            let saved = try? session.stateRestorationActivity.flatMap { try Snapshot(activity: $0) }
            let matches = Navigator(root: MatchesCoordinator(store: MatchStore()), restoring: saved)
            matches.attach(UIKitHost(navigationController: matchesStack))
            window.makeKeyAndVisible()
            (self.window, self.matches) = (window, matches)
            self.scene(scene, openURLContexts: options.urlContexts)
        }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard !contexts.isEmpty else { return }
            tabs.selectedViewController = matchesStack  // the tabs are the app's
            matches?.follow(contexts, by: MatchesCoordinator.links)
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            matches?.snapshot().activity(type: "com.example.club.window")
        }

        func sceneDidDisconnect(_ scene: UIScene) {
            matches?.windowClosed()
            (window, matches) = (nil, nil)
        }
    }

    final class NewsViewController: UIViewController {}
}

/// A screen of the app's that opens a guest, saves it, and learns when it was left.
@MainActor
final class ClubViewController: UIViewController {
    private let store = MatchStore()
    private let file: URL
    private(set) var matches: Navigator?

    init(file: URL) {
        self.file = file
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func showMatches(restoring saved: Snapshot? = nil) {
        guard let navigationController, matches == nil else { return }
        let navigator = Navigator(root: MatchesCoordinator(store: store), restoring: saved)
        let host = UIKitHost(navigationController: navigationController)
        host.saves(to: file)
        navigator.attach(host)
        matches = navigator
        let changes = navigator.changes()
        Task { [weak self] in
            for await _ in changes {}
            self?.matches = nil  // it was left
        }
    }

    func appStarted() {
        if let saved = try? Snapshot(contentsOf: file) { showMatches(restoring: saved) }
    }

    func logOut() {
        navigationController?.popToViewController(self, animated: true)
    }
}

/// Keeps a second tap on the tab that is in front from popping its screens.
final class TabsDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        controller !== tabs.selectedViewController
    }
}

@MainActor @Suite(.simulator)
struct ExistingAppTests {
    private let simulator = Simulator.current

    private func launch() throws -> (LockedApp, GuestInTabs.SceneDelegate) {
        let app = simulator.launch(LockedApp.self, sceneDelegate: GuestInTabs.SceneDelegate.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        return (app, try #require(scene.delegate as? GuestInTabs.SceneDelegate))
    }

    @Test func `a guest in a tab comes back with its scene, and a link leads into it`() throws {
        let (app, delegate) = try launch()
        simulator.settle()
        let matches = try #require(delegate.matches)
        #expect(matches.tree.notation == "stack[list]" && delegate.tabs.selectedIndex == 0)
        let link = try #require(URL(string: "club://matches/7"))
        matches.follow(link, by: MatchesCoordinator.links)
        simulator.settle()
        #expect(matches.tree.notation == "stack[list > match(7)]" && matches.disagreement == nil)
        let scene = try #require(delegate.window?.windowScene)
        let session = scene.session
        _ = simulator.openScene()
        simulator.disconnect(scene)
        simulator.settle()
        let again = try #require(simulator.openScene(session)).delegate as? GuestInTabs.SceneDelegate
        simulator.settle()
        #expect(again?.matches?.tree.notation == "stack[list > match(7)]")
        withExtendedLifetime(app) {}
    }

    @Test(arguments: [true, false])
    func `a guest is saved to a file until it is left`(isLoggedOut: Bool) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("club-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let club = ClubViewController(file: file)
        window.rootViewController = UINavigationController(rootViewController: club)
        window.makeKeyAndVisible()
        club.appStarted()
        #expect(club.matches == nil)
        club.showMatches()
        await simulator.settle()
        simulator.enterBackground()
        simulator.enterForeground()
        let saved = try #require(try Snapshot(contentsOf: file))
        #expect(saved == club.matches?.snapshot())
        if isLoggedOut { club.logOut() } else { try simulator.user.tapBack() }
        await simulator.settle()
        #expect(club.matches == nil && club.navigationController?.viewControllers.count == 1)
        #expect(try Snapshot(contentsOf: file) == nil)
    }

    @Test func `a second tap on the tab leaves its screens where they are`() throws {
        let (app, delegate) = try launch()
        let keeper = TabsDelegate()
        delegate.tabs.delegate = keeper
        delegate.tabs.selectedIndex = 1
        delegate.matches?.follow("club://matches/7", by: MatchesCoordinator.links)
        simulator.settle()
        let title = try #require(delegate.tabs.tabBar.items?[1].title)
        try simulator.user.tapTab(title)
        simulator.settle()
        #expect(delegate.matches?.tree.notation == "stack[list > match(7)]")
        withExtendedLifetime((app, keeper)) {}
    }
}
