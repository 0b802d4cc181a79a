import Testing
import UIKit

@MainActor @Suite(.simulator)
final class AnimationOptionTests: World {
    @Test func `an animation that repeats is never done`() {
        let view = UIView()
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
            completion: { _ in self.record.lines.append("done") })
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: .repeat, animations: {},
            completion: { _ in self.record.lines.append("done") })
        simulator.settle()
        simulator.clock.advance(by: .seconds(100))
        #expect(record.lines == [] && view.alpha == 0)
    }

    @Test func `a spring takes the time it is given`() {
        UIView.animate(springDuration: 2, bounce: 0.3) {
            record.lines.append("change")
        } completion: { _ in
            self.record.lines.append("done")
        }
        simulator.clock.advance(by: .milliseconds(1900))
        #expect(record.take() == ["change"])
        simulator.clock.advance(by: .milliseconds(200))
        #expect(record.take() == ["done"])
    }

    @Test func `of two views one takes the other's place, or is shown in it`() {
        let (outer, one, two, last) = (UIView(), UIView(), UIView(), UIView())
        for view in [one, last] { outer.addSubview(view) }
        UIView.transition(from: one, to: two, duration: 1) { _ in self.record.lines.append("done") }
        #expect(outer.subviews == [two, last] && record.lines == [])
        simulator.settle()
        #expect(record.take() == ["done"])
        outer.addSubview(one)
        one.isHidden = true
        UIView.transition(from: two, to: one, duration: 1, options: .showHideTransitionViews)
        #expect(outer.subviews == [two, last, one])
        #expect(two.isHidden && !one.isHidden)
    }
}
