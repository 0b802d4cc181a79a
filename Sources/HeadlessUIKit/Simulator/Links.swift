// What comes to the app from outside, and what it sends there.
extension Simulator {
    /// Opens a link in the app, as a tap in another app does: the app comes to the foreground, if it is not
    /// there, and hears of the link before it is active.
    /// - Parameter scene: which is to open it; without one, the scene in front.
    public func open(_ url: URL, in scene: UIScene? = nil) {
        deliver(to: scene) { scene in
            scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } or: {
            _ = self.application.delegate?.application(self.application, open: url, options: [:])
        }
    }

    /// Hands an activity to the app: a link to its website, or what was begun elsewhere.
    public func resume(_ activity: NSUserActivity, in scene: UIScene? = nil) {
        deliver(to: scene) { scene in
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        } or: {
            let application = self.application
            _ = application.delegate?.application(
                application, willContinueUserActivityWithType: activity.activityType)
            _ = application.delegate?.application(application, continue: activity) { _ in }
        }
    }

    /// Chooses what a long press on the app's icon offers.
    public func perform(_ shortcut: UIApplicationShortcutItem, in scene: UIScene? = nil) {
        deliver(to: scene) { scene in
            guard let scene = scene as? UIWindowScene else { return }
            (scene.delegate as? any UIWindowSceneDelegate)?
                .windowScene(scene, performActionFor: shortcut) { _ in }
        } or: {
            self.application.delegate?.application(self.application, performActionFor: shortcut) { _ in }
        }
    }

    private func deliver(
        to scene: UIScene?, _ toScene: (UIScene) -> Void, or toApplication: () -> Void
    ) {
        enter {
            guard application.usesScenes else {
                beginForeground()
                toApplication()
                endForeground()
                return
            }
            guard let scene = scene ?? windows.last?.windowScene ?? application.scenes.last else { return }
            bringToForeground(scene)
            toScene(scene)
            activate(scene)
            updateApplicationState()
        }
    }
}

extension UIApplication {
    /// How a link is opened elsewhere. Recorded, of no effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Where a link came from.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
}
