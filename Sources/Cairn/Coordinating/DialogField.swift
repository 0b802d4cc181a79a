/// A line of text in a dialog.
public struct DialogField: Hashable, Sendable {
    /// What it says while it is empty.
    public var placeholder: String
    /// What stands in it from the start.
    public var text: String
    /// What is typed into it.
    public var kind: Kind
    /// What has to be in it before a button may take it.
    public var rule: DialogRule

    /// What is typed into a field: which keyboard it gets, and whether the text is hidden.
    public enum Kind: Hashable, Sendable {
        /// Any text, on the usual keyboard.
        case plain
        /// An address, on the keyboard for those.
        case email
        /// A number, on the keyboard for decimals; anything may be pasted all the same.
        case number
        /// A text that is hidden.
        case password
    }

    /// A line of text; by default empty, and of any content.
    public static func field(
        _ placeholder: String, text: String = "", kind: Kind = .plain, rule: DialogRule = .any
    ) -> DialogField {
        DialogField(placeholder: placeholder, text: text, kind: kind, rule: rule)
    }
}

/// What a text has to be. Two rules are equal when their names are: a dialog with rules can be compared.
/// ```swift
/// extension DialogRule {
///     static func unused(among names: Set<String>) -> Self { Self("unused among \(names.sorted())") { !names.contains($0) } }
/// }
/// ```
public struct DialogRule: Hashable, Sendable, CustomStringConvertible {
    /// Its name: what a text that keeps it is.
    public let description: String
    private let check: @Sendable (String) -> Bool

    /// A rule of one's own. What the check depends on belongs into the name.
    public init(_ name: String, _ check: @escaping @Sendable (String) -> Bool) {
        description = name
        self.check = check
    }

    /// Whether a text keeps it.
    public func holds(for text: String) -> Bool { check(text) }

    /// Anything goes, nothing too.
    public static let any = Self("anything") { _ in true }

    /// Something other than blanks.
    public static let filled = Self("something") { !$0.allSatisfy(\.isWhitespace) }

    /// So many characters, as a person counts them.
    public static func length(_ range: ClosedRange<Int>) -> Self {
        Self("\(range.lowerBound) to \(range.upperBound) characters") { range.contains($0.count) }
    }

    /// By name: the checks cannot be compared.
    public static func == (left: Self, right: Self) -> Bool { left.description == right.description }
    /// By name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
