#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import UIKit

    /// The app around a recipe: one window, and what fills it. Each recipe has its own.
    open class RecipeApp: UIResponder, UIApplicationDelegate {
        public var window: UIWindow?
        public private(set) var navigator: Navigator?
        /// What moments pass on; whoever plays the app puts another one here before it starts.
        public static var clock: any Clock<Duration> = ContinuousClock()

        /// What is shown first. Called once, at launch.
        open func makeNavigator() -> Navigator { preconditionFailure("\(Self.self) has to make a navigator") }

        /// What the names of animations mean; none unless overridden.
        open var animators: [Tree.Animation: any Animator] { [:] }

        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = makeNavigator()
            navigator.attach(UIKitHost(window: window, configuration: .init(animators: animators)))
            self.window = window
            self.navigator = navigator
            return true
        }
    }
#endif
