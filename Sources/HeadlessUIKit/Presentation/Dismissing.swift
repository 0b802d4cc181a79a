// dismiss(animated:completion:), to the letter: whom it dismisses, and how a chain goes.
extension UIViewController {
    final func startDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let target = presentationToDismiss() else {
            if hasDismissalUnderWay { refuseToDismiss() }
            return
        }
        if target.isBusy { return refuseToDismiss() }
        let simulator = storedView?.window?.simulator ?? .current
        target.dismiss(animated: animated && simulator.areAnimationsEnabled, completion: completion)
    }

    private func refuseToDismiss() {
        Simulator.current.warn(
            "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!")
    }

    /// The modal on this controller or its nearest ancestor that has one; without any, or when that one is
    /// going already, the modal this controller came in.
    private func presentationToDismiss() -> Presentation? {
        var next: UIViewController? = self
        while let controller = next {
            if let own = controller.presentation, own.phase != .dismissing { return own }
            next = controller.parentController
        }
        next = self
        while let controller = next {
            if let incoming = controller.incoming { return incoming.phase == .dismissing ? nil : incoming }
            next = controller.parentController
        }
        return nil
    }

    private var hasDismissalUnderWay: Bool {
        var next: UIViewController? = self
        while let controller = next {
            if controller.presentation != nil || controller.incoming != nil { return true }
            next = controller.parentController
        }
        return false
    }
}

extension Presentation {
    /// This modal and those that stand on it, from the bottom up.
    var chain: [Presentation] {
        var result = [self]
        while let next = result[result.count - 1].presented.nestedPresentation { result.append(next) }
        return result
    }

    /// Whether a dismissal is refused. One that was asked for in this very turn is no hindrance: the second of two in a row goes on.
    var isBusy: Bool {
        chain.contains {
            $0.phase == .presenting || ($0.phase == .dismissing && $0.transition?.isUnderWay == true)
        }
    }

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        let chain = chain.filter { $0.phase != .dismissing }
        guard !chain.isEmpty else { return }
        for presentation in chain { presentation.markAsLeaving() }
        // The topmost goes in its own way; those beneath it go unseen.
        let top = chain[chain.count - 1]
        let transition = top.makeTransition(from: top.presented, to: presenter, animated: animated)
        transition.lowestPresentation = chain[0].controller
        for presentation in chain { presentation.transition = transition }
        if let delegate = top.presented.transitioningDelegate, animated || top.style == .custom,
            let animator = delegate.animationController(forDismissed: top.presented)
        {
            let driver = animated ? delegate.interactionControllerForDismissal(using: animator) : nil
            transition.hand(to: animator, drivenBy: driver)
        }
        clock.nextTurn {
            self.beginDismissing(chain, transition)
            let run: @MainActor () -> Void = {
                transition.run { cancelled in
                    if cancelled { return self.cancelDismissing(chain, transition) }
                    self.finishDismissing(chain, transition, completion: completion)
                }
            }
            // As for presenting: a sheet takes a turn more.
            if !animated, self.shown is UISheetPresentationController {
                self.clock.nextTurn(run)
            } else {
                run()
            }
        }
    }

    /// Dismisses it without animation: one on its way once it is there, and what is on its way to stand on it; one that goes if
    /// it comes back.
    func dismissSoon(completion: @escaping () -> Void = {}) {
        let coming = chain.last { $0.phase == .presenting }
        if phase == .presented, coming == nil { return dismiss(animated: false, completion: completion) }
        guard let awaited = coming?.transition ?? transition else { return completion() }
        awaited.animate(alongsideTransition: nil) { _ in
            if self.presented.incoming === self {
                self.dismissSoon(completion: completion)
            } else {
                completion()
            }
        }
    }

    /// Says that it leaves, before anybody is told.
    func markAsLeaving() {
        phase = .dismissing
        presented.appearance.isBeingDismissed = true
    }

    func beginDismissing(_ chain: [Presentation], _ transition: ScreenTransition) {
        transition.start()
        if transition.isAnimated, transition.context == nil {
            chain.last?.presented.findZoomSource(from: presenter)
        }
        for presentation in chain.reversed() {
            presentation.presented.keepFirstResponder()
            presentation.controller.dismissalTransitionWillBegin()
            presentation.presented.startDisappearing(animated: transition.isAnimated)
        }
        restorePresenter(animated: transition.isAnimated)
        presenter?.systemInterfaceFollows()
    }

    /// Whether what it stands on goes, or has gone, by a transition of its own: then it can't come back.
    private var goesAlong: Bool {
        if hasNothingBelow { return true }
        var below = presenter?.outermost.incoming
        while let next = below {
            if next.phase == .dismissing { return true }
            below = next.presenter?.outermost.incoming
        }
        return false
    }

    /// A finger, or an animator, has undone the going: all come back.
    func cancelDismissing(_ chain: [Presentation], _ transition: ScreenTransition) {
        if goesAlong { return finishDismissing(chain, transition, completion: nil) }
        for presentation in chain {
            presentation.phase = .presented
            presentation.presented.appearance.isBeingDismissed = false
        }
        displacePresenterAgain()
        presenter?.systemInterfaceFollows()
        for presentation in chain.reversed() where presentation.presented.appearance.state == .disappearing {
            presentation.presented.startAppearing(animated: true)
            presentation.presented.finishAppearing()
        }
        for presentation in chain.reversed() { presentation.controller.dismissalTransitionDidEnd(false) }
        transition.complete()
        for presentation in chain where presentation.transition === transition {
            presentation.transition = nil
        }
    }

    func finishDismissing(_ chain: [Presentation], _ transition: ScreenTransition, completion: (() -> Void)?)
    {
        for presentation in self.chain where !chain.contains(where: { $0 === presentation }) {
            presentation.hasNothingBelow = true
        }
        for presentation in chain { presentation.untie() }
        for presentation in chain.reversed() where presentation !== self {
            // Those above had taken the place of controllers that go as well.
            presentation.displaced = nil
            presentation.finishDismissing()
        }
        finishDismissing()
        completion?()
        transition.complete()
        for presentation in chain where presentation.transition === transition {
            presentation.transition = nil
        }
    }
}

extension UIViewController {
    /// The modal that stands on this controller or on one of the controllers in it.
    fileprivate var nestedPresentation: Presentation? {
        if let presentation { return presentation }
        for child in children {
            if let found = child.nestedPresentation { return found }
        }
        return nil
    }
}
