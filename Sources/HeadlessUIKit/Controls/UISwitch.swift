/// A control that is on or off. A finger's tap turns it and sends `valueChanged`; code sends nothing.
open class UISwitch: UIControl {
    /// Recorded, of no effect.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    open var isOn = false
    open var title: String?
    open var preferredStyle: Style = .automatic
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public override init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame, primaryAction: primaryAction)
    }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Turns it, and sends no event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override func tapped() {
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        isOn.toggle()
        sendActions(for: .valueChanged)
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }
}
