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

/// A value that two buttons raise and lower. A finger's tap sends `valueChanged`; code sends nothing.
open class UIStepper: UIControl, Adjustable {
    private var stored: Double = 0
    /// The value, kept between the two ends.
    open var value: Double {
        get { stored }
        set { stored = min(max(newValue, minimumValue), maximumValue) }
    }
    private var (lowest, highest, step): (Double, Double, Double) = (0, 100, 1)
    /// Raises for one that does not lie below ``maximumValue``.
    open var minimumValue: Double {
        get { lowest }
        set {
            guard newValue < highest else {
                return refuse("minimumValue must be less than maximumValue (\(newValue), \(highest))")
            }
            lowest = newValue
            value = stored
        }
    }
    /// Raises for one that does not lie above ``minimumValue``.
    open var maximumValue: Double {
        get { highest }
        set {
            guard newValue > lowest else {
                return refuse("maximumValue must be greater than minimumValue (\(newValue), \(lowest))")
            }
            highest = newValue
            value = stored
        }
    }
    /// Raises for one that is not above 0.
    open var stepValue: Double {
        get { step }
        set {
            guard newValue > 0 else { return refuse("stepValue must be greater than 0 (\(newValue))") }
            step = newValue
        }
    }
    /// Whether it goes on at one end with the other.
    open var wraps = false
    /// Whether a finger that stays goes on, and whether each value is sent meanwhile. Recorded: a finger takes one step.
    open var autorepeat = true
    open var isContinuous = true

    public override init(frame: CGRect) { super.init(frame: frame) }
    public override init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame, primaryAction: primaryAction)
    }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func refuse(_ text: String) { Simulator.current.raise(.invalidArgument, "UIStepper: \(text)") }

    func value(after steps: Int) -> Double? {
        let next = value + Double(steps) * stepValue
        if wraps, next > maximumValue { return minimumValue }
        if wraps, next < minimumValue { return maximumValue }
        let kept = min(max(next, minimumValue), maximumValue)
        return kept == value ? nil : kept
    }

    func adopt(_ value: Double) { self.value = value }
}

/// Which of several pages is seen. A finger's tap sends `valueChanged`; code sends nothing.
open class UIPageControl: UIControl, Adjustable {
    open var numberOfPages = 0 { didSet { currentPage = stored } }
    private var stored = 0
    /// The page, counted from 0 and kept among those there are.
    open var currentPage: Int {
        get { stored }
        set { stored = min(max(0, newValue), max(0, numberOfPages - 1)) }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func value(after steps: Int) -> Double? {
        let next = min(max(0, currentPage + steps), max(0, numberOfPages - 1))
        return next == currentPage ? nil : Double(next)
    }

    func adopt(_ value: Double) { currentPage = Int(value) }
}

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
