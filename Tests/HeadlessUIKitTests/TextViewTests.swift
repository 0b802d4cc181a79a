import Testing
import UIKit

private final class Editor: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var begins = true
    var changes = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("shouldBegin")
        return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        lines.append("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    {
        lines.append("change \(range.location) \(text)")
        return changes
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
}

@MainActor @Suite(.simulator)
final class TextViewTests: World {
    private let view = UITextView()
    private let editor = Editor()

    private func show() {
        view.accessibilityLabel = "Note"
        view.delegate = editor
        a.onDL = { [unowned self] in a.view.addSubview(view) }
        host(a)
    }

    @Test func `a text view asks before it is edited and changed, and tells after`() throws {
        show()
        try simulator.user.type("ab", into: "Note")
        #expect(
            editor.lines == ["shouldBegin", "didBegin", "change 0 a", "changed", "change 1 b", "changed"])
        #expect(simulator.outline().description.contains("<lines Note: ab, editing>"))
        editor.lines = []
        view.resignFirstResponder()
        #expect(editor.lines == ["shouldEnd", "didEnd"])
        editor.lines = []
        view.text = "code"
        #expect(editor.lines == [])
    }

    @Test func `a text view's delegate may refuse editing, and each change`() throws {
        show()
        editor.begins = false
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.type("a", into: "Note") }
        editor.begins = true
        editor.changes = false
        try simulator.user.type("a", into: "Note")
        #expect(view.text == "")
    }

    @Test func `in a text view return begins a line, and clearing empties it`() throws {
        show()
        try simulator.user.type("a", into: "Note")
        try simulator.user.pressReturn()
        #expect(view.text == "a\n" && view.isFirstResponder)
        try simulator.user.clear("Note")
        #expect(!view.hasText)
    }

    @Test func `a text view that cannot be edited is read as a text`() {
        show()
        view.text = "The rules"
        view.isEditable = false
        #expect(simulator.outline().description.contains("\"The rules\""))
        #expect(!view.becomeFirstResponder())
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.type("a", into: "Note") }
    }
}
