/// Texts of an app, as what they are in other languages: never anything but text there.
enum Markup {
    /// In XML and HTML, between tags and in attributes. What XML cannot hold is left out.
    static func text(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// JSON in a script tag, which nothing in it may end.
    static func embedded(json: String) -> String {
        json.replacing("<", with: "\\u003C").replacing(">", with: "\\u003E").replacing("&", with: "\\u0026")
    }

    /// In DOT, with its quotation marks.
    static func dot(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n", "\r", "\t": result += " "
            default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    /// In Mermaid, with its quotation marks: whatever could mean something there goes by its number.
    static func mermaid(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t": result += " "
            case "#", "\"", "`", "<", ">", "&", "\\", "*", "_", "~", "$", "{", "}", "[", "]", "(", ")", "|",
                ";":
                result += "#\(scalar.value);"
            default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20..<0x7F, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
            return !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        default: return false
        }
    }
}
