import Testing
import UIKit

@MainActor @Suite(.simulator)
final class SecureFieldTests: World {
    private final class Asked: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            lines.append("\(range.location) \(range.length) \(string)")
            return true
        }
    }

    private let field = UITextField()
    private let asked = Asked()

    private func show() {
        let other = UITextField()
        (field.placeholder, other.placeholder) = ("Password", "Name")
        field.isSecureTextEntry = true
        field.text = "old"
        field.delegate = asked
        a.onDL = { [unowned self] in for view in [field, other] { a.view.addSubview(view) } }
        host(a)
    }

    @Test func `what is typed first into a secure field takes the place of what was there`() throws {
        show()
        try simulator.user.type("ab", into: "Password")
        #expect(field.text == "ab" && asked.lines == ["3 0 a", "1 0 b"])
        try simulator.user.type("c", into: "Password")
        #expect(field.text == "abc")
        try simulator.user.type("x", into: "Name")
        try simulator.user.type("d", into: "Password")
        #expect(field.text == "d")
        field.isSecureTextEntry = false
        try simulator.user.type("e", into: "Password")
        field.isSecureTextEntry = true
        try simulator.user.type("f", into: "Password")
        #expect(field.text == "f")
    }

    @Test func `what is deleted first in a secure field is all of it`() throws {
        show()
        try simulator.user.clear("Password")
        #expect(field.text == "" && asked.lines == ["2 1 "])
        try simulator.user.type("ab", into: "Password")
        try simulator.user.clear("Password")
        #expect(field.text == "" && asked.lines.last == "0 2 ")
    }
}
