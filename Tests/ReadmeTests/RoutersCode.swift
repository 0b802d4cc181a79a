import Cairn
import CairnUIKit
import UIKit

// The code of the guide's page about a first app, compiled: of routers and of the scene's delegate. `ReadmeTests` compares the two.

@MainActor
enum Routers {
    @MainActor final class ListViewModel {
        init(router: Router<HomeCoordinator.Route>) {}
    }

    @MainActor final class SearchViewModel {
        enum Route { case results(String) }
        init(router: Router<Route>) {}
    }

    @MainActor final class SettingsViewModel: Routed {
        enum Route { case licences }
        let router = Router<Route>()
    }

    @MainActor final class AboutViewModel {
        var onLicences: () -> Void = {}
    }

    @MainActor struct Views {
        func plain(_: Any) -> any Presentable { UIViewController() }
        var list: @MainActor (ListViewModel) -> any Presentable { { plain($0) } }
        var search: @MainActor (SearchViewModel) -> any Presentable { { plain($0) } }
        var settings: @MainActor (SettingsViewModel) -> any Presentable { { plain($0) } }
        var about: @MainActor (AboutViewModel) -> any Presentable { { plain($0) } }
    }

    @MainActor final class HomeCoordinator: Coordinator {
        enum Route { case search(SearchViewModel.Route), settings(SettingsViewModel.Route), licences }
        enum Destination: Cairn.Destination { case list, search, settings, about, licences }
        private let settings = SettingsViewModel()
        private let views = Views()

        var root: Tree.Root<Destination> { .stack(.list) }

        func transition(for route: Route, from asker: Asker) -> Next { .push(.licences) }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
            switch destination {
            case .list: return Screen(ListViewModel(router: router), views.list)
            case .search:
                let search = SearchViewModel(router: router.scoped { .search($0) })
                return Screen(search, views.search)
            case .settings: return Screen(settings, routes: Route.settings, views.settings)
            case .about:
                let about = AboutViewModel()
                about.onLicences = { router.trigger(.licences) }
                return Screen(about, views.about)
            case .licences: return UIViewController()
            }
        }
    }
}

/// An app with one window.
enum Window {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var navigator: Navigator?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            let navigator = Navigator(root: MatchesCoordinator(store: MatchStore()))
            navigator.attach(UIKitHost(window: window))  // makes the window key and visible
            (self.window, self.navigator) = (window, navigator)
        }

        func sceneDidDisconnect(_ scene: UIScene) {
            navigator?.windowClosed()
            (window, navigator) = (nil, nil)
        }
    }
}

/// An app whose window comes back as it was.
enum FirstApp {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) var navigator: Navigator?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            let navigator = Navigator(
                root: SeasonCoordinator(store: MatchStore()), restoring: snapshot(of: session))
            navigator.attach(UIKitHost(window: window))  // makes the window key and visible
            self.window = window
            self.navigator = navigator
            navigator.follow(options, by: SeasonCoordinator.links)
        }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            navigator?.follow(contexts, by: SeasonCoordinator.links)
        }

        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
            navigator?.follow(activity, by: SeasonCoordinator.links)
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            navigator?.snapshot().activity(type: "com.example.club.window")
        }

        func sceneDidDisconnect(_ scene: UIScene) {
            navigator?.windowClosed()
            navigator = nil
            window = nil
        }

        private func snapshot(of session: UISceneSession) -> Snapshot? {
            do {
                return try session.stateRestorationActivity.flatMap { try Snapshot(activity: $0) }
            } catch {
                print("the window begins anew: \(error)")
                return nil
            }
        }
    }
}
