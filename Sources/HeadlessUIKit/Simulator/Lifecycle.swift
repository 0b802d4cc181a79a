// What the system does to an application.
extension Simulator {
    /// What a program does once its application was launched by `@main`. At first: settles, prints what is on
    /// screen, and ends. A terminal or a web page puts itself here before `main()` is called.
    public static var player: @MainActor (Simulator) -> Void = { simulator in
        simulator.settle()
        print(simulator.outline())
    }

    /// Launches an application: makes its delegate, and brings it to the foreground.
    /// - Returns: the delegate, which the simulator holds.
    @discardableResult
    public func launch<Delegate: UIResponder & UIApplicationDelegate>(_: Delegate.Type) -> Delegate {
        enter {
            let delegate = Delegate.make()
            application.launched = delegate
            application.delegate = delegate
            application.applicationState = .inactive
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
            post(UIApplication.didFinishLaunchingNotification)
            activate()
            return delegate
        }
    }

    /// Sends the application to the background: inactive first. View controllers are told nothing. Does
    /// nothing when it is there already.
    public func enterBackground() {
        guard application.applicationState != .background else { return }
        enter {
            resignActive()
            application.applicationState = .background
            application.delegate?.applicationDidEnterBackground(application)
            post(UIApplication.didEnterBackgroundNotification)
        }
    }

    /// Brings the application back from the background. Does nothing when it is not there.
    public func enterForeground() {
        guard application.applicationState == .background else { return }
        enter {
            application.delegate?.applicationWillEnterForeground(application)
            post(UIApplication.willEnterForegroundNotification)
            activate()
        }
    }

    private func activate() {
        application.applicationState = .active
        application.delegate?.applicationDidBecomeActive(application)
        post(UIApplication.didBecomeActiveNotification)
    }

    private func resignActive() {
        guard application.applicationState == .active else { return }
        application.delegate?.applicationWillResignActive(application)
        post(UIApplication.willResignActiveNotification)
        application.applicationState = .inactive
    }

    /// Observers in other simulators of this process hear it too, and can tell by the object.
    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
