/// Several lines of text that a person can edit.
open class UITextView: UIScrollView, UITextInputTraits, TypedInto {
    private var storedText = TypedText()
    /// The text. Setting it in code tells the delegate nothing. Never nil once read.
    open var text: String! {
        get { storedText.string }
        set { storedText = TypedText(newValue ?? "") }
    }
    /// The text with its attributes, until it is another. Setting one of the two replaces the other.
    open var attributedText: NSAttributedString! {
        get { styled?.string == text ? styled : NSAttributedString(string: text) }
        set {
            text = newValue?.string
            styled = newValue
        }
    }
    private var styled: NSAttributedString?
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false
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
    /// The room around the text. Recorded, of no effect.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Whether a person can change the text, or only read it.
    open var isEditable = true
    /// Whether a person can select text. Recorded: here nobody does.
    open var isSelectable = true
    /// The delegate, if it knows of text views.
    private var textDelegate: (any UITextViewDelegate)? { ownDelegate as? any UITextViewDelegate }

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var hasText: Bool { !storedText.string.isEmpty }
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Whether the delegate has heard that editing began, and not yet that it ended. Its answers, and what it does as it is asked, may
    /// have others end or begin it first.
    private var wasToldToBegin = false

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        wantsKeyboard = window == nil
        guard window != nil, isEditable, textDelegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if wasToldToBegin { return true }
        wasToldToBegin = true
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        wantsKeyboard = false
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
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
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    var typed: String { storedText.string }

    func append(_ string: String) {
        guard asks(storedText.end, string) else { return }
        storedText.append(string)
        tellOfChange()
    }

    func deleteAll() {
        guard asks(storedText.all, "") else { return }
        storedText = TypedText()
        tellOfChange()
    }

    private func asks(_ range: NSRange, _ string: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    private func tellOfChange() {
        textDelegate?.textViewDidChangeSelection(self)
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The return key begins a new line.
    func pressReturn() { append("\n") }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}

/// Is asked about editing, and told. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func textViewDidChange(_ textView: UITextView)
    /// The place where one types is another: a person has typed, or deleted.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
