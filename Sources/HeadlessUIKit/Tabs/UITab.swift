/// A place in a tab bar and in a sidebar, and the controller that it shows. Since iOS 18.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab may be, and whether a person may move it. Only what is in the bar at first is modelled.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// Its name, of which there is one in a tab bar controller.
    public final let identifier: String
    open var title: String { didSet { item.title = title } }
    open var image: UIImage? { didSet { item.image = image } }
    /// What a sidebar says beneath the title. Recorded: an outline has titles only.
    open var subtitle: String?
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    /// Whether a person may select it.
    open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
    /// Whether it is out of the bar and the sidebar.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
    /// What ``isHidden`` is when a person takes all changes back. Recorded: here a person changes nothing.
    open var isHiddenByDefault = false
    /// Whether a person may hide it. Recorded: here a person does not.
    open var allowsHiding = false
    /// Where it would like to be.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.tabsChanged() } }
    }
    /// Anything of the app's own.
    open var userInfo: Any?

    /// The group it is in.
    public internal(set) final weak var parent: UITabGroup?
    final weak var rootOf: UITabBarController?
    private final var storedController: UIViewController?
    private final let provider: ((UITab) -> UIViewController)?
    /// What a bar shows for it.
    final let item = UITabBarItem()

    /// Makes a tab. The provider is asked when a controller is wanted and there is none yet: of a tab that is no
    /// group's child it has to give one.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        item.title = title
        item.image = image
    }

    /// The tab bar controller that this tab, or a group it is in, was given to.
    open var tabBarController: UITabBarController? { rootOf ?? parent?.tabBarController }

    /// The tab's controller. Made when first asked for.
    open var viewController: UIViewController? {
        if let storedController { return storedController }
        guard let made = provider?(self) else { return nil }
        storedController = made
        made.storedTab = self
        return made
    }

    /// The outermost group around it that has a navigation controller to show its tabs on.
    open var managingTabGroup: UITabGroup? {
        var (found, next): (UITabGroup?, UITabGroup?) = (nil, self as? UITabGroup ?? parent)
        while let group = next {
            if group.managingNavigationController != nil { found = group }
            next = group.parent
        }
        return found
    }

    /// Whether it is in the bar of a tab bar controller.
    open var hasVisiblePlacement: Bool { tabBarController?.barTabs.contains { $0 === self } == true }

    /// What a tab bar controller shows for a tab that is no group's child.
    final var rootController: UIViewController? {
        if let stack = (self as? UITabGroup)?.managingNavigationController {
            stack.storedTab = self
            return stack
        }
        return viewController
    }

    /// This tab and the groups it is in, the outermost first.
    final var path: [UITab] {
        var result: [UITab] = [self]
        while let group = result[0].parent { result.insert(group, at: 0) }
        return result
    }

    /// This tab and all in it.
    final var all: [UITab] {
        [self] + ((self as? UITabGroup)?.displayOrder ?? []).flatMap { $0.all }
    }
}

/// The tab to search in, with the system's title.
open class UISearchTab: UITab {
    /// Makes a search tab with the system's title, image and identifier.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.SearchTab", viewControllerProvider: viewControllerProvider)
    }
}

extension UIViewController {
    /// The tab that this controller was made for.
    public var tab: UITab? { storedTab }
}
