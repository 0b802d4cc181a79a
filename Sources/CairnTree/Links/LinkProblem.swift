/// What is wrong with a table of links, with all patterns concerned, and what to do about it. A pattern of a nested table is
/// named whole, with those around it; where two tables clash, with what it leads through too: `matches/{id} (matches > match)`.
public enum LinkProblem: Hashable, Sendable, CustomStringConvertible {
    /// The pattern itself cannot be used.
    case unusable(pattern: String, why: String)
    /// Both match the same links, and the values decide which.
    case ambiguous(String, String)
    /// Whatever the second matches, the first has already.
    case unreachable(String, behind: String)
    /// A link that the first prints is read by the second.
    case overlapping(String, by: String, link: String)
    /// Both print the same destination: links of the second would come out as those of the first.
    case printedTwice(String, String)
    /// What its case was made from cannot be got out of it again.
    case notInvertible(pattern: String)

    /// The same in a table that is nested at a pattern.
    func nested(at outer: String) -> LinkProblem {
        func whole(_ pattern: String) -> String { LinkPattern.joined([outer, pattern]) }
        return switch self {
        case .unusable(let pattern, let why): .unusable(pattern: whole(pattern), why: why)
        case .ambiguous(let first, let second): .ambiguous(whole(first), whole(second))
        case .unreachable(let second, let first): .unreachable(whole(second), behind: whole(first))
        case .overlapping(let pattern, let other, let link):
            .overlapping(whole(pattern), by: whole(other), link: link)
        case .printedTwice(let first, let second): .printedTwice(whole(first), whole(second))
        case .notInvertible(let pattern): .notInvertible(pattern: whole(pattern))
        }
    }

    /// The patterns and what is wrong with them, in a sentence.
    public var description: String {
        switch self {
        case .unusable(let pattern, let why): "'\(pattern)': \(why)"
        case .ambiguous(let first, let second):
            "'\(first)' and '\(second)' match the same links; make one of them, with an optional value"
        case .unreachable(let second, let first):
            "'\(second)' is never reached: '\(first)' matches the same before it"
        case .overlapping(let pattern, let other, let link):
            "'\(link)' of '\(pattern)' is read as '\(other)'; let the parameter's type refuse that text"
        case .printedTwice(let first, let second):
            "'\(first)' and '\(second)' lead to the same; say which is not printed, with .parseOnly"
        case .notInvertible(let pattern):
            "'\(pattern)' leads to what its values cannot be read from; give it a `from:`"
        }
    }
}
