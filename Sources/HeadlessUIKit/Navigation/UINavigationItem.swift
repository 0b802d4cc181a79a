/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How large the title is, where the bar prefers large ones: `automatic` as the item beneath.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// What a back button says: a title that fits, the word Back, or nothing.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// How a bar is laid out on a pad. Recorded, of no effect.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

    open var title: String?
    /// A line beneath the title. Since iOS 26.
    open var subtitle: String?
    /// What a large title says, if that is not ``title``. Since iOS 26.
    open var largeTitle: String?
    /// The line beneath a large title, if that is not ``subtitle``. Since iOS 26.
    open var largeSubtitle: String?
    /// A line above the title.
    open var prompt: String?
    /// Stands in the place of the title.
    open var titleView: UIView? { didSet { viewsDidChange() } }
    /// A search in the bar, of what this item's controller shows.
    open var searchController: UISearchController? { didSet { searchController?.owner = controller } }
    /// Recorded: the search is always in reach.
    open var hidesSearchBarWhenScrolling = true
    /// Recorded: the search is on a line of its own. Since iOS 26.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// The controller whose item this is.
    weak var controller: UIViewController? { didSet { searchController?.owner = controller } }
    open var style = ItemStyle.navigator
    open var customizationIdentifier: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The title of the back button that leads back here.
    open var backButtonTitle: String?
    /// The back button that leads back here. Its title is used before ``backButtonTitle``.
    open var backBarButtonItem: UIBarButtonItem?
    /// Takes the place of popping when the back button is tapped while this item is on top.
    open var backAction: UIAction?
    /// Whether there is no back button while this item is on top.
    open var hidesBackButton = false
    /// Whether the left buttons stand beside the back button rather than in its place.
    open var leftItemsSupplementBackButton = false

    /// How the bar looks while this item is on top. It keeps a copy, of no effect.
    open var standardAppearance: UINavigationBarAppearance? {
        get { storedStandard }
        set { storedStandard = newValue?.copied() }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { storedEdge }
        set { storedEdge = newValue?.copied() }
    }
    private var storedStandard: UINavigationBarAppearance?
    private var storedEdge: UINavigationBarAppearance?

    var leftItems: [UIBarButtonItem] = [] { didSet { buttonsDidChange(leftItems) } }
    var rightItems: [UIBarButtonItem] = [] { didSet { buttonsDidChange(rightItems) } }

    @preconcurrency @MainActor public init(title: String) {
        self.title = title
        super.init()
    }

    @MainActor init(title: String?) {
        self.title = title
        super.init()
    }

    @preconcurrency @MainActor public override init() { super.init() }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Buttons on the left, from the left.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { leftItems = newValue ?? [] }
    }
    /// The first button on the left. Setting it replaces the first one, and leaves the others; one that is there already comes
    /// to the front, and nil takes the first away.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { leftItems.putFirst(newValue) }
    }
    /// Buttons on the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { rightItems = newValue ?? [] }
    }
    /// The first button on the right, from the right. Setting it is as for ``leftBarButtonItem``.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { rightItems.putFirst(newValue) }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    private func buttonsDidChange(_ items: [UIBarButtonItem]) {
        items.hear { [weak self] in self?.viewsDidChange() }
        viewsDidChange()
    }

    /// What the back button says that leads back here.
    var titleAsBackItem: String {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        case .generic: "Back"
        case .minimal: ""
        }
    }

    /// What the back menu says: a shortened back title is no use there.
    var titleInBackMenu: String { title ?? backButtonTitle ?? backBarButtonItem?.title ?? "Back" }
}

extension [UIBarButtonItem] {
    /// Puts an item in the place of the first one, or to the front if it is here; nil takes the first away.
    fileprivate mutating func putFirst(_ item: UIBarButtonItem?) {
        if let item, let place = place(of: item) {
            remove(at: place)
        } else if !isEmpty {
            removeFirst()
        }
        if let item { insert(item, at: 0) }
    }
}
