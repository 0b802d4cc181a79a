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

/// Glass. Recorded, of no effect. Since iOS 26.
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    open var isInteractive = false
    open var tintColor: UIColor?

    @preconcurrency @MainActor public init(style: Style) { super.init() }
    @preconcurrency @MainActor public override init() { super.init() }
}

/// Glass that is made of several pieces near each other. Recorded, of no effect. Since iOS 26.
open class UIGlassContainerEffect: UIVisualEffect {
    /// In points.
    open var spacing: CGFloat = 0
}

/// A view over an effect. What it holds is in ``contentView``: adding to the view itself raises.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        super.addSubview(contentView)
    }

    public required init?(coder: NSCoder) { nil }

    open override func addSubview(_ view: UIView) { refuse(view) }
    open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }
    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { refuse(view) }
    open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { refuse(view) }

    private func refuse(_ view: UIView) {
        Simulator.current.raise(
            .internalInconsistency,
            "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect "
                + "view itself, instead add them to the -contentView.")
    }
}
