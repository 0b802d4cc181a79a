import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TextAttributeTests: World {
    private let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])

    @Test func `a text and one with attributes replace each other`() {
        let label = UILabel()
        #expect(label.attributedText == nil)
        label.attributedText = red
        #expect(label.text == "red" && label.attributedText == red)
        label.text = "plain"
        #expect(label.attributedText == NSAttributedString(string: "plain"))
        let (field, view) = (UITextField(), UITextView())
        field.attributedText = red
        field.attributedPlaceholder = red
        view.attributedText = red
        #expect(field.text == "red" && field.placeholder == "red" && view.text == "red")
        #expect(field.attributedText == red && view.attributedText == red)
        field.text = "plain"
        field.placeholder = "plain"
        view.text = "plain"
        let plain = NSAttributedString(string: "plain")
        #expect(field.attributedText == plain && field.attributedPlaceholder == plain)
        #expect(view.attributedText == plain)
    }

    @Test func `a label with attributes is read as a text`() throws {
        let label = UILabel()
        label.attributedText = red
        a.onDL = { [unowned self] in a.view.addSubview(label) }
        host(a)
        #expect(simulator.outline().description.contains("red"))
    }
}
