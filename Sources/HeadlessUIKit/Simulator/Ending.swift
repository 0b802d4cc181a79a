// How an app ends.
extension Simulator {
    /// Ends the app at once, as the system does when it wants the memory, or as a crash does: the app hears nothing, its
    /// windows are gone, and nothing that it waited for comes any more. Tasks that sleep on the clock are cancelled; other
    /// ones of the app's cannot be ended from here, and should not keep much.
    ///
    /// Files stay, and so do the sessions of its scenes, with what those gave to be restored when they last went to the
    /// background: ``launch(_:sceneDelegate:links:activities:shortcut:savedState:)`` connects the one that was in front.
    /// Does nothing when no app was launched.
    public func kill() {
        guard application.launched != nil else { return }
        enter {
            let front = windows.last?.windowScene?.session
            let sessions = application.sessions.filter { $0 !== front } + (front.map { [$0] } ?? [])
            for session in sessions { session.scene = nil }
            clock.forgetAll()
            gesture = nil
            openMenu = nil
            caughtAnimations = nil
            nextFault = nil
            disablesActions = false
            areAnimationsEnabled = true
            traitUpdateIsPending = false
            windows = []
            // The old one goes before the new one is asked for anything.
            application = UIApplication()
            application.sessions = sessions
        }
    }
}
