// Calls with a question mark, as Apple's optional methods take them: `delegate?.method?(…)`.
extension UIApplicationDelegate {
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
        { self.applicationDidBecomeActive($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var applicationWillResignActive: ((UIApplication) -> Void)? {
        { self.applicationWillResignActive($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
        { self.applicationDidEnterBackground($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
        { self.applicationWillEnterForeground($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var applicationWillTerminate: ((UIApplication) -> Void)? {
        { self.applicationWillTerminate($0) }
    }
    /// The method of that name. Never nil: where it is not there, its default answers.
    public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
        { self.applicationDidReceiveMemoryWarning($0) }
    }
    /// The methods of that name. Never nil: where one is not there, its default answers.
    @_disfavoredOverload
    public var application: UIApplicationDelegateCall? { UIApplicationDelegateCall(delegate: self) }
}

/// The methods of ``UIApplicationDelegate`` that are called `application`.
@preconcurrency @MainActor
public struct UIApplicationDelegateCall {
    let delegate: any UIApplicationDelegate

    public func callAsFunction(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
    }

    public func callAsFunction(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    public func callAsFunction(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        delegate.application(app, open: url, options: options)
    }

    public func callAsFunction(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        delegate.application(application, willContinueUserActivityWithType: userActivityType)
    }

    public func callAsFunction(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        delegate.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }

    public func callAsFunction(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        delegate.application(
            application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }

    public func callAsFunction(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        delegate.application(application, supportedInterfaceOrientationsFor: window)
    }

    public func callAsFunction(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        delegate.application(application, didDiscardSceneSessions: sceneSessions)
    }

    public func callAsFunction(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
        -> Bool
    {
        delegate.application(application, shouldSaveSecureApplicationState: coder)
    }

    public func callAsFunction(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        delegate.application(application, shouldRestoreSecureApplicationState: coder)
    }

    public func callAsFunction(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        delegate.application(application, willEncodeRestorableStateWith: coder)
    }

    public func callAsFunction(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        delegate.application(application, didDecodeRestorableStateWith: coder)
    }

    public func callAsFunction(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        delegate.application(
            application, configurationForConnecting: connectingSceneSession, options: options)
    }
}
