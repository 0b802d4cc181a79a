import Testing
import UIKit

@MainActor
private final class KeyScreen: UIViewController {
    var calls: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override var canBecomeFirstResponder: Bool { true }

    func save() { calls.append("save") }
    func pressed(_ command: UIKeyCommand) { calls.append("pressed \(command.input ?? "")") }
}

@MainActor
private final class KeyStack: UINavigationController {
    var closed = 0
    func closeAll() { closed += 1 }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "w", modifierFlags: .command, action: Selector(KeyStack.closeAll))]
    }
}

@MainActor @Suite(.simulator)
final class KeyCommandTests: World {
    private let screen = KeyScreen()

    @Test func `keys call the method of the first in the chain that has it, with the command`() throws {
        let stack = KeyStack(rootViewController: screen)
        screen.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(KeyScreen.save)),
            UIKeyCommand(
                title: "Escape", action: Selector(KeyScreen.pressed(_:)), input: UIKeyCommand.inputEscape),
        ]
        host(stack)
        try simulator.user.press("s", .command)
        try simulator.user.press("S", .command)
        try simulator.user.press(UIKeyCommand.inputEscape)
        #expect(screen.calls == ["save", "save", "pressed UIKeyInputEscape"])
        try simulator.user.press("w", .command)
        #expect(stack.closed == 1)
        #expect(throws: Simulator.UserError.self) { try simulator.user.press("s") }
        #expect(throws: Simulator.UserError.self) { try simulator.user.press("x", .command) }
        #expect(screen.canPerformAction(Selector(KeyScreen.save), withSender: nil))
        #expect(!screen.canPerformAction(Selector(KeyStack.closeAll), withSender: nil))
    }

    @Test func `commands can be added to a controller, and taken away`() throws {
        host(screen)
        let command = UIKeyCommand(
            input: "n", modifierFlags: [.command, .shift], action: Selector(KeyScreen.save))
        screen.addKeyCommand(command)
        try simulator.user.press("n", [.command, .shift])
        command.attributes = .disabled
        #expect(throws: Simulator.UserError.self) {
            try simulator.user.press("n", [.command, .shift])
        }
        command.attributes = []
        screen.removeKeyCommand(command)
        #expect(throws: Simulator.UserError.self) {
            try simulator.user.press("n", [.command, .shift])
        }
        #expect(screen.calls == ["save"])
    }

    @Test func `what a field can take it takes, unless a command goes before`() throws {
        let field = UITextField()
        field.placeholder = "Name"
        host(screen)
        screen.view.addSubview(field)
        let command = UIKeyCommand(input: "n", modifierFlags: [], action: Selector(KeyScreen.save))
        screen.commands = [command]
        field.becomeFirstResponder()
        try simulator.user.press("n")
        try simulator.user.press("n", .shift)
        #expect(field.text == "nN" && screen.calls == [])
        command.wantsPriorityOverSystemBehavior = true
        try simulator.user.press("n")
        #expect(field.text == "nN" && screen.calls == ["save"])
        field.resignFirstResponder()
        command.wantsPriorityOverSystemBehavior = false
        try simulator.user.press("n")
        #expect(screen.calls == ["save", "save"])
    }

    @Test func `keys reach the modal in front, and nobody behind it`() throws {
        screen.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(KeyScreen.save))
        ]
        host(screen)
        let front = KeyScreen()
        screen.present(UINavigationController(rootViewController: front), animated: true)
        simulator.settle()
        #expect(throws: Simulator.UserError.self) { try simulator.user.press("s", .command) }
        front.commands = screen.commands
        try simulator.user.press("s", .command)
        #expect(front.calls == ["save"] && screen.calls == [])
    }

    @Test(.simulator(.pad)) func `of columns beside each other the one with the first responder hears keys`()
        throws
    {
        final class Columns: UISplitViewController {
            var closed = 0
            func close() { closed += 1 }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "w", modifierFlags: .command, action: Selector(Columns.close))]
            }
        }
        let detail = KeyScreen()
        for column in [screen, detail] {
            column.commands = [
                UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(KeyScreen.save))
            ]
        }
        simulator.rotate(to: .landscapeLeft)
        let split = Columns(style: .doubleColumn)
        split.setViewController(screen, for: .primary)
        split.setViewController(detail, for: .secondary)
        host(split)
        #expect(throws: Simulator.UserError.self) { try simulator.user.press("s", .command) }
        try simulator.user.press("w", .command)
        for column in [screen, detail] {
            column.becomeFirstResponder()
            try simulator.user.press("s", .command)
            try simulator.user.press("w", .command)
        }
        #expect(screen.calls == ["save"] && detail.calls == ["save"] && split.closed == 3)
        detail.resignFirstResponder()
        split.show(.secondary)
        simulator.changeTraits { $0.horizontalSizeClass = .compact }
        simulator.settle()
        try simulator.user.press("s", .command)
        #expect(detail.calls == ["save", "save"])
    }
}
