import Testing
import UIKit

@MainActor @Suite(.simulator)
final class SetStackTests: World {
    @Test func `A07 an empty stack in a window gets its first controller at the next turn`() {
        let nav = UINavigationController()
        host(nav)
        nav.viewControllers = [a]
        #expect(nav.topViewController === a)
        #expect(record.only("wA", "dA") == [])
        simulator.clock.turn()
        #expect(record.only("wA", "dA") == ["A.wA", "A.dA"])
    }

    @Test func `A15 the controllers of a stack are distinct`() {
        let nav = stack(a)
        nav.setViewControllers([a, b, a], animated: false)
        #expect(nav.names == ["A"])
        #expect(
            simulator.log.takeRaises().first?.hasPrefix(
                "All view controllers in a navigation controller must be distinct") == true)
    }

    @Test func `A20 outside a window the stack changes at once and nothing appears`() {
        let nav = UINavigationController()
        nav.viewControllers = [a]
        nav.pushViewController(b, animated: false)
        #expect(nav.visibleViewController === b)
        nav.popViewController(animated: false)
        #expect(nav.viewControllers == [a])
        simulator.settle()
        #expect(record.lines == [])
    }

    @Test func `A23 a stack that is set during a transition waits for its end`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        nav.setViewControllers([a, c], animated: false)
        #expect(nav.names == ["A", "B"])
        simulator.settle()
        #expect(nav.names == ["A", "C"])
        #expect(c.view.window != nil)
    }

    @Test func `A25 only the topmost of a stack loads its view`() {
        _ = stack(a, b, c)
        #expect(c.isViewLoaded)
        #expect(!a.isViewLoaded && !b.isViewLoaded)
    }

    @Test func `a stack set beneath the same topmost controller moves nothing`() {
        let nav = stack(a, b)
        c.detail = true
        nav.setViewControllers([c, b], animated: true)
        simulator.settle()
        #expect(record.lines == ["C.wM(in)", "C.dM(in)"])
        #expect(a.parent == nil)
        #expect(nav.children == [c, b])
    }

    @Test func `a stack set to nothing shows nothing`() {
        let nav = stack(a)
        nav.viewControllers = []
        simulator.settle()
        #expect(record.lines == ["A.wD", "A.dD"])
        #expect(a.view.window == nil)
    }

    @Test func `a controller that is set aside and pushed again in one turn stays`() {
        let nav = stack(a, b)
        nav.popViewController(animated: false)
        nav.pushViewController(b, animated: false)
        simulator.settle()
        #expect(nav.names == ["A", "B"])
        #expect(nav.children == [a, b])
        #expect(b.parent === nav)
        #expect(record.lines == [])
    }

    @Test func `a stack that changed under a full-screen modal is shown when the modal goes`() {
        let nav = stack(a)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        simulator.settle()
        record.lines = []
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(record.lines == [])
        nav.dismiss(animated: false)
        simulator.settle()
        #expect(record.only("wA", "dA", "wD", "dD") == ["M.wD", "B.wA", "B.dA", "M.dD"])
        #expect(a.view.window == nil && b.view.window != nil)
    }

    @Test func `what is taken out beneath a push leaves the push as it was asked for`() throws {
        let nav = stack(a, b)
        record.still = []
        nav.pushViewController(c, animated: true)
        let coordinator = try #require(nav.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { [record] _ in record.lines.append("end") }
        nav.viewControllers.removeAll { $0 === b }
        #expect(record.take() == [] && nav.transitionCoordinator === coordinator)
        simulator.settle()
        #expect(nav.names == ["A", "C"] && record.take().last == "end")
        nav.pushViewController(m, animated: true)
        c.removeFromParent()
        simulator.settle()
        #expect(nav.names == ["A", "M"] && record.still == [])
        nav.pushViewController(k, animated: false)
        nav.setViewControllers([a, k], animated: true)
        #expect(nav.transitionCoordinator == nil)
    }
}
