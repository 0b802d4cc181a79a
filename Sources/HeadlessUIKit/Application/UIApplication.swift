/// The application of the current simulator.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    /// Why an application was launched. In an app with scenes, nothing is known here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// The current simulator's application.
    public class var shared: UIApplication { Simulator.current.application }

    /// The application's delegate. The simulator holds the one it launched.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Active, until the simulator sends the application to the background.
    open internal(set) var applicationState = State.active
    /// The window that gets the keyboard's input, whichever scene it is in.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0,
        message: "Should not be used for applications that support multiple scenes"
    )
    open internal(set) weak var keyWindow: UIWindow?
    var launched: (any UIApplicationDelegate)?
    /// Whether the app was launched as one with scenes.
    var usesScenes = false
    var sceneDelegateClass: AnyClass?
    var scenes: [UIScene] = []
    var sessions: [UISceneSession] = []

    /// The windows, from the back to the front: by their levels, and of one level the hidden ones first, and of the others the
    /// first shown first. In an app with scenes, those of scenes.
    open var windows: [UIWindow] { Simulator.current.allWindows }

    /// The scenes that are connected. Empty in an app without scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The sessions of scenes that are connected, or may come back.
    open var openSessions: Set<UISceneSession> { Set(sessions) }
    /// Whether a person may open several scenes: on a pad.
    open var supportsMultipleScenes: Bool {
        usesScenes && Simulator.current.device.userInterfaceIdiom == .pad
    }

    /// What a long press on the app's icon offers beside what its property list says.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Whether the screen stays on. Recorded: it never goes off here.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon. Recorded.
    open var applicationIconBadgeNumber = 0

    /// Asks for time in the background. The clock is the test's: there is as much as it gives, and `handler` is never called.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    )
        -> UIBackgroundTaskIdentifier
    {
        tasksBegun += 1
        return UIBackgroundTaskIdentifier(rawValue: tasksBegun)
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    private var tasksBegun = 0

    /// How large a person wants text.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Simulator.current.traits.preferredContentSizeCategory
    }

    /// Opens the app's own page in the system's settings.
    public nonisolated class var openSettingsURLString: String { "app-settings:" }

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

    /// As ``open(_:options:completionHandler:)``, and returns what that would have called its completion with.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether the simulator's ``Simulator/opensURL`` says that there is an app for it.
    open func canOpenURL(_ url: URL) -> Bool { Simulator.current.opensURL(url) }

    /// Calls a method of `target`, or without one of the first that has it in the chain of responders: from the first
    /// responder on, or else from the sender.
    /// - Returns: whether somebody was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        let start = Simulator.current.firstResponder ?? sender as? UIResponder
        return TargetAction(target, action).call(sender: sender, from: start)
    }

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

/// Names a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
