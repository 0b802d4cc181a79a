// How a modal becomes something else where there is little room.
extension UIViewController {
    /// What presents a modal here: its style, the presentation controller that it knows, and the one that shows it. Nil
    /// when something else is presented in its place.
    final func adapt(
        _ modal: UIViewController, presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) -> Adapted? {
        let wished = modal.modalPresentationStyle
        let own = modal.presentationControllerToUse(for: wished, presenting: presenter, source: self)
        let style = style(of: own, wished, presenter.traitCollection)
        guard style != wished else { return Adapted(style: style, controller: own, shown: own) }
        if let other = own.delegate?.presentationController(
            own, viewControllerForAdaptivePresentationStyle: style), other !== modal
        {
            other.modalPresentationStyle = style
            other.presentationController?.delegate = own.delegate
            startPresenting(other, animated: animated, completion: completion)
            return nil
        }
        let popover = own as? UIPopoverPresentationController
        let shown =
            popover?.adaptive(as: style)
            ?? modal.presentationControllerToUse(for: style, presenting: presenter, source: self)
        own.delegate?.presentationController(own, prepare: shown)
        return Adapted(style: style, controller: popover ?? shown, shown: shown)
    }

    /// The style that its delegate makes of it: a popover may become a sheet or fill the screen, a sheet or a presentation of the
    /// app's own may fill it.
    private func style(
        of controller: UIPresentationController, _ wished: UIModalPresentationStyle,
        _ traits: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isCompact = traits.horizontalSizeClass == .compact
        let asked = {
            controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits)
        }
        switch wished {
        case .popover:
            let asked = asked() ?? (isCompact ? .automatic : .none)
            switch asked {
            case .none: return .popover
            case .automatic, .popover: return isCompact ? .pageSheet : .popover
            default: return asked
            }
        case .pageSheet, .formSheet, .custom:
            let asked = asked()
            return asked == .fullScreen || asked == .overFullScreen ? asked ?? wished : wished
        default: return wished
        }
    }
}

/// How a modal is presented.
struct Adapted {
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    let shown: UIPresentationController
}

// A finger beside a modal.
extension Presentation {
    /// Whether a tap beside it does anything: a popover, an action sheet with a way out, a sheet that leaves room.
    var mayBeTappedAway: Bool {
        guard isAtRest else { return false }
        if let alert = presented as? UIAlertController {
            return alert.preferredStyle == .actionSheet && (style == .popover || alert.cancelAction != nil)
        }
        if style == .popover { return true }
        guard let sheet else { return false }
        return sheet.leavesRoom && !sheet.isUndimmed
    }

    func tapAway() {
        if let alert = presented as? UIAlertController, let action = alert.cancelAction {
            return alert.choose(action)
        }
        let delegate = controller.delegate
        guard !presented.isModalForFinger, delegate?.presentationControllerShouldDismiss(controller) ?? true
        else {
            return attemptFailed()
        }
        // The delegate may have dismissed it itself, or presented on it; and may do so as it is told.
        guard isAtRest else { return }
        delegate?.presentationControllerWillDismiss(controller)
        guard isAtRest else { return }
        dismiss(animated: areAnimationsEnabled) { [controller] in
            delegate?.presentationControllerDidDismiss(controller)
        }
    }

    var areAnimationsEnabled: Bool { clock.simulator?.areAnimationsEnabled ?? true }
}

extension UIAlertController {
    fileprivate var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel && $0.isEnabled } }
}
