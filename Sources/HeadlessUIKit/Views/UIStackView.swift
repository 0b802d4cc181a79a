/// Views in a row or a column. The order of ``arrangedSubviews`` is the order they are read in.
open class UIStackView: UIView {
    /// Where views stand across the axis. Recorded, of no effect.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// How views share the axis. Recorded, of no effect.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The room that the system gives, and the stack's own. Recorded, as all spacing is.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var alignment: Alignment = .fill
    open var distribution: Distribution = .fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    /// The views in order. All of them are subviews too.
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    /// Makes a stack of these views.
    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    /// Makes an empty stack: nothing is decoded here.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Adds a view at the end, as a subview too.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(
            view, at: arrangedSubviews.count - (arrangedSubviews.place(of: view) == nil ? 0 : 1))
    }

    /// Inserts a view at an index, as a subview too.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.takeOut(view)
        guard arrangedSubviews.indices.contains(stackIndex) || stackIndex == arrangedSubviews.count else {
            Simulator.current.raise(.range, "index \(stackIndex) out of bounds for arranged subview")
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: stackIndex)
        if view.superview !== self { addSubview(view) }
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.takeOut(view)
        setNeedsLayout()
    }

    /// Sets the room after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] = spacing
    }

    /// The room after a view, in points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.takeOut(subview)
    }
}
