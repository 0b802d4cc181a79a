/// A bar of buttons that the app puts where it likes. That of a navigation controller shows its controllers' items.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var isTranslucent = true
    open var barTintColor: UIColor?

    public override init(frame: CGRect) { super.init(frame: frame) }
    @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// What a visual effect view does to what is behind it. Recorded, of no effect.
open class UIVisualEffect: NSObject {}

/// Blurs. Recorded, of no effect.
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) { super.init() }
}

/// A view over an effect. What it holds is in ``contentView``.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { nil }
}
