// Who had the keyboard when a screen was covered gets it back with the screen. Stacks and modals do so: what a tab or a page
// that is left does is not known, and its field loses the keyboard for good.
extension UIViewController {
    /// Takes the keyboard from the field in here, before this controller is covered or leaves. A field that will not end keeps
    /// it for as long as it is in its window.
    final func keepFirstResponder() {
        guard let view = storedView, let window = view.window,
            let field = window.simulator.firstResponder as? UIView, field.isDescendant(of: view),
            field.resignFirstResponder()
        else { return }
        appearance.covered = field
    }

    /// Gives the keyboard back to who had it, unless somebody else has taken it, or the field is gone. The field asks its
    /// delegate as ever.
    final func restoreFirstResponder() {
        guard let field = appearance.covered else { return }
        appearance.covered = nil
        guard let view = storedView, let window = view.window, field.isDescendant(of: view),
            window.simulator.firstResponder == nil
        else { return }
        field.becomeFirstResponder()
    }
}

extension Presentation {
    /// Whether the keyboard goes as it comes. A popover may stand beside the field that it helps with, and a search brings its
    /// own field.
    private var takesKeyboard: Bool { style != .popover && !isSearch }

    func takeKeyboard() {
        if takesKeyboard { presenter?.keepFirstResponder() }
    }

    /// What goes together with this modal gets no keyboard back.
    func returnKeyboard() {
        if let presenter, !presenter.appearance.isBeingDismissed { presenter.restoreFirstResponder() }
    }
}
