/// A button in a navigation bar or a toolbar. Its title is what it says; for the system's own, until set, the
/// system's word.
open class UIBarButtonItem: UIBarItem {
    /// The system's own buttons, with the system's titles.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        /// What `done` is called since iOS 26.
        public static var prominent: Style { .done }
    }

    /// In points, 0 for as wide as it needs; and titles to leave room for. Recorded, of no effect.
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var isSelected = false

    open var style: Style = .plain
    open var isHidden = false
    open var tintColor: UIColor?
    /// Stands in the place of the button.
    open var customView: UIView? { didSet { if oldValue !== customView { viewDidChange?() } } }
    /// Has the bar that shows this show another view.
    final var viewDidChange: (() -> Void)?
    /// What a tap does. Setting it brings the action's title and image, but to one of the system's; nil leaves both.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, systemItem == nil else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }
    /// Whose method a tap calls, where there is no ``primaryAction``.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector?
    /// Opens when the button is tapped, or where there is a primary action held.
    open var menu: UIMenu?
    /// What stands in the corner. Since iOS 26.
    open var badge: Badge?
    /// Whether it has no background in common with its neighbours, or none at all. Recorded, since iOS 26.
    open var sharesBackground = true
    open var hidesSharedBackground = false
    let systemItem: SystemItem?

    @preconcurrency @MainActor public override init() {
        systemItem = nil
        super.init()
    }

    @preconcurrency @MainActor public init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.systemItem = systemItem
        super.init()
        self.primaryAction = primaryAction
        self.menu = menu
    }

    @preconcurrency @MainActor
    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        systemItem = nil
        super.init()
        // As UIKit does: an action brings its title and image, unless others are given.
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Shows a view of one's own.
    @preconcurrency @MainActor
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Room that grows.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    /// Room of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(systemItem: .fixedSpace)
        space.width = width
        return space
    }

    /// What a person reads on it, or hears of it.
    var shownTitle: String? {
        if let title, !title.isEmpty { return title }
        if let accessibilityLabel { return accessibilityLabel }
        if let systemItem { return systemItem.word }
        return image?.name ?? accessibilityIdentifier
    }
}

extension UIBarButtonItem {
    /// What stands in a button's corner: a number, a word, or a mere dot. Since iOS 26.
    @preconcurrency @MainActor
    public struct Badge {
        /// What it says; nil for a dot.
        public let stringValue: String?
        /// Recorded: nothing is drawn.
        public var backgroundColor: UIColor?
        public var foregroundColor: UIColor?
        public var font: UIFont?

        public static func count(_ value: Int) -> Badge { Badge(stringValue: String(value)) }
        public static func string(_ value: String) -> Badge { Badge(stringValue: value) }
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var word: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .fastForward: "Fast Forward"
        case .action: "Share"
        default: String(describing: self).capitalized
        }
    }
}
