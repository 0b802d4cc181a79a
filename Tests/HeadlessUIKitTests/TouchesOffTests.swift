import Testing
import UIKit

/// `isUserInteractionEnabled = false` on the views of UIKit's own containers.
@MainActor @Suite(.simulator)
final class TouchesOffTests: World {
    private func cannot(_ body: () throws -> Void) -> Bool { (try? body()) == nil }

    @Test func `a stack whose view takes no touches goes back by no finger`() {
        let nav = stack(a, b)
        b.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Add") { [record] _ in record.lines.append("Add") })
        nav.view.isUserInteractionEnabled = false
        let user = simulator.user
        #expect(cannot { try user.tapBack() } && cannot { try user.swipeBack() })
        #expect(cannot { try user.tap("Add") } && nav.viewControllers == [a, b])
        #expect(simulator.outline().actions == [])
        nav.view.isUserInteractionEnabled = true
        #expect(!cannot { try user.tapBack() })
    }

    @Test func `a bar that takes no touches leaves the swipe`() {
        let nav = stack(a, b)
        nav.navigationBar.isUserInteractionEnabled = false
        let user = simulator.user
        #expect(cannot { try user.tapBack() })
        #expect(simulator.outline().actions == [.swipeBack])
        #expect(!cannot { try user.swipeBack() } && nav.viewControllers == [a])
    }

    @Test func `tabs whose bar takes no touches are not tapped`() {
        let tabs = tabs(a, b)
        tabs.tabBar.isUserInteractionEnabled = false
        let user = simulator.user
        #expect(cannot { try user.tapTab("B") } && cannot { try user.tap("B") } && tabs.selectedIndex == 0)
        tabs.tabBar.isUserInteractionEnabled = true
        tabs.view.isUserInteractionEnabled = false
        #expect(cannot { try user.tapTab("B") })
        tabs.view.isUserInteractionEnabled = true
        #expect(!cannot { try user.tapTab("B") } && tabs.selectedIndex == 1)
    }

    @Test func `a finger reaches what lies behind a window that takes no touches`() throws {
        a.view.addSubview(
            UIButton(primaryAction: UIAction(title: "Below") { [record] _ in record.lines.append("Below") }))
        b.view.addSubview(UIButton(primaryAction: UIAction(title: "Above") { _ in }))
        let window = host(a)
        let front = host(b)
        record.lines = []
        let user = simulator.user
        #expect(cannot { try user.tap("Below") })
        front.isUserInteractionEnabled = false
        #expect(cannot { try user.tap("Above") })
        try user.tap("Below")
        #expect(record.lines == ["Below"])
        front.isUserInteractionEnabled = true
        window.isUserInteractionEnabled = false
        front.isHidden = true
        #expect(cannot { try user.tap("Below") })
    }

    private final class Two: NSObject, UIPageViewControllerDataSource {
        let next: UIViewController
        init(_ next: UIViewController) { self.next = next }
        func pageViewController(
            _ pager: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pager: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { page === next ? nil : next }
    }

    private func pager(_ two: Two) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = two
        pager.setViewControllers([a], direction: .forward, animated: false)
        host(pager)
        return pager
    }

    @Test func `pages whose view takes no touches are not turned`() {
        let two = Two(b)
        let pager = pager(two)
        pager.view.isUserInteractionEnabled = false
        #expect(cannot { try simulator.user.swipePage() } && pager.viewControllers == [a])
    }

    @Test func `pages that scroll lie in a scroll view, which keeps fingers from turning them`() {
        let two = Two(b)
        let pager = pager(two)
        let scrollers = pager.view.subviews.compactMap { $0 as? UIScrollView }
        #expect(scrollers.count == 1 && a.view.isDescendant(of: scrollers[0]))
        for view in scrollers { view.isScrollEnabled = false }
        #expect(cannot { try simulator.user.swipePage() } && simulator.outline().actions == [])
        pager.dataSource = two
        #expect(scrollers[0].isScrollEnabled)
        #expect(!cannot { try simulator.user.swipePage() })
        simulator.settle()
        #expect(pager.viewControllers == [b])
    }
}
