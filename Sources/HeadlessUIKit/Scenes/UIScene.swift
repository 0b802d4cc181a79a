/// One instance of the app's interface.
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// Why a scene is connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The links it is to open. Those of a cold start are here and nowhere else.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The shortcut that it is to perform. That of a cold start is here and nowhere else.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        open internal(set) var sourceApplication: String?
    }

    /// Where a link came from.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        open internal(set) var sourceApplication: String?
        open internal(set) var openInPlace = false
    }

    /// How a scene opens a link elsewhere. Recorded, of no effect.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject { open var universalLinksOnly = false }

    public let session: UISceneSession
    /// The delegate. The scene holds it.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""
    open var userActivity: NSUserActivity?

    @preconcurrency @MainActor
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a link in another app. The simulator records it.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, completionHandler: completion) }

    /// As ``open(_:options:completionHandler:)``, and returns what that would have called its completion with.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await UIApplication.shared.open(url)
    }
}

extension UIScene {
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
