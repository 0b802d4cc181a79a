#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import LoginRecipe
    import RecipeViews
    import UIKit

    /// The app of a small football league. So far it lets people in.
    public final class AppDelegate: UIResponder, UIApplicationDelegate {
        public var window: UIWindow?
        public private(set) var navigator: Navigator?
        /// What the service's moments pass on; whoever plays the app puts another one here before it starts.
        public static var clock: any Clock<Duration> = ContinuousClock()

        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let service = FileAuthenticationService(clock: Self.clock)
            let navigator = Navigator(root: LoginCoordinator(service: service, views: .uiKit))
            navigator.attach(UIKitHost(window: window))
            self.window = window
            self.navigator = navigator
            return true
        }
    }
#endif
