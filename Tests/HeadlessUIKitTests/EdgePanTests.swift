import Testing
import UIKit

@MainActor @Suite(.simulator)
final class EdgePanTests: World {
    private let edge = UIScreenEdgePanGestureRecognizer()

    private func moved(_ edge: UIScreenEdgePanGestureRecognizer) {
        let speed = edge.velocity(in: nil).x
        record.lines.append(
            "\(edge.state) \(Int(edge.translation(in: nil).x.rounded())), \(speed > 0 ? "forth" : "back")")
    }

    @Test(arguments: [true, false])
    func `a finger from the left edge is a recognizer's of the app where no stack can be swiped`(
        finishes: Bool
    ) throws {
        edge.edges = .left
        edge.addTarget(self, action: Selector(EdgePanTests.moved(_:)))
        a.view.addGestureRecognizer(edge)
        host(a)
        record.lines = []
        try simulator.user.beginSwipeBack()
        #expect(simulator.isMoving)
        simulator.user.moveSwipe(to: 0.5)
        simulator.user.endSwipe(finish: finishes)
        let half = Int((UIScreen.main.bounds.width / 2).rounded())
        #expect(
            record.take() == [
                "began 0, back", "changed \(half), forth", "ended \(half), \(finishes ? "forth" : "back")",
            ])
        #expect(edge.state == .possible && !simulator.isMoving)
    }

    @Test func `a finger from the left edge finds nothing where the recognizer is for another one`() {
        edge.edges = .right
        a.view.addGestureRecognizer(edge)
        host(a)
        #expect(throws: UserError.self) { try simulator.user.beginSwipeBack() }
    }

    @Test func `a recognizer does not hold its target`() {
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            edge.addTarget(target, action: Selector(Target.moved))
        }
        #expect(gone == nil)
    }

    @MainActor
    private final class Target {
        func moved() {}
    }

    @Test func `less motion is what the simulator says`() {
        #expect(!UIAccessibility.isReduceMotionEnabled)
        simulator.isMotionReduced = true
        #expect(UIAccessibility.isReduceMotionEnabled)
    }

    @Test func `a rectangle is converted by the origins between`() {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        let outer = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        outer.addSubview(inner)
        a.view.addSubview(outer)
        host(a)
        #expect(inner.convert(inner.bounds, to: a.view) == CGRect(x: 105, y: 206, width: 10, height: 10))
        #expect(a.view.convert(CGRect(x: 105, y: 206, width: 1, height: 1), to: inner).origin == .zero)
        outer.bounds.origin = CGPoint(x: 0, y: 6)
        #expect(inner.convert(inner.bounds, to: nil).origin == CGPoint(x: 105, y: 200))
    }
}
