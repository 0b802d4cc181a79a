#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import UIKit

    /// The app around a recipe: one window, and what fills it. Each recipe has its own.
    open class RecipeApp: UIResponder, UIApplicationDelegate {
        /// The window, and who owns what is in it: once the scene is there.
        public var window: UIWindow?
        public fileprivate(set) var navigator: Navigator?
        /// What moments pass on; whoever plays the app puts another one here before it starts.
        public static var clock: any Clock<Duration> = ContinuousClock()

        /// What is shown first. Called once for each window.
        open func makeNavigator() -> Navigator { preconditionFailure("\(Self.self) has to make a navigator") }

        /// What the names of animations mean; none unless overridden.
        open var animators: [Tree.Animation: any Animator] { [:] }

        public func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = RecipeScene.self
            return configuration
        }
    }

    /// The recipe's window.
    final class RecipeScene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? RecipeApp
            else { return }
            let window = UIWindow(windowScene: scene)
            let navigator = app.makeNavigator()
            navigator.attach(UIKitHost(window: window, configuration: .init(animators: app.animators)))
            self.window = window
            (app.window, app.navigator) = (window, navigator)
        }

        func sceneDidDisconnect(_ scene: UIScene) {
            guard let app = UIApplication.shared.delegate as? RecipeApp, app.window === window else { return }
            app.navigator?.windowClosed()
            (app.window, app.navigator, window) = (nil, nil, nil)
        }
    }
#endif
