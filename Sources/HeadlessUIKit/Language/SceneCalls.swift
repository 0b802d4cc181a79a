// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UISceneDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var sceneDidDisconnect: ((UIScene) -> Void)? {
        { self.sceneDidDisconnect($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var sceneDidBecomeActive: ((UIScene) -> Void)? {
        { self.sceneDidBecomeActive($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var sceneWillResignActive: ((UIScene) -> Void)? {
        { self.sceneWillResignActive($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var sceneWillEnterForeground: ((UIScene) -> Void)? {
        { self.sceneWillEnterForeground($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var sceneDidEnterBackground: ((UIScene) -> Void)? {
        { self.sceneDidEnterBackground($0) }
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var scene: UISceneDelegateSceneCall? { UISceneDelegateSceneCall(delegate: self) }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var stateRestorationActivity: UISceneDelegateStateRestorationActivityCall? {
        UISceneDelegateStateRestorationActivityCall(delegate: self)
    }
}

extension UIWindowSceneDelegate {
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var windowScene: UIWindowSceneDelegateWindowSceneCall? {
        UIWindowSceneDelegateWindowSceneCall(delegate: self)
    }
}

/// The methods of ``UIWindowSceneDelegate`` that are called `windowScene`.
@preconcurrency @MainActor
public struct UIWindowSceneDelegateWindowSceneCall {
    let delegate: any UIWindowSceneDelegate

    public func callAsFunction(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        delegate.windowScene(
            windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}

/// The methods of ``UISceneDelegate`` that are called `scene`.
@preconcurrency @MainActor
public struct UISceneDelegateSceneCall {
    let delegate: any UISceneDelegate

    public func callAsFunction(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        delegate.scene(scene, willConnectTo: session, options: connectionOptions)
    }

    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        delegate.scene(scene, openURLContexts: URLContexts)
    }

    public func callAsFunction(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        delegate.scene(scene, willContinueUserActivityWithType: userActivityType)
    }

    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
        delegate.scene(scene, continue: userActivity)
    }

    public func callAsFunction(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
        delegate.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
    }
}

/// The methods of ``UISceneDelegate`` that are called `stateRestorationActivity`.
@preconcurrency @MainActor
public struct UISceneDelegateStateRestorationActivityCall {
    let delegate: any UISceneDelegate

    public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
        delegate.stateRestorationActivity(for: scene)
    }
}
