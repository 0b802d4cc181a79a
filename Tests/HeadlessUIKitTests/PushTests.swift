import Testing
import UIKit

@MainActor @Suite(.simulator)
final class PushTests: World {
    @Test func `A04 the stack is up to date on the calling line, and nothing appears on it`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        #expect(nav.names == ["A", "B"])
        #expect(b.navigationController === nav)
        #expect(record.take() == [])
    }

    @Test func `A03 an animated push sends the wills at the next turn and the dids at its end`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        #expect(record.take() == ["B.dL", "A.wD", "B.wA", "B.iA"])
        simulator.clock.advance(by: .milliseconds(349))
        #expect(record.take() == [])
        simulator.clock.advance(by: .milliseconds(1))
        #expect(record.take() == ["A.dD", "B.dA"])
    }

    @Test func `A04 a push without animation sends all four in one turn`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: false)
        #expect(record.take() == [])
        simulator.clock.turn()
        #expect(record.take() == ["B.dL", "A.wD", "B.wA", "B.iA", "A.dD", "B.dA"])
    }

    @Test func `A26 an animated push lays out between willAppear and didAppear`() {
        let nav = stack(a)
        b.detail = true
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(
            record.lines == [
                "B.wM(in)", "B.dL", "A.wD", "B.wA", "B.iA", "B.wLS", "B.dLS", "A.dD", "B.dA", "B.dM(in)",
            ])
    }

    @Test func `A26 a push without animation lays out after didAppear`() {
        let nav = stack(a)
        b.detail = true
        nav.pushViewController(b, animated: false)
        simulator.clock.turn()
        #expect(
            record.lines == [
                "B.wM(in)", "B.dL", "A.wD", "B.wA", "B.iA", "A.dD", "B.dA", "B.dM(in)", "B.wLS", "B.dLS",
            ])
    }

    @Test func `A22 of two pushes in one turn the last is shown, with a warning`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        nav.pushViewController(c, animated: true)
        simulator.settle()
        #expect(nav.topViewController === c)
        #expect(c.view.window != nil)
        #expect(record.lines == ["C.dL", "A.wD", "C.wA", "C.iA", "A.dD", "C.dA"])
        #expect(simulator.log.warnings == ["nested push animation can result in corrupted navigation bar"])
    }

    @Test func `A22 a push during a push follows when the first has ended`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        nav.pushViewController(c, animated: true)
        #expect(nav.names == ["A", "B", "C"])
        simulator.settle()
        #expect(
            record.only("wA", "dA", "wD", "dD") == [
                "A.wD", "B.wA", "A.dD", "B.dA", "B.wD", "C.wA", "B.dD", "C.dA",
            ])
        #expect(simulator.log.warnings == ["nested push animation can result in corrupted navigation bar"])
    }

    @Test func `A22 a pop during a push ends the push, and begins in the same turn`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        record.lines = []
        nav.popViewController(animated: true)
        #expect(nav.names == ["A"])
        simulator.clock.turn()
        #expect(record.take() == ["A.dD", "B.dA", "B.wD", "A.wA", "A.iA"])
        #expect(b.parent === nav && b.isMovingFromParent)
        simulator.settle()
        #expect(record.take() == ["B.dD", "A.dA"])
        #expect(b.parent == nil)
    }

    @Test func `of several pops during a push or a pop each ends the one before`() {
        let nav = stack(a, b, c)
        nav.popViewController(animated: true)
        simulator.clock.turn()
        record.lines = []
        nav.popViewController(animated: true)
        simulator.clock.turn()
        #expect(record.take() == ["C.dD", "B.dA", "A.dL", "B.wD", "A.wA", "A.iA"])
        simulator.settle()
        #expect(record.take() == ["B.dD", "A.dA"])
    }

    @Test func `a push and its pop in one turn show nothing`() {
        let nav = stack(a)
        b.detail = true
        nav.pushViewController(b, animated: false)
        nav.popViewController(animated: false)
        simulator.settle()
        #expect(record.lines == ["B.wM(in)", "B.wM(nil)", "B.dM(nil)"])
        #expect(b.parent == nil)
    }

    @Test func `A27 show pushes, from the navigation controller and from a controller in it`() {
        let nav = stack(a)
        nav.show(b, sender: nil)
        simulator.settle()
        b.show(c, sender: nil)
        #expect(nav.names == ["A", "B", "C"])
        #expect(nav.transitionCoordinator != nil)
    }

    @Test func `A28 show presents where no container knows better`() {
        host(a)
        a.show(b, sender: nil)
        simulator.settle()
        #expect(a.presentedViewController === b)
    }

    @Test func `A30 every controller on the stack is a child`() {
        let nav = UINavigationController()
        nav.viewControllers = [a, b]
        #expect(nav.children == [a, b])
    }

    @Test func `A31 defaults`() {
        let nav = UINavigationController()
        #expect(nav.isToolbarHidden && !nav.isNavigationBarHidden)
        #expect(!UIViewController().hidesBottomBarWhenPushed)
        nav.delegate = Watcher(record)
        #expect(nav.delegate == nil)
    }

    @Test func `setAnimationsEnabled(false) makes an animated push one without animation`() {
        let nav = stack(a)
        UIView.setAnimationsEnabled(false)
        nav.pushViewController(b, animated: true)
        #expect(nav.transitionCoordinator == nil)
        simulator.clock.turn()
        #expect(record.only("dA", "dD") == ["A.dD", "B.dA"])
    }

    @Test func `A12 a controller that is on the stack cannot be pushed again`() {
        let nav = stack(a, b)
        nav.pushViewController(a, animated: false)
        #expect(nav.names == ["A", "B"])
        #expect(
            simulator.log.takeRaises().first?.hasPrefix(
                "Pushing the same view controller instance more than once is not supported") == true)
    }

    @Test func `a navigation controller cannot be pushed`() {
        let nav = stack(a)
        nav.pushViewController(UINavigationController(), animated: false)
        #expect(nav.names == ["A"])
        #expect(simulator.log.takeRaises() == ["Pushing a navigation controller is not supported"])
    }

    @Test func `columns cannot be pushed`() {
        let nav = stack(a)
        let columns = UISplitViewController(style: .doubleColumn)
        nav.pushViewController(columns, animated: false)
        nav.setViewControllers([a, columns], animated: false)
        #expect(nav.viewControllers == [a])
        let raises = simulator.log.takeRaises()
        #expect(raises.count == 2)
        #expect(raises[0].hasPrefix("Split View Controllers cannot be pushed to a Navigation Controller"))
    }

    @Test func `what is pushed when a push has ended is not nested in it`() {
        let nav = stack(a)
        b.onDA = { [unowned self] in
            b.onDA = nil
            nav.pushViewController(c, animated: true)
        }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(nav.names == ["A", "B", "C"])
        nav.popViewController(animated: true)
        nav.transitionCoordinator?.animate(alongsideTransition: nil) { [m] _ in
            nav.pushViewController(m, animated: true)
        }
        simulator.settle()
        #expect(nav.names == ["A", "B", "M"] && simulator.log.warnings.isEmpty)
        k.onWA = { [unowned self] in
            k.onWA = nil
            nav.pushViewController(n, animated: true)
        }
        nav.pushViewController(k, animated: true)
        simulator.settle()
        #expect(nav.topViewController === n)
        #expect(simulator.log.warnings == ["nested push animation can result in corrupted navigation bar"])
    }

    @Test func `a tab bar controller is pushed without a word`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [b, c]
        let nav = stack(a)
        nav.pushViewController(tabs, animated: false)
        simulator.settle()
        #expect(nav.topViewController === tabs && b.view.window != nil && simulator.log.entries.isEmpty)
    }
}
