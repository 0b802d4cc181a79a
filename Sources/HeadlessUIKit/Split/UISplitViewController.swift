/// Two or three columns beside each other, or, where there is little room, one stack of them.
///
/// The columns and the display mode are up to date on the line after a change; on screen the wills come on that line, the
/// dids at the end. One made without a style is a classic one, whose controllers are set by ``viewControllers``.
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// The columns; `compact` takes the place of all where there is little room. `inspector`, since iOS 26, lies at the far
    /// edge and is hidden at first.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    /// Which columns are on screen, and whether they lie beside, over or displace the secondary one.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
        case twoOverSecondary, twoDisplaceSecondary
    }
    /// Where the columns lie that come to the secondary one.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// When the button that changes the display mode is there.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    /// Which side the primary column is on.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// Told what the columns do, and asked how they collapse and expand.
    open weak var delegate: (any UISplitViewControllerDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UISplitViewControllerDelegate)?
    public let style: Style

    // What UIKit keeps to itself: what each column was given, the stack it is in, and what is on screen.
    final var given: [Column: UIViewController] = [:]
    final var stacks: [Column: UINavigationController] = [:]
    final var displayed: [Column] = []
    /// In one stack: the columns that are to stand on a primary one, while there is none.
    final var waiting: [Column] = []
    /// In one stack: what still stands for a column on the primary one, which is busy.
    final var outgoing: [Column: UINavigationController] = [:]
    final var mode = DisplayMode.automatic
    final var isStacked = false
    /// Whether the columns are on their way to one stack, or from there. The screen follows when all are where they belong.
    final var isRearranging = false
    /// Whether the inspector is to be beside the others.
    final var wantsInspector = false
    final var columnViews: [Column: ColumnView] = [:]
    final var running: ScreenTransition?
    private var storedButton: UIBarButtonItem?

    /// Makes columns without anything in them. Raises for `unspecified`, which is for the other initializers.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        if style == .unspecified { refuseUnspecified() }
    }

    /// Makes a classic one.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Makes a classic one.
    @preconcurrency @MainActor public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { nil }

    /// Puts a controller into a column; nil empties it. One that is no navigation controller gets one, except in the
    /// compact column. Does nothing for the supplementary column where there are two.
    /// Of a classic one: raises.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard mayUseColumns() else { return }
        if column == .inspector { putInspector(vc) } else { put(vc, in: column) }
    }

    /// What a column was given. The navigation controller that was made for it is the controller's own.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Shows a column. In one stack: pushes it, and those between, or pops what lies on it; on top it does nothing.
    /// Beside each other: changes the display mode; ignored for the secondary column.
    /// The inspector comes beside the others; where there is one stack, as a sheet in front of it.
    open func show(_ column: Column) {
        guard mayUseColumns() else { return }
        if column == .inspector { show(inspector: true) } else { reveal(column) }
    }

    /// Hides a column. In one stack: pops it, if it is on top; ignored for the primary column. Beside each other:
    /// changes the display mode; ignored for the secondary column.
    open func hide(_ column: Column) {
        guard mayUseColumns() else { return }
        if column == .inspector { show(inspector: false) } else { conceal(column) }
    }

    /// Whether a column is on screen. Since iOS 26.
    open func isShowing(_ column: Column) -> Bool {
        if !isStacked { return shownColumns.contains(column) }
        if column == .inspector { return presentsInspector }
        if column == .compact || given[.compact] != nil {
            return column == .compact && given[.compact] != nil
        }
        let top = stacks[.primary]?.topViewController
        return column == .primary ? !isColumn(top) : stacks[column].map { $0 === top } ?? false
    }

    /// The controllers on screen or beside it: those of the columns; in one stack, the one that holds it. Setting gives
    /// them to the columns, from the primary one; a classic split takes one or two, as they are.
    open var viewControllers: [UIViewController] {
        get { isStacked ? stackedController.map { [$0] } ?? [] : columns.compactMap { controller(in: $0) } }
        set { setControllers(newValue) }
    }

    /// Whether all columns are one stack: where the horizontal size class is compact.
    open var isCollapsed: Bool { isStacked }
    /// What is on screen. Never `automatic`.
    open var displayMode: DisplayMode { mode == .automatic ? proposedMode : mode }
    /// What is wished for; `automatic` for what the room suggests.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if oldValue != preferredDisplayMode { change(to: proposedMode) } }
    }
    /// Where columns that come are to lie; `automatic` for what the room suggests.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if oldValue != preferredSplitBehavior { change(to: proposedMode) } }
    }
    /// Where columns that come lie. Never `automatic`.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }
    /// Whether fingers may show and hide columns.
    open var presentsWithGesture = true
    /// Whether there is a button that leaves the secondary column alone. Recorded: there is none.
    open var showsSecondaryOnlyButton = false
    /// Whether there is a button for the display mode; `automatic` for where fingers may show and hide columns.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// On which side the primary column lies. Recorded, of no effect.
    open var primaryEdge = PrimaryEdge.leading

    /// How wide columns are to be, in points or as a part of the whole. Recorded, of no effect.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension
    open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension
    open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension
    open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension
    /// Stands for a width that UIKit chooses.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// A button that goes from one display mode to the next. UIKit, and the outline, show it in the first bar.
    open var displayModeButtonItem: UIBarButtonItem {
        if let storedButton { return storedButton }
        let button = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.toggle() })
        button.accessibilityLabel = "Toggle Sidebar"
        storedButton = button
        return button
    }

    /// Shows a controller on top of the primary column, unless the delegate does.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if ownDelegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if isClassic { showInClassic(vc) } else { stacks[.primary]?.show(vc, sender: sender) }
    }

    /// Makes a controller the secondary column, and shows that, unless the delegate does.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if ownDelegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isClassic { return showDetailInClassic(vc) }
        put(vc, in: .secondary)
        if isStacked { reveal(.secondary) }
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let running, running.isAnimated { return running }
        return super.transitionCoordinator
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTraits()
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in self?.followSize() }
    }

    /// What is no child any more is no column either.
    override func willLose(_ child: UIViewController) {
        if let column = (columns + [.compact, .inspector]).first(where: { controller(in: $0) === child }) {
            forget(child, in: column)
        }
    }

    override var shownChildren: [UIViewController]? { displayed.compactMap { controller(in: $0) } }

    /// Coming on screen, the columns collapse or expand as there is room.
    override func prepareShownChildren() {
        followTraits()
        catchUp()
    }
}

extension UIViewController {
    /// The nearest split view controller this one is in.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
