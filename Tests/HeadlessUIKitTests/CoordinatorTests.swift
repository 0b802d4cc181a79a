import Testing
import UIKit

@MainActor @Suite(.simulator)
final class CoordinatorTests: World {
    @Test func `F01 there is a coordinator only while a transition runs`() {
        let nav = stack(a)
        #expect(nav.transitionCoordinator == nil)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        #expect(nav.transitionCoordinator != nil)
        #expect(b.transitionCoordinator === nav.transitionCoordinator)
        simulator.settle()
        #expect(nav.transitionCoordinator == nil)
    }

    @Test func `F02 on the line after a push there is a coordinator if it is animated`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: false)
        #expect(nav.transitionCoordinator == nil)
        simulator.settle()
        nav.pushViewController(c, animated: true)
        #expect(nav.transitionCoordinator != nil)
    }

    @Test func `F03 a coordinator runs what was queued, and knows its transition`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        var done: Bool?
        let queued = nav.transitionCoordinator?.animate { _ in
            self.record.lines.append("alongside")
        } completion: { context in
            done = !context.isCancelled
        }
        #expect(queued == true)
        #expect(nav.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
        #expect(nav.transitionCoordinator?.transitionDuration == 0.35)
        #expect(nav.transitionCoordinator?.viewController(forKey: .from) === a)
        #expect(nav.transitionCoordinator?.viewController(forKey: .to) === b)
        simulator.clock.turn()
        #expect(record.lines.last == "alongside")
        #expect(done == nil)
        simulator.settle()
        #expect(done == true)
    }

    @Test func `a coordinator's completion comes after didAppear and didShow`() {
        let nav = stack(a)
        let watcher = Watcher(record)
        nav.delegate = watcher
        nav.pushViewController(b, animated: true)
        nav.transitionCoordinator?.animate(alongsideTransition: nil) { [nav] _ in
            // It is there as long as it calls them.
            self.record.lines.append(nav.transitionCoordinator == nil ? "gone" : "done")
        }
        simulator.settle()
        #expect(record.lines.suffix(3) == ["B.dA", "didShow B", "done"])
        #expect(nav.transitionCoordinator == nil)
    }

    @Test func `an animation offered to a transition that has started is declined`() {
        let nav = stack(a)
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        #expect(nav.transitionCoordinator?.animate { _ in } == false)
    }

    @Test func `a presentation has a coordinator, for both controllers`() {
        host(a)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: true)
        #expect(a.transitionCoordinator != nil)
        #expect(a.transitionCoordinator === m.transitionCoordinator)
        #expect(m.transitionCoordinator?.presentationStyle == .fullScreen)
        simulator.settle()
        #expect(a.transitionCoordinator == nil)
    }
}
