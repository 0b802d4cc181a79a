import Testing
import UIKit

@MainActor @Suite(.simulator)
final class PopTests: World {
    @Test func `A05 an animated pop sends the wills at the next turn and the dids at its end`() {
        let nav = stack(a, b)
        #expect(nav.popViewController(animated: true) === b)
        #expect(nav.names == ["A"])
        #expect(record.take() == [])
        simulator.clock.turn()
        #expect(record.take() == ["A.dL", "B.wD", "A.wA", "A.iA"])
        simulator.settle()
        #expect(record.take() == ["B.dD", "A.dA"])
    }

    @Test func `A06 a pop without animation sends all four in one turn`() {
        let nav = stack(a, b)
        nav.popViewController(animated: false)
        #expect(record.take() == [])
        simulator.clock.turn()
        #expect(record.only("wA", "dA", "wD", "dD") == ["B.wD", "A.wA", "B.dD", "A.dA"])
    }

    @Test func `the popped controller leaves its parent once it has disappeared`() {
        let nav = stack(a, b)
        b.detail = true
        var parents: [Bool] = []
        b.onWD = { parents.append(self.b.navigationController != nil) }
        b.onDD = { parents.append(self.b.navigationController != nil) }
        nav.popViewController(animated: true)
        simulator.settle()
        #expect(parents == [true, true])
        #expect(b.parent == nil)
        #expect(record.lines.filter { $0.hasPrefix("B.") } == ["B.wM(nil)", "B.wD", "B.dD", "B.dM(nil)"])
    }

    @Test func `the root cannot be popped`() {
        let nav = stack(a)
        #expect(nav.popViewController(animated: true) == nil)
        simulator.settle()
        #expect(record.lines == [])
    }

    @Test func `A09 popping several returns them lowest first`() {
        let nav = stack(a, b, c)
        #expect(nav.popToRootViewController(animated: false) == [b, c])
        #expect(nav.names == ["A"])
    }

    @Test func `A09 pushes and a pop to root in one turn`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: false)
        nav.pushViewController(c, animated: false)
        #expect(nav.popToViewController(a, animated: false) == [b, c])
        simulator.settle()
        #expect(nav.names == ["A"])
        #expect(record.lines == [])
    }

    @Test func `those between the top and the goal of a pop do not appear`() {
        let nav = stack(a, b, c)
        b.detail = true
        nav.popToRootViewController(animated: true)
        simulator.settle()
        #expect(
            record.lines == ["B.wM(nil)", "A.dL", "C.wD", "A.wA", "A.iA", "C.dD", "A.dA", "B.dM(nil)"])
    }

    @Test func `A10 outside a window popping several returns nil, and pops`() {
        let nav = UINavigationController()
        nav.viewControllers = [a, b, c]
        #expect(nav.popToRootViewController(animated: false) == nil)
        #expect(nav.viewControllers == [a])
    }

    @Test func `a pop to a controller that is not on the stack raises`() {
        let nav = stack(a, b)
        #expect(nav.popToViewController(c, animated: false) == nil)
        #expect(nav.names == ["A", "B"])
        #expect(
            simulator.log.takeRaises() == ["Tried to pop to a view controller that doesn't exist."])
    }

    @Test func `C07 isMovingFromParent is true for a popped controller and false for a covered one`() {
        let nav = stack(a)
        var covered: Bool?
        var popped: Bool?
        a.onWD = { covered = self.a.isMovingFromParent }
        b.onWD = { popped = self.b.isMovingFromParent }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        nav.popViewController(animated: true)
        simulator.settle()
        #expect(covered == false)
        #expect(popped == true)
        #expect(!b.isMovingFromParent)
    }
}
