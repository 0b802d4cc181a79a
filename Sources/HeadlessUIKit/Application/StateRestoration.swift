// What an app without scenes keeps from one launch to the next. Its controllers are not asked: an app with scenes keeps
// an activity for each instead.
extension Simulator {
    /// Asks, as the app has gone to the background, whether it wants to keep anything, and what.
    func saveState() {
        guard let delegate = application.delegate else { return }
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        guard delegate.application(application, shouldSaveSecureApplicationState: coder) else {
            savedState = nil
            return
        }
        delegate.application(application, willEncodeRestorableStateWith: coder)
        coder.finishEncoding()
        savedState = coder.encodedData
    }

    /// Gives back what was kept, between the two calls of a launch, if the app wants it.
    func restoreState(_ data: Data, _ delegate: any UIApplicationDelegate) {
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data),
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
        else { return }
        delegate.application(application, didDecodeRestorableStateWith: coder)
        coder.finishDecoding()
    }
}
