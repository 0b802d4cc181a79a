// The verbs: which tabs there are, and which is selected.
extension UITabBarController {
    /// How many tabs fit on a phone's bar.
    private static var room: Int { 5 }

    private var hasMore: Bool {
        barControllers.count > Self.room && Simulator.current.device.userInterfaceIdiom == .phone
    }
    /// The controllers behind More.
    var extras: ArraySlice<UIViewController> {
        hasMore ? barControllers.dropFirst(Self.room - 1) : []
    }
    /// What the bar's items stand for, from the left.
    var tabRoots: [UIViewController] {
        hasMore ? barControllers.prefix(Self.room - 1) + [more] : barControllers
    }

    /// The selected controller; behind More, the one that stands on the list there.
    var selection: UIViewController? {
        guard let wanted, wanted === storedMore else { return wanted }
        return more.chosen ?? wanted
    }

    func select(_ controller: UIViewController) {
        let isExtra = extras.holds(controller)
        let root = isExtra ? more : controller
        guard tabRoots.holds(root) || isTab(root) else {
            Simulator.current.raise(
                .internalInconsistency,
                "Attempting to select a view controller that isn't a child! \(controller)")
            return
        }
        if isExtra {
            if displayed === controller { takeOff() }
            if more.chosen !== controller { more.choose(controller) }
        } else if root === storedMore {
            more.choose(nil)
        }
        wanted = root
        root.isPlainChild = false
        follow()
    }

    /// - Parameter lost: one that leaves by another way, and is left alone.
    func setTabs(_ new: [UIViewController]?, without lost: UIViewController? = nil) {
        let old = controllers ?? []
        let (selected, index) = (selection, selectedIndex)
        controllers = new
        customizableViewControllers = new
        let tabs = new ?? []
        for controller in old.without(tabs) where controller !== lost { leave(controller) }
        let behindMore = extras
        storedMore?.keep { kept in behindMore.holds(kept) }
        for controller in tabs { enter(controller) }
        sortChildren()
        storedMore?.list.fill()
        if tabs.isEmpty {
            wanted = nil
        } else if let selected, isTab(selected) || selected === storedMore && hasMore {
            return select(selected)
        } else {
            return select(tabs.indices.contains(index) ? tabs[index] : tabs[0])
        }
        follow()
    }

    /// A child that an app has added is a tab. Until it is selected, its view may lie where the app puts it.
    func takeAsTab(_ child: UIViewController) {
        guard child.parentController === self, storedTabs.isEmpty, !isTab(child) else { return }
        setTabs((controllers ?? []) + [child])
        child.isPlainChild = child !== wanted
    }

    /// It is a child no more, and so no tab: the others stay, and another is selected where it was.
    func forget(_ child: UIViewController) {
        guard let controllers, isTab(child) else { return }
        for tab in storedTabs where tab.rootController === child { tab.rootOf = nil }
        storedTabs.removeAll { $0.rootOf !== self }
        setTabs(controllers.filter { $0 !== child }, without: child)
        fillStack()
    }

    /// Puts the tabs first among the children, in their order.
    func sortChildren() {
        let tabs = controllers ?? []
        var own: [UIViewController] = []
        own.reserveCapacity(tabs.count + 1)
        for controller in tabs where controller.parentController === self { own.append(controller) }
        children = own + children.without(tabs)
    }

    private func isTab(_ controller: UIViewController) -> Bool {
        controllers?.holds(controller) == true
    }

    /// Whether the bar, or what takes its place, has it still: it was not taken out, and is not behind More.
    func isRoot(_ controller: UIViewController) -> Bool {
        tabRoots.holds(controller) || isTab(controller) && !extras.holds(controller)
    }

    /// Whether a tab is on screen, or on its way off.
    func isInUse(_ controller: UIViewController) -> Bool {
        controller === displayed || controller === running?.from
    }

    private func enter(_ controller: UIViewController) {
        if let index = leaving.position(of: controller) { leaving.remove(at: index) }
        (controller.isLeaving, controller.isPlainChild) = (false, false)
        guard controller.parentController !== self, storedMore?.stack.holds(controller) != true else {
            return
        }
        take(in: controller)
    }

    /// Makes a child of a tab that is new, or that comes back from the stack behind More.
    func take(in controller: UIViewController) {
        adopt(controller)
        controller.didMove(toParent: self)
        controller.isEntering = false
    }

    private func leave(_ controller: UIViewController) {
        guard controller.parentController === self else {
            storedMore?.keep { $0 !== controller }
            return
        }
        controller.willMove(toParent: nil)
        if isInUse(controller) { leaving.append(controller) } else { controller.leaveParent() }
    }

    /// A finger tapped a tab. The selection goes the way it goes in code, so that a subclass hears of it.
    func tapTab(_ controller: UIViewController) {
        guard ownDelegate?.tabBarController(self, shouldSelect: controller) ?? true,
            // Who was asked may have set other tabs.
            tabRoots.holds(controller) || isTab(controller)
        else { return }
        tabBar(tabBar, didSelect: controller.barItem)
        if controller === wanted {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else if controller === storedMore {
            wanted = controller
            follow()
        } else {
            selectedViewController = controller
        }
        ownDelegate?.tabBarController(self, didSelect: controller)
    }
}
