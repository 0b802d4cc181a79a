/// What a visual effect view does to what is behind it. Recorded, of no effect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs. Recorded, of no effect.
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    @preconcurrency @MainActor public init(style: Style) { super.init() }
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
