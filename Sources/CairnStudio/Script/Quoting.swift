/// A text in quotation marks, as `words(of:)` reads it.
///
/// A line is read character by character, and a mark that would join the quotation mark or the escape before it, or
/// that a terminal would not show, is written by its number: `\u{301}`.
func quoted(_ text: String) -> String {
    var result = "\""
    var joins = true
    for scalar in text.unicodeScalars {
        let escape: String? =
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default:
                scalar.isUnseen || joins && scalar.joinsWhatIsBefore
                    ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
            }
        joins = escape != nil
        if let escape { result += escape } else { result.unicodeScalars.append(scalar) }
    }
    return result + "\""
}

extension Unicode.Scalar {
    private static let joiner: Unicode.Scalar = "\u{200D}"

    /// A control, or a mark of format or direction. The joiner of emoji is seen by what it joins.
    fileprivate var isUnseen: Bool {
        // Of ASCII that is known without a table.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: self != Self.joiner
        default: false
        }
    }

    /// Whether it makes one character with what stands before it.
    fileprivate var joinsWhatIsBefore: Bool {
        if isASCII { return false }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: self == Self.joiner || properties.isGraphemeExtend || properties.isEmojiModifier
        }
    }
}
