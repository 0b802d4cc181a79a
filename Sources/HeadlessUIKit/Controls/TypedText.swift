/// The text of a field, with its length as `NSRange` counts: to count it anew for each letter would take as long as the text.
struct TypedText {
    private(set) var string: String
    private var length: Int

    init(_ string: String = "") {
        self.string = string
        length = string.utf16.count
    }

    /// Where something is typed that goes to the end.
    var end: NSRange { NSRange(location: length, length: 0) }

    /// All of it, and its last character.
    var all: NSRange { NSRange(location: 0, length: length) }
    var last: NSRange {
        let count = string.last?.utf16.count ?? 0
        return NSRange(location: length - count, length: count)
    }

    mutating func append(_ new: String) {
        string += new
        length += new.utf16.count
    }
}
