// What the system does to scenes.
extension Simulator {
    /// Opens a scene, as a person does with another window of the app on a pad, and brings it to the foreground.
    /// - Parameter session: one whose scene was disconnected, to bring it back.
    /// - Returns: nil, nothing done, in an app without scenes, and where one more may not be opened.
    @discardableResult
    public func openScene(
        _ session: UISceneSession? = nil, links: [URL] = [], activities: [NSUserActivity] = []
    ) -> UIWindowScene? {
        guard application.usesScenes, application.scenes.isEmpty || application.supportsMultipleScenes else {
            return nil
        }
        return enter {
            guard let session else {
                let reasons = reasons(links, activities)
                return start(makeSession(for: reasons), reasons)
            }
            return start(session, reasons(links, activities))
        }
    }

    /// A new session, for whose configuration the delegate was asked.
    func makeSession(for reasons: UIScene.ConnectionOptions) -> UISceneSession {
        sessionsMade += 1
        let session = UISceneSession(role: .windowApplication, number: sessionsMade)
        application.sessions.append(session)
        defaultWasCalled = false
        let asked = application.delegate?.application(
            application, configurationForConnecting: session, options: reasons)
        session.isConfigured = asked != nil && !defaultWasCalled
        if let asked, session.isConfigured { session.configuration = asked }
        return session
    }

    func reasons(
        _ links: [URL], _ activities: [NSUserActivity], _ shortcut: UIApplicationShortcutItem? = nil
    ) -> UIScene.ConnectionOptions {
        let reasons = UIScene.ConnectionOptions()
        reasons.urlContexts = Set(links.map { UIOpenURLContext(url: $0) })
        reasons.userActivities = Set(activities)
        reasons.shortcutItem = shortcut
        return reasons
    }

    @discardableResult
    func start(_ session: UISceneSession, _ reasons: UIScene.ConnectionOptions) -> UIWindowScene {
        let scene = connect(session, reasons)
        bringToForeground(scene)
        activate(scene)
        updateApplicationState()
        return scene
    }

    /// Makes the scene of a session, in the background.
    func connectUnseen(_ session: UISceneSession) -> UIWindowScene { connect(session, reasons([], [])) }

    /// Sends one scene to the background. Does nothing when it is there already.
    public func enterBackground(_ scene: UIScene) {
        enter {
            resignActive(scene)
            sendToBackground(scene)
            updateApplicationState()
        }
    }

    /// Brings one scene to the foreground, in front of all others.
    public func enterForeground(_ scene: UIScene) {
        enter {
            bringToForeground(scene)
            activate(scene)
            if let scene = scene as? UIWindowScene {
                let front = windows.filter { $0.windowScene === scene }
                windows = windows.filter { $0.windowScene !== scene } + front
            }
            updateApplicationState()
        }
    }

    /// The scenes with windows on screen, back to front.
    var shownScenes: [UIWindowScene] {
        guard application.usesScenes, application.scenes.count > 1 else { return [] }
        var shown: [UIWindowScene] = []
        for window in windows.reversed() {
            guard let scene = window.windowScene, !shown.contains(where: { $0 === scene }) else { continue }
            shown.append(scene)
        }
        return shown.reversed()
    }

    /// Takes a scene away; its session stays. Its windows leave the screen.
    public func disconnect(_ scene: UIScene) {
        guard application.scenes.contains(where: { $0 === scene }) else { return }
        enterBackground(scene)
        enter {
            scene.delegate?.sceneDidDisconnect(scene)
            post(UIScene.didDisconnectNotification, scene)
            scene.activationState = .unattached
            scene.session.scene = nil
            application.scenes.removeAll { $0 === scene }
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
            scene.delegate = nil
            updateApplicationState()
        }
    }

    /// Makes a scene, and its delegate, for a session.
    private func connect(_ session: UISceneSession, _ reasons: UIScene.ConnectionOptions) -> UIWindowScene {
        let scene = UIWindowScene(session: session, connectionOptions: reasons)
        session.scene = scene
        application.scenes.append(scene)
        let type: AnyClass? = session.configuration.delegateClass ?? application.sceneDelegateClass
        scene.delegate = type.flatMap { PlainlyMade.make($0) } as? any UISceneDelegate
        post(UIScene.willConnectNotification, scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: reasons)
        scene.activationState = .background
        if let activity = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        return scene
    }

    func bringToForeground(_ scene: UIScene) {
        guard scene.activationState == .background else { return }
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
    }

    func activate(_ scene: UIScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
    }

    func resignActive(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        scene.delegate?.sceneWillResignActive(scene)
        post(UIScene.willDeactivateNotification, scene)
        scene.activationState = .foregroundInactive
    }

    func sendToBackground(_ scene: UIScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
        post(UIScene.didEnterBackgroundNotification, scene)
    }

    /// The application is as active as the most active of its scenes. Its delegate hears nothing of it, its
    /// observers all.
    func updateApplicationState() {
        let states = application.scenes.map(\.activationState)
        let before = application.applicationState
        if states.contains(.foregroundActive) {
            if before == .background { post(UIApplication.willEnterForegroundNotification) }
            application.applicationState = .active
            if before != .active { post(UIApplication.didBecomeActiveNotification) }
        } else if states.contains(.foregroundInactive) {
            if before == .active { post(UIApplication.willResignActiveNotification) }
            application.applicationState = .inactive
        } else {
            if before == .active { post(UIApplication.willResignActiveNotification) }
            application.applicationState = .background
            if before != .background { post(UIApplication.didEnterBackgroundNotification) }
        }
    }
}
