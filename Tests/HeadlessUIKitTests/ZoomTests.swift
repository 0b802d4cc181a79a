import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ZoomTests: World {
    private let options = UIViewController.Transition.ZoomOptions()
    private var sources: [String] = []
    private var asked: [Bool] = []

    private func zoomed(_ screen: Screen) -> Screen {
        screen.preferredTransition = .zoom(options: options) { [unowned self] context in
            let names = [context.sourceViewController, context.zoomedViewController].map {
                ($0 as? Screen)?.name ?? "other"
            }
            sources.append(names.joined(separator: ">"))
            return context.sourceViewController.view
        }
        return screen
    }

    @Test func `a zoom asks for its source on the way there and on the way back`() throws {
        let nav = stack(a)
        nav.pushViewController(zoomed(b), animated: true)
        simulator.settle()
        #expect(sources == ["A>B"])
        nav.popViewController(animated: true)
        simulator.settle()
        #expect(sources == ["A>B", "A>B"])
        a.present(zoomed(m), animated: true)
        simulator.settle()
        m.dismiss(animated: true)
        simulator.settle()
        #expect(sources.suffix(2) == ["other>M", "other>M"])
        nav.pushViewController(b, animated: false)
        simulator.settle()
        #expect(sources.count == 4)
    }

    @Test func `what was zoomed into on a stack is swiped down, and the callbacks are those of a swipe back`()
        throws
    {
        let nav = stack(a)
        nav.pushViewController(zoomed(b), animated: true)
        simulator.settle()
        record.lines = []
        try simulator.user.pullSheet(cancelAt: 0.4)
        simulator.settle()
        #expect(nav.viewControllers == [a, b])
        #expect(record.take() == ["B.wD", "A.wA", "A.iA", "A.wD", "A.dD", "B.wA", "B.iA", "B.dA"])
        try simulator.user.beginPull()
        #expect(nav.viewControllers == [a] && nav.transitionCoordinator?.isInteractive == true)
        simulator.user.endPull(finish: true)
        simulator.settle()
        #expect(nav.viewControllers == [a] && record.only("dD", "dA") == ["B.dD", "A.dA"])
        #expect(throws: Simulator.UserError.self) { try simulator.user.pullSheet() }
    }

    @Test func `a full-screen modal that was zoomed into is swiped down`() throws {
        present(zoomed(m), as: .fullScreen)
        #expect(simulator.outline().actions.contains(.pull))
        try simulator.user.pullSheet(cancelAt: 0.4)
        simulator.settle()
        #expect(a.presentedViewController === m && m.view.window != nil)
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(a.presentedViewController == nil && record.only("dD", "dA").suffix(2) == ["A.dA", "M.dD"])
    }

    @Test func `the app is asked whether a finger may begin, and told what would be the answer`() throws {
        var answer = false
        options.interactiveDismissShouldBegin = { [unowned self] context in
            asked.append(context.willBegin)
            return answer && context.velocity.dy > 0
        }
        present(zoomed(m), as: .fullScreen)
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(asked == [true] && a.presentedViewController === m)
        answer = true
        m.isModalInPresentation = true
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(asked == [true, false] && a.presentedViewController == nil)
    }

    @Test func `the app is asked for the swipe back as well`() throws {
        let nav = stack(a)
        options.interactiveDismissShouldBegin = { $0.willBegin && $0.velocity.dy > abs($0.velocity.dx) }
        nav.pushViewController(zoomed(b), animated: true)
        simulator.settle()
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        #expect(simulator.outline().actions.contains(.pull))
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `the app is asked when a finger begins, and not when somebody looks`() throws {
        let nav = stack(a)
        options.interactiveDismissShouldBegin = { [unowned self] context in
            asked.append(context.velocity.dy > 0)
            return false
        }
        nav.pushViewController(zoomed(b), animated: true)
        simulator.settle()
        _ = simulator.outline()
        #expect(asked == [])
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(asked == [true] && nav.viewControllers == [a, b])
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        #expect(asked == [true, false])
    }

    @Test func `other transitions that are preferred leave everything as it is`() {
        for transition in [
            UIViewController.Transition.coverVertical(), .flipHorizontal(), .crossDissolve(), .partialCurl(),
        ] {
            m.preferredTransition = transition
            present(m, as: .fullScreen)
            #expect(!simulator.outline().actions.contains(.pull))
            a.dismiss(animated: false)
            simulator.settle()
        }
    }

    @Test func `a stack that is popped as the app is asked keeps its root`() throws {
        let nav = stack(a)
        options.interactiveDismissShouldBegin = { _ in
            nav.popViewController(animated: true)
            return true
        }
        nav.pushViewController(zoomed(b), animated: true)
        simulator.settle()
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(nav.viewControllers == [a] && a.view.window != nil && b.view.window == nil)
    }
}
