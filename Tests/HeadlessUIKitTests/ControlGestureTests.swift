import Testing
import UIKit

/// Gestures on controls, where a view around them has recognizers.
@MainActor @Suite(.simulator)
final class ControlGestureTests: World {
    private let card = UIView()

    private func note(_ recognizer: UIGestureRecognizer) {
        record.lines.append("\(type(of: recognizer)) \(recognizer.state)")
    }

    private func add(_ recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: Selector(ControlGestureTests.note))
        card.addGestureRecognizer(recognizer)
    }

    private func show(_ views: UIView...) {
        for view in views { card.addSubview(view) }
        a.onDL = { [unowned self] in a.view.addSubview(card) }
        host(a)
        record.lines = []
    }

    private func button() -> UIButton {
        UIButton(primaryAction: UIAction(title: "Buy") { [unowned self] _ in record.lines.append("bought") })
    }

    @Test func `a button keeps its tap only: other gestures on it reach recognizers around it`() throws {
        let twice = UITapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        for one in [
            UITapGestureRecognizer(), twice, UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
            UILongPressGestureRecognizer(),
        ] { add(one) }
        show(button())
        try simulator.user.tap("Buy")
        #expect(record.take() == ["bought"])
        try simulator.user.doubleTap("Buy")
        #expect(record.take() == ["UITapGestureRecognizer ended"])
        try simulator.user.swipe("Buy", .right)
        #expect(record.take() == ["UISwipeGestureRecognizer ended"])
        try simulator.user.pan("Buy", by: CGPoint(x: 9, y: 0))
        #expect(record.take().last == "UIPanGestureRecognizer ended")
        try simulator.user.hold("Buy")
        #expect(
            record.take() == ["UILongPressGestureRecognizer began", "UILongPressGestureRecognizer ended"])
    }

    @Test func `a slider keeps what moves its knob, and a switch as well`() throws {
        let (slider, toggle) = (UISlider(), UISwitch())
        (slider.accessibilityLabel, toggle.accessibilityLabel) = ("Loud", "Mute")
        for one in [UITapGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer()] {
            add(one)
        }
        show(slider, toggle)
        for name in ["Loud", "Mute"] {
            #expect(throws: Simulator.UserError.self) {
                try self.simulator.user.pan(name, by: CGPoint(x: 9, y: 0))
            }
        }
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipe("Loud", .right) }
        try simulator.user.tap("Mute")
        #expect(toggle.isOn && record.take() == [])
        try simulator.user.swipe("Mute", .right)
        #expect(record.take() == ["UISwipeGestureRecognizer ended"])
        try simulator.user.tap("Loud")
        #expect(record.take() == ["UITapGestureRecognizer ended"])
    }

    @Test func `a tap on a field, or on an app's own control, reaches recognizers around it`() throws {
        final class Own: UIControl {}
        let (field, own, tap) = (UITextField(), Own(), UITapGestureRecognizer())
        (field.placeholder, own.accessibilityLabel) = ("Name", "Stars")
        own.addAction(
            UIAction { [unowned self] _ in self.record.lines.append("stars") }, for: .touchUpInside)
        add(tap)
        show(field, own)
        try simulator.user.tap("Name")
        #expect(record.take() == ["UITapGestureRecognizer ended"] && field.isEditing)
        // The touch is taken away from the control.
        try simulator.user.tap("Stars")
        #expect(record.take() == ["UITapGestureRecognizer ended"])
        tap.cancelsTouchesInView = false
        try simulator.user.tap("Stars")
        #expect(record.take() == ["UITapGestureRecognizer ended", "stars"])
    }
}
