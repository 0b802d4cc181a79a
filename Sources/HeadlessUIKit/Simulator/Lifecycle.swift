// What the system does to an application.
extension Simulator {
    /// What a program does once its application was launched by `@main`. At first: settles, prints what is on
    /// screen, and ends. A terminal or a web page puts itself here before `main()` is called.
    public static var player: @MainActor (Simulator) -> Void = { simulator in
        simulator.settle()
        print(simulator.outline())
    }

    /// Launches an application: makes its delegate, and brings it to the foreground. After ``kill()`` the scene that was in
    /// front comes back.
    /// - Parameters:
    ///   - sceneDelegate: stands for the scene manifest of the app's property list: with it, the app is one with
    ///     scenes. So it is without, when the delegate has `application(_:configurationForConnecting:options:)`.
    ///   - links: what was tapped to launch it.
    ///   - activities: what it is to take up.
    ///   - shortcut: what was chosen on its icon to launch it.
    ///   - savedState: what was kept of an earlier launch, by an app without scenes.
    /// - Returns: the delegate, which the simulator holds.
    @discardableResult
    public func launch<Delegate: UIResponder & UIApplicationDelegate>(
        _: Delegate.Type, sceneDelegate: (any (UIResponder & UISceneDelegate).Type)? = nil, links: [URL] = [],
        activities: [NSUserActivity] = [], shortcut: UIApplicationShortcutItem? = nil, savedState: Data? = nil
    ) -> Delegate {
        enter {
            let delegate = unsafeDowncast(PlainlyMade.make(Delegate.self) ?? NSObject(), to: Delegate.self)
            application.launched = delegate
            application.delegate = delegate
            application.applicationState = .inactive
            application.sceneDelegateClass = sceneDelegate
            let known = application.sessions.last
            application.usesScenes = sceneDelegate != nil || known != nil
            let link = application.usesScenes ? nil : links.first
            var options: [UIApplication.LaunchOptionsKey: Any]? = link.map { [.url: $0] }
            if let shortcut, !application.usesScenes { options = [.shortcutItem: shortcut] }
            let mayBegin = delegate.application(application, willFinishLaunchingWithOptions: options)
            if let savedState { restoreState(savedState, delegate) }
            let mayOpen = [
                mayBegin, delegate.application(application, didFinishLaunchingWithOptions: options),
            ]
            post(UIApplication.didFinishLaunchingNotification)
            let reasons = reasons(links, activities, shortcut)
            let session = known ?? makeSession(for: reasons)
            if session.isConfigured || sceneDelegate != nil {
                application.usesScenes = true
                application.applicationState = .background
                start(session, reasons)
                return delegate
            }
            application.sessions = []
            if let link, !mayOpen.contains(false) {
                _ = delegate.application(application, open: link, options: [:])
            }
            for activity in activities {
                _ = delegate.application(application, continue: activity) { _ in }
            }
            if let shortcut, !mayOpen.contains(false) {
                delegate.application(application, performActionFor: shortcut) { _ in }
            }
            activate()
            return delegate
        }
    }

    /// Sends the application to the background: inactive first. View controllers are told nothing. Does
    /// nothing when it is there already. In an app with scenes, its scenes go.
    public func enterBackground() {
        guard application.applicationState != .background else { return }
        enter {
            if application.usesScenes {
                for scene in application.scenes { resignActive(scene) }
                for scene in application.scenes { sendToBackground(scene) }
                return updateApplicationState()
            }
            resignActive()
            application.applicationState = .background
            application.delegate?.applicationDidEnterBackground(application)
            post(UIApplication.didEnterBackgroundNotification)
            saveState()
        }
    }

    /// Brings the application back from the background. Does nothing when it is not there. In an app with scenes,
    /// its scenes come.
    public func enterForeground() {
        guard application.applicationState == .background else { return }
        enter {
            if application.usesScenes {
                for scene in application.scenes { bringToForeground(scene) }
                for scene in application.scenes { activate(scene) }
                return updateApplicationState()
            }
            beginForeground()
            endForeground()
        }
    }

    /// The first half of coming to the foreground, in an app without scenes.
    func beginForeground() {
        guard application.applicationState == .background else { return }
        application.applicationState = .inactive
        application.delegate?.applicationWillEnterForeground(application)
        post(UIApplication.willEnterForegroundNotification)
    }

    /// The second half.
    func endForeground() { if application.applicationState != .active { activate() } }

    private func activate() {
        application.applicationState = .active
        application.delegate?.applicationDidBecomeActive(application)
        post(UIApplication.didBecomeActiveNotification)
    }

    func resignActive() {
        guard application.applicationState == .active else { return }
        application.delegate?.applicationWillResignActive(application)
        post(UIApplication.willResignActiveNotification)
        application.applicationState = .inactive
    }

    /// Observers in other simulators of this process hear it too, and can tell by the object.
    func post(_ name: Notification.Name, _ sender: UIResponder? = nil) {
        NotificationCenter.default.post(name: name, object: sender ?? application)
    }
}
