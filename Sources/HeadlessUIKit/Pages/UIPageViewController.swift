/// Pages, one of them on screen, or two; a finger turns them as far as the data source has any.
///
/// The pages are up to date on the line after they were set. On screen the wills come on that line, the dids at
/// the next turn or at the end of the animation.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// What a page view controller may be made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Told about a finger that turns a page; not about changes in code.
    open weak var delegate: (any UIPageViewControllerDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UIPageViewControllerDelegate)?
    /// Has the pages before and after. Without one no finger turns anything. Of pages that scroll
    /// the neighbours are asked for once, until other pages are set or the data source is, and the next but one is asked for, and
    /// loaded, as a page comes to lie.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            ownDataSource = dataSource
            neighbours = [:]
            if dataSource != nil { scroller?.isScrollEnabled = true }
        }
    }
    /// The data source as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDataSource: (any UIPageViewControllerDataSource)?
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// Where the pages are bound; `mid` shows two.
    public let spineLocation: SpineLocation
    /// Whether pages have backs: always where two are shown. Of no further effect.
    open var isDoubleSided = false {
        didSet {
            guard spineLocation == .mid, !isDoubleSided else { return }
            isDoubleSided = true
            Simulator.current.raise(
                .internalInconsistency, "\(self) is double-sided as long as its spine is in the middle")
        }
    }

    // What UIKit keeps to itself.
    final var pages: [UIViewController] = []
    /// The controllers whose views are in the container.
    final var displayed: [UIViewController] = []
    /// What pages that scroll lie in, once the view is loaded.
    private(set) final var scroller: PageScroller?
    final var running: ScreenTransition?
    /// What was asked while pages were being turned.
    final var postponed: [() -> Void] = []
    final var neighbours: [NavigationDirection: UIViewController?] = [:]
    /// What the page control shows: how many pages there are, and which it is.
    final var indicator: (count: Int, index: Int)?

    @preconcurrency @MainActor
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:))
        spineLocation = style == .scroll ? .none : spine ?? .min
        isDoubleSided = spineLocation == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes pages that curl, from side to side.
    @preconcurrency @MainActor public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Archives are not modelled: a page view controller that curls.
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        super.init(coder: coder)
    }

    /// The pages on screen: one, or two with the spine in the middle; nil before they are set.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Sets the pages. Raises for another number of them than the spine demands. While pages are being turned it
    /// waits for the end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        setPages(viewControllers ?? [], animated: animated, completion: completion)
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let running, running.isAnimated { return running }
        return super.transitionCoordinator
    }

    override var shownChildren: [UIViewController]? { displayed }

    override func containerDidLoadView() {
        guard transitionStyle == .scroll, let view = storedView else { return }
        let made = PageScroller(frame: view.bounds)
        made.isPagingEnabled = true
        view.insertSubview(made, at: 0)
        scroller = made
    }

    /// Whoever is no child any more is no page either.
    override func willLose(_ child: UIViewController) {
        guard pages.holds(child) || displayed.holds(child) else { return }
        pages.removeAll { $0 === child }
        neighbours = [:]
        child.takeOffScreen(of: self)
        displayed.removeAll { $0 === child }
    }

    override func prepareShownChildren() { if running == nil { catchUp() } else { forgetTheGone() } }
}

/// What pages that scroll lie in: where it may not be scrolled, no finger turns them.
final class PageScroller: UIScrollView {
    var takesFinger: Bool {
        isScrollEnabled && isUserInteractionEnabled && !isHidden && panGestureRecognizer.isEnabled
    }
}

/// Has the pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before that one; nil at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after that one; nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many pages a page control shows. Optional: with both this and the index, pages that scroll sideways
    /// have a page control. Asked when pages are set, not when a finger turns them.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which of them it is. Optional.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        Simulator.current.defaultWasCalled = true
        return 0
    }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        Simulator.current.defaultWasCalled = true
        return 0
    }
}

/// Is told about fingers that turn pages. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A finger has begun to turn to these pages; it may still go back.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// The page lies; `completed` is false when it is the old one.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
