extension Tree.ModalStyle: CustomStringConvertible, Codable {
    /// The style in tree notation: `sheet`, or with its heights, the star at the one where it rests,
    /// `sheet[*medium, large, grabber]`.
    public var description: String {
        let words =
            detents.map { ($0 == detent ? "*" : "") + $0.description } + (hasGrabber ? [Self.grabber] : [])
        return words.isEmpty ? name : "\(name)[\(words.joined(separator: ", "))]"
    }

    fileprivate static let grabber = "grabber"

    /// The style that prints so; nil for what is none.
    package init?(notation: String) {
        var scanner = NotationScanner(notation)
        guard let style = scanner.modalStyle(), scanner.isAtEnd else { return nil }
        self = style
    }

    /// Reads the style in tree notation.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let style = Self(notation: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is no modal style")
        }
        self = style
    }

    /// Writes the style in tree notation.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension NotationScanner {
    /// A modal's style, when one comes next.
    mutating func modalStyle() -> Tree.ModalStyle? {
        var ahead = self
        guard let word = ahead.word() else { return nil }
        var style = Tree.ModalStyle.named(word)
        if ahead.take("[") {
            guard let sized = ahead.heights(of: style) else { return nil }
            style = sized
        }
        self = ahead
        return style
    }

    /// The style with the heights that come next, up to the closing bracket; nil where none can be read.
    private mutating func heights(of style: Tree.ModalStyle) -> Tree.ModalStyle? {
        var detents: [Tree.ModalStyle.Detent] = []
        var selected: Tree.ModalStyle.Detent?
        var hasGrabber = false
        repeat {
            let isSelected = take("*")
            guard let word = word() else { return nil }
            if word == Tree.ModalStyle.grabber, !isSelected {
                hasGrabber = true
                continue
            }
            guard let detent = detent(word) else { return nil }
            detents.append(detent)
            if isSelected { selected = detent }
        } while take(",")
        guard take("]") else { return nil }
        switch style {
        case .sheet: return .sheet(detents: detents, selected: selected, grabber: hasGrabber)
        case .formSheet: return .formSheet(detents: detents, selected: selected, grabber: hasGrabber)
        default: return nil
        }
    }

    private mutating func detent(_ word: String) -> Tree.ModalStyle.Detent? {
        switch word {
        case "medium": return .medium
        case "large": return .large
        case "height":
            guard take("("), let points = number(), take(")") else { return nil }
            return .height(points)
        default: return nil
        }
    }
}
