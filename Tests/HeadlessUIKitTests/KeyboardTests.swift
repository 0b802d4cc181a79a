import Testing
import UIKit

/// Who has the keyboard as screens come and go.
@MainActor @Suite(.simulator)
final class KeyboardTests: World {
    let field = UITextField()
    let other = UITextField()
    let watcher = FieldWatcher()

    private func stackWithField() -> UINavigationController {
        field.placeholder = "Email"
        field.delegate = watcher
        a.onDL = { [unowned self] in a.view.addSubview(field) }
        other.placeholder = "Name"
        b.onDL = { [unowned self] in b.view.addSubview(other) }
        return stack(a)
    }

    @Test func `a field that a push covers gets the keyboard back with its screen`() throws {
        let navigation = stackWithField()
        field.becomeFirstResponder()
        watcher.calls = []
        a.onWD = { [unowned self] in record.lines.append("editing \(field.isEditing)") }
        navigation.pushViewController(b, animated: true)
        simulator.settle()
        #expect(!field.isEditing && watcher.calls == ["shouldEnd", "didEnd"])
        #expect(record.lines.contains("editing false"))
        a.onDA = { [unowned self] in record.lines.append("back \(field.isEditing)") }
        navigation.popViewController(animated: true)
        simulator.settle()
        #expect(field.isEditing && record.lines.last == "back true")
        #expect(watcher.calls == ["shouldEnd", "didEnd", "shouldBegin", "didBegin"])
    }

    @Test func `a field that a full-screen modal covers gets the keyboard back`() {
        _ = stackWithField()
        field.becomeFirstResponder()
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: true)
        simulator.settle()
        #expect(!field.isEditing)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(field.isEditing)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
    func `a modal that leaves its presenter in place takes the keyboard, and gives it back`(
        style: UIModalPresentationStyle
    ) {
        _ = stackWithField()
        field.becomeFirstResponder()
        m.modalPresentationStyle = style
        var isBack: Bool?
        a.present(m, animated: true)
        simulator.settle()
        #expect(!field.isEditing)
        a.dismiss(animated: true) { [unowned self] in isBack = field.isEditing }
        simulator.settle()
        #expect(isBack == true)
    }

    @Test func `a swipe that is taken back gives the keyboard back`() throws {
        let navigation = stackWithField()
        navigation.pushViewController(b, animated: false)
        simulator.settle()
        other.becomeFirstResponder()
        try simulator.user.beginSwipeBack()
        #expect(!other.isEditing)
        simulator.user.endSwipe(finish: false)
        simulator.settle()
        #expect(other.isEditing && navigation.topViewController === b)
    }

    @Test func `whoever else took the keyboard keeps it, and a delegate may refuse it`() {
        let navigation = stackWithField()
        a.view.addSubview(UITextField())
        field.becomeFirstResponder()
        navigation.pushViewController(b, animated: false)
        simulator.settle()
        a.onIA = { [unowned self] in (a.view.subviews.last as? UITextField)?.becomeFirstResponder() }
        navigation.popViewController(animated: false)
        simulator.settle()
        #expect(!field.isEditing && a.view.subviews.last?.isFirstResponder == true)
        a.onIA = nil
        field.becomeFirstResponder()
        navigation.pushViewController(b, animated: false)
        simulator.settle()
        watcher.begins = false
        navigation.popViewController(animated: false)
        simulator.settle()
        #expect(!field.isEditing)
    }

    @Test func `of a chain of modals that goes none gets the keyboard back`() {
        _ = stackWithField()
        field.becomeFirstResponder()
        m.onDL = { [unowned self] in m.view.addSubview(other) }
        other.delegate = watcher
        a.present(m, animated: false)
        simulator.settle()
        other.becomeFirstResponder()
        m.present(k, animated: false)
        simulator.settle()
        watcher.calls = []
        a.dismiss(animated: true)
        simulator.settle()
        #expect(field.isEditing && watcher.calls == ["shouldBegin", "didBegin"])
    }
}
