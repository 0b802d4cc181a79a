// The keyboard, as far as it is told of: it comes with a field, stays while one field follows another, and goes.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The keyboard's rectangle before and after, in the screen's coordinates. The height is the double's choice.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// In seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this app's.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
    /// The part that the keyboard covers. Constraints to it are recorded, as all are.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIViewKeyboardLayoutGuide"
        addLayoutGuide(guide)
        return guide
    }
}

/// What a view's constraints know of the keyboard. Recorded, of no effect.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
}

extension Simulator {
    private static let keyboardHeight: CGFloat = 336
    private static let keyboardDuration = 0.25

    /// Tells of the keyboard's coming or going, if somebody has begun or ceased to need it: on this line that it will, and at the
    /// next turn that it has. It takes no time, lest every tap on a field be one that has to be waited for.
    func keyboardFollows() {
        guard !passesKeyboardOn else { return }
        let isNeeded = firstResponder?.needsKeyboard == true
        guard isNeeded != isKeyboardUp else { return }
        isKeyboardUp = isNeeded
        let show = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let hide = [
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let names = isNeeded ? show : hide
        let bounds = screen.bounds
        let below = CGRect(x: 0, y: bounds.height, width: bounds.width, height: Self.keyboardHeight)
        let up = below.offsetBy(dx: 0, dy: -Self.keyboardHeight)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: isNeeded ? below : up),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: isNeeded ? up : below),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let center = NotificationCenter.default
        for name in names.prefix(2) { center.post(name: name, object: screen, userInfo: info) }
        clock.nextTurn { [weak self] in
            guard let self, isKeyboardUp == isNeeded else { return }
            for name in names.suffix(2) { center.post(name: name, object: screen, userInfo: info) }
        }
    }
}

extension UIResponder {
    /// Whether the keyboard, or what stands in its place or above it, is there for this object.
    fileprivate var needsKeyboard: Bool {
        self is any TypedInto || inputView != nil || inputAccessoryView != nil
    }
}
