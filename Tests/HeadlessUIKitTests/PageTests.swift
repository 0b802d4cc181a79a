import Testing
import UIKit

@MainActor @Suite(.simulator)
final class PageTests: World {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var pages: [UIViewController]
        var calls: [String] = []
        var onWill: (() -> Void)?

        init(_ pages: UIViewController...) { self.pages = pages }

        private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
            let index = (pages.firstIndex(of: page) ?? 0) + offset
            return pages.indices.contains(index) ? pages[index] : nil
        }

        func pageViewController(
            _ pager: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? {
            calls.append("before \(page.title ?? "?")")
            return self.page(-1, from: page)
        }
        func pageViewController(
            _ pager: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? {
            calls.append("after \(page.title ?? "?")")
            return self.page(1, from: page)
        }
        func pageViewController(
            _ pager: UIPageViewController, willTransitionTo pending: [UIViewController]
        ) {
            calls.append("will \(pending.map { $0.title ?? "?" })")
            onWill?()
        }
        func pageViewController(
            _ pager: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { calls.append("did \(completed)") }
    }

    private final class Counting: NSObject, UIPageViewControllerDataSource {
        var asked = 0
        let next: UIViewController
        init(_ next: UIViewController) { self.next = next }

        func pageViewController(
            _ pager: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pager: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { page === next ? nil : next }
        func presentationCount(for pager: UIPageViewController) -> Int {
            asked += 1
            return 2
        }
        func presentationIndex(for pager: UIPageViewController) -> Int { 0 }
    }

    private lazy var book = Book(a, b, c)

    /// Pages that show `a`, on screen, the record empty.
    private func pager(_ style: UIPageViewController.TransitionStyle = .scroll) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pager.setViewControllers([a], direction: .forward, animated: false)
        host(pager)
        pager.dataSource = book
        pager.delegate = book
        record.lines = []
        return pager
    }

    @Test func `J02 another number of pages than the spine demands raises`() {
        let pager = pager()
        for pages in [[a, b, c], []] {
            pager.setViewControllers(pages, direction: .forward, animated: false)
            #expect(
                simulator.log.takeRaises() == [
                    "The number of view controllers provided (\(pages.count)) doesn't match the number required "
                        + "(1) for the requested transition"
                ])
        }
        #expect(pager.viewControllers == [a])
        let open = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        open.setViewControllers([b, c], direction: .forward, animated: false)
        host(open)
        #expect(open.viewControllers == [b, c] && b.view.window != nil && c.view.window != nil)
    }

    @Test func `with the spine in the middle pages have two sides, and cannot lose one`() {
        #expect(!pager().isDoubleSided)
        let open = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(open.isDoubleSided)
        open.isDoubleSided = false
        #expect(open.isDoubleSided && simulator.log.takeRaises().count == 1)
    }

    @Test func `a modal in a page's context goes and comes with the page`() {
        let pager = pager()
        m.modalPresentationStyle = .overCurrentContext
        a.definesPresentationContext = true
        a.present(m, animated: true)
        simulator.settle()
        record.lines = []
        pager.setViewControllers([b], direction: .forward, animated: false)
        simulator.settle()
        #expect(m.view.window == nil && a.presentedViewController === m)
        #expect(record.only("wA", "wD", "dA", "dD") == ["B.wA", "A.wD", "M.wD", "B.dA", "A.dD", "M.dD"])
        record.lines = []
        pager.setViewControllers([a], direction: .reverse, animated: false)
        simulator.settle()
        #expect(m.view.window != nil && a.view.window != nil)
        #expect(record.only("wA", "wD", "dA", "dD") == ["A.wA", "M.wA", "B.wD", "A.dA", "M.dA", "B.dD"])
        #expect(simulator.log.warnings == [])
    }

    @Test func `J03 how many pages there are is asked when pages are set, and not after a swipe`() throws {
        let counting = Counting(b)
        let pager = pager()
        pager.dataSource = counting
        pager.setViewControllers([a], direction: .forward, animated: false)
        simulator.settle()
        #expect(counting.asked == 1)
        #expect(simulator.outline().top?.screen.elements.map(\.label) == ["page 1 of 2"])
        try simulator.user.swipePage()
        simulator.settle()
        #expect(counting.asked == 1 && pager.viewControllers == [b])
        #expect(simulator.outline().top?.screen.elements.map(\.label) == ["page 2 of 2"])
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `J04 a page that scrolls is there before the other is gone, one that curls after`(
        style: UIPageViewController.TransitionStyle
    ) throws {
        let pager = pager(style)
        try simulator.user.swipePage()
        simulator.settle()
        let dids = style == .scroll ? ["B.dA", "A.dD", "C.dL"] : ["A.dD", "B.dA"]
        #expect(record.only("dL", "wA", "wD", "dA", "dD") == ["B.dL", "B.wA", "A.wD"] + dids)
        #expect(pager.viewControllers == [b] && pager.children == [b] && a.parent == nil)
        #expect(a.view.window == nil && b.view.window != nil)
    }

    @Test func `J04 a page that is let go early brings the old one back before it goes`() throws {
        let pager = pager()
        try simulator.user.swipePage(cancelAt: 0.3)
        simulator.settle()
        #expect(
            record.only("wA", "wD", "dA", "dD") == [
                "B.wA", "A.wD", "A.wA", "A.dA", "B.wD", "B.dD",
            ])
        #expect(pager.viewControllers == [a] && pager.children == [a] && b.parent == nil)
    }

    @Test func `J05 a swipe asks for the pages around, tells that it begins, and how it ended`() throws {
        let pager = pager()
        try simulator.user.swipePage(cancelAt: 0.3)
        simulator.settle()
        #expect(book.calls == ["after A", "before A", "will [\"B\"]", "did false"])
        #expect(pager.viewControllers == [a])
        try simulator.user.swipePage()
        simulator.settle()
        #expect(book.calls.suffix(3) == ["will [\"B\"]", "after B", "did true"])
        #expect(throws: Simulator.UserError.self) {
            try simulator.user.swipePage()
            simulator.settle()
            try simulator.user.swipePage()
        }
        try simulator.user.swipePage(.reverse)
        simulator.settle()
        #expect(pager.viewControllers == [b])
    }

    @Test func `the neighbours of a page are asked for once`() {
        let pager = pager()
        for _ in 0..<3 { #expect(simulator.outline().actions == [.nextPage]) }
        #expect(book.calls == ["after A", "before A"])
        pager.setViewControllers([a], direction: .forward, animated: false)
        simulator.settle()
        #expect(simulator.outline().actions == [.nextPage] && pager.viewControllers == [a])
        #expect(book.calls == ["after A", "before A", "after A", "before A"])
        #expect(record.lines == [])
    }

    @Test func `a page that scrolls away stays beside the next, and the one after that is loaded`() throws {
        let pager = pager()
        try simulator.user.swipePage()
        simulator.settle()
        #expect(pager.viewControllers == [b] && c.isViewLoaded && c.parent == nil)
        // Were it asked for now, it would be another.
        book.pages[0] = k
        book.calls = []
        try simulator.user.swipePage(.reverse)
        simulator.settle()
        #expect(pager.viewControllers == [a] && !book.calls.contains { $0.hasSuffix("B") })
        #expect(record.lines.filter { $0 == "A.dL" }.isEmpty)
        book.calls = []
        try simulator.user.swipePage()
        simulator.settle()
        #expect(pager.viewControllers == [b] && !book.calls.contains("after A"))
    }

    @Test(arguments: [true, false])
    func `pages set in code tell the delegate nothing, and complete when they lie`(animated: Bool) {
        let pager = pager()
        pager.setViewControllers([b], direction: .forward, animated: animated) { finished in
            self.record.lines.append("done \(finished)")
        }
        #expect(pager.viewControllers == [b])
        simulator.settle()
        #expect(record.lines == ["B.dL", "B.wA", "A.wD", "B.iA", "B.dA", "A.dD", "done true"])
        #expect(book.calls == [])
    }

    @Test func `pages that are set while others are turned follow`() {
        let pager = pager()
        pager.setViewControllers([b], direction: .forward, animated: true)
        pager.setViewControllers([c], direction: .forward, animated: true)
        simulator.settle()
        #expect(pager.viewControllers == [c] && pager.children == [c] && c.view.window != nil)
        #expect(a.parent == nil && b.parent == nil && b.view.window == nil)
    }

    @Test func `pages that are set off screen are loaded when they appear`() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.setViewControllers([a], direction: .forward, animated: true)
        pager.setViewControllers([b], direction: .forward, animated: false)
        simulator.settle()
        #expect(pager.viewControllers == [b] && pager.children == [b] && !a.isViewLoaded && !b.isViewLoaded)
        host(pager)
        #expect(record.lines == ["B.dL", "B.wA", "B.iA", "B.dA"])
    }

    @Test func `a page that was turned away is released`() throws {
        let pager = pager()
        weak var gone: UIViewController?
        do {
            let page = Screen("X", record)
            gone = page
            pager.setViewControllers([page], direction: .forward, animated: true)
            simulator.settle()
            pager.setViewControllers([a], direction: .reverse, animated: true)
            simulator.settle()
        }
        #expect(gone == nil)
    }

    @Test func `pages that are set as a finger begins to turn take its place`() throws {
        let pager = pager()
        book.onWill = { [unowned self] in pager.setViewControllers([c], direction: .forward, animated: false)
        }
        try simulator.user.swipePage()
        simulator.settle()
        #expect(pager.viewControllers == [c] && !simulator.isMoving)
        #expect(c.view.window != nil && a.view.window == nil && b.parent == nil)
        book.onWill = nil
        try simulator.user.swipePage(.reverse)
        simulator.settle()
        #expect(pager.viewControllers == [b])
    }

    @Test func `a page that curls with two sides comes with the back of the one before`() {
        let pager = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pager.isDoubleSided = true
        pager.setViewControllers([a], direction: .forward, animated: false)
        host(pager)
        record.lines = []
        pager.setViewControllers([b, m], direction: .forward, animated: true)
        simulator.settle()
        #expect(pager.viewControllers == [b] && !record.lines.contains { $0.hasPrefix("M.") })
        #expect(record.lines.last == "B.dA" && simulator.log.takeRaises() == [])
        pager.setViewControllers([c], direction: .forward, animated: true)
        #expect(pager.viewControllers == [b])
        #expect(simulator.log.takeRaises().map { $0.contains("required (2)") } == [true])
    }
}
