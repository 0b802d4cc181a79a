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
