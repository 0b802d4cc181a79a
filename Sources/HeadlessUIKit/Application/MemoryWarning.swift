// Memory is short.
extension Simulator {
    /// Warns the app that memory is short: its delegate, then who listens to the notification, then the controllers
    /// in its windows, those out of sight included.
    public func warnOfMemory() {
        enter {
            application.delegate?.applicationDidReceiveMemoryWarning(application)
            post(UIApplication.didReceiveMemoryWarningNotification)
            for window in windows { window.rootViewController?.warnOfMemory() }
        }
    }
}

extension UIViewController {
    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnOfMemory() }
        presentation?.presented.warnOfMemory()
    }
}

extension UIApplication {
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
