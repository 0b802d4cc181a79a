extension Simulator {
    /// What may go wrong with a transition: for a test to ask for with ``Simulator/failNextTransition(_:)``.
    public enum TransitionFault: Hashable, Sendable {
        /// It goes so far, from 0 to 1, and back: everything is as it was before.
        case cancelled(at: Double)
        /// It goes so far, is held there, and goes on.
        case interrupted(at: Double, for: Duration)
        /// It takes so many times as long.
        case slow(times: Double)
        /// It never ends.
        case endless
    }
}

extension Simulator {
    /// What is to go wrong with the next animated push, pop, presentation, dismissal or change of columns that UIKit
    /// itself animates: an app's own animators can do it themselves. Nil takes it back. An alert or action sheet is not
    /// cancelled, for no finger and no animator of an app's moves it, nor is a change of a stack that was asked for before: what
    /// follows is.
    public func failNextTransition(_ fault: Simulator.TransitionFault?) { nextFault = fault }

    /// Gives out what is to go wrong, once.
    func takeFault(mayGoBack: Bool) -> Simulator.TransitionFault? {
        if nextGoesBack, !mayGoBack { return nil }
        defer { nextFault = nil }
        return nextFault
    }

    /// Whether the next transition will go back, so that what was before has to be kept.
    var nextGoesBack: Bool {
        if case .cancelled = nextFault { return true }
        return false
    }

    /// Shows an alert of the system's over the app, as for a permission or an incoming call: the app is inactive, and out
    /// of a person's reach. No controller disappears. Does nothing while the app is not active.
    public func showSystemAlert() {
        guard !isCovered, application.applicationState == .active else { return }
        isCovered = true
        enter {
            if application.usesScenes {
                for scene in application.scenes { resignActive(scene) }
                updateApplicationState()
            } else {
                resignActive()
            }
        }
    }

    /// Takes the system's alert away: the app is active again. Does nothing without one.
    public func hideSystemAlert() {
        guard isCovered else { return }
        isCovered = false
        guard application.applicationState == .inactive else { return }
        enter {
            if application.usesScenes {
                for scene in application.scenes { activate(scene) }
                updateApplicationState()
            } else {
                endForeground()
            }
        }
    }
}
