import CairnStudio
import UIKit

/// An app for the tests of the studio's page: a list of 100,000 rows, rows that can be moved, pages that turn, a button that
/// reads like a tab, one that waits by a clock on the wall, and windows beside each other on a tablet.
@main
struct Main {
    static func main() async {
        await Studio(AppDelegate.self, name: "workbench", about: "What the studio's page is tested with.") {
            _ in nil
        }.main()
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [NumbersController(), SquadController(), TourController()].map {
            UINavigationController(rootViewController: $0)
        }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
