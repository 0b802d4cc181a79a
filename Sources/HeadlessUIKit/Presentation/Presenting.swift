// present(_:animated:completion:), to the letter.
extension UIViewController {
    final func startPresenting(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let simulator = storedView?.window?.simulator ?? .current
        guard mayBePresented(modal, simulator) else { return }
        let presenter = presenter(for: modal)
        if let reason = reasonNotToPresent(on: presenter) {
            simulator.warn("Attempt to present \(modal) on \(presenter) (from \(self)) \(reason).")
            return
        }
        guard
            let adapted = adapt(modal, presenter: presenter, animated: animated, completion: completion)
        else { return }
        let (style, controller, shown) = (adapted.style, adapted.controller, adapted.shown)
        shown.willPresent()
        if let popover = shown as? UIPopoverPresentationController, !popover.hasAnchor {
            simulator.raise(
                .generic,
                "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem "
                    + "set before the presentation occurs.")
            return
        }
        if isDetached {
            simulator.warn(
                "Presenting view controllers on detached view controllers is discouraged \(self).")
        }
        controller.presentingViewController = presenter
        shown.presentingViewController = presenter
        let container = PresentationView(
            frame: presenter.storedView?.window?.bounds ?? simulator.screen.bounds)
        let presentation = Presentation(
            simulator, presenter: presenter, presented: modal, controller: controller, shownBy: shown,
            style: style, container: container)
        presenter.presentation = presentation
        modal.incoming = presentation
        let animated = animated && simulator.areAnimationsEnabled
        let transition = presentation.makeTransition(from: presenter, to: modal, animated: animated)
        presentation.transition = transition
        if let delegate = modal.transitioningDelegate, animated || style == .custom,
            let animator = delegate.animationController(
                forPresented: modal, presenting: presenter, source: self)
        {
            let driver = animated ? delegate.interactionControllerForPresentation(using: animator) : nil
            transition.hand(to: animator, drivenBy: driver)
        }
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: style == modal.modalPresentationStyle ? .none : style,
            transitionCoordinator: animated ? transition : nil)
        simulator.clock.nextTurn {
            presentation.begin(transition)
            let finish: @MainActor () -> Void = {
                transition.run { cancelled in
                    if cancelled {
                        presentation.cancelPresenting()
                    } else {
                        presentation.finishPresenting()
                        completion?()
                    }
                    transition.complete()
                    if presentation.transition === transition { presentation.transition = nil }
                }
            }
            // A sheet that is not animated still takes a turn more than a modal of any other kind.
            if !animated, shown is UISheetPresentationController {
                simulator.clock.nextTurn(finish)
            } else {
                finish()
                // An app's animator has put the view in place by now.
                modal.announceAppearing()
            }
        }
    }

    /// Whether this controller presents that modal if it is asked to now.
    final func mayPresent(_ modal: UIViewController) -> Bool {
        reasonNotToPresent(on: presenter(for: modal)) == nil
    }

    private func mayBePresented(_ modal: UIViewController, _ simulator: Simulator) -> Bool {
        if modal === self {
            simulator.raise(
                .invalidArgument,
                "Application tried to present modally a view controller on itself. Presenting controller is "
                    + "\(self).")
        } else if modal.incoming != nil || isInModal(modal) {
            simulator.raise(
                .invalidArgument,
                "Application tried to present modally an active controller \(modal).")
        } else if let parent = modal.parentController {
            simulator.raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(modal) that has a parent view "
                    + "controller \(parent).")
        } else if modal.modalPresentationStyle == .none {
            simulator.raise(
                .internalInconsistency,
                "The specified modal presentation style doesn't have a corresponding presentation controller."
            )
        } else if modal.storedView?.superview != nil, modal.storedView?.window?.rootViewController === modal {
            simulator.raise(
                .invalidArgument,
                "Application tried to present modally an active controller \(modal).")
        } else {
            return true
        }
        return false
    }

    private func isInModal(_ modal: UIViewController) -> Bool {
        var next: UIViewController? = outermost
        while let controller = next {
            if controller === modal { return true }
            next = controller.incoming?.presenter?.outermost
        }
        return false
    }

    /// Who presents for this controller: for a context modal the nearest that defines one, or else the
    /// outermost container.
    private func presenter(for modal: UIViewController) -> UIViewController {
        guard isForContext(modal) else { return outermost }
        var candidate = self
        while !candidate.definesPresentationContext, let parent = candidate.parentController {
            candidate = parent
        }
        return candidate
    }

    /// Whether a modal covers its presenter only: by its style, or because its own presentation controller says so.
    private func isForContext(_ modal: UIViewController) -> Bool {
        let style = modal.modalPresentationStyle
        if style == .currentContext || style == .overCurrentContext { return true }
        guard style == .custom else { return false }
        return !modal.presentationControllerToUse(for: style, presenting: outermost, source: self)
            .shouldPresentInFullscreen
    }

    private func reasonNotToPresent(on presenter: UIViewController) -> String? {
        if let other = presenter.presentation {
            if other.phase == .presenting { return "while a presentation is in progress" }
            if presenter.storedView?.window != nil || other.phase == .dismissing {
                return "which is already presenting \(other.presented)"
            }
        }
        guard presenter.storedView?.window != nil else {
            return "whose view is not in the window hierarchy"
        }
        switch presenter.incoming?.phase {
        case .presenting: return "while a presentation is in progress"
        case .dismissing: return "while a dismissal is in progress"
        default: return nil
        }
    }

    private var isDetached: Bool {
        let outermost = outermost
        return outermost.incoming == nil && outermost.storedView?.window?.rootViewController !== outermost
    }
}
