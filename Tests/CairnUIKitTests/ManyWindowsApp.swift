#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import UIKit

    /// An app whose scenes each have a window with a navigator, which is saved and comes back.
    final class ManyWindowsApp: UIResponder, UIApplicationDelegate {
        var navigators: [Navigator] = []

        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
            configuration.delegateClass = OneWindow.self
            return configuration
        }
    }

    final class OneWindow: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var navigator: Navigator?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            let snapshot = try? session.stateRestorationActivity.flatMap { try Snapshot(activity: $0) }
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) }, restoring: snapshot)
            navigator.attach(UIKitHost(window: window))
            (self.window, self.navigator) = (window, navigator)
            (UIApplication.shared.delegate as? ManyWindowsApp)?.navigators.append(navigator)
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            navigator?.snapshot().activity(type: "com.example.window")
        }

        func sceneDidDisconnect(_ scene: UIScene) {
            navigator?.windowClosed()
            navigator = nil
        }
    }
#endif
