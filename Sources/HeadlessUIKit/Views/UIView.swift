/// A rectangle of the interface. Nothing is drawn and no constraint is solved: the tree, what a person can
/// read and touch in it, and the order of its callbacks are what counts here.
@preconcurrency @MainActor
open class UIView: ViewSurface {
    /// Where the view is in its superview, in points. Moves the bounds' size along. What is not a number raises.
    open var frame: CGRect {
        didSet {
            guard frame.isOfNumbers else {
                Simulator.current.raise(
                    .invalidGeometry, "CALayer position contains NaN: [\(frame.midX) \(frame.midY)]")
                frame = oldValue
                return
            }
            if frame.size != oldValue.size { bounds.size = frame.size }
        }
    }
    /// The view's own coordinates, in points. A new size asks for layout. What is not a number raises.
    open var bounds: CGRect {
        didSet {
            guard bounds.isOfNumbers else {
                Simulator.current.raise(
                    .invalidGeometry,
                    "CALayer bounds contains NaN: [\(bounds.minX) \(bounds.minY); \(bounds.width) \(bounds.height)]"
                )
                bounds = oldValue
                return
            }
            guard bounds.size != oldValue.size else { return }
            if frame.size != bounds.size { frame.size = bounds.size }
            setNeedsLayout()
        }
    }
    /// The middle of the frame, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// From 0, which can be neither seen nor touched, to 1.
    open var alpha: CGFloat = 1
    /// Hidden views, and all in them, can be neither seen nor touched.
    open var isHidden = false
    /// Whether touches reach this view and all in it.
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var backgroundColor: UIColor?
    open var clipsToBounds = false
    open var contentMode: ContentMode = .scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true

    /// A name for tests and tools; a person never reads it.
    open var accessibilityIdentifier: String?
    /// What a screen reader says.
    open var accessibilityLabel: String?
    /// What it is worth at the moment, as a screen reader says it.
    open var accessibilityValue: String?
    /// What comes of touching it. Recorded, of no effect.
    open var accessibilityHint: String?
    /// What kind of thing it is.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var isAccessibilityElement = false
    /// Whether a screen reader passes over all in it. Recorded: what can be seen is read.
    open var accessibilityElementsHidden = false

    /// The constraints this view holds: those active between views in it.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    /// Those that refer to this view, and that a view around it holds.
    final var outerConstraints: [NSLayoutConstraint] = []
    /// What the view lets people do with it. Setting it adds and removes what is new, and what is there no more.
    open var interactions: [any UIInteraction] {
        get { ownInteractions }
        set { exchangeInteractions(for: newValue) }
    }
    /// The recognizers of this view, in the order they came; nil before the first. Setting it adds and removes them.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers }
        set { exchangeRecognizers(for: newValue ?? []) }
    }
    final var ownInteractions: [any UIInteraction] = [] { didSet { noteHearing() } }
    final var recognizers: [UIGestureRecognizer]? { didSet { noteHearing() } }
    /// Whether there is an interaction or a recognizer: of most views one has to know no more than that.
    final var hears = false

    /// The subviews, back to front.
    public internal(set) var subviews: [UIView] = []
    weak var parentView: UIView?
    weak var parentWindow: UIWindow?
    /// The controller whose view this is.
    weak var owner: UIViewController?
    var needsLayout = true
    var traitRecord: TraitRecord?
    /// Whether the next pass has anything to do for a view in here.
    var descendantNeedsLayout = false
    /// Whether the next pass is to ask this view, or its controller, for its properties.
    var needsPropertyUpdate = true
    final var layoutReading: ReadingPass?
    final var stateReading: ReadingPass?
    /// How often it has shown its state.
    final var stateUpdates: UInt32 = 0
    /// Whether it was to become first responder while it was in no window.
    final var wantsKeyboard = false

    /// Makes a view of that size and place, in points.
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    /// Makes a view without a size.
    @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

    /// Archives are not modelled: always nil.
    public required init?(coder: NSCoder) { nil }

    /// The view's controller, if it has one, or else the superview.
    open override var next: UIResponder? { owner ?? parentView }

    /// Called to raise the value of a view that is ``UIAccessibilityTraits/adjustable``.
    open func accessibilityIncrement() {}
    /// Called to lower the value of a view that is ``UIAccessibilityTraits/adjustable``.
    open func accessibilityDecrement() {}

    /// Adds a recognizer, taking it from the view it was added to.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
    /// Takes a recognizer away; a gesture under way is cancelled. Does nothing for one that is not here.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
    /// Adds an interaction, taking it from the view it was added to.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Takes an interaction away. Does nothing for one that is not here.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Makes this view, or a view in it that is editing, resign first responder; `force` does not ask it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let editing = Simulator.current.firstResponder as? UIView, editing.isDescendant(of: self) else {
            return false
        }
        if editing.resignFirstResponder() { return true }
        if force { editing.loseFirstResponder() }
        return force
    }

    /// Gives up being first responder without being asked, as when the view leaves its window.
    /// - Returns: whether it was that still.
    @discardableResult
    func loseFirstResponder() -> Bool {
        let simulator = window?.simulator ?? Simulator.current
        guard simulator.firstResponder === self else { return false }
        simulator.firstResponder = nil
        simulator.keyboardFollows()
        return true
    }

    // The hierarchy.

    /// The view this one is in.
    open var superview: UIView? { parentView }
    /// The window this view is in.
    open var window: UIWindow? { parentWindow }
    /// Adds a view in front of all others, taking it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Inserts a view at an index, 0 being the back, taking it from where it was.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a view behind another; in front of all if that one is not here.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: place(for: view, beside: sibling))
    }
    /// Inserts a view in front of another; in front of all if that one is not here.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: place(for: view, beside: sibling).map { $0 + 1 })
    }
    /// Has two subviews change places, by their indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }
    /// Moves a subview to the front. Does nothing for a view that is not here.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.place(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }
    /// Moves a subview to the back. Does nothing for a view that is not here.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.place(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }
    /// Takes this view out of its superview, and with it the constraints between what is in it and what is not. Does nothing if
    /// it has none.
    open func removeFromSuperview() { takeOut() }
    /// Whether this view is `view`, or somewhere in it.
    open func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let candidate = next {
            if candidate === view { return true }
            next = candidate.parentView
        }
        return false
    }
    /// The first view with that tag, this one included, in the order of subviews.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The traits in force here, this view's own overrides included.
    open var traitCollection: UITraitCollection { overriding(inheritedTraits) }
    /// The traits have changed since the view was told last; not called for the first ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What lies in this view may have less room than the view itself.
    func adaptedForSubviews(_ traits: UITraitCollection) -> UITraitCollection { traits }

    // Layout.

    /// Asks for a layout pass at the end of the current turn. Costs a walk up to the first view that asked
    /// before.
    open func setNeedsLayout() { askForLayout() }
    /// Lays out at once what asked for it, this view and all in it: `viewWillLayoutSubviews`,
    /// `layoutSubviews`, `viewDidLayoutSubviews`, from the outside in.
    open func layoutIfNeeded() { layOut() }

    // The hooks of the hierarchy. Overridden ones need not call super.

    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Called when the view is to lay out its subviews.
    open func layoutSubviews() {}
}
