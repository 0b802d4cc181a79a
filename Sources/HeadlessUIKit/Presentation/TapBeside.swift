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
