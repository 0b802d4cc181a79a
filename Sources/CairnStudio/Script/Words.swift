/// A word of a script's line, with the place of each of its characters.
struct Word: Hashable, Sendable {
    var text: String
    /// Whether it stood in quotation marks.
    var isQuoted: Bool
    /// The column of its first character, quotation mark included; the first of a line is 1.
    var column: Int
    /// The columns of the text's characters.
    var columns: [Int]
    /// The column after it.
    var end: Int
}

/// A line that makes no sense from some column on.
struct LineError: Error, Hashable, Sendable {
    var column: Int
    var message: String
}

/// Splits a line of script into words: bare ones, ended by a space, and ones in quotation marks, in which
/// `\"`, `\\`, `\n`, `\r`, `\t` and `\u{301}` stand for what they do elsewhere. A word that begins with `#` begins a comment.
func words(of line: String) throws(LineError) -> [Word] {
    let text = Array(line)
    var words: [Word] = []
    var position = 0
    while position < text.count {
        let character = text[position]
        if character.isWhitespace {
            position += 1
        } else if character == "#" {
            break
        } else if character == "\"" {
            words.append(try quoted(text, from: &position))
        } else {
            words.append(try bare(text, from: &position))
        }
    }
    return words
}

private func bare(_ text: [Character], from position: inout Int) throws(LineError) -> Word {
    let start = position
    if "“”„«»‘’".contains(text[start]) {
        throw LineError(column: start + 1, message: "expected a straight quotation mark, \"")
    }
    while position < text.count, !text[position].isWhitespace {
        guard text[position] != "\"" else {
            throw LineError(column: position + 1, message: "expected a space before the quotation mark")
        }
        position += 1
    }
    return Word(
        text: String(text[start..<position]), isQuoted: false, column: start + 1,
        columns: Array(start + 1..<position + 1), end: position + 1)
}

private func quoted(_ text: [Character], from position: inout Int) throws(LineError) -> Word {
    let start = position
    var word = Word(text: "", isQuoted: true, column: start + 1, columns: [], end: 0)
    position += 1
    while position < text.count, text[position] != "\"" {
        word.columns.append(position + 1)
        guard text[position] == "\\" else {
            word.text.append(text[position])
            position += 1
            continue
        }
        guard position + 1 < text.count else { break }
        switch text[position + 1] {
        case "\"", "\\": word.text.append(text[position + 1])
        case "n": word.text.append("\n")
        case "r": word.text.append("\r")
        case "t": word.text.append("\t")
        case "u":
            let (scalar, end) = try scalar(text, from: position)
            word.text.unicodeScalars.append(scalar)
            position = end
            continue
        case let other:
            throw LineError(
                column: position + 1,
                message:
                    "expected \\\", \\\\, \\n, \\r, \\t or \\u{…}, found \\\(other); write \\\\ for a backslash"
            )
        }
        position += 2
    }
    guard position < text.count, text[position] == "\"" else {
        throw LineError(column: text.count + 1, message: "expected a closing quotation mark")
    }
    position += 1
    if position < text.count, !text[position].isWhitespace {
        throw LineError(column: position + 1, message: "expected a space after the quotation mark")
    }
    word.end = position + 1
    return word
}

/// Reads `\u{301}`.
private func scalar(_ text: [Character], from start: Int) throws(LineError) -> (Unicode.Scalar, end: Int) {
    let digits = text[min(start + 3, text.count)...].prefix { $0 != "}" && $0 != "\"" }
    let end = start + 3 + digits.count
    guard text.indices.contains(start + 2), text[start + 2] == "{", text.indices.contains(end),
        text[end] == "}",
        let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    else {
        throw LineError(
            column: start + 1, message: "expected the number of a character, as in \\u{301}")
    }
    return (scalar, end + 1)
}
