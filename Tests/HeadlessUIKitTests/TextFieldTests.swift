import Testing
import UIKit

@MainActor
final class FieldWatcher: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var begins = true
    var ends = true
    var changes = true
    var returns = true
    var clears = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin")
        return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd")
        return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        calls.append("change \(range.location),\(range.length) \(string)")
        return changes
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append("shouldClear")
        return clears
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("shouldReturn")
        return returns
    }
}

@MainActor
final class ReasonWatcher: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("didEnd(reason)")
    }
}

@MainActor @Suite(.simulator)
final class TextFieldTests: World {
    let field = UITextField()
    let other = UITextField()
    let watcher = FieldWatcher()

    func hostFields() {
        field.placeholder = "Email"
        field.delegate = watcher
        other.placeholder = "Password"
        a.onDL = { [unowned self] in
            a.view.addSubview(field)
            a.view.addSubview(other)
        }
        host(a)
    }

    @Test func `N08 setting the text in code sends no event`() {
        field.addAction(UIAction { _ in self.record.lines.append("e") }, for: .editingChanged)
        field.text = "q"
        #expect(record.lines == [])
    }

    @Test func `N09 a field asks before it becomes first responder, and tells after`() {
        hostFields()
        watcher.begins = false
        #expect(field.becomeFirstResponder() == false)
        #expect(watcher.calls == ["shouldBegin"])
        watcher.begins = true
        watcher.calls = []
        #expect(field.becomeFirstResponder())
        #expect(watcher.calls == ["shouldBegin", "didBegin"])
        #expect(field.isFirstResponder && field.isEditing)
    }

    @Test func `N10 a field asks before it resigns, and tells after`() {
        hostFields()
        field.becomeFirstResponder()
        watcher.calls = []
        watcher.ends = false
        #expect(!field.resignFirstResponder())
        #expect(field.isEditing)
        watcher.ends = true
        #expect(field.resignFirstResponder())
        #expect(watcher.calls == ["shouldEnd", "shouldEnd", "didEnd"])
    }

    @Test func `N10 didEndEditing with a reason is called in place of the one without`() {
        let reasons = ReasonWatcher()
        hostFields()
        field.delegate = reasons
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(reasons.calls == ["didEnd(reason)"])
    }

    @Test func `N10 endEditing by force, and leaving the window, do not ask`() {
        hostFields()
        watcher.ends = false
        field.becomeFirstResponder()
        #expect(!a.view.endEditing(false))
        #expect(a.view.endEditing(true))
        #expect(!field.isEditing)
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isEditing)
        #expect(watcher.calls.filter { $0 == "didEnd" }.count == 2)
    }

    @Test func `a field outside a window cannot become first responder`() {
        #expect(!field.becomeFirstResponder())
    }

    @Test func `one field at a time is edited, and one that will not end keeps the keyboard`() {
        hostFields()
        field.becomeFirstResponder()
        #expect(other.becomeFirstResponder())
        #expect(!field.isEditing)
        field.becomeFirstResponder()
        watcher.ends = false
        #expect(!other.becomeFirstResponder())
        #expect(field.isEditing)
    }

    @Test func `what is typed stands where UTF-16 counts it, whatever was set or typed before`() throws {
        hostFields()
        field.text = "é🥇"
        try simulator.user.type("🥇é", into: "Email")
        field.text = "ب"
        try simulator.user.type("x", into: "Email")
        try simulator.user.clear("Email")
        #expect(
            watcher.calls.filter { $0.hasPrefix("change") } == [
                "change 3,0 🥇", "change 5,0 é", "change 1,0 x", "change 0,2 ",
            ])
        #expect(field.text == "")
    }

    @Test func `typing asks for each character, and sends an event for each`() throws {
        hostFields()
        field.addAction(
            UIAction { _ in self.record.lines.append(self.field.text ?? "") }, for: .editingChanged)
        record.lines = []
        try simulator.user.type("ab", into: "Email")
        #expect(record.lines == ["a", "ab"])
        #expect(watcher.calls == ["shouldBegin", "didBegin", "change 0,0 a", "change 1,0 b"])
        watcher.changes = false
        try simulator.user.type("c", into: "Email")
        #expect(field.text == "ab")
    }

    @Test func `the delegate hears that the place where one types is another`() throws {
        final class Caret: NSObject, UITextFieldDelegate {
            var texts: [String] = []
            func textFieldDidChangeSelection(_ textField: UITextField) { texts.append(textField.text ?? "") }
        }
        let caret = Caret()
        hostFields()
        other.delegate = caret
        try simulator.user.type("ab", into: "Password")
        #expect(caret.texts == ["a", "ab"])
    }

    @Test func `return ends editing where somebody listens for that`() throws {
        hostFields()
        try simulator.user.type("a", into: "Email")
        try simulator.user.pressReturn()
        #expect(field.isFirstResponder)
        field.addAction(UIAction { _ in self.record.lines.append("exit") }, for: .editingDidEndOnExit)
        field.addAction(UIAction { _ in self.record.lines.append("end") }, for: .editingDidEnd)
        record.lines = []
        try simulator.user.pressReturn()
        #expect(!field.isFirstResponder && watcher.calls.last == "didEnd")
        #expect(record.lines == ["exit", "end"])
    }

    @Test func `a button that clears asks whether it may, and not what may change`() throws {
        hostFields()
        field.clearButtonMode = .whileEditing
        field.addAction(UIAction { _ in self.record.lines.append("changed") }, for: .editingChanged)
        field.text = "old"
        watcher.clears = false
        record.lines = []
        try simulator.user.clear("Email")
        #expect(field.text == "old" && record.lines == [])
        watcher.clears = true
        try simulator.user.clear("Email")
        #expect(field.text == "" && record.lines == ["changed"])
        #expect(watcher.calls == ["shouldBegin", "didBegin", "shouldClear", "shouldClear"])
    }

    @Test func `a field that clears as it is edited asks whether it may`() {
        hostFields()
        field.clearsOnBeginEditing = true
        field.text = "old"
        watcher.clears = false
        field.becomeFirstResponder()
        #expect(field.text == "old")
        field.resignFirstResponder()
        watcher.clears = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    @Test func `clearing empties a field, and return asks the delegate`() throws {
        hostFields()
        field.text = "old"
        try simulator.user.clear("Email")
        #expect(field.text == "")
        try simulator.user.pressReturn()
        #expect(watcher.calls.last == "shouldReturn")
    }

    @Test func `of a long text the rest is pasted`() throws {
        hostFields()
        try simulator.user.type(String(repeating: "a", count: 12_000), into: "Email")
        let changes = watcher.calls.filter { $0.hasPrefix("change") }
        #expect(changes.count == 10_001 && changes[9_999] == "change 9999,0 a")
        #expect(changes.last == "change 10000,0 " + String(repeating: "a", count: 2_000))
        #expect(field.text?.count == 12_000)
    }
}
