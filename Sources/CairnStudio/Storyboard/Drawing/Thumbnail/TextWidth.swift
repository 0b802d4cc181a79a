/// How wide a text is in the plain faces that systems have, as no font can be asked here: rather too wide than too narrow.
enum TextWidth {
    static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
        var width = 0.0
        for scalar in text.unicodeScalars { width += of(scalar) }
        return width * size * (isBold ? 1.07 : 1)
    }

    /// What is left out of a text that does not fit.
    enum Cut { case end, middle }

    /// As much of a text as fits, in one line.
    static func fitting(
        _ text: String, in width: Double, size: Double, isBold: Bool = false, cutting cut: Cut = .end
    ) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard of(line, size: size, isBold: isBold) > width else { return line }
        let room = width - of("…", size: size, isBold: isBold)
        let characters = Array(line)
        var (head, tail, used) = (0, 0, 0.0)
        while head + tail < characters.count {
            let isTail = cut == .middle && tail < head
            let next = isTail ? characters[characters.count - 1 - tail] : characters[head]
            used += of(String(next), size: size, isBold: isBold)
            guard used <= room else { break }
            if isTail { tail += 1 } else { head += 1 }
        }
        var kept = characters.prefix(head)
        while kept.last == " " { kept.removeLast() }
        guard !kept.isEmpty else { return "" }
        return String(kept) + "…" + String(characters.suffix(tail).drop { $0 == " " })
    }

    /// A text in lines of a width, the last cut off when there is more.
    static func lines(
        of text: String, in width: Double, size: Double, isBold: Bool = false, most: Int
    ) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if line.isEmpty || of(longer, size: size, isBold: isBold) <= width {
                    line = longer
                } else {
                    lines.append(line)
                    line = String(word)
                }
            }
            lines.append(line)
        }
        if lines.count > most {
            lines = lines.prefix(most - 1) + [lines[(most - 1)...].joined(separator: " ")]
        }
        return lines.map { fitting($0, in: width, size: size, isBold: isBold) }
    }

    private static func of(_ scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x20..<0x7F: return ascii[Int(scalar.value) - 0x20]
        case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
        case 0xA0..<0x250: return 0.6
        case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF00..<0xFF61: return 1.02
        case 0x1F000...: return 1.3
        default: return 0.66
        }
    }

    private static let ascii: [Double] = (0x20..<0x7F).map { code -> Double in
        let character = Character(Unicode.Scalar(UInt8(code)))
        switch character {
        case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!": return 0.29
        case " ", "f", "t", "I", "(", ")", "[", "]", "/", "\\", "`", "{", "}": return 0.36
        case "r", "-", "\"", "*", "^": return 0.41
        case "m", "w", "M", "@", "%": return 0.9
        case "W": return 1
        case "A"..."Z", "&", "#", "+", "<", "=", ">", "~": return 0.69
        case "0"..."9", "$", "_", "?": return 0.61
        default: return 0.57
        }
    }
}
