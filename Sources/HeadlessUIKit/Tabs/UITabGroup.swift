/// A tab with tabs in it: a section of a sidebar, and one tab of a bar. Since iOS 18.
open class UITabGroup: UITab {
    /// How a sidebar shows it. Recorded: an outline has one list of tabs.
    public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }

    /// The tabs in it.
    open var children: [UITab] {
        didSet {
            if let tabs = tabBarController, !tabs.areDistinct(tabs.storedTabs) {
                children = oldValue
                return
            }
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in children { child.parent = self }
            if let selectedChild, selectedChild.parent !== self { self.selectedChild = nil }
            tabBarController?.tabsChanged()
        }
    }
    /// The tab in it that is selected, or that will be once the group is. One that is no child is not taken.
    open var selectedChild: UITab? {
        didSet {
            if let selectedChild, selectedChild.parent !== self { self.selectedChild = oldValue }
        }
    }
    /// Which tab in it is selected where one has to be and none was; nil for the first.
    open var defaultChildIdentifier: String?
    /// The order of the children, by their identifiers; those that are not named come behind.
    open var displayOrderIdentifiers: [String] = []
    /// Whether a person may change the order. Recorded: here a person does not.
    open var allowsReordering = false
    /// Buttons at the section's end. Recorded: an outline lists tabs only.
    open var sidebarActions: [UIAction] = []
    open var sidebarAppearance = SidebarAppearance.automatic
    /// Whether a person may select the group itself in a sidebar.
    open var isSidebarDestination = false
    /// Shows the controllers of the selected tab and of the groups it is in, the outermost at the bottom. Of nested groups'
    /// the outermost's counts.
    open var managingNavigationController: UINavigationController? {
        didSet { if oldValue !== managingNavigationController { tabBarController?.rootsChanged() } }
    }

    /// Makes a group. Its own controller is what a narrow bar shows for it, and the bottom of a managed stack.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The children as ``displayOrderIdentifiers`` has them.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    /// The tab of that name in here, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        all.dropFirst().first { $0.identifier == identifier }
    }

    /// The child that is selected where one has to be.
    final var proposedChild: UITab? {
        selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first
    }
}
