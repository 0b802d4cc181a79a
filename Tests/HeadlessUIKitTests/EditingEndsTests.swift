import Testing
import UIKit

/// Notes which of several fields begin and end, and does something as they are asked or told.
private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var onBegin, onShouldEnd, onEnd: ((UIView) -> Void)?

    private func note(_ event: String, _ view: UIView) {
        lines.append("\(view.accessibilityLabel ?? "?") \(event)")
    }
    func textFieldDidBeginEditing(_ field: UITextField) {
        note("begins", field)
        onBegin?(field)
    }
    func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
        onShouldEnd?(field)
        return true
    }
    func textFieldDidEndEditing(_ field: UITextField) {
        note("ends", field)
        onEnd?(field)
    }
    func textViewDidBeginEditing(_ view: UITextView) { note("begins", view) }
    func textViewShouldEndEditing(_ view: UITextView) -> Bool {
        onShouldEnd?(view)
        return true
    }
    func textViewDidEndEditing(_ view: UITextView) { note("ends", view) }
}

/// What hears of the end of editing changes who is edited.
@MainActor @Suite(.simulator)
final class EditingEndsTests: World {
    private let listener = Listener()

    private func fields(_ names: String...) -> [UITextField] {
        let fields = names.map { name in
            let field = UITextField()
            field.accessibilityLabel = name
            field.delegate = listener
            a.view.addSubview(field)
            return field
        }
        host(a)
        return fields
    }

    @Test func `a field that is handed the keyboard on its way to another ends as any other`() {
        let fields = fields("one", "two", "three")
        fields[0].becomeFirstResponder()
        listener.onEnd = { if $0 === fields[0] { fields[2].becomeFirstResponder() } }
        #expect(fields[1].becomeFirstResponder())
        #expect(
            listener.lines == ["one begins", "one ends", "three begins", "three ends", "two begins"])
        #expect(fields.filter(\.isFirstResponder) == [fields[1]])
    }

    @Test func `of two fields that hand the keyboard to each other neither gives it to a third`() {
        let fields = fields("one", "two", "three")
        fields[0].becomeFirstResponder()
        listener.onEnd = { (fields[0] === $0 ? fields[1] : fields[0]).becomeFirstResponder() }
        #expect(!fields[2].becomeFirstResponder())
        #expect(
            listener.lines == ["one begins", "one ends", "two begins", "two ends", "one begins"])
        #expect(fields.filter(\.isFirstResponder) == [fields[0]])
    }

    @Test func `a field that gets the keyboard as it takes it begins once`() {
        let fields = fields("one", "two")
        fields[0].becomeFirstResponder()
        listener.onEnd = { _ in fields[1].becomeFirstResponder() }
        #expect(fields[1].becomeFirstResponder())
        #expect(listener.lines == ["one begins", "one ends", "two begins"])
    }

    @Test(arguments: [true, false])
    func `what is taken out as it is asked whether to end ends once`(isField: Bool) {
        let field: UIView = isField ? fields("one")[0] : UITextView()
        if let view = field as? UITextView {
            view.accessibilityLabel = "one"
            view.delegate = listener
            a.view.addSubview(view)
            host(a)
        }
        listener.onShouldEnd = { $0.removeFromSuperview() }
        for _ in 1...2 {
            field.becomeFirstResponder()
            field.resignFirstResponder()
            #expect(listener.lines == ["one begins", "one ends"] && !field.isFirstResponder)
            listener.lines = []
            a.view.addSubview(field)
        }
    }
}
