/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
    /// The wheel's size.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open var style: Style
    /// Whether the wheel hides while it stands still.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    open var color: UIColor! = .systemGray
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Makes a wheel that stands still, and so is hidden.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        updateVisibility()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        updateVisibility()
    }

    @preconcurrency @MainActor public convenience init() { self.init(style: .medium) }

    /// Makes one of medium size: nothing is decoded here.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        updateVisibility()
    }

    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }
}
