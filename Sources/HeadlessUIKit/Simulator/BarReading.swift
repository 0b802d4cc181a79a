// The bars of a screen.
extension ScreenReader {
    mutating func bar(of navigation: UINavigationController, _ shown: UIViewController)
        -> Simulator.Outline.NavigationBar
    {
        let item = shown.navigationItem
        let isLarge = navigation.hasLargeTitle
        var bar = Simulator.Outline.NavigationBar(
            title: isLarge ? item.largeTitle ?? item.title : item.title,
            subtitle: isLarge ? item.largeSubtitle ?? item.subtitle : item.subtitle, prompt: item.prompt)
        if let view = item.titleView {
            var title = Simulator.Outline.Screen(controller: "")
            read(view, into: &title, isHidden: false, isOff: false)
            bar.title = title.elements.map(\.label).joined(separator: " ")
        }
        bar.hasLargeTitle = isLarge
        bar.backTitle = navigation.backButtonTitle
        bar.backMenu = navigation.backMenuTitles
        bar.left = item.leftItems.flatMap { buttons($0) }
        if let split = navigation.parentController as? UISplitViewController,
            split.showsButton(in: navigation),
            let toggle = button(split.displayModeButtonItem)
        {
            bar.left.insert(toggle, at: 0)
        }
        bar.right = item.rightItems.flatMap { buttons($0) }
        return bar
    }

    /// What stands for that in a bar: the button, or everything in the view that takes its place. What can only be read there is
    /// as a button that is off.
    mutating func buttons(_ item: UIBarButtonItem) -> [Simulator.Outline.BarButton] {
        guard let view = item.customView, !item.isHidden else {
            return [button(item)].compactMap(\.self)
        }
        var scratch = Simulator.Outline.Screen(controller: "")
        let start = found.count
        read(view, into: &scratch, isHidden: false, isOff: false)
        return found[start...].filter { !$0.isHidden && !$0.isOffScreen }.map { one in
            let canBeTouched = one.isTappable || one.isField || one.isAdjustable
            return .init(
                title: one.names[0], isEnabled: one.isEnabled && canBeTouched, isProminent: false, badge: nil)
        }
    }

    mutating func button(_ item: UIBarButtonItem) -> Simulator.Outline.BarButton? {
        guard !item.isHidden, let title = item.shownTitle else { return nil }
        let names = [title, item.accessibilityLabel, item.accessibilityIdentifier].compactMap { $0 }
        let isEnabled =
            item.isEnabled && item.primaryAction?.attributes.contains(.disabled) != true && !isOff
        found.append(
            .init(names: names, target: .barButton(item), isEnabled: isEnabled, layer: topLayer))
        let isProminent = item.style == .done || item.systemItem == .done || item.systemItem == .save
        return .init(
            title: title, isEnabled: isEnabled, isProminent: isProminent,
            badge: item.badge.map { $0.stringValue ?? "" })
    }

    /// The screen of the selected tab, with the tab bar below it.
    mutating func screen(of tabs: UITabBarController) -> Simulator.Outline.Screen {
        var screen = tabs.displayed.map { self.screen(of: $0) } ?? .init(controller: tabs.typeName)
        readBeside(tabs.displayed?.viewWithModals, of: tabs, into: &screen)
        guard tabs.showsTabBar else { return screen }
        readBeside([], in: tabs.storedBar, into: &screen)
        return reading(tabs.storedBar?.isUserInteractionEnabled == false) { reader in
            reader.readTabs(of: tabs, into: &screen)
            return screen
        }
    }

    private mutating func readTabs(
        of tabs: UITabBarController, into screen: inout Simulator.Outline.Screen
    ) {
        if tabs.hasSidebar {
            found.append(
                .init(
                    names: ["Toggle Sidebar"], target: .sidebarButton(tabs), isEnabled: !isOff,
                    layer: topLayer))
            screen.toolbar.append(.init(title: "Toggle Sidebar", isEnabled: !isOff, isProminent: false))
        }
        var items: [Simulator.Outline.TabItem] = []
        if tabs.showsSidebar, !tabs.tabs.isEmpty {
            let selected = tabs.currentTab
            for tab in tabs.sidebarTabs {
                items += self.item(tab.item, .placedTab(tab, tabs), isSelected: tab === selected)
            }
        } else {
            for root in tabs.tabRoots {
                let placed = root.storedTab.flatMap { $0.rootOf === tabs ? $0 : nil }
                let target = placed.map { Found.Target.placedTab($0, tabs) } ?? .tab(root, tabs)
                items += item(root.barItem, target, isSelected: root === tabs.wanted)
            }
        }
        screen.tabBar = .init(items: items, isSidebar: tabs.showsSidebar)
    }

    private mutating func item(_ item: UITabBarItem, _ target: Found.Target, isSelected: Bool)
        -> [Simulator.Outline.TabItem]
    {
        guard let title = item.shownTitle else { return [] }
        let names = [title, item.accessibilityLabel, item.accessibilityIdentifier].compactMap { $0 }
        let isEnabled = item.isEnabled && !isOff
        found.append(.init(names: names, target: target, isEnabled: isEnabled, layer: topLayer))
        return [
            .init(title: title, badge: item.badgeValue, isSelected: isSelected, isEnabled: isEnabled)
        ]
    }

    /// The columns that are beside each other; in one stack, what that shows.
    mutating func screen(of split: UISplitViewController) -> Simulator.Outline.Screen {
        meet(split)
        if split.isCollapsed, let stack = split.shownChildren?.first {
            var screen = screen(of: stack)
            readBeside(stack.viewWithModals, of: split, into: &screen)
            return screen
        }
        var screen = Simulator.Outline.Screen(controller: split.typeName)
        for column in split.displayed {
            guard let controller = split.controller(in: column) else { continue }
            var part = self.screen(of: controller)
            part.column = column
            screen.embedded.append(part)
        }
        readBeside(nil, of: split, into: &screen)
        return screen
    }

    /// One bar of two, where a stack stands on another: the inner one's, with the outer one's way back where it
    /// has none of its own.
    func merge(_ inner: Simulator.Outline.NavigationBar?, into outer: Simulator.Outline.NavigationBar?)
        -> Simulator.Outline.NavigationBar?
    {
        guard let outer, var inner else { return outer ?? inner }
        if inner.backTitle == nil { (inner.backTitle, inner.backMenu) = (outer.backTitle, outer.backMenu) }
        return inner
    }
}

extension UISplitViewController {
    /// Whether that column's bar has the button that changes the display mode.
    func showsButton(in stack: UINavigationController) -> Bool {
        guard !isStacked, displayModeButtonVisibility != .never,
            displayModeButtonVisibility == .always || presentsWithGesture
        else { return false }
        return displayed.first.map { stacks[$0] === stack } == true && stack.stack.count < 2
    }
}

extension UITabBarController {
    /// Whether there is a tab bar: a controller on the selected stack may hide it.
    var showsTabBar: Bool {
        guard !isTabBarHidden, storedBar?.isHidden != true else { return false }
        var next = displayed
        while let stack = next as? UINavigationController {
            if stack.stack.contains(where: { $0.hidesBottomBarWhenPushed }) { return false }
            next = stack.displayed
        }
        return true
    }
}
