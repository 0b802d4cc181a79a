/// A view onto content that may be larger than itself. Nothing is laid out: ``contentSize`` is what the app says,
/// and where it says nothing, all of the content is in reach and there is nothing to scroll.
open class UIScrollView: UIView {
    /// How a drag puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// How safe areas add to the insets. Recorded: there are no safe areas.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// How scroll bars look. Recorded, of no effect.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// How fast a flick loses speed. Recorded: the simulator's finger stops before it lets go.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The point of the content in the upper left corner, in points. Setting it moves there on this line, and tells
    /// the delegate if that is another point. It may lie outside the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }
    /// The size of the content, in points.
    open var contentSize = CGSize.zero
    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// The insets that count: ``contentInset``, for there are no safe areas.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Both at once; of two that differ the vertical ones.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether a finger scrolls. Code scrolls all the same.
    open var isScrollEnabled = true
    /// Whether a finger's scroll stops at whole pages. Recorded: a finger scrolls by a page as it is.
    open var isPagingEnabled = false
    /// Recorded: a finger scrolls one way at a time.
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle: IndicatorStyle = .default
    open var decelerationRate: DecelerationRate = .normal
    /// Whether a tap on the status bar scrolls to the top, if the delegate agrees.
    open var scrollsToTop = true
    /// Whether a drag puts the keyboard away.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether what lies in it hears of a touch late. Recorded, of no effect.
    open var delaysContentTouches = true
    /// How far the content may be zoomed, and whether past that for a moment. Recorded: no finger zooms.
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    /// Told what moves, and whose doing it is.
    open weak var delegate: (any UIScrollViewDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UIScrollViewDelegate)?
    /// Pulled into sight at the top.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    /// What recognizes the finger that scrolls. Disabled, no finger does.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let storedPan { return storedPan }
        let made = UIPanGestureRecognizer()
        made.view = self
        storedPan = made
        return made
    }
    private var storedPan: UIPanGestureRecognizer?

    /// Whether a finger is down.
    open internal(set) var isTracking = false
    /// Whether a finger has begun to scroll.
    open internal(set) var isDragging = false
    /// False: the simulator's finger stops before it lets go.
    open var isDecelerating: Bool { false }
    /// The area of the content.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(
        owningView: self, identifier: "UIScrollView-contentLayoutGuide")
    /// The area of the view itself.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(
        owningView: self, identifier: "UIScrollView-frameLayoutGuide")
    /// Counts the movements begun by code, so that a later one ends an earlier.
    var movements = 0

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Scrolls so that the point is in the upper left corner. Animated, it is there 0.3 seconds later, and the delegate
    /// hears `scrollViewDidScroll` and `scrollViewDidEndScrollingAnimation` then; a later movement ends an earlier one.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by as little as brings the rectangle into sight, in points of the content. Does nothing if it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Shows the scroll bars for a moment: does nothing here.
    open func flashScrollIndicators() {}

    /// What is seen of the content at a time, in points: the size of the view, and of a list its rows.
    var viewport: CGSize { bounds.size }

    /// Called when what is seen has moved.
    func didScroll() { ownDelegate?.scrollViewDidScroll(self) }
}

/// Is told of scrolling. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset has changed, by whomever.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger is about to let go. `targetContentOffset` is where the view would come to rest, and may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A finger has let go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Never called here: the simulator's finger stops before it lets go.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Never called here: the simulator's finger stops before it lets go.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A movement that code asked for has come to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
