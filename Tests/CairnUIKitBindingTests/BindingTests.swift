#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import Testing
    import UIKit

    /// Labels, buttons, bar items and controllers bound to a view model's properties.
    @MainActor
    struct BindingTests {
        private let name = MutableProperty("Ana")

        @Test func `a label shows the value from the moment it is bound, and each one after`() {
            let label = UILabel()
            label.bind.text <~ name
            #expect(label.text == "Ana")
            name.value = "Ben"
            #expect(label.text == "Ben")
        }

        @Test func `what may be nil, and what is derived, is bound in the same way`() {
            let label = UILabel()
            let title = MutableProperty<String?>("Captain")
            label.bind.text <~ title
            title.value = nil
            #expect(label.text == nil)
            label.bind.text <~ name.map { "Hello, \($0)" }
            #expect(label.text == "Hello, Ana")
        }

        @Test func `a button, a bar item and a controller are bound by the name of any of their properties`()
        {
            let (button, item, controller) = (UIButton(), UIBarButtonItem(), UIViewController())
            let canSave = name.map { !$0.isEmpty }
            button.bind.isEnabled <~ canSave
            item.bind.isEnabled <~ canSave
            controller.bind.title <~ name
            #expect((button.isEnabled, item.isEnabled) == (true, true))
            name.value = ""
            #expect((button.isEnabled, item.isEnabled) == (false, false))
            #expect(controller.title == "")
        }

        @Test func `several views are bound to one property`() {
            let labels = (0..<3).map { _ in UILabel() }
            for label in labels { label.bind.text <~ name }
            name.value = "Ben"
            #expect(labels.map(\.text) == ["Ben", "Ben", "Ben"])
        }

        @Test func `a binding ends with the view, which it does not keep`() {
            weak var gone: UILabel?
            do {
                let label = UILabel()
                label.bind.text <~ name
                gone = label
            }
            #expect(gone == nil)
            name.value = "Ben"
        }

        @Test func `a cell that is used again ends its binding by the bond`() {
            let label = UILabel()
            let other = MutableProperty("Zoe")
            let bond = label.bind.text <~ name
            bond.end()
            label.bind.text <~ other
            name.value = "Ben"
            #expect(label.text == "Zoe")
        }

        @Test func `binding is done through an optional as well`() {
            let label: UILabel? = UILabel()
            label?.bind.text <~ name
            #expect(label?.text == "Ana")
        }
    }
#endif
