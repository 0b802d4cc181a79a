import Testing
import UIKit

@MainActor @Suite(.simulator)
final class UserTests: World {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })

    func failure(_ body: () throws(Simulator.UserError) -> Void) -> Simulator.UserError.Reason? {
        do {
            try body()
            return nil
        } catch {
            return error.reason
        }
    }

    func hostButton() {
        a.onDL = { [unowned self] in a.view.addSubview(button) }
        host(a)
    }

    @Test func `what is not there cannot be tapped, and the error lists what can`() {
        hostButton()
        #expect {
            try simulator.user.tap("Stop")
        } throws: { error in
            "\(error)".hasPrefix("could not tap \"Stop\": it is not there. Possible: tap \"Go\". ")
        }
    }

    @Test func `what a modal covers cannot be tapped`() {
        hostButton()
        a.present(m, animated: false)
        simulator.settle()
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tap("Go") } == .covered)
    }

    @Test func `what is disabled, hidden or only to be read cannot be tapped`() {
        hostButton()
        button.isEnabled = false
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tap("Go") } == .disabled)
        button.isEnabled = true
        a.view.isUserInteractionEnabled = false
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tap("Go") } == .disabled)
        a.view.isUserInteractionEnabled = true
        button.isHidden = true
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tap("Go") } == .hidden)
        let label = UILabel()
        label.text = "Read"
        a.view.addSubview(label)
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tap("Read") } == .notTouchable)
    }

    @Test func `of two that read the same, one has to be chosen`() throws {
        hostButton()
        let second = UIButton(
            primaryAction: UIAction(title: "Go") { _ in self.record.lines.append("second") })
        a.view.addSubview(second)
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tap("Go") } == .ambiguous(2))
        record.lines = []
        try simulator.user.tap("Go", at: 1)
        #expect(record.lines == ["second"])
    }

    @Test func `a number is of those that read the same, and there may be fewer`() throws {
        hostButton()
        #expect {
            try simulator.user.tap("Go", at: 1)
        } throws: { error in
            "\(error)".hasPrefix("could not tap \"Go\": only one thing reads like that. Possible: tap \"Go\"")
        }
    }

    @Test func `nothing can be touched while a transition runs, but everything before it starts`() throws {
        let push = UIButton(
            primaryAction: UIAction(title: "Push") { [unowned self] _ in
                a.navigationController?.pushViewController(Screen("X", record), animated: true)
            })
        a.onDL = { [unowned self] in a.view.addSubview(push) }
        let nav = stack(a)
        try simulator.user.tap("Push")
        try simulator.user.tap("Push")
        #expect(nav.viewControllers.count == 3)
        simulator.clock.turn()
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tap("Push") } == .moving)
    }

    @Test func `things are found by identifier and accessibility label as well`() throws {
        hostButton()
        button.accessibilityIdentifier = "go"
        button.accessibilityLabel = "Start"
        try simulator.user.tap("go")
        try simulator.user.tap("Start")
    }

    @Test func `typing needs a field, and one that will be edited`() {
        hostButton()
        let field = UITextField()
        field.placeholder = "Name"
        let watcher = FieldWatcher()
        watcher.begins = false
        field.delegate = watcher
        a.view.addSubview(field)
        #expect(
            failure { () throws(Simulator.UserError) in try simulator.user.type("x", into: "Go") }
                == .notTouchable)
        #expect(
            failure { () throws(Simulator.UserError) in try simulator.user.type("x", into: "Name") }
                == .refused)
    }

    @Test func `there is no way back from a root, or out of a root by pulling`() {
        _ = stack(a)
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tapBack() } == .notThere)
        #expect(
            failure { () throws(Simulator.UserError) in try simulator.user.backMenu(to: "A") } == .notThere)
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.pullSheet() } == .notThere)
    }

    @Test func `a back button under a modal is covered`() {
        _ = stack(a, b)
        b.present(m, animated: false)
        simulator.settle()
        #expect(failure { () throws(Simulator.UserError) in try simulator.user.tapBack() } == .covered)
        #expect(
            failure { () throws(Simulator.UserError) in try simulator.user.backMenu(to: "A") } == .covered)
    }

    @Test func `what the next turn may bring is told from what is not there`() {
        hostButton()
        func message() -> String {
            do {
                try simulator.user.tap("Stop")
                return "tapped"
            } catch { return "\(error)" }
        }
        #expect(!message().contains("settle()"))
        a.view.setNeedsLayout()
        #expect(message().contains(". More comes in the next turn: settle() first. Asked at"))
    }

    @Test func `what the next turn may enable is told from what is disabled`() throws {
        final class Form: UIViewController {
            let field = UITextField()
            let send = UIButton(primaryAction: UIAction(title: "Send") { _ in })
            override func viewDidLoad() {
                super.viewDidLoad()
                field.placeholder = "Name"
                field.addAction(
                    UIAction { [weak self] _ in self?.setNeedsUpdateProperties() }, for: .editingChanged)
                view.addSubview(field)
                view.addSubview(send)
            }
            override func updateProperties() {
                super.updateProperties()
                send.isEnabled = field.text?.isEmpty == false
            }
        }
        host(Form())
        func message() -> String {
            do {
                try simulator.user.tap("Send")
                return "tapped"
            } catch { return "\(error)" }
        }
        #expect(message().contains("it is disabled") && !message().contains("settle()"))
        try simulator.user.type("Ada", into: "Name")
        #expect(message().contains(". An update waits for the next turn: settle() first. Asked at"))
        simulator.settle()
        #expect(message() == "tapped")
    }

    @Test func `whatever the outline lists can be done`() throws {
        let nav = UINavigationController()
        nav.viewControllers = [a, b, c]
        host(n)
        n.present(nav, animated: false)
        simulator.settle()
        var count = 0
        while let action = simulator.outline().actions.first(where: { $0 != .pull }) {
            try simulator.user.perform(action)
            simulator.settle()
            count += 1
        }
        #expect(count == 2)
        try simulator.user.perform(.pull)
        simulator.settle()
        #expect(n.presentedViewController == nil)
    }

    @Test func `of two that read alike, one of which cannot be touched, the other is tapped`() throws {
        host(a)
        let (off, on) = (UIButton(type: .system), UIButton(type: .system))
        var isTapped = false
        on.addAction(UIAction { _ in isTapped = true }, for: .touchUpInside)
        for button in [off, on] {
            button.setTitle("Save", for: .normal)
            a.view.addSubview(button)
        }
        off.isEnabled = false
        #expect(simulator.outline().actions == [.tap("Save")])
        try simulator.user.perform(.tap("Save"))
        #expect(isTapped)
    }
}
