import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ContainmentTests: World {
    @Test func `C05 a new parent takes a child from its old one`() {
        a.addChild(c)
        c.detail = true
        b.addChild(c)
        #expect(a.children.isEmpty)
        #expect(c.parent === b)
        #expect(record.lines == ["C.dM(nil)", "C.wM(in)"])
    }

    @Test func `addChild calls willMove, and leaves didMove to the container`() {
        c.detail = true
        a.addChild(c)
        #expect(record.take() == ["C.wM(in)"])
        c.removeFromParent()
        #expect(record.take() == ["C.dM(nil)"])
    }

    @Test func `C08 a stack's root is moving to its parent when it first appears`() {
        var seen: [Bool] = []
        a.onWA = { seen.append(self.a.isMovingToParent) }
        a.onDA = { seen.append(self.a.isMovingToParent) }
        let nav = UINavigationController(rootViewController: a)
        host(nav)
        #expect(seen == [true, true])
        #expect(!a.isMovingToParent)
    }

    @Test func `C10 the root of a dismissed stack is not itself being dismissed`() {
        let modal = UINavigationController(rootViewController: c)
        var seen: (Bool, Bool, Bool)?
        c.onWD = { seen = (self.c.isBeingDismissed, self.c.isMovingFromParent, modal.isBeingDismissed) }
        host(a)
        a.present(modal, animated: false)
        simulator.settle()
        a.dismiss(animated: false)
        simulator.settle()
        #expect(seen.map { [$0.0, $0.1, $0.2] } == [false, false, true])
    }

    @Test func `C11 a modal is not a child`() {
        host(a)
        a.present(m, animated: false)
        simulator.settle()
        #expect(!a.children.contains(m))
        #expect(m.parent == nil)
        #expect(m.presentingViewController === a)
    }

    @Test func `C12 a child's view belongs in its parent's view`() {
        host(b)
        a.addChild(c)
        b.view.addSubview(c.view)
        #expect(c.view.superview == nil)
        #expect(
            simulator.log.takeRaises().first?.contains("should have parent view controller") == true)
    }

    @Test func `C13 a transition between controllers that are not both children raises`() {
        a.addChild(b)
        a.transition(from: b, to: c, duration: 0, animations: nil)
        #expect(simulator.log.takeRaises().count == 1)
    }

    @Test func `C14 a child appears after its parent`() {
        a.onDL = { [unowned self] in
            a.addChild(c)
            a.view.addSubview(c.view)
            c.didMove(toParent: a)
        }
        host(a)
        #expect(record.only("wA", "dA") == ["A.wA", "C.wA", "A.dA", "C.dA"])
    }

    @Test func `C15 a controller whose view alone was added did appear before the one around it`() {
        a.onDL = { [unowned self] in a.view.addSubview(c.view) }
        host(a)
        #expect(record.only("wA", "dA") == ["A.wA", "C.wA", "C.dA", "A.dA"])
    }

    @Test func `C18 a child of a parent that is in no window does not appear`() {
        c.detail = true
        a.loadViewIfNeeded()
        a.addChild(c)
        a.view.addSubview(c.view)
        c.didMove(toParent: a)
        simulator.settle()
        #expect(record.lines == ["A.dL", "C.wM(in)", "C.dL", "C.dM(in)"])
    }

    @Test func `C19 a container that forwards by hand keeps the callbacks from its children`() {
        final class Manual: Screen {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let manual = Manual("P", record)
        manual.addChild(c)
        manual.view.addSubview(c.view)
        c.didMove(toParent: manual)
        host(manual)
        #expect(record.only("wA", "dA") == ["P.wA", "P.dA"])
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
        #expect(record.lines.suffix(3) == ["C.wA", "C.iA", "C.dA"])
    }

    @Test func `C20 of nested appearance transitions the last to end counts`() {
        c.beginAppearanceTransition(true, animated: true)
        c.beginAppearanceTransition(false, animated: true)
        c.endAppearanceTransition()
        #expect(record.lines.last == "C.wD")
        c.endAppearanceTransition()
        #expect(record.lines == ["C.dL", "C.wA", "C.wD", "C.dD"])
    }

    @Test func `an appearance transition that ends twice is logged as unbalanced`() {
        c.endAppearanceTransition()
        #expect(simulator.log.warnings.first?.hasPrefix("Unbalanced calls") == true)
    }

    @Test func `a child that is added and removed on screen appears and disappears at once`() {
        host(a)
        record.lines = []
        a.addChild(c)
        a.view.addSubview(c.view)
        c.didMove(toParent: a)
        #expect(record.take() == ["C.dL", "C.wA", "C.iA", "C.dA"])
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
        #expect(record.take() == ["C.wD", "C.dD"])
    }

    @Test func `a transition between two children exchanges them`() {
        host(a)
        for child in [b, c] { a.addChild(child) }
        a.view.addSubview(b.view)
        record.lines = []
        a.transition(from: b, to: c, duration: 0.2, animations: nil)
        #expect(record.take() == ["C.dL", "B.wD", "C.wA", "C.iA"])
        #expect(simulator.isMoving)
        simulator.settle()
        #expect(!simulator.isMoving)
        #expect(record.take() == ["B.dD", "C.dA"])
        #expect(b.view.window == nil)
        a.present(UIViewController(), animated: true)
        simulator.clock.turn()
        #expect(simulator.isMoving)
    }

    @Test func `a child whose view goes during a transition did disappear at its end`() {
        host(a)
        for child in [b, c] { a.addChild(child) }
        a.view.addSubview(b.view)
        record.lines = []
        a.transition(from: b, to: c, duration: 0.2) { [b] in b.view.removeFromSuperview() }
        #expect(record.take() == ["C.dL", "B.wD", "C.wA", "C.iA"])
        simulator.settle()
        #expect(record.take() == ["B.dD", "C.dA"])
    }

    @Test func `a transition between two children tells its end once it is there`() {
        host(a)
        for child in [b, c] { a.addChild(child) }
        a.view.addSubview(b.view)
        var ends: [Bool] = []
        a.transition(from: b, to: c, duration: 0.2, animations: nil) { ends.append($0) }
        simulator.clock.turn()
        #expect(ends.isEmpty)
        simulator.settle()
        #expect(ends == [true])
    }

    @Test func `H10 containers are found through parents, and not through presentations`() {
        let nav = stack(a)
        #expect(a.navigationController === nav)
        nav.present(m, animated: false)
        simulator.settle()
        #expect(m.navigationController == nil)
    }

    @Test func `of transitions that overlap each ends what is still its own`() {
        host(a)
        for child in [b, c, m] { a.addChild(child) }
        a.view.addSubview(b.view)
        record.lines = []
        a.transition(from: b, to: c, duration: 0.3, animations: nil)
        simulator.clock.advance(by: .milliseconds(100))
        a.transition(from: c, to: m, duration: 0.3, animations: nil)
        simulator.settle()
        #expect(
            record.only("wA", "dA", "wD", "dD") == ["B.wD", "C.wA", "C.wD", "M.wA", "B.dD", "C.dD", "M.dA"])
        #expect(b.view.window == nil && c.view.window == nil && m.view.window != nil)
        record.lines = []
        a.view.addSubview(c.view)
        #expect(record.take() == ["C.wA", "C.iA", "C.dA"])
        a.transition(from: m, to: b, duration: 0.3, animations: nil)
        a.transition(from: b, to: m, duration: 0.3, animations: nil)
        simulator.settle()
        #expect(record.take() == ["M.wD", "B.wA", "B.iA", "B.wD", "M.wA", "M.iA", "B.dD", "M.dA"])
        #expect(b.view.window == nil && m.view.window != nil)
    }

    @Test func `C13 a transition in a container that forwards by hand raises`() {
        final class Manual: Screen {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let manual = Manual("P", record)
        for child in [b, c] { manual.addChild(child) }
        manual.transition(from: b, to: c, duration: 0, animations: nil)
        #expect(simulator.log.takeRaises().count == 1 && record.lines == [])
    }
}
