/// An object that can receive events: a view, a controller, a window, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    #if !canImport(ObjectiveC)
        deinit { Associations.shared.forget(ObjectIdentifier(self)) }
    #endif

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// As ``next``, but that what lies behind a modal is passed over: keys do not reach it.
    final var nextInFront: UIResponder? { self is PresentationView ? (self as? UIView)?.window : next }

    /// What combinations of keys do, here and for whoever comes before in the chain.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Whether this object has that method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isFor(self) }

    /// What stands in the place of the keyboard while this object is first responder, or one before it in the chain that has
    /// none. It is in no window.
    open var inputView: UIView? { nil }
    /// The same, above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// They are looked at whenever the screen is.
    open func reloadInputViews() {}

    /// What VoiceOver's two-finger scrub does here, and whether that was all. False unless overridden, where UIKit would go on
    /// to whoever is next. Nobody calls it here: there is no VoiceOver.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Whether this object may become first responder. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object may give up being first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether this object receives the keyboard's input.
    open var isFirstResponder: Bool { Simulator.current.firstResponder === self }

    /// Asks this object to become first responder; the present one has to resign first.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        let simulator = Simulator.current
        if simulator.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if simulator.firstResponder != nil, !othersResign(in: simulator) {
            simulator.keyboardFollows()
            return false
        }
        simulator.firstResponder = self
        // A text field begins to be edited first.
        if !(self is UITextField) { simulator.keyboardFollows() }
        return true
    }

    /// Asks the first responder to resign. Who hears of it may have made another one: that is asked as well, and no more after it.
    private func othersResign(in simulator: Simulator) -> Bool {
        simulator.passesKeyboardOn = true
        defer { simulator.passesKeyboardOn = false }
        for _ in 1...2 {
            guard let other = simulator.firstResponder, other !== self else { return true }
            guard other.resignFirstResponder() else { return false }
        }
        return simulator.firstResponder == nil || simulator.firstResponder === self
    }

    /// Asks this object to give up being first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        let simulator = Simulator.current
        if simulator.firstResponder === self {
            simulator.firstResponder = nil
            simulator.keyboardFollows()
        }
        return true
    }
}
