/// How far something has come, from 0 to 1.
open class UIProgressView: UIView {
    /// Recorded, of no effect.
    public enum Style: Int, Sendable { case `default`, bar }

    private var stored: Float = 0
    /// From 0 to 1.
    open var progress: Float {
        get { stored }
        set { stored = newValue > 0 ? min(newValue, 1) : 0 }
    }
    open var progressViewStyle: Style = .default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    @preconcurrency @MainActor public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
