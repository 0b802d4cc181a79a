import Testing
import UIKit

@MainActor @Suite(.simulator)
final class SelectorTests: World {
    private class Buttons: Screen {
        let button = UIButton(configuration: .plain())

        override func viewDidLoad() {
            super.viewDidLoad()
            button.accessibilityLabel = "Press"
            view.addSubview(button)
        }

        func listen() { button.addTarget(self, action: Selector(Self.pressed), for: .touchDown) }
        func tapped(_ sender: UIButton) { note("tapped \(sender === button)") }
        func pressed() { note("pressed") }
        func saved(_ sender: UIBarButtonItem) { note("saved") }
        func typed(_ sender: UITextField) { note("typed") }
    }

    private func buttons() -> Buttons {
        let screen = Buttons("S", record)
        _ = stack(screen)
        return screen
    }

    @Test func `a control calls methods of its targets, with itself or without`() throws {
        let screen = buttons()
        screen.button.addTarget(screen, action: Selector(Buttons.tapped(_:)), for: .touchUpInside)
        screen.listen()
        try simulator.user.tap("Press")
        #expect(record.take() == ["S.pressed", "S.tapped true"])
        #expect(screen.button.allControlEvents == [.touchUpInside, .touchDown])
        #expect(screen.button.allTargets == [screen])
    }

    @Test func `a target that was taken away, or has gone, is not called`() throws {
        let screen = buttons()
        let action = Selector(Buttons.tapped(_:))
        screen.button.addTarget(screen, action: action, for: [.touchUpInside, .touchDown])
        screen.button.removeTarget(screen, action: action, for: .touchDown)
        try simulator.user.tap("Press")
        #expect(record.take() == ["S.tapped true"])
        screen.button.removeTarget(nil, action: nil, for: .allEvents)
        weak var gone: Buttons?
        do {
            let other = Buttons("O", record)
            gone = other
            screen.button.addTarget(other, action: action, for: .touchUpInside)
        }
        #expect(gone == nil)
        try simulator.user.tap("Press")
        #expect(record.take() == [])
    }

    @Test func `without a target the first responder in the chain that has the method is called`() throws {
        let screen = buttons()
        screen.button.addTarget(nil, action: Selector(Buttons.pressed), for: .touchUpInside)
        try simulator.user.tap("Press")
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: nil, action: Selector(Buttons.saved(_:)))
        try simulator.user.tap("Save")
        #expect(record.take() == ["S.pressed", "S.saved"])
    }

    @Test func `a method for another sender raises`() {
        let screen = buttons()
        screen.button.addTarget(screen, action: Selector(Buttons.typed(_:)), for: .touchUpInside)
        screen.button.sendActions(for: .touchUpInside)
        #expect(simulator.log.takeRaises().count == 1 && record.take() == [])
    }

    @Test func `a method of a target that is added again is called once`() {
        let screen = buttons()
        let action = Selector(Buttons.tapped(_:))
        screen.button.addTarget(screen, action: action, for: .touchUpInside)
        screen.button.addTarget(screen, action: action, for: [.touchUpInside, .touchDown])
        screen.button.sendActions(for: .touchUpInside)
        #expect(record.take() == ["S.tapped true"])
        screen.button.sendActions(for: .touchDown)
        #expect(record.take() == ["S.tapped true"])
    }

    @Test func `a control may keep its methods from being called`() {
        final class Mute: UIButton {
            var asked = 0
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { asked += 1 }
        }
        let screen = buttons()
        let mute = Mute()
        mute.addTarget(screen, action: Selector(Buttons.tapped(_:)), for: .touchUpInside)
        mute.sendActions(for: .touchUpInside)
        #expect(mute.asked == 1 && record.take() == [])
    }

    @Test func `the application calls a method of the first responder, or of who comes behind it`() {
        let screen = buttons()
        let (app, action) = (UIApplication.shared, Selector(Buttons.pressed))
        #expect(!app.sendAction(action, to: nil, from: nil, for: nil))
        #expect(app.sendAction(action, to: nil, from: screen.button, for: nil))
        let field = UITextField()
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(app.sendAction(action, to: nil, from: nil, for: nil))
        #expect(app.sendAction(action, to: screen, from: nil, for: nil))
        #expect(record.take() == ["S.pressed", "S.pressed", "S.pressed"])
    }
}
