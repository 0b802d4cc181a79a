/// How a piece of text looks, where the terminal can show it.
struct Style: Hashable, Sendable {
    /// The terminal's own colours, which its owner has chosen to be readable.
    enum Colour: Int, Sendable { case red = 1, green, yellow, blue, magenta, cyan }

    var colour: Colour?
    var isBold = false
    var isDim = false
    /// Light on dark becomes dark on light; with a colour, a block of that colour.
    var isReversed = false

    static let plain = Style()
    static let bold = Style(isBold: true)
    static let dim = Style(isDim: true)
    static let tint = Style(colour: .blue)
    static let danger = Style(colour: .red)

    /// The escape sequence that begins it; empty for plain text.
    func escape(_ look: Look) -> String {
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if isReversed { codes.append("7") }
        if let colour, look == .colour { codes.append("3\(colour.rawValue)") }
        return codes.isEmpty || look == .plain ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}

/// What a terminal can show.
enum Look: Hashable, Sendable {
    /// Text and nothing else: for pipes, files, and terminals that are `dumb`.
    case plain
    /// Bold, dim and reversed, and no colour.
    case mono
    case colour
}

/// A line of styled text.
struct Line: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        var text: String
        var style: Style
    }

    var runs: [Run] = []

    init() {}

    init(_ text: some StringProtocol, _ style: Style = .plain) {
        if !text.isEmpty { runs = [Run(text: String(text), style: style)] }
    }

    var text: String { runs.map(\.text).joined() }
    var columns: Int { runs.reduce(0) { $0 + $1.text.columns } }

    static func + (one: Line, other: Line) -> Line {
        var line = one
        line.runs += other.runs
        return line
    }

    /// With spaces before it, so that it stands in the middle of so many columns.
    func centred(in width: Int) -> Line {
        Line(String(repeating: " ", count: max(0, (width - columns) / 2))) + self
    }

    /// With spaces after it up to so many columns, in the style of its end.
    func padded(to width: Int) -> Line {
        self + Line(String(repeating: " ", count: max(0, width - columns)), runs.last?.style ?? .plain)
    }

    /// The line as the terminal wants it: without spaces at its end, and with escapes where they are understood.
    func rendered(_ look: Look) -> String {
        guard look != .plain else {
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
        var text = ""
        for run in runs {
            let escape = run.style.escape(look)
            text += escape.isEmpty ? run.text : escape + run.text + "\u{1B}[0m"
        }
        return text
    }
}
