/// What the keyboard types into.
@MainActor
protocol TypedInto: UIView {
    var typed: String { get }
    /// What the keyboard does at the end of the text: asks, changes the text, tells.
    func append(_ string: String)
    /// The same, for all of the text.
    func deleteAll()
    func pressReturn()
}

extension UITextField: TypedInto {
    var typed: String { text ?? "" }
}
