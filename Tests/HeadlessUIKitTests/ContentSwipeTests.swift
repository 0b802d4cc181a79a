import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ContentSwipeTests: World {
    private func moved(_ pan: UIPanGestureRecognizer) { record.lines.append("pan \(pan.state)") }
    private func swiped(_ swipe: UIGestureRecognizer) { record.lines.append("swipe \(swipe.state)") }

    private func pan(on view: UIView, delegate: (any UIGestureRecognizerDelegate)? = nil)
        -> UIPanGestureRecognizer
    {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(ContentSwipeTests.moved(_:)))
        pan.delegate = delegate
        view.addGestureRecognizer(pan)
        return pan
    }

    @Test(arguments: [true, false])
    func `a swipe in the content moves the stack as the one from the edge does`(finishes: Bool) throws {
        let nav = stack(a, b)
        var lines: [[String]] = []
        for start in [Simulator.SwipeStart.edge, .content] {
            nav.setViewControllers([a, b], animated: false)
            simulator.settle()
            record.lines = []
            try simulator.user.beginSwipeBack(from: start)
            #expect(nav.viewControllers == [a])
            #expect(nav.transitionCoordinator?.isInteractive == true)
            simulator.user.moveSwipe(to: 0.4)
            #expect(nav.transitionCoordinator?.percentComplete == 0.4)
            simulator.user.endSwipe(finish: finishes)
            simulator.settle()
            #expect(nav.viewControllers == (finishes ? [a] : [a, b]))
            lines.append(record.lines.filter { !$0.hasSuffix("dL") })
        }
        #expect(lines[0] == lines[1] && !lines[0].isEmpty)
    }

    @Test func `the swipes from the edge and in the content have a recognizer each, both enabled`() throws {
        let nav = stack(a, b)
        let edge = try #require(nav.interactivePopGestureRecognizer)
        let content = try #require(nav.interactiveContentPopGestureRecognizer)
        #expect(edge !== content && edge.isEnabled && content.isEnabled)
        edge.isEnabled = false
        try simulator.user.swipeBack(from: .content, cancelAt: 0.3)
        simulator.settle()
        edge.isEnabled = true
        content.isEnabled = false
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: .content) }
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test
    func `there is no swipe in the content at the root, without a back button or where one replaces it`()
        throws
    {
        let nav = stack(a)
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: .content) }
        nav.pushViewController(b, animated: false)
        simulator.settle()
        b.navigationItem.hidesBackButton = true
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: .content) }
        b.navigationItem.hidesBackButton = false
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: .content) }
        b.navigationItem.leftBarButtonItem = nil
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test
    func `there is no swipe in the content under a hidden bar, unless the recognizer's delegate is replaced`()
        throws
    {
        let nav = stack(a, b)
        nav.isNavigationBarHidden = true
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: .content) }
        nav.interactiveContentPopGestureRecognizer?.delegate = nil
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `the swipes' recognizers have UIKit's delegate again once the stack's view is loaded`() throws
    {
        final class Refuser: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refuser = Refuser()
        let nav = UINavigationController()
        nav.viewControllers = [a, b]
        let swipes = [nav.interactivePopGestureRecognizer, nav.interactiveContentPopGestureRecognizer]
        for swipe in swipes { swipe?.delegate = refuser }
        host(nav)
        #expect(swipes.allSatisfy { $0?.delegate !== refuser && $0?.delegate != nil })
        for start in [Simulator.SwipeStart.edge, .content] {
            try simulator.user.swipeBack(from: start, cancelAt: 0.3)
            simulator.settle()
        }
        for swipe in swipes { swipe?.delegate = refuser }
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack(from: .content) }
    }

    @Test func `the swipe in the content waits for a pan that it requires to fail`() throws {
        let nav = stack(a, b)
        let pan = pan(on: nav.view)
        nav.interactiveContentPopGestureRecognizer?.require(toFail: pan)
        record.lines = []
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.viewControllers == [a, b])
        #expect(Set(record.take()) == ["pan began", "pan changed", "pan ended"])
        pan.isEnabled = false
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `a pan that requires the swipe in the content to fail gives way to it`() throws {
        let nav = stack(a, b)
        let pan = pan(on: b.view)
        if let swipe = nav.interactiveContentPopGestureRecognizer { pan.require(toFail: swipe) }
        record.lines = []
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.viewControllers == [a] && !record.take().contains { $0.hasPrefix("pan") })
    }

    @Test func `a pan in the content comes before the swipe, and one that lets it goes along`() throws {
        final class Sharer: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let nav = stack(a, b)
        let pan = pan(on: b.view)
        record.lines = []
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.viewControllers == [a, b])
        #expect(record.take().first == "pan began")
        let sharer = Sharer()
        pan.delegate = sharer
        try simulator.user.swipeBack(from: .content)
        simulator.settle()
        #expect(nav.viewControllers == [a])
        #expect(record.take().first == "pan began")
    }

    @Test func `the recognizer of the swipe in the content tells its targets what the finger does`() throws {
        let nav = stack(a, b)
        let swipe = try #require(nav.interactiveContentPopGestureRecognizer)
        swipe.addTarget(self, action: Selector(ContentSwipeTests.swiped(_:)))
        record.lines = []
        try simulator.user.beginSwipeBack(from: .content)
        simulator.user.moveSwipe(to: 0.3)
        simulator.user.endSwipe(finish: false)
        #expect(
            record.take().filter { $0.hasPrefix("swipe") } == ["swipe began", "swipe changed", "swipe ended"])
        simulator.settle()
        #expect(swipe.state == .possible)
        #expect(nav.interactivePopGestureRecognizer?.state == .possible)
    }

    @Test func `a recognizer that another keeps from recognizing is not asked whether it may begin`() throws {
        final class Asked: NSObject, UIGestureRecognizerDelegate {
            var count = 0
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                count += 1
                return true
            }
        }
        let nav = stack(a, b)
        let (inner, outer) = (Asked(), Asked())
        _ = pan(on: nav.view, delegate: outer)
        _ = pan(on: b.view, delegate: inner)
        try simulator.user.swipeBack(from: .content)
        #expect(inner.count == 1 && outer.count == 0)
    }
}
