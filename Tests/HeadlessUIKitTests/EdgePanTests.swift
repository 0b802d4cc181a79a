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
        #expect(simulator.outline().actions == [.swipeBack])
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

    @Test func `a swipe that a recognizer's delegate does not let begin is not among what a person can do`() {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            var answer = false
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
        }
        let refusing = Refusing()
        edge.edges = .left
        edge.delegate = refusing
        a.view.addGestureRecognizer(edge)
        _ = stack(a)
        #expect(simulator.outline().actions.isEmpty)
        refusing.answer = true
        #expect(simulator.outline().actions == [.swipeBack])
    }

    @Test func `a finger from the left edge finds nothing where the recognizer is for another one`() {
        edge.edges = .right
        a.view.addGestureRecognizer(edge)
        host(a)
        #expect(simulator.outline().actions.isEmpty)
        #expect(throws: Simulator.UserError.self) { try simulator.user.beginSwipeBack() }
    }
}
