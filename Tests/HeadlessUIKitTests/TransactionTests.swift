import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TransactionTests: World {
    private func group(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.record.lines.append("block") }
        body()
        CATransaction.commit()
    }

    @Test func `L03 a transaction around a push completes when the push is over`() {
        let nav = stack(a)
        group { nav.pushViewController(b, animated: true) }
        simulator.clock.advance(by: .milliseconds(349))
        #expect(!record.lines.contains("block"))
        simulator.settle()
        #expect(record.lines.suffix(2) == ["B.dA", "block"])
    }

    @Test func `a transaction waits for pops, modals and views as well, and for no change without animation`()
    {
        let nav = stack(a, b)
        group { nav.popViewController(animated: true) }
        simulator.settle()
        #expect(record.take().suffix(2) == ["A.dA", "block"])
        group { a.present(m, animated: true) }
        simulator.settle()
        #expect(record.take().suffix(2) == ["M.dA", "block"])
        group { a.dismiss(animated: true) }
        simulator.settle()
        #expect(record.take().suffix(2) == ["M.dD", "block"])
        group { nav.pushViewController(c, animated: false) }
        #expect(record.take() == ["block"])
        simulator.settle()
        record.lines = []
        group { UIView.animate(withDuration: 1) {} }
        simulator.clock.advance(by: .milliseconds(999))
        #expect(record.lines == [])
        simulator.settle()
        #expect(record.lines == ["block"])
    }

    @Test func `a transaction without animations completes on the line of its commit`() {
        group {}
        #expect(record.lines == ["block"])
    }

    @Test func `a transaction waits for those in it`() {
        group {
            CATransaction.begin()
            CATransaction.setCompletionBlock { self.record.lines.append("inner") }
            UIView.animate(withDuration: 0.1) {}
            CATransaction.commit()
        }
        simulator.settle()
        #expect(record.lines == ["inner", "block"])
    }

    @Test func `a second completion block waits for what began after it was set`() {
        group {
            UIView.animate(withDuration: 1) {}
            CATransaction.setCompletionBlock { self.record.lines.append("second") }
            UIView.animate(withDuration: 0.1) {}
        }
        simulator.settle()
        #expect(record.lines == ["second", "block"])
    }

    @Test func `without a transaction a completion block waits for the animations of the turn`() {
        let nav = stack(a)
        CATransaction.setCompletionBlock { self.record.lines.append("block") }
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(record.lines.last == "block")
        CATransaction.commit()
        #expect(CATransaction.completionBlock() == nil)
    }

    @Test func `a push that comes to nothing does not keep a transaction waiting`() {
        let nav = stack(a)
        group {
            nav.pushViewController(b, animated: true)
            nav.popViewController(animated: false)
        }
        simulator.settle()
        #expect(record.lines == ["block"])
    }
}
