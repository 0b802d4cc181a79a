/// Where text stands between its edges. Recorded, of no effect.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// How text that does not fit is cut. Recorded, of no effect.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Text to be read.
open class UILabel: UIView {
    private var stored = AttributedText(nil as String?)
    open var text: String? {
        get { stored.plain }
        set { stored = AttributedText(newValue) }
    }
    /// The text with its attributes. Setting one of the two replaces the other.
    open var attributedText: NSAttributedString? {
        get { stored.attributed }
        set { stored = AttributedText(newValue) }
    }
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var numberOfLines = 1
    open var isEnabled = true
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
