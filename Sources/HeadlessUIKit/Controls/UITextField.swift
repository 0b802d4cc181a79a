/// A line of text that a person can edit.
open class UITextField: UIControl, UITextInputTraits {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    private var storedText = TypedText()
    /// The text. Setting it in code sends no event. Never nil once read.
    open var text: String? {
        get { storedText.string }
        set { storedText = TypedText(newValue ?? "") }
    }
    /// The text with its attributes, until it is another. Setting one of the two replaces the other.
    open var attributedText: NSAttributedString? {
        get { styled?.string == text ? styled : NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string
            styled = newValue
        }
    }
    private var styled: NSAttributedString?
    private var hint = AttributedText(nil as String?)
    /// What the field says while it is empty.
    open var placeholder: String? {
        get { hint.plain }
        set { hint = AttributedText(newValue) }
    }
    /// The same with attributes. Setting one of the two replaces the other.
    open var attributedPlaceholder: NSAttributedString? {
        get { hint.attributed }
        set { hint = AttributedText(newValue) }
    }
    open var font: UIFont?
    open override var inputView: UIView? {
        get { inputs.view }
        set { inputs.view = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { inputs.accessory }
        set { inputs.accessory = newValue }
    }
    private var inputs: (view: UIView?, accessory: UIView?)
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: BorderStyle = .none
    /// When there is a button that clears the field, unless it is empty.
    open var clearButtonMode: ViewMode = .never
    /// What stands at the two ends of the field, and when. It lies in the field, and is in no outline.
    open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
    open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
    private func exchange(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
    }
    open var leftViewMode: ViewMode = .never
    open var rightViewMode: ViewMode = .never
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var clearsOnBeginEditing = false
    /// Asked for leave, and told.
    open weak var delegate: (any UITextFieldDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UITextFieldDelegate)?

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the text is out of sight. What a person changes first after this was set, or after the field was left, takes the
    /// place of all the text.
    open var isSecureTextEntry = false { didSet { clearsOnChange = isSecureTextEntry } }
    /// Whether what a person changes next takes the place of all the text.
    private var clearsOnChange = false
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var hasText: Bool { !storedText.string.isEmpty }
    /// Whether a person is in the middle of editing.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the delegate has heard that editing began, and not yet that it ended. Its answers, and what it does as it is asked, may
    /// have others end or begin it first.
    private var wasToldToBegin = false

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        wantsKeyboard = window == nil
        guard window != nil, isEnabled, ownDelegate?.textFieldShouldBeginEditing(self) ?? true else {
            return false
        }
        guard super.becomeFirstResponder() else { return false }
        if wasToldToBegin {
            Simulator.current.keyboardFollows()
            return true
        }
        wasToldToBegin = true
        clearsOnChange = isSecureTextEntry
        if clearsOnBeginEditing, ownDelegate?.textFieldShouldClear(self) ?? true { storedText = TypedText() }
        ownDelegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        Simulator.current.keyboardFollows()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        wantsKeyboard = false
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard ownDelegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        didEndEditing()
        return true
    }

    /// A callback on the way out may have ended editing already.
    @discardableResult
    override func loseFirstResponder() -> Bool {
        guard super.loseFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    private func didEndEditing() {
        guard wasToldToBegin else { return }
        wasToldToBegin = false
        ownDelegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// What the keyboard does: asks, changes the text, tells.
    func append(_ string: String) {
        guard asks(storedText.end, string) else { return }
        // The delegate is not told that the rest goes.
        if clearsOnChange { storedText = TypedText() }
        clearsOnChange = false
        storedText.append(string)
        tellOfChange()
    }

    /// Deletes all of the text: with the button for that, if there is one, or else with the keyboard.
    func deleteAll() {
        if showsClearButton {
            guard ownDelegate?.textFieldShouldClear(self) ?? true else { return }
            storedText = TypedText()
            return tellOfChange()
        }
        // One key is enough where the first change takes all: the delegate hears of the last character.
        guard asks(clearsOnChange ? storedText.last : storedText.all, "") else { return }
        clearsOnChange = false
        storedText = TypedText()
        tellOfChange()
    }

    /// Whether there is a button to clear the field, for a finger that has just touched it.
    private var showsClearButton: Bool {
        clearButtonMode == .always || clearButtonMode == (isEditing ? .whileEditing : .unlessEditing)
    }

    private func asks(_ range: NSRange, _ string: String) -> Bool {
        ownDelegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }

    private func tellOfChange() {
        ownDelegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// What the return key does.
    func pressReturn() {
        guard ownDelegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // Who listens for the end has it: the keyboard goes.
        if ends { resignFirstResponder() }
        (superview?.owner as? UIAlertController)?.returned(in: self)
    }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed }
}

/// Is asked about editing, and told. Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Not called where the form with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The place where one types is another: a person has typed, or deleted.
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
