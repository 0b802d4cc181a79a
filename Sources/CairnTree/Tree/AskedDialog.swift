/// A dialog that a screen presents itself and awaits the answer of. It stands in the tree as `dialog("Discard the draft?")`,
/// is made by no coordinator, and is never saved: whoever awaits the answer is gone by the time it would come back.
package struct AskedDialog: Destination, CustomStringConvertible {
    package let title: String
    package let message: String?
    /// What its fields and buttons say: two that ask the same are equal.
    package let labels: [String]

    package init(title: String, message: String?, labels: [String]) {
        (self.title, self.message, self.labels) = (title, message, labels)
    }

    package var description: String { "dialog(\(title.debugDescription))" }
}
