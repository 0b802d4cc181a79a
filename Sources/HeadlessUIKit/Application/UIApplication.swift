/// The application of the current simulator.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    /// Why an application was launched. In an app with scenes, nothing is known here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// The current simulator's application.
    public class var shared: UIApplication { Simulator.current.application }

    /// The application's delegate. The simulator holds the one it launched.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Active, until the simulator sends the application to the background.
    open internal(set) var applicationState = State.active
    weak var keyWindow: UIWindow?
    var launched: (any UIApplicationDelegate)?
    /// Whether the app was launched as one with scenes.
    var usesScenes = false
    var sceneDelegateClass: AnyClass?
    var scenes: [UIScene] = []
    var sessions: [UISceneSession] = []

    /// The windows on screen, the first shown first.
    open var windows: [UIWindow] { Simulator.current.windows }

    /// The scenes that are connected. Empty in an app without scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The sessions of scenes that are connected, or may come back.
    open var openSessions: Set<UISceneSession> { Set(sessions) }
    /// Whether a person may open several scenes: on a pad.
    open var supportsMultipleScenes: Bool {
        usesScenes && Simulator.current.device.userInterfaceIdiom == .pad
    }

    /// How large a person wants text.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Simulator.current.traits.preferredContentSizeCategory
    }

    /// Opens a link elsewhere. The simulator records it; `completion` comes at the next turn.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let simulator = Simulator.current
        let opens = canOpenURL(url)
        if opens { simulator.openedURLs.append(url) }
        simulator.clock.nextTurn { completion?(opens) }
    }

    /// Whether the simulator's ``Simulator/opensURL`` says that there is an app for it.
    open func canOpenURL(_ url: URL) -> Bool { Simulator.current.opensURL(url) }

    open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}

/// Is told what becomes of the application. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    /// A link to open, in an app without scenes.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    /// An activity to take up, in an app without scenes.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// How the interface may be turned in that window, if its controller supports it too.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Which classes a new scene is made of. An app whose delegate has this method is one with scenes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

/// Takes up an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Simulator.current.defaultWasCalled = true
        return connectingSceneSession.configuration
    }
}
