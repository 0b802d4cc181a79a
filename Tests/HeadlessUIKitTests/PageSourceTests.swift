import Testing
import UIKit

/// Has one page before and after every other.
private final class Always: NSObject, UIPageViewControllerDataSource {
    var page: UIViewController?
    var asked = 0

    func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
    { self.page }
    func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
    {
        asked += 1
        return self.page
    }
}

/// What a data source may answer, and when.
@MainActor @Suite(.simulator)
final class PageSourceTests: World {
    private let always = Always()

    private func pager(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pager.setViewControllers([a], direction: .forward, animated: false)
        pager.dataSource = always
        host(pager)
        record.lines = []
        return pager
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `a page that is its own neighbour stays, whether a finger turns or not`(
        style: UIPageViewController.TransitionStyle
    ) throws {
        always.page = a
        let pager = pager(style)
        for _ in 1...2 {
            try simulator.user.swipePage(cancelAt: 0.3)
            simulator.settle()
            #expect(pager.viewControllers == [a] && a.parent === pager && a.view.window != nil)
            try simulator.user.swipePage()
            simulator.settle()
            #expect(pager.viewControllers == [a] && a.parent === pager && a.view.window != nil)
        }
        #expect(record.lines == [])
    }

    @Test func `the neighbours of a page that curls are asked for each time`() throws {
        let pager = pager(.pageCurl)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipePage() }
        always.page = b
        try simulator.user.swipePage()
        simulator.settle()
        #expect(pager.viewControllers == [b] && always.asked > 1)
    }

    @Test func `pages that scroll have no backs`() {
        let pager = pager(.scroll)
        pager.isDoubleSided = true
        pager.setViewControllers([b], direction: .forward, animated: true)
        simulator.settle()
        #expect(pager.viewControllers == [b] && simulator.log.raises == [])
    }
}
