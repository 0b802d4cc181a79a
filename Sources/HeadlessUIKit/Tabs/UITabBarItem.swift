/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
    /// The system's own items, with the system's titles.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    /// What the badge says; nil for none.
    open var badgeValue: String?
    open var badgeColor: UIColor?
    /// The image while the tab is selected. Recorded, of no effect.
    open var selectedImage: UIImage?

    /// Makes an item without anything to show.
    @preconcurrency @MainActor public override init() { super.init() }

    @preconcurrency @MainActor
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    @preconcurrency @MainActor
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the system's own items, with its title.
    @preconcurrency @MainActor
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init()
        title = systemItem.word
        self.tag = tag
    }

    /// What a person reads on it, or hears of it.
    var shownTitle: String? {
        if let title, !title.isEmpty { return title }
        return accessibilityLabel ?? image?.name ?? accessibilityIdentifier
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var word: String {
        switch self {
        case .topRated: "Top Rated"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        default: String(describing: self).capitalized
        }
    }
}

extension UIViewController {
    /// What a tab bar shows: its tab's item, or its own.
    final var barItem: UITabBarItem {
        storedTab?.rootOf == nil ? findTabBarItem() : storedTab?.item ?? findTabBarItem()
    }

    /// The item this controller was given, or one of its own with its title. A stack that has neither shows
    /// the item of its root.
    final func findTabBarItem() -> UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        if title == nil, let root = (self as? UINavigationController)?.stack.first {
            return root.findTabBarItem()
        }
        let item = UITabBarItem()
        item.title = title
        storedTabBarItem = item
        return item
    }
}
