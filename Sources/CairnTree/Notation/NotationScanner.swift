/// Tree notation that cannot be read: what was expected, and where.
public struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was expected, and what to write instead.
    public let message: String
    /// The whole text that was to be read.
    public let notation: String
    /// How many characters stand before the place.
    public let offset: Int

    /// What is wrong, and where, in a sentence.
    public var description: String {
        "\(message)\n    \(notation)\n    \(String(repeating: " ", count: offset))^"
    }
}

/// Reads the words of tree notation from left to right, by Unicode's scalars: a combining mark behind a parenthesis is part of
/// a name, and no other parenthesis.
struct NotationScanner {
    private let text: [Unicode.Scalar]
    private(set) var position = 0

    init(_ notation: String) {
        text = Array(notation.unicodeScalars)
    }

    var isAtEnd: Bool { position == text.count }

    mutating func skipSpaces() {
        while position < text.count, text[position].isBlank { position += 1 }
    }

    /// Goes past a word if it comes next, spaces before it included.
    mutating func take(_ word: String) -> Bool {
        let start = position
        skipSpaces()
        let scalars = word.unicodeScalars
        guard text[position...].starts(with: scalars) else {
            position = start
            return false
        }
        position += scalars.count
        return true
    }

    mutating func expect(_ word: String, _ message: String) throws(NotationError) {
        guard take(word) else { throw failure(message) }
    }

    func failure(_ message: String) -> NotationError {
        NotationError(message: message, notation: string(text[...]), offset: string(text[..<position]).count)
    }

    private func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(part))
    }

    /// A destination's name with its values: `match(7)`, `~SFSafariViewController`, or any text in backticks.
    mutating func label() throws(NotationError) -> String {
        skipSpaces()
        let start = position
        if position < text.count, text[position] == "`" {
            repeat { position += 1 } while position < text.count && text[position] != "`"
            guard position < text.count else { throw failure("expected a closing backtick") }
            position += 1
        } else {
            if position < text.count, text[position] == "~" { position += 1 }
            let name = position
            while position < text.count,
                text[position].isInName
            {
                position += 1
            }
            guard position > name, !text[name].properties.isNumber else {
                position = start
                throw failure("expected the name of a destination")
            }
            try skipTypes()
        }
        if hasValuesNext { try skipValues() }
        return string(text[start..<position])
    }

    /// Whether what stands in the parentheses that come next are values of a destination, and not the places
    /// of a range: values are never bare words.
    private var hasValuesNext: Bool {
        guard position < text.count, text[position] == "(" else { return false }
        var next = self
        next.position += 1
        next.skipSpaces()
        guard next.position < text.count else { return false }
        let first = text[next.position]
        if first.properties.isNumber || "-\".[(".unicodeScalars.contains(first) { return true }
        let start = next.position
        while next.position < text.count, text[next.position].isInName {
            next.position += 1
        }
        if ["true", "false", "nil", "inf", "nan"].contains(string(text[start..<next.position])) {
            return true
        }
        guard next.position > start, next.take(":") else { return false }
        return next.container() == nil
    }

    /// Goes past the types that a generic one is made of, if they come next: `<Int>` of `Page<Int>`.
    private mutating func skipTypes() throws(NotationError) {
        guard position < text.count, text[position] == "<" else { return }
        var depth = 0
        repeat {
            guard position < text.count else { throw failure("expected '>'") }
            switch text[position] {
            case "<": depth += 1
            // That of an arrow closes nothing.
            case ">" where text[position - 1] != "-": depth -= 1
            default: break
            }
            position += 1
        } while depth > 0
    }

    private mutating func skipValues() throws(NotationError) {
        var open: [Unicode.Scalar] = []
        repeat {
            guard position < text.count else { throw failure("expected '\(open.last ?? ")")'") }
            switch text[position] {
            case "(": open.append(")")
            case "[": open.append("]")
            case ")", "]":
                guard open.popLast() == text[position] else { throw failure("this closes nothing") }
            case "\"": try skipString()
            default: break
            }
            position += 1
        } while !open.isEmpty
    }

    private mutating func skipString() throws(NotationError) {
        position += 1
        while position < text.count, text[position] != "\"" {
            position += text[position] == "\\" ? 2 : 1
        }
        guard position < text.count else {
            position = text.count
            throw failure("expected a closing quotation mark")
        }
    }

    /// The kind of a container, when one comes next: a word and `[`.
    mutating func container() -> String? {
        let start = position
        if let word = word(), take("[") { return word }
        position = start
        return nil
    }

    /// A name of letters, digits and underscores, when one comes next.
    mutating func word() -> String? {
        let start = position
        skipSpaces()
        let first = position
        while position < text.count,
            text[position].isInName
        {
            position += 1
        }
        if first < position, text[first].beginsName { return string(text[first..<position]) }
        position = start
        return nil
    }

    /// A whole number, when one comes next.
    mutating func number() -> Int? {
        let start = position
        while position < text.count, "0"..."9" ~= text[position] { position += 1 }
        return Int(string(text[start..<position]))
    }
}

extension Unicode.Scalar {
    /// A letter, a digit, an underscore, or what belongs to a letter before it: a mark, or a joiner. Most are ASCII, of which
    /// that is known without a table.
    var isInName: Bool {
        guard !isASCII else {
            return switch self {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: false
            }
        }
        return beginsName || properties.isNumber || properties.isJoinControl || properties.isMark
    }

    /// A letter.
    var beginsName: Bool { properties.isAlphabetic }

    /// A space, a tab or the end of a line, likewise.
    fileprivate var isBlank: Bool {
        isASCII ? 0x09...0x0D ~= value || value == 0x20 : properties.isWhitespace
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isNumber: Bool { numericType != nil }

    fileprivate var isMark: Bool {
        [.nonspacingMark, .spacingMark, .enclosingMark].contains(generalCategory)
    }
}
