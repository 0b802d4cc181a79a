extension Unicode.Scalar {
    /// How many columns a terminal gives this scalar on its own.
    fileprivate var columns: Int {
        switch value {
        case 0x20..<0x7F: return 1
        case 0x1160...0x11FF: return 0  // vowels and finals of a Hangul syllable
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
            return 2
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return properties.isEmojiPresentation ? 2 : 1
        }
    }

    /// Whether it would move the cursor, or turn the direction of what follows it.
    fileprivate var isUnruly: Bool {
        switch value {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
        default:
            switch properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}

extension Character {
    /// How many columns a terminal gives this character: two for an ideograph or an emoji, one for most others.
    var columns: Int {
        if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
        let scalars = unicodeScalars
        if scalars.count > 1 {
            let isPicture = scalars.contains {
                $0.value == 0xFE0F || $0.properties.isEmojiModifier || (0x1F1E6...0x1F1FF).contains($0.value)
            }
            if isPicture || scalars.first!.properties.isEmojiPresentation { return 2 }
        }
        return scalars.reduce(0) { $0 + $1.columns }
    }
}

extension StringProtocol {
    /// How many columns a terminal gives this text.
    var columns: Int {
        // As most texts are.
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
        return reduce(0) { $0 + $1.columns }
    }

    /// The text as it may stand in a line of a picture: without line ends, controls, and marks of direction,
    /// which would break the frame around it.
    var tamed: String {
        guard unicodeScalars.contains(where: \.isUnruly) else { return String(self) }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if !scalar.isUnruly {
                text.append(scalar)
            } else if scalar.properties.isWhitespace {
                text.append(" ")
            }
        }
        return String(text)
    }

    /// The same of each line.
    var tamedLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map(\.tamed).joined(separator: "\n")
    }

    /// As much of the text as fits into so many columns, with an ellipsis where something is missing.
    func cut(to width: Int, ellipsis: String = "…") -> String {
        guard columns > width else { return String(self) }
        guard width >= ellipsis.columns else { return "" }
        var text = ""
        var room = width - ellipsis.columns
        for character in self {
            room -= character.columns
            guard room >= 0 else { break }
            text.append(character)
        }
        while text.last == " " { text.removeLast() }
        return text + ellipsis
    }

    /// As much of the text's end as fits into so many columns.
    func suffix(columns width: Int) -> SubSequence {
        var (start, room) = (endIndex, width)
        while start > startIndex {
            let before = index(before: start)
            room -= self[before].columns
            guard room >= 0 else { break }
            start = before
        }
        return self[start...]
    }

    /// The text in lines of at most so many columns, broken between words where it can be.
    func wrapped(to width: Int) -> [String] {
        split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap { paragraph in
            var lines: [String] = []
            var (line, length) = ("", 0)
            for word in paragraph.split(separator: " ") {
                let columns = word.columns
                if !line.isEmpty, length + 1 + columns <= width {
                    line += " " + word
                    length += 1 + columns
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                if columns <= width {
                    (line, length) = (String(word), columns)
                    continue
                }
                (line, length) = ("", 0)
                for character in word {
                    let columns = character.columns
                    if !line.isEmpty, length + columns > width {
                        lines.append(line)
                        (line, length) = ("", 0)
                    }
                    line.append(character)
                    length += columns
                }
            }
            lines.append(line)
            return lines
        }
    }
}
