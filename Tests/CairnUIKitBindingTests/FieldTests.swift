#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    @testable import CairnUIKitBinding

    /// A slider with few steps: any control with a value.
    private final class Dial: UIControl {
        var step = 0

        func turn(to step: Int) {
            self.step = step
            sendActions(for: .valueChanged)
        }
    }

    /// Counts how often its text is set by code.
    private final class CountedField: UITextField {
        var sets = 0
        override var text: String? {
            get { super.text }
            set {
                sets += 1
                super.text = newValue
            }
        }
    }

    /// What a person changes goes into the property, and what the view model sets is shown.
    @MainActor
    @Suite(.simulator)
    struct FieldTests {
        private let name = MutableProperty("Ana")

        private func show(_ field: UIView) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            (field as? UITextField)?.placeholder = "Name"
            controller.view.addSubview(field)
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }

        @Test func `what is typed goes into the property, and what is set into the field`() throws {
            let field = UITextField()
            show(field)
            field.bind.text <~> name
            #expect(field.text == "Ana")
            try Simulator.current.user.type("Ben", into: "Name")
            #expect(name.value == field.text)
            #expect(name.value.hasSuffix("Ben"))
            name.value = "Cem"
            #expect(field.text == "Cem")
        }

        @Test func `a text view is bound both ways as well`() throws {
            let view = UITextView()
            view.accessibilityLabel = "Note"
            show(view)
            let bond = view.bind.text <~> name
            #expect(view.text == "Ana")
            try Simulator.current.user.type("bel", into: "Note")
            #expect(name.value == view.text)
            #expect(name.value.hasSuffix("bel"))
            let typed = name.value
            bond.end()
            try Simulator.current.user.type("la", into: "Note")
            #expect(name.value == typed)
        }

        @Test func `nobody listens any more to a text view that is gone`() {
            final class Marker {}
            weak var kept: Marker?
            func bind() {
                let (view, marker) = (UITextView(), Marker())
                kept = marker
                _ = TextChanges(of: view) { [marker] in _ = marker }
                view.bind.text <~> name
            }
            bind()
            #expect(kept == nil)
        }

        @Test func `what is typed is not set again, so the cursor stays where it is`() throws {
            let field = CountedField()
            show(field)
            field.bind.text <~> name
            #expect(field.sets == 1)
            try Simulator.current.user.type("B", into: "Name")
            #expect(field.sets == 1)
        }

        @Test func `a view model that corrects what is typed is shown at once`() throws {
            let field = UITextField()
            show(field)
            _ = name.observe { [name] in if $0 != $0.uppercased() { name.value = $0.uppercased() } }
            field.bind.text <~> name
            try Simulator.current.user.type("b", into: "Name")
            #expect(field.text == name.value)
            #expect(name.value == name.value.uppercased())
        }

        @Test func `two fields of one property follow each other`() throws {
            let (field, other) = (UITextField(), UITextField())
            show(field)
            field.bind.text <~> name
            other.bind.text <~> name
            try Simulator.current.user.type("Ben", into: "Name")
            #expect(other.text == field.text)
        }

        @Test func `any control has a value to bind`() {
            let dial = Dial()
            let step = MutableProperty(3)
            dial.bind.value(\.step) <~> step
            #expect(dial.step == 3)
            dial.turn(to: 5)
            #expect(step.value == 5)
        }

        @Test func `when the bond ends, neither follows the other, and the control keeps nothing`() {
            let dial = Dial()
            let step = MutableProperty(3)
            let bond = dial.bind.value(\.step) <~> step
            bond.end()
            dial.turn(to: 5)
            #expect(step.value == 3)
            step.value = 4
            #expect(dial.step == 5)
            #expect(dial.allControlEvents == [])
        }

        @Test func `neither field nor property keeps the other`() {
            weak var gone: MutableProperty<String>?
            let field = UITextField()
            do {
                let property = MutableProperty("Ana")
                gone = property
                field.bind.text <~> property
            }
            #expect(gone == nil)
            weak var goneField: UITextField?
            do {
                let field = UITextField()
                goneField = field
                field.bind.text <~> name
            }
            #expect(goneField == nil)
        }

        @Test func `saving is enabled by validation of what is typed`() throws {
            let field = UITextField()
            show(field)
            let save = UIButton()
            name.value = ""
            field.bind.text <~> name
            save.bind.isEnabled <~ name.map { $0.count > 2 }
            try Simulator.current.user.type("An", into: "Name")
            #expect(!save.isEnabled)
            try Simulator.current.user.type("a", into: "Name")
            #expect(save.isEnabled == (name.value.count > 2))
        }

        @Test func `an alert's button is enabled by validation of what is typed in the alert`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
            let save = UIAlertAction(title: "Save", style: .default)
            name.value = ""
            alert.addAction(save)
            alert.addTextField { [name] field in
                field.placeholder = "Name"
                field.bind.text <~> name
            }
            save.bind.isEnabled <~ name.map { $0.count > 2 }
            window.rootViewController?.present(alert, animated: true)
            Simulator.current.settle()
            #expect(!save.isEnabled)
            try Simulator.current.user.type("Ana", into: "Name")
            #expect(save.isEnabled)
            name.value = "A"
            #expect(!save.isEnabled)
        }

        @Test func `a controller observes its view model, and goes when it goes`() async {
            weak var gone: UIViewController?
            var shown: [String] = []
            do {
                let controller = UIViewController()
                gone = controller
                controller.observe { [unowned controller] in
                    controller.title = name.value
                    shown.append(name.value)
                }
                name.value = "Ben"
                await Simulator.current.settle()
                #expect(controller.title == "Ben")
            }
            #expect(gone == nil)
            name.value = "Cem"
            await Simulator.current.settle()
            #expect(shown == ["Ana", "Ben"])
        }

        /// The natural code: the closure captures the button, whose action captures the model that the closure reads.
        @Test(arguments: [false, true])
        func `what a closure captures goes with the controller that observes`(isEnded: Bool) async {
            @MainActor final class Model {
                let canSave = MutableProperty(true)
                func save() {}
            }
            weak var gone: Model?
            do {
                let (controller, model) = (UIViewController(), Model())
                gone = model
                let button = UIButton(type: .system, primaryAction: UIAction { [model] _ in model.save() })
                controller.view.addSubview(button)
                let bond = controller.observe { button.isEnabled = model.canSave.value }
                model.canSave.value = false
                await Simulator.current.settle()
                #expect(!button.isEnabled)
                if isEnded { bond.end() }
            }
            #expect(gone == nil)
        }
    }
#endif
