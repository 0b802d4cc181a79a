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

    @Test func `the keyboard is told of as it comes and goes, and not as it passes from field to field`() {
        let center = NotificationCenter.default
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let (record, screen) = (record, UIScreen.main)
        let observers = names.map { name in
            center.addObserver(forName: name, object: screen, queue: nil) { notification in
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated {
                    let isUp = (frame?.minY ?? 0) < screen.bounds.height
                    record.lines.append(name.rawValue.dropFirst(10).dropLast(12) + (isUp ? " up" : " down"))
                }
            }
        }
        defer { for observer in observers { center.removeObserver(observer) } }
        _ = stackWithField()
        a.view.addSubview(other)
        field.addAction(
            UIAction { [unowned self] _ in self.record.lines.append("begin") }, for: .editingDidBegin)
        field.becomeFirstResponder()
        #expect(record.take() == ["begin", "WillShow up"])
        simulator.settle()
        other.becomeFirstResponder()
        simulator.settle()
        #expect(record.take() == ["DidShow up"])
        other.resignFirstResponder()
        simulator.settle()
        #expect(record.take() == ["WillHide down", "DidHide down"])
    }

    @Test func `the buttons above the keyboard can be tapped while the field has it`() throws {
        _ = stackWithField()
        let bar = UIToolbar()
        let done = UIAction(title: "Done") { [unowned self] _ in field.resignFirstResponder() }
        bar.items = [.flexibleSpace(), UIBarButtonItem(primaryAction: done)]
        field.inputAccessoryView = bar
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Done") }
        try simulator.user.tap("Email")
        #expect(simulator.outline().actions.contains(.tap("Done")))
        try simulator.user.tap("Done")
        #expect(!field.isEditing && !simulator.outline().actions.contains(.tap("Done")))
    }

    @Test func `what stands in the keyboard's place can be touched while the field has it`() throws {
        _ = stackWithField()
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        field.inputView = slider
        field.becomeFirstResponder()
        try simulator.user.increase("Volume")
        #expect(slider.value > 0)
    }

    @Test func `a controller brings a bar along for the fields in it`() throws {
        final class Chat: UIViewController {
            let bar = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in })
            let field = UITextField()
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
            override func viewDidLoad() { view.addSubview(field) }
        }
        let chat = Chat()
        host(chat)
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Send") }
        chat.becomeFirstResponder()
        try simulator.user.tap("Send")
        chat.field.becomeFirstResponder()
        try simulator.user.tap("Send")
    }

    @Test func `a child that ends editing as it is taken out ends it once`() {
        final class TextWatcher: NSObject, UITextViewDelegate {
            var ends = 0
            func textViewDidEndEditing(_ textView: UITextView) { ends += 1 }
        }
        let (text, texts) = (UITextView(), TextWatcher())
        field.delegate = watcher
        text.delegate = texts
        b.onWD = { [unowned self] in b.view.endEditing(true) }
        host(a)
        for editor in [field, text] {
            a.addChild(b)
            a.view.addSubview(b.view)
            b.didMove(toParent: a)
            b.view.addSubview(editor)
            editor.becomeFirstResponder()
            b.willMove(toParent: nil)
            b.view.removeFromSuperview()
            b.removeFromParent()
        }
        #expect(watcher.calls.count { $0 == "didEnd" } == 1 && texts.ends == 1)
    }

    @Test func `a field that was to be edited before it was in a window is edited as it comes into one`() {
        let navigation = stackWithField()
        b.onWA = { [unowned self] in record.lines.append("asked \(other.becomeFirstResponder())") }
        b.onIA = { [unowned self] in record.lines.append("editing \(other.isEditing)") }
        navigation.pushViewController(b, animated: true)
        simulator.settle()
        #expect(record.lines.filter { !$0.contains(".") } == ["asked false", "editing true"])
        let text = UITextView()
        c.onDL = { [unowned self] in
            c.view.addSubview(text)
            text.becomeFirstResponder()
            text.resignFirstResponder()
        }
        navigation.pushViewController(c, animated: true)
        simulator.settle()
        #expect(!text.isFirstResponder && !other.isEditing)
    }
}
