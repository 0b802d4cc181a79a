/// The signs a picture is drawn with: Unicode's, or ASCII's where the terminal shows nothing else.
struct Glyphs: Hashable, Sendable {
    var topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical, teeLeft, teeRight: String
    /// What points back.
    var back: String
    /// Where text will be typed.
    var cursor: String
    /// What an empty field shows.
    var blank: String
    /// One sign for each hidden character.
    var dot: String
    var ellipsis: String
    /// What one takes hold of to pull a sheet down.
    var grabber: String
    /// What lies under a screen that is being swiped away.
    var shade: String
    /// What precedes the number of lines that had no room.
    var more: String
    /// A wheel, in the order of its turning.
    var wheel: [String]
    var arrow: String
    /// What ends a row that leads somewhere, one that is chosen, one with information, one that can be moved.
    var disclosure, check, information, handle: String
    /// What stands before a field to search by, and the two parts of a slider.
    var search, full, rest: String
    /// Whether anything but ASCII can be shown.
    var isUnicode: Bool

    static let unicode = Glyphs(
        topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│",
        teeLeft: "├", teeRight: "┤", back: "‹", cursor: "▏", blank: "_", dot: "•", ellipsis: "…",
        grabber: "━━", shade: "░", more: "⋮", wheel: ["◐", "◓", "◑", "◒"], arrow: "→", disclosure: "›",
        check: "✓",
        information: "ⓘ", handle: "≡", search: "⌕", full: "━", rest: "─", isUnicode: true)

    static let ascii = Glyphs(
        topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|",
        teeLeft: "+", teeRight: "+", back: "<", cursor: "|", blank: "_", dot: "*", ellipsis: "~",
        grabber: "==", shade: ":", more: ":", wheel: ["|", "/", "-", "\\"], arrow: "->", disclosure: ">",
        check: "v",
        information: "i", handle: "=", search: "?", full: "=", rest: "-", isUnicode: false)

    /// A text as it can be shown: tamed and, where there is only ASCII, with question marks for the rest.
    func text(_ text: String) -> String {
        let tame = text.tamed
        guard !isUnicode, !tame.utf8.allSatisfy({ $0 < 0x80 }) else { return tame }
        return tame.reduce(into: "") { result, character in
            switch character {
            case "•": result += dot
            case "…": result += "..."
            case "–", "—": result += "-"
            case "‘", "’": result += "'"
            case "“", "”": result += "\""
            case let plain where plain.isASCII: result.append(plain)
            default: result += String(repeating: "?", count: max(1, character.columns))
            }
        }
    }
}
