import Testing
import UIKit

/// Children of tabs and pages that leave by another way than these containers' own.
@MainActor @Suite(.simulator)
final class LostChildTests: World {
    private func only(_ screen: Screen) -> [String] {
        record.lines.filter { $0.hasPrefix(screen.name) && !$0.hasSuffix("dL") }.map { String($0.suffix(2)) }
    }

    private func pages(_ page: UIViewController) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([page], direction: .forward, animated: false)
        return pages
    }

    /// By itself, or as an app takes out a child of its own container.
    @Test(arguments: [true, false])
    func `a child that leaves its parent is no tab, and another is selected in its place`(bySteps: Bool) {
        let tabs = tabs(a, b, c)
        tabs.selectedIndex = 1
        simulator.settle()
        record.lines = []
        if bySteps {
            b.willMove(toParent: nil)
            b.view.removeFromSuperview()
        }
        b.removeFromParent()
        #expect(tabs.viewControllers == [a, c] && tabs.children == [a, c] && b.parent == nil)
        #expect(tabs.selectedViewController === c && b.view.window == nil && only(b) == ["wD", "dD"])
        simulator.settle()
        #expect(c.view.window != nil && only(c) == ["wA", "iA", "dA"])
        a.removeFromParent()
        simulator.settle()
        #expect(tabs.viewControllers == [c] && tabs.selectedIndex == 0 && only(c).last == "dA")
        c.removeFromParent()
        simulator.settle()
        #expect(tabs.viewControllers == [] && tabs.selectedViewController == nil && c.view.window == nil)
        #expect(simulator.log.raises == [])
    }

    @Test(arguments: [true, false])
    func `a tab that is pushed on another tab's stack is on screen there`(animated: Bool) {
        let nav = UINavigationController(rootViewController: c)
        let tabs = tabs(a, b, nav)
        nav.pushViewController(a, animated: animated)
        #expect(tabs.viewControllers == [b, nav] && tabs.children == [b, nav] && a.parent === nav)
        simulator.settle()
        #expect(only(a) == ["wD", "dD"] && b.view.window != nil)
        tabs.selectedViewController = nav
        simulator.settle()
        #expect(nav.viewControllers == [c, a] && a.view.isDescendant(of: nav.view) && a.view.window != nil)
        #expect(only(a) == ["wD", "dD", "wA", "iA", "dA"])
        nav.popViewController(animated: animated)
        simulator.settle()
        #expect(a.parent == nil && only(a).last == "dD" && simulator.log.raises == [])
    }

    /// The stack is on screen as the tab on which it is selected comes to it.
    @Test func `the last tab but the stack that it is pushed on is on screen with that`() {
        let nav = UINavigationController(rootViewController: c)
        let tabs = tabs(a, nav)
        nav.pushViewController(a, animated: false)
        simulator.settle()
        #expect(tabs.viewControllers == [nav] && nav.viewControllers == [c, a])
        #expect(a.view.window != nil && only(a).last == "dA" && only(a).count == 5)
        #expect(c.viewIfLoaded?.window == nil && only(c).last != "dA")
    }

    @Test func `a tab that is taken out and pushed in one turn stays on the stack`() {
        let nav = UINavigationController(rootViewController: c)
        let tabs = tabs(a, nav)
        tabs.viewControllers = [nav]
        nav.pushViewController(a, animated: false)
        simulator.settle()
        #expect(a.parent === nav && nav.children == [c, a] && a.view.window != nil)
        #expect(only(a).last == "dA" && simulator.log.raises == [])
    }

    /// The tab that comes, or the one that goes.
    @Test(arguments: [true, false]) func `a tab that leaves while an animator brings it is gone`(comes: Bool)
    {
        final class Giver: NSObject, UITabBarControllerDelegate {
            let animator = Animator()
            func tabBarController(
                _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
                to _: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        }
        let giver = Giver()
        let tabs = tabs(a, b, c)
        tabs.delegate = giver
        tabs.selectedIndex = 1
        simulator.clock.advance(by: .milliseconds(50))
        let (gone, left) = comes ? (b, a) : (a, b)
        gone.removeFromParent()
        simulator.settle()
        #expect(gone.parent == nil && gone.view.window == nil && only(gone).last == "dD")
        #expect(tabs.viewControllers == [left, c])
        let shown = comes ? c : b
        #expect(tabs.selectedViewController === shown && shown.view.window != nil && only(shown).last == "dA")
        #expect(only(left).last == (comes ? "dD" : "dA") && simulator.log.raises == [])
    }

    @Test func `a tab that leaves from behind More is no tab`() {
        let screens = (0..<7).map { Screen("\($0)", record) }
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        host(tabs)
        tabs.selectedIndex = 5
        simulator.settle()
        #expect(screens[5].parent === tabs.moreNavigationController)
        screens[5].removeFromParent()
        screens[6].removeFromParent()
        simulator.settle()
        #expect(tabs.viewControllers == Array(screens[..<5]) && screens[5].parent == nil)
        #expect(screens[5].view.window == nil && only(screens[5]).last == "dD")
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "4"])
        #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil && simulator.log.raises == [])
    }

    @Test func `a tab that was given as such goes with its controller`() {
        let tabs = UITabBarController(
            tabs: [a, b, c].map { (screen: Screen) in
                UITab(title: screen.name, image: nil, identifier: screen.name) { _ in screen }
            })
        host(tabs)
        tabs.selectedIndex = 1
        simulator.settle()
        b.removeFromParent()
        simulator.settle()
        #expect(tabs.tabs.map(\.identifier) == ["A", "C"] && tabs.viewControllers == [a, c])
        #expect(tabs.selectedTab?.identifier == "C" && c.view.window != nil && b.view.window == nil)
    }

    @Test(arguments: [true, false])
    func `a child that leaves its parent is no page`(animated: Bool) {
        let pages = pages(a)
        let nav = UINavigationController(rootViewController: pages)
        host(nav)
        nav.pushViewController(a, animated: animated)
        #expect(pages.viewControllers == nil && pages.children == [] && nav.viewControllers == [pages, a])
        simulator.settle()
        #expect(a.view.window != nil && only(a) == ["wA", "iA", "dA", "wD", "dD", "wA", "iA", "dA"])
        nav.popViewController(animated: animated)
        simulator.settle()
        #expect(a.parent == nil && a.view.window == nil && only(a).last == "dD")
        pages.setViewControllers([a], direction: .forward, animated: animated)
        simulator.settle()
        #expect(a.view.window != nil && only(a).last == "dA" && simulator.log.raises == [])
    }

    /// The page that comes under a finger, or the one that goes.
    @Test(arguments: [true, false], [true, false])
    func `a page that leaves while a finger turns is gone, however that ends`(comes: Bool, finishes: Bool)
        throws
    {
        let source = NextPage(b)
        let pages = pages(a)
        pages.dataSource = source
        host(pages)
        if finishes { try simulator.user.swipePage() } else { try simulator.user.swipePage(cancelAt: 0.6) }
        let gone = comes ? b : a
        gone.removeFromParent()
        simulator.settle()
        #expect(gone.parent == nil && gone.view.window == nil && only(gone).last == "dD")
        let left: [Screen] = comes ? [a] : finishes ? [b] : []
        #expect(pages.viewControllers ?? [] == left && pages.children == left)
        for page in left { #expect(page.view.window != nil && only(page).last == "dA") }
        #expect(simulator.log.raises == [])
    }
}

@MainActor @Suite(.simulator(.pad))
final class LostColumnTests: SplitWorld {
    private func wide() -> UISplitViewController {
        simulator.rotate(to: .landscapeLeft)
        let split = split()
        split.setViewController(k, for: .inspector)
        split.show(.inspector)
        simulator.settle()
        record.lines = []
        return split
    }

    @Test func `a column that leaves its parent is empty, and the others stay`() throws {
        let split = wide()
        let (primary, secondary) = (try #require(a.navigationController), c.navigationController)
        primary.removeFromParent()
        #expect(split.viewController(for: .primary) == nil && !split.isShowing(.primary))
        #expect(a.view.window == nil && record.take() == ["A.wD", "A.dD"])
        k.removeFromParent()
        #expect(split.viewController(for: .inspector) == nil && !split.isShowing(.inspector))
        simulator.settle()
        #expect(record.take() == ["K.wD", "K.dD"] && split.children == [secondary] && c.view.window != nil)
        split.hide(.primary)
        split.setViewController(primary, for: .primary)
        split.show(.primary)
        simulator.settle()
        #expect(a.view.window != nil && record.lines == ["A.wA", "A.iA", "A.dA"])
        #expect(simulator.log.raises == [])
    }

    /// On the one stack, or off it, where a person went back.
    @Test(arguments: [true, false], [true, false])
    func `a column of one stack that leaves by another way is empty`(isOnStack: Bool, isTaken: Bool) throws {
        let split = wide()
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        let secondary = try #require(c.navigationController)
        if !isOnStack { a.navigationController?.popToRootViewController(animated: false) }
        simulator.settle()
        let other = UITabBarController()
        if isTaken { other.viewControllers = [secondary] } else { secondary.removeFromParent() }
        simulator.settle()
        let isGone = isTaken || isOnStack
        #expect((split.viewController(for: .secondary) == nil) == isGone && !split.isShowing(.secondary))
        simulator.changeTraits { $0.horizontalSizeClass = .regular }
        simulator.settle()
        #expect(secondary.parent === (isTaken ? other : isGone ? nil : split))
        #expect(split.viewControllers.count == (isGone ? 1 : 2) && simulator.log.raises == [])
    }

    /// A column that was given a plain screen has a stack made for that, and goes on to name the screen.
    @Test func `a column names what it was given, also once that has left its stack`() throws {
        let split = wide()
        let (primary, secondary) = (
            try #require(a.navigationController), try #require(c.navigationController)
        )
        secondary.pushViewController(m, animated: false)
        primary.pushViewController(c, animated: false)
        simulator.settle()
        #expect(split.viewController(for: .secondary) === c && c.parent === primary)
        #expect(split.viewControllers == [primary, secondary] && secondary.viewControllers == [m])
        split.setViewController(nil, for: .secondary)
        simulator.settle()
        #expect(split.viewController(for: .secondary) == nil && c.view.window != nil)
    }

    @Test func `the primary column of one stack that leaves its parent leaves the others to the next`() throws
    {
        let split = wide()
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        try #require(a.navigationController).removeFromParent()
        simulator.settle()
        #expect(a.viewIfLoaded?.window == nil && c.view.window == nil)
        split.setViewController(b, for: .primary)
        simulator.settle()
        #expect(b.navigationController?.viewControllers == [b, try #require(c.navigationController)])
        #expect(c.view.window != nil && record.lines.last == "C.dA" && simulator.log.raises == [])
    }

    /// The one that takes it may begin to move before the one that loses it, or after.
    @Test(arguments: [true, false])
    func `a screen that goes from one column's stack to another's is on screen there`(takerIsFirst: Bool)
        throws
    {
        _ = wide()
        let (old, new) = (try #require(a.navigationController), try #require(c.navigationController))
        old.pushViewController(m, animated: false)
        simulator.settle()
        record.lines = []
        if takerIsFirst { new.pushViewController(b, animated: false) }
        new.pushViewController(m, animated: false)
        simulator.settle()
        #expect(old.viewControllers == [a] && a.view.window != nil && m.view.isDescendant(of: new.view))
        #expect(m.view.window != nil && simulator.log.raises == [])
        #expect(record.only("wA", "wD", "dA", "dD").last { $0.hasPrefix("M.") } ?? "M.dA" == "M.dA")
        new.popViewController(animated: false)
        simulator.settle()
        #expect(m.view.window == nil && record.only("wD", "dD").suffix(2) == ["M.wD", "M.dD"])
    }
}
