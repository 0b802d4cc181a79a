// How a popover becomes something else where there is little room.
extension UIViewController {
    /// What presents a modal here: its style, and its presentation controller. Nil when something else is presented in
    /// its place.
    final func adapt(
        _ modal: UIViewController, presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) -> (style: UIModalPresentationStyle, controller: UIPresentationController)? {
        let wished = modal.modalPresentationStyle
        guard wished == .popover,
            let popover = modal.presentationControllerToUse(for: .popover) as? UIPopoverPresentationController
        else {
            return (
                wished, modal.presentationControllerToUse(for: wished, presenting: presenter, source: self)
            )
        }
        let traits = presenter.traitCollection
        let isCompact = traits.horizontalSizeClass == .compact
        let asked =
            popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
            ?? (isCompact ? .automatic : .none)
        let style: UIModalPresentationStyle =
            switch asked {
            case .none: .popover
            case .automatic, .popover: isCompact ? .pageSheet : .popover
            default: asked
            }
        guard style != .popover else { return (style, popover) }
        if let other = popover.delegate?.presentationController(
            popover, viewControllerForAdaptivePresentationStyle: style), other !== modal
        {
            other.modalPresentationStyle = style
            other.presentationController?.delegate = popover.delegate
            startPresenting(other, animated: animated, completion: completion)
            return nil
        }
        if let sheet = popover.storedSheet, style == .pageSheet { modal.storedPresentationController = sheet }
        let controller = modal.presentationControllerToUse(for: style, presenting: presenter, source: self)
        popover.delegate?.presentationController(popover, prepare: controller)
        return (style, controller)
    }
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
        guard let sheet = controller as? UISheetPresentationController else { return false }
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
        delegate?.presentationControllerWillDismiss(controller)
        dismiss(animated: areAnimationsEnabled) { [controller] in
            delegate?.presentationControllerDidDismiss(controller)
        }
    }

    private var areAnimationsEnabled: Bool { clock.simulator?.areAnimationsEnabled ?? true }
}

extension UIAlertController {
    fileprivate var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel && $0.isEnabled } }
}
