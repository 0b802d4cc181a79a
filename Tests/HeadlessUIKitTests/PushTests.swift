import Testing
import UIKit

@MainActor @Suite(.simulator)
final class PushTests: World {
    @Test func `the stack is up to date on the calling line, and nothing appears on it`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        #expect(nav.names == ["A", "B"])
        #expect(b.navigationController === nav)
        #expect(record.take() == [])
    }

    @Test func `an animated push sends the wills at the next turn and the dids at the end`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        #expect(record.take() == ["B.dL", "A.wD", "B.wA", "B.iA"])
        simulator.clock.advance(by: .milliseconds(349))
        #expect(record.take() == [])
        simulator.clock.advance(by: .milliseconds(1))
        #expect(record.take() == ["A.dD", "B.dA"])
    }

    @Test func `a push without animation sends all four in one turn`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: false)
        #expect(record.take() == [])
        simulator.clock.turn()
        #expect(record.take() == ["B.dL", "A.wD", "B.wA", "B.iA", "A.dD", "B.dA"])
    }
}
