/// What of ``UIView`` concerns its layer, its tint, its properties, where it can be touched, and the room around its content. In UIKit it is that class's own; here it has a file,
/// and Swift lets nothing be overridden that an extension declares.
@preconcurrency @MainActor
open class ViewSurface: UIResponder {
    /// The class of the layer: `CALayer`, or one that inherits from it.
    open class var layerClass: AnyClass { CALayer.self }
    /// What the view is drawn by. Made when first asked for.
    public private(set) final lazy var layer: CALayer = makeLayer()

    /// The view's own, where it has one.
    final var storedTint: UIColor?
    final var storedTintMode = UIView.TintAdjustmentMode.automatic
    /// The first colour that was set on this view or on one it lies in; without any, the system's. Nil takes the view's own
    /// away.
    open var tintColor: UIColor! {
        get { (self as? UIView)?.inheritedTint ?? .tintColor }
        set { (self as? UIView)?.changeTint { storedTint = newValue } }
    }
    /// Whether ``tintColor`` is dimmed: as was set on this view or on one it lies in.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { (self as? UIView)?.inheritedTintMode ?? .normal }
        set { (self as? UIView)?.changeTint { storedTintMode = newValue } }
    }
    /// Called when ``tintColor`` is another: by code, or with the view that this one lies in.
    open func tintColorDidChange() {}

    /// The innermost view at a point of this one's own coordinates, or nil. Hidden views, views that touches do not reach, and
    /// those one cannot see are passed over, with all in them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        (self as? UIView)?.innermost(at: point, with: event)
    }
    /// Whether a recognizer may take a touch away from this view, which the touch is on. A no has the recognizer fail.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether a point of the view's own coordinates lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (self as? UIView)?.bounds.contains(point) ?? false
    }

    /// What the view is turned, scaled and moved by when it is drawn. Recorded: its frame stays.
    open var transform = CGAffineTransform.identity
    /// How the view is drawn and touched. Recorded, of no effect.
    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var contentScaleFactor: CGFloat = 1
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizesSubviews = true
    /// Nothing is drawn: ``draw(_:)`` is never called.
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}

    /// The size that the content would like, in points; without a wish, ``UIView/noIntrinsicMetric`` for both.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// The content would like another size. Nothing is laid out by it.
    open func invalidateIntrinsicContentSize() {}
    /// The size that fits best into another, in points: unless a subclass knows better, the one the view has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { (self as? UIView)?.bounds.size ?? size }
    /// Gives the view the size that fits best.
    open func sizeToFit() {
        guard let view = self as? UIView else { return }
        view.bounds.size = sizeThatFits(view.bounds.size)
    }

    /// Room between the edges and the content, in points.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { if directionalLayoutMargins != oldValue { layoutMarginsDidChange() } }
    }
    /// Called when the margins are others.
    open func layoutMarginsDidChange() {}
    /// As ``directionalLayoutMargins``, for a language read from left to right.
    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            return UIEdgeInsets(
                top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
        }
    }
    open var preservesSuperviewLayoutMargins = false
    /// The part that no bar covers.
    public private(set) lazy var safeAreaLayoutGuide = guide("UIViewSafeAreaLayoutGuide")
    /// The part inside the layout margins.
    public private(set) lazy var layoutMarginsGuide = guide("UIViewLayoutMarginsGuide")
    /// The part that is wide enough to read, and not too wide.
    public private(set) lazy var readableContentGuide = guide("UIViewReadableContentGuide")
    /// The rectangles of an app's own that constraints can refer to.
    public internal(set) final var layoutGuides: [UILayoutGuide] = []

    /// How far what lies around covers the view, in points. The simulator's screen has no edges that do, and no bar takes
    /// room: there is what controllers add.
    open var safeAreaInsets: UIEdgeInsets { (self as? UIView)?.inheritedSafeArea ?? .zero }
    /// Called when ``safeAreaInsets`` have changed, while the view is in a window.
    open func safeAreaInsetsDidChange() {}

    /// Whether the view is turned round where one reads from right to left. What is shown keeps its order here.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The direction that the view's content runs in.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: (self as? UIView)?.traitCollection.layoutDirection)
    }
    /// The direction for an attribute in the language of the app.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: Simulator.current.traits.layoutDirection)
    }
    /// The direction for an attribute in something that runs in another one.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(
            in: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Whether ``updateConstraints()`` is to be called.
    final var wantsConstraints = true
    /// Has the next pass call ``updateConstraints()``, before layout.
    open func setNeedsUpdateConstraints() { (self as? UIView)?.askForConstraints() }
    /// Whether the next pass is to call ``updateConstraints()``. At first, yes.
    open func needsUpdateConstraints() -> Bool { wantsConstraints }
    /// Calls ``updateConstraints()`` at once, from the inside out, where it is to be called.
    open func updateConstraintsIfNeeded() { (self as? UIView)?.updateAllConstraints() }
    /// The place to change constraints. Before the view's layout, and after those in it.
    open func updateConstraints() {}

    /// Whether this view itself is to be asked for its properties.
    final var wantsPropertyUpdate = true
    final var propertyReading: ReadingPass?
    /// The place for what the view shows, and how. Called before layout and apart from it: once at first, when it was asked
    /// for, and when something observable has changed that it had read. Since iOS 26.
    open func updateProperties() {}
    /// Asks for ``updateProperties()`` at the end of the current turn; of several wishes one counts.
    open func setNeedsUpdateProperties() { (self as? UIView)?.askForPropertyUpdate() }
    /// Asks this view, its controller and all in it for their properties at once, if they are to be asked.
    open func updatePropertiesIfNeeded() { (self as? UIView)?.updateAllProperties() }

    /// As the other, with priorities for fitting.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that fits. No layout is solved: the target's where that is required, or else what a constraint on the
    /// view's own width or height demands, or else the size it has.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let view = self as? UIView else { return targetSize }
        let width = horizontalFittingPriority == .required ? targetSize.width : nil
        let height = verticalFittingPriority == .required ? targetSize.height : nil
        return CGSize(
            width: width ?? view.demanded(.width) ?? view.bounds.width,
            height: height ?? view.demanded(.height) ?? view.bounds.height)
    }

    private func makeLayer() -> CALayer {
        let type = Self.layerClass as? CALayer.Type ?? CALayer.self
        let made = type.init()
        made.view = self as? UIView
        return made
    }

    private func guide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self as? UIView
        guide.identifier = identifier
        return guide
    }
}

extension UIView {
    /// No wish for a size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// As small as possible, and as large as possible.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// What a constraint on this size alone makes of it.
    fileprivate func demanded(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.first {
            $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute
                && $0.relation == .equal
        }?.constant
    }

    /// What the controllers of this view, and of those it lies in, have added.
    fileprivate var inheritedSafeArea: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        var next: UIView? = self
        while let view = next {
            if let added = view.owner?.additionalSafeAreaInsets {
                insets.top += added.top
                insets.left += added.left
                insets.bottom += added.bottom
                insets.right += added.right
            }
            next = view.superview
        }
        return insets
    }

    /// Tells this view and all in it that their safe area is another; those that have none, perhaps not.
    final func tellOfSafeArea(ifAny: Bool = false) {
        if !ifAny || safeAreaInsets != .zero {
            safeAreaInsetsDidChange()
            owner?.viewSafeAreaInsetsDidChange()
        }
        for view in subviews { view.tellOfSafeArea(ifAny: ifAny) }
    }
}
