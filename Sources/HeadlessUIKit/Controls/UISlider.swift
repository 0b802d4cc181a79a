/// A value between two others. A finger that moves it sends `valueChanged`; code sends nothing.
open class UISlider: UIControl, Adjustable {
    /// Whether there is something to take hold of.
    public enum Style: Int, Sendable { case `default`, thumbless }

    private var stored: Float = 0
    /// The value, kept between the two ends.
    open var value: Float {
        get { stored }
        set { if !newValue.isNaN { stored = min(max(newValue, minimumValue), maximumValue) } }
    }
    /// One end. It takes the other along where it would come to lie beyond it.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = stored
        }
    }
    /// The other end. It takes the first along where it would come to lie before it.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
        }
    }
    /// Whether a value is sent while the finger moves. Recorded: one movement sends one value.
    open var isContinuous = true
    /// How it looks. Recorded. Since iOS 26.
    open var sliderStyle = Style.default
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public override init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame, primaryAction: primaryAction)
    }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the value, and sends no event.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// A step is a tenth of the way.
    func value(after steps: Int) -> Double? {
        let next = min(
            max(value + Float(steps) * (maximumValue - minimumValue) / 10, minimumValue), maximumValue)
        return next == value ? nil : Double(next)
    }

    func adopt(_ value: Double) { self.value = Float(value) }
}
