import Testing
import UIKit

@MainActor @Suite(.simulator)
final class AlertTests: World {
    final class Alert: UIAlertController {
        var record: Record?
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            record?.lines.append("alert.dD")
        }
    }

    func alert(_ titles: String...) -> Alert {
        let alert = Alert(title: "Sure?", message: "It will be gone.", preferredStyle: .alert)
        alert.record = record
        for title in titles {
            alert.addAction(
                UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { action in
                    self.record.lines.append("handler \(action.title ?? "")")
                })
        }
        return alert
    }

    @Test func `K01 a tap dismisses the alert, which did disappear before the handler runs`() throws {
        let alert = alert("OK", "Cancel")
        host(a)
        record.lines = []
        a.present(alert, animated: true)
        simulator.settle()
        try simulator.user.tap("OK")
        simulator.settle()
        #expect(record.lines == ["alert.dD", "handler OK"])
        #expect(a.presentedViewController == nil)
    }

    @Test func `K01 another alert may be presented from the handler`() throws {
        let first = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
        let second = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
        first.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in self.a.present(second, animated: true) })
        host(a)
        a.present(first, animated: true)
        simulator.settle()
        try simulator.user.tap("OK")
        simulator.settle()
        #expect(a.presentedViewController === second)
        #expect(simulator.log.entries.isEmpty)
    }

    @Test func `K02 a dismissal in code calls no handler`() {
        let alert = alert("OK")
        host(a)
        record.lines = []
        a.present(alert, animated: false)
        simulator.settle()
        alert.dismiss(animated: false)
        simulator.settle()
        #expect(record.lines == ["alert.dD"])
    }

    @Test func `K03 fields are configured at once and kept in order`() throws {
        let alert = alert("OK")
        #expect(alert.textFields == nil)
        alert.addTextField { $0.text = "x" }
        alert.addTextField { $0.placeholder = "Password" }
        #expect(alert.textFields?.count == 2)
        #expect(alert.textFields?.first?.text == "x")
        host(a)
        a.present(alert, animated: false)
        simulator.settle()
        try simulator.user.type("secret", into: "Password")
        #expect(alert.textFields?.last?.text == "secret")
    }

    @Test func `K03 an action sheet has no fields`() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
        #expect(sheet.textFields == nil)
        #expect(simulator.log.takeRaises().count == 1)
    }

    @Test func `K04 actions keep their order, and the preferred one is among them`() {
        let alert = alert("Cancel", "OK")
        #expect(alert.actions.map(\.title) == ["Cancel", "OK"])
        #expect(alert.preferredAction == nil)
        alert.preferredAction = alert.actions[1]
        #expect(alert.preferredAction === alert.actions[1])
        alert.preferredAction = UIAlertAction(title: "Stranger", style: .default)
        #expect(alert.preferredAction === alert.actions[1])
        #expect(simulator.log.takeRaises().count == 1)
    }

    @Test func `an alert leaves its presenter in place`() {
        host(a)
        record.lines = []
        a.present(alert("OK"), animated: true)
        simulator.settle()
        #expect(record.lines == [])
        #expect(simulator.outline().top?.style == .alert)
    }

    @Test func `a disabled action cannot be tapped`() {
        let alert = alert("OK")
        alert.actions[0].isEnabled = false
        host(a)
        a.present(alert, animated: false)
        simulator.settle()
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("OK") }
    }

    @Test func `an alert has one button that cancels`() {
        let alert = alert("Cancel", "OK")
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
        #expect(alert.actions.map(\.title) == ["Cancel", "OK"])
        #expect(
            simulator.log.takeRaises() == [
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            ])
    }

    @Test func `an alert's first field gets the keyboard as the alert comes`() {
        let alert = alert("OK")
        alert.addTextField()
        alert.addTextField()
        host(a)
        var isEditing: Bool?
        a.present(alert, animated: true) { isEditing = alert.textFields?[0].isFirstResponder }
        simulator.settle()
        #expect(isEditing == true)
    }

    @Test func `return goes to an alert's next field, and in the last performs the preferred action`() throws
    {
        let alert = alert("Cancel", "OK", "Later")
        alert.addTextField()
        alert.addTextField()
        alert.preferredAction = alert.actions[2]
        host(a)
        record.lines = []
        a.present(alert, animated: true)
        simulator.settle()
        try simulator.user.pressReturn()
        #expect(alert.textFields?[1].isFirstResponder == true && record.lines == [])
        try simulator.user.pressReturn()
        simulator.settle()
        #expect(record.lines == ["alert.dD", "handler Later"])
        #expect(a.presentedViewController == nil && simulator.log.entries.isEmpty)
    }

    @Test(arguments: [["Cancel", "OK"], ["OK"], ["Cancel"]])
    func `without a preferred action return performs the only one, or the first default one`(titles: [String])
        throws
    {
        let alert = alert()
        for title in titles {
            alert.addAction(
                UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { _ in
                    self.record.lines.append(title)
                })
        }
        alert.addTextField()
        host(a)
        record.lines = []
        a.present(alert, animated: false)
        simulator.settle()
        try simulator.user.pressReturn()
        simulator.settle()
        #expect(record.lines == ["alert.dD", titles.last])
    }

    @Test func `return performs an action that is disabled, unless the field's delegate says no`() throws {
        let watcher = FieldWatcher()
        let alert = alert("OK")
        alert.addTextField { $0.delegate = watcher }
        alert.actions[0].isEnabled = false
        alert.preferredAction = alert.actions[0]
        host(a)
        record.lines = []
        a.present(alert, animated: false)
        simulator.settle()
        watcher.returns = false
        try simulator.user.pressReturn()
        simulator.settle()
        #expect(a.presentedViewController === alert)
        watcher.returns = true
        try simulator.user.pressReturn()
        simulator.settle()
        #expect(record.lines == ["alert.dD", "handler OK"])
    }

    @Test func `return waits until an alert has come`() throws {
        let alert = alert("OK")
        alert.addTextField()
        host(a)
        record.lines = []
        a.present(alert, animated: true)
        simulator.clock.turn()
        let early = #expect(throws: Simulator.UserError.self) { try self.simulator.user.pressReturn() }
        #expect(early?.reason == .moving)
        simulator.settle()
        try simulator.user.pressReturn()
        simulator.settle()
        #expect(record.lines == ["alert.dD", "handler OK"] && simulator.log.warnings.isEmpty)
    }

    @Test func `an alert's buttons call no override of dismiss`() throws {
        final class Stubborn: UIAlertController {
            override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
        }
        let alert = Stubborn(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.record.lines.append("OK") })
        host(a)
        record.lines = []
        a.present(alert, animated: false)
        simulator.settle()
        try simulator.user.tap("OK")
        simulator.settle()
        #expect(record.lines == ["OK"] && a.presentedViewController == nil)
    }
}
