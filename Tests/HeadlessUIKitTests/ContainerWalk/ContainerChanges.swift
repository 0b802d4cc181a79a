import UIKit

// What an app's code may do to a container at any moment.
extension ContainerWalk {
    /// Does something to one of all containers, on screen or not.
    func changeContainer() {
        let containers = all.filter { $0 is any Walked && !($0 is WalkedScreen) }
        guard let container = containers.randomElement(using: &dice) else { return }
        switch container {
        case let stack as WalkedStack: change(stack)
        case let tabs as WalkedTabs: change(tabs)
        case let split as WalkedSplit: change(split)
        case let pages as WalkedPages: change(pages)
        case let box as WalkedBox: change(box)
        default: break
        }
    }

    private func note(_ controller: UIViewController, _ verb: String, animated: Bool? = nil) {
        let manner = animated.map { $0 ? ", animated" : ", not animated" } ?? ""
        trail.append("\(controller.walkName) \(verb)\(manner)")
    }

    private func change(_ stack: WalkedStack) {
        let animated = flip
        switch roll(7) {
        case 0, 1:
            let pushed = make(depth: roll(3), isPushed: true)
            note(stack, "pushes \(pushed.walkName)", animated: animated)
            stack.pushViewController(pushed, animated: animated)
        case 2:
            note(stack, "pops", animated: animated)
            stack.popViewController(animated: animated)
        case 3:
            note(stack, "pops to its root", animated: animated)
            stack.popToRootViewController(animated: animated)
        case 4:
            // A screen leaves by itself. A column does not: it belongs to its split view.
            guard let gone = stack.viewControllers.dropFirst().randomElement(using: &dice),
                !(gone is UINavigationController)
            else { return }
            note(stack, "loses \(gone.walkName)")
            gone.willMove(toParent: nil)
            gone.removeFromParent()
        case 5: take(from: stack, animated: animated)
        default:
            var controllers = stack.viewControllers.filter { _ in flip }
            if controllers.isEmpty || flip { controllers.append(make(depth: roll(3), isPushed: true)) }
            if flip { controllers.reverse() }
            note(stack, "sets \(controllers.map(\.walkName))", animated: animated)
            stack.setViewControllers(controllers, animated: animated)
        }
    }

    /// What is on top of one stack is pushed on another, which is not in it.
    private func take(from old: WalkedStack, animated: Bool) {
        let others = all.filter { other in
            guard other is WalkedStack, other !== old, let top = old.topViewController else { return false }
            return !top.held.contains(other)
        }
        guard let new = others.randomElement(using: &dice) as? WalkedStack, old.viewControllers.count > 1,
            let moved = old.topViewController, !(moved is UINavigationController)
        else { return }
        note(new, "pushes \(moved.walkName) from \(old.walkName)", animated: animated)
        new.pushViewController(moved, animated: animated)
    }

    private func change(_ tabs: WalkedTabs) {
        guard tabs.tabs.isEmpty else { return changeTree(tabs) }
        let controllers = tabs.viewControllers ?? []
        if roll(3) > 0, !controllers.isEmpty {
            let index = roll(controllers.count)
            note(tabs, "selects \(controllers[index].walkName)")
            tabs.selectedIndex = index
        } else {
            var new = controllers.filter { _ in roll(4) > 0 }
            if flip { new.shuffle(using: &dice) }
            if new.isEmpty || flip { new.insert(make(depth: roll(3)), at: roll(new.count + 1)) }
            note(tabs, "has the tabs \(new.fittingTabs.map(\.walkName))")
            tabs.viewControllers = new.fittingTabs
        }
    }

    private func changeTree(_ tabs: WalkedTabs) {
        let tab = tabs.tabs[roll(tabs.tabs.count)]
        let goal = (tab as? UITabGroup)?.children.randomElement(using: &dice) ?? tab
        switch roll(8) {
        case 0:
            let others = tabs.tabs.filter { $0 !== tab }
            guard others.contains(where: { !$0.isHidden }) else { return }
            tab.isHidden.toggle()
            note(tabs, tab.isHidden ? "hides \(tab.title)" : "brings \(tab.title) back")
        case 1:
            let new = makeTab("\(tabs.title ?? "").new.\(tabs.tabs.count)", 1, mayBeGroup: true)
            let kept = tabs.tabs.filter { _ in roll(4) > 0 }.shuffled(using: &dice)
            let name = new.identifier
            let isNew = !kept.contains { $0.identifier == name }
            tabs.tabs = kept + (isNew ? [new] : [])
            note(tabs, "has the tabs \(tabs.tabs.map(\.title))")
        default:
            guard !tab.isHidden else { return }
            note(tabs, "selects \(goal.title)")
            tabs.selectedTab = goal
        }
    }

    /// What tabs, pages and columns hold leaves by itself, or is pushed on a stack that is not in it. An app does not take it away
    /// beneath a modal.
    func loseChild() {
        let children = all.filter { $0.isLosable && !$0.held.contains { $0.ownModal != nil } }
        guard let lost = children.randomElement(using: &dice), let parent = lost.parent else { return }
        let (animated, stacks) = (flip, all.filter { $0 is WalkedStack && !lost.held.contains($0) })
        if !(lost is UINavigationController), !(lost is UISplitViewController), flip,
            let stack = stacks.randomElement(using: &dice) as? WalkedStack
        {
            note(stack, "pushes \(lost.walkName) from \(parent.walkName)", animated: animated)
            stack.pushViewController(lost, animated: animated)
        } else {
            note(parent, "loses \(lost.walkName)")
            lost.willMove(toParent: nil)
            lost.removeFromParent()
        }
    }

    private func change(_ split: WalkedSplit) {
        let column = split.columns[roll(split.columns.count)]
        switch roll(7) {
        case 0, 1:
            note(split, "shows its \(column)")
            split.show(column)
        case 2:
            note(split, "hides its \(column)")
            split.hide(column)
        case 3:
            let new = roll(4) > 0 ? makeColumn(roll(3)) : nil
            note(split, "has \(new?.walkName ?? "nothing") in its \(column)")
            split.setViewController(new, for: column)
        case 4:
            let new = makeColumn(1)
            note(split, "shows \(new.walkName) as its detail")
            split.showDetailViewController(new, sender: nil)
        case 5:
            let old = split.columns[roll(split.columns.count)]
            guard old != column, let moved = split.viewController(for: old) else { return }
            note(split, "has what is in its \(old), \(moved.walkName), in its \(column)")
            split.setViewController(nil, for: old)
            split.setViewController(moved, for: column)
        default:
            let modes: [UISplitViewController.DisplayMode] = [
                .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
            ]
            split.preferredDisplayMode = modes[roll(modes.count)]
            note(split, "wants to be \(split.preferredDisplayMode)")
        }
    }

    private func change(_ pages: WalkedPages) {
        let (page, animated) = (pages.all[roll(pages.all.count)], flip)
        note(pages, "turns to \(page.walkName)", animated: animated)
        pages.setViewControllers([page], direction: flip ? .forward : .reverse, animated: animated)
    }

    private func change(_ box: WalkedBox) {
        let (next, way, animated) = (
            box.kept[roll(box.kept.count)], WalkedBox.Way.allCases[roll(3)], flip
        )
        guard box.mayExchange else { return }
        note(box, "shows \(next.walkName) by its \(way)", animated: animated)
        box.exchange(for: next, by: way, animated: animated)
    }
}

extension UIViewController {
    /// Whether it is a tab, a page or a column. The last tab stays.
    fileprivate var isLosable: Bool {
        switch parent {
        case let tabs as UITabBarController:
            (tabs.viewControllers ?? []).count > 1 && tabs.viewControllers?.contains(self) == true
        case is UIPageViewController, is UISplitViewController: true
        default: false
        }
    }
}

extension WalkedBox {
    /// An app does not take a child away beneath a modal that the child has presented in its own context.
    fileprivate var mayExchange: Bool { isViewLoaded && !isExchanging && shown?.ownModal == nil }
}
