// Tabs that are given as such: which there are, which is selected, and what of it is on screen.
extension UITabBarController {
    /// Whether there is room for no more than a bar.
    var isNarrow: Bool { traitCollection.horizontalSizeClass != .regular }

    /// The root tabs that the bar has, where there are any tabs. On a narrow screen those that are to be on narrow ones.
    var barTabs: [UITab] {
        storedTabs.filter { tab in
            if tab.isHidden { return false }
            if isNarrow { return compactTabIdentifiers?.contains(tab.identifier) ?? true }
            return tab.preferredPlacement != .optional && tab.preferredPlacement != .sidebarOnly
        }
    }

    /// The controllers that the bar has a place for.
    var barControllers: [UIViewController] {
        guard !storedTabs.isEmpty else { return controllers ?? [] }
        return barTabs.compactMap { $0.rootController }
    }

    func giveTabs(_ new: [UITab]) {
        guard areDistinct(new) else { return }
        for tab in storedTabs where !new.contains(where: { $0 === tab }) { tab.rootOf = nil }
        storedTabs = new
        for tab in new { tab.rootOf = self }
        rootsChanged()
    }

    /// Whether each of these, and of those in them, has a name of its own. If not, a raise.
    func areDistinct(_ tabs: [UITab]) -> Bool {
        var names: Set<String> = []
        guard let twin = tabs.flatMap(\.all).first(where: { !names.insert($0.identifier).inserted }) else {
            return true
        }
        Simulator.current.raise(
            .invalidArgument,
            "Each tab of a tab bar controller must have an identifier of its own: there are two '\(twin.identifier)'"
        )
        return false
    }

    /// What the tabs show may be other controllers than before.
    func rootsChanged() {
        var roots: [UIViewController] = []
        for tab in storedTabs {
            if let controller = tab.rootController {
                roots.append(controller)
            } else {
                Simulator.current.raise(
                    .internalInconsistency,
                    "The view controller of the tab \(tab.identifier) is nil: a root tab needs one")
            }
        }
        setTabs(roots)
        fillStack()
    }

    /// The bar has other places than before.
    func tabsChanged() {
        guard !storedTabs.isEmpty else { return }
        setTabs(controllers)
    }

    /// The tab whose controller is selected, or what is selected in it.
    var currentTab: UITab? {
        guard !storedTabs.isEmpty, var tab = selection?.storedTab else { return nil }
        while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
        return tab
    }

    /// Selects a tab at any depth, in code. One that is not here is not taken.
    func choose(_ tab: UITab) {
        let path = tab.path
        guard path[0].rootOf === self, let root = path[0].rootController else { return }
        for (group, child) in zip(path, path.dropFirst()) { (group as? UITabGroup)?.selectedChild = child }
        (tab as? UITabGroup)?.selectedChild = nil
        select(root)
        fillStack()
    }

    /// A finger tapped a tab. Where there is room, a group gives way to a tab in it, unless it is a destination.
    func tap(_ tab: UITab) {
        var goal = tab
        while let group = goal as? UITabGroup, let child = group.proposedChild,
            !isNarrow && !group.isSidebarDestination || group.selectedChild != nil
        {
            goal = child
        }
        guard goal.isEnabled, ownDelegate?.tabBarController(self, shouldSelectTab: goal) ?? true,
            // Who was asked may have set other tabs.
            goal.path[0].rootOf === self
        else { return }
        let previous = currentTab
        if previous === goal {
            (wanted as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            choose(goal)
        }
        if let root = goal.path.first { tabBar(tabBar, didSelect: root.item) }
        ownDelegate?.tabBarController(self, didSelectTab: goal, previousTab: previous)
    }

    /// Gives the stack of a managing group the controllers of what is selected in it.
    func fillStack() {
        guard let leaf = currentTab, let group = leaf.managingTabGroup,
            let stack = group.managingNavigationController
        else { return }
        let path = leaf.path.drop { $0 !== group }
        var wanted: [UIViewController] = []
        for tab in path {
            var proposed = tab.viewController.map { [$0] } ?? []
            // What was pushed on the tab that is still selected stays with it.
            if tab === leaf, filledFor === leaf {
                let own = path.compactMap { $0.viewController }
                proposed += stack.stack.filter { pushed in !own.contains { $0 === pushed } }
            }
            wanted +=
                ownDelegate?.tabBarController(
                    self, displayedViewControllersFor: tab, proposedViewControllers: proposed) ?? proposed
        }
        filledFor = leaf
        guard !wanted.elementsEqual(stack.stack, by: ===) else { return }
        stack.setViewControllers(wanted, animated: appearance.state == .appeared)
    }
}
