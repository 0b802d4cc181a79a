import Testing
import UIKit

/// Columns and pages that are exchanged, or get more or less room, in the midst of a transition.
@MainActor @Suite(.simulator)
final class MovedContentTests: World {
    private func only(_ screen: Screen) -> [String] {
        record.lines.filter { $0.hasPrefix(screen.name) && !$0.hasSuffix("dL") }.map { String($0.suffix(2)) }
    }

    /// On a phone, where the columns are one stack: the primary one's.
    private func split() -> (UISplitViewController, UINavigationController) {
        let split = UISplitViewController(style: .doubleColumn)
        let primary = UINavigationController(rootViewController: a)
        split.setViewController(primary, for: .primary)
        split.setViewController(b, for: .secondary)
        host(split)
        return (split, primary)
    }

    private func giveRoom(_ isMuch: Bool) {
        simulator.resize(
            to: CGSize(width: isMuch ? 1024 : 320, height: 768), horizontal: isMuch ? .regular : .compact)
    }

    @Test func `columns that are exchanged while a swipe runs out leave none of them behind on the stack`()
        throws
    {
        let (split, primary) = split()
        try simulator.user.swipeBack()
        simulator.clock.advance(by: .milliseconds(70))
        split.showDetailViewController(c, sender: nil)
        simulator.clock.turn()
        split.showDetailViewController(k, sender: nil)
        simulator.settle()
        #expect(primary.viewControllers.count == 2 && k.parent?.parent === primary)
        #expect(k.view.window != nil && only(k) == ["wA", "iA", "dA"])
        split.setViewController(UINavigationController(rootViewController: n), for: .primary)
        simulator.settle()
        #expect(k.view.window != nil && simulator.log.raises == [])
    }

    /// The column lies in the stack that it is about to come back to, and then holds that.
    @Test(arguments: [true, false])
    func `columns that are exchanged while a finger swipes back to one lie in the other order`(
        finishes: Bool
    ) throws {
        let (split, first) = split()
        let second = UINavigationController(rootViewController: c)
        split.setViewController(second, for: .secondary)
        split.show(.secondary)
        simulator.settle()
        first.pushViewController(k, animated: false)
        simulator.settle()
        #expect(first.viewControllers == [a, second, k])
        try simulator.user.beginSwipeBack()
        split.setViewController(nil, for: .primary)
        split.setViewController(first, for: .secondary)
        split.setViewController(second, for: .primary)
        if simulator.finger != nil { simulator.user.endSwipe(finish: finishes) }
        simulator.settle()
        split.show(.secondary)
        simulator.settle()
        #expect(second.viewControllers == [c, first] && second.view.window != nil)
        #expect(first.topViewController?.view.window != nil && simulator.log.raises == [])
    }

    @Test func `room that comes while a finger swipes back to a column leaves the column on screen`() throws {
        let (split, primary) = split()
        primary.pushViewController(c, animated: false)
        simulator.settle()
        record.lines = []
        try simulator.user.beginSwipeBack()
        giveRoom(true)
        simulator.user.endSwipe(finish: false)
        simulator.settle()
        #expect(!split.isCollapsed && b.view.window != nil && only(b).last == "dA")
        #expect(primary.children == primary.viewControllers)
    }

    @Test func `a column that is hidden and at once exchanged leaves the screen`() {
        let (split, primary) = split()
        giveRoom(true)
        split.preferredDisplayMode = .oneBesideSecondary
        simulator.settle()
        #expect(a.view.window != nil)
        record.lines = []
        split.hide(.primary)
        split.setViewController(UINavigationController(rootViewController: c), for: .primary)
        simulator.settle()
        #expect(primary.view.window == nil && only(a) == ["wD", "dD"] && c.viewIfLoaded?.window == nil)
    }

    @Test func `pages that turn while their container goes and comes back show the page turned to`() throws {
        let (pages, source) = (
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), NextPage(b)
        )
        pages.dataSource = source
        pages.setViewControllers([a], direction: .forward, animated: false)
        let window = host(pages)
        try simulator.user.swipePage(.forward)
        window.isHidden = true
        window.isHidden = false
        simulator.settle()
        #expect(pages.viewControllers == [b] && b.view.window != nil && a.view.window == nil)
        #expect(only(a).last == "dD" && only(b).last == "dA")
    }

    @Test func `a modal that is asked for does not come with its presenter before it begins`() {
        let tabs = tabs(a, b)
        a.definesPresentationContext = true
        m.modalPresentationStyle = .currentContext
        a.present(m, animated: false)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        #expect(only(m) == [])
        simulator.settle()
        #expect(only(m) == ["wA", "iA", "dA"] && m.view.window != nil && only(a).last == "dD")
    }

    /// Its view lies in the stack before until that lays out anew.
    @Test(arguments: [true, false])
    func `a modal comes in the context of a screen that goes from one stack to another`(animated: Bool) {
        let (first, second) = (UINavigationController(rootViewController: a), UINavigationController())
        second.setViewControllers([b], animated: false)
        host(tabs(first, second))
        a.definesPresentationContext = true
        m.modalPresentationStyle = .currentContext
        a.present(m, animated: animated)
        first.setViewControllers([c], animated: false)
        second.pushViewController(a, animated: false)
        simulator.settle()
        #expect(simulator.log.raises == [] && c.view.window != nil)
        first.tabBarController?.selectedViewController = second
        simulator.settle()
        #expect(a.presentedViewController === m && m.view.window != nil && a.view.window == nil)
        a.dismiss(animated: animated)
        simulator.settle()
        #expect(a.view.isDescendant(of: second.view) && a.view.window != nil && simulator.log.raises == [])
    }

    @Test func `a screen that goes to another stack as the modal in its context leaves lies there`() {
        let (first, second) = (UINavigationController(rootViewController: a), UINavigationController())
        second.setViewControllers([b], animated: false)
        let tabs = tabs(first, second)
        a.definesPresentationContext = true
        m.modalPresentationStyle = .currentContext
        a.present(m, animated: false)
        simulator.settle()
        a.dismiss(animated: true)
        first.setViewControllers([c], animated: false)
        second.pushViewController(a, animated: false)
        simulator.settle()
        #expect(simulator.log.raises == [] && c.view.window != nil && m.view.window == nil)
        record.lines = []
        tabs.selectedViewController = second
        simulator.settle()
        #expect(
            a.view.isDescendant(of: second.view) && a.view.window != nil && only(a) == ["wA", "iA", "dA"])
    }

    @Test func `an inspector that is on its way as a sheet when there is room is a column afterwards`() {
        let (split, _) = split()
        split.setViewController(k, for: .inspector)
        split.show(.inspector)
        simulator.clock.advance(by: .milliseconds(100))
        giveRoom(true)
        split.show(.inspector)
        simulator.clock.turn()
        #expect(k.presentingViewController === split)
        simulator.settle()
        #expect(k.parent === split && k.presentingViewController == nil && split.isShowing(.inspector))
        #expect(k.view.window != nil && only(k) == ["wA", "iA", "dA", "wD", "dD", "wA", "iA", "dA"])
        giveRoom(false)
        giveRoom(true)
        giveRoom(false)
        simulator.settle()
        #expect(split.presentedViewController === k && k.view.window != nil && simulator.log.raises == [])
    }
}
