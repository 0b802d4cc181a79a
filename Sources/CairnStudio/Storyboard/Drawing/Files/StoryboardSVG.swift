import UIKit

/// Writes a board as SVG that needs nothing else: it opens from disk, and stands in a README.
struct StoryboardSVG {
    private static let margin = 24.0
    private static let header = 56.0
    private var out = ""

    static func text(of board: Board, app: String, note: String, style: String) -> String {
        var svg = StoryboardSVG()
        svg.write(board, app: app, note: note, style: style)
        return svg.out
    }

    private mutating func write(_ board: Board, app: String, note: String, style: String) {
        let width = max(board.width + 2 * Self.margin, 480).rounded(.up)
        let height = (board.height + 2 * Self.margin + Self.header).rounded(.up)
        out = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
            viewBox="0 0 \(number(width)) \(number(height))" role="img" aria-labelledby="title note">
            <title id="title">\(Markup.text("Storyboard of \(app)"))</title>
            <desc id="note">\(Markup.text(note))</desc>
            <style>\(style.replacing("<", with: "&lt;").replacing(" > ", with: " &gt; "))</style>
            <rect class="sb-ground" width="100%" height="100%"/>
            <text class="sb-text sb-heading" x="24" y="36">\(Markup.text(app))</text>
            <text class="sb-text sb-subtitle" x="24" y="54">\(Markup.text(note))</text>

            """
        writeClips(board)
        out += "<g transform=\"translate(\(number(Self.margin)) \(number(Self.margin + Self.header)))\">\n"
        for frame in board.frames { write(frame) }
        for arrow in board.arrows { write(arrow) }
        for card in board.cards { write(card) }
        for arrow in board.arrows { writeControl(arrow) }
        out += "</g>\n</svg>\n"
    }

    private mutating func writeClips(_ board: Board) {
        var sizes: Set<String> = []
        for card in board.cards {
            let size = card.picture.size
            guard sizes.insert(clip(size)).inserted else { continue }
            out += "<clipPath id=\"\(clip(size))\"><rect width=\"\(number(size.width))\" "
            out += "height=\"\(number(size.height))\" rx=\"12\"/></clipPath>\n"
        }
    }

    private func clip(_ size: CGSize) -> String { "c\(number(size.width))x\(number(size.height))" }

    private mutating func write(_ frame: Board.Frame) {
        out += "<g><title>\(Markup.text(frame.path.last ?? frame.name))</title>"
        out += "<rect class=\"sb-group\"\(place(frame.frame)) rx=\"14\"/>\n"
        text(
            frame.title.text, "sb-group-title", x: frame.title.frame.minX - 14, y: frame.title.frame.maxY - 4)
        out += "</g>\n"
    }

    private mutating func write(_ arrow: Board.Arrow) {
        guard let end = arrow.points.last else { return }
        let change = arrow.change == .same ? "" : " \(arrow.change.rawValue)"
        let style = arrow.style.rawValue + change
        out += "<g><title>\(Markup.text(arrow.acts.joined(separator: "\n")))</title>"
        for data in arrow.paths { out += "<path class=\"sb-way \(style)\" d=\"\(data)\"/>" }
        out += "<path class=\"sb-head \(style)\" d=\"M\(number(end.x)) \(number(end.y))l-8-4v8z\"/></g>\n"
        if let gate = arrow.gate {
            let (x, y) = (number(gate.middle.x - 4), number(gate.middle.y - 5))
            let names = Markup.text("Guards: " + gate.names.joined(separator: ", "))
            out += "<g><title>\(names)</title>"
            out += "<path class=\"sb-gate\" d=\"M\(x) \(y)v10m8-10v10m-8-7h8m-8 4h8\"/></g>\n"
        }
        if let label = arrow.label {
            text(label.text, "sb-label\(change)", x: label.frame.minX, y: label.frame.maxY - 2.5)
        }
    }

    /// Where it begins in the picture: a dot at the end of its control.
    private mutating func writeControl(_ arrow: Board.Arrow) {
        guard let control = arrow.control else { return }
        let change = arrow.change == .same ? "" : " \(arrow.change.rawValue)"
        out +=
            "<circle class=\"sb-control \(arrow.style.rawValue)\(change)\" cx=\"\(number(control.maxX - 3))\""
        out += " cy=\"\(number(control.midY))\" r=\"2.5\"/>\n"
    }

    private mutating func write(_ card: Board.Card) {
        let (picture, thumbnail) = (card.picture, card.thumbnail)
        let change = card.change == .same ? "" : " \(card.change.rawValue)"
        out += "<g><title>\(Markup.text(card.id))</title>"
        out += "<g class=\"sb-thumb\(thumbnail.isDark ? " dark" : "")\(change)\" "
        out += "transform=\"translate(\(number(picture.minX)) \(number(picture.minY)))\" "
        out += "clip-path=\"url(#\(clip(picture.size)))\">"
        for mark in thumbnail.marks { write(mark) }
        out += "</g>"
        let edge = (card.isModal ? " modal" : "") + change
        out += "<rect class=\"sb-edge\(edge)\"\(place(picture)) rx=\"12\"/>"
        text(card.title, "sb-title\(change)", x: picture.minX, y: picture.maxY + 15)
        text(card.subtitle, "sb-subtitle", x: picture.minX, y: picture.maxY + 29)
        out += "</g>\n"
    }

    private mutating func write(_ mark: Thumbnail.Mark) {
        let (x, y) = (number(mark.x), number(mark.y))
        switch mark.shape {
        case .rect:
            out += "<rect class=\"\(mark.ink.rawValue)\" x=\"\(x)\" y=\"\(y)\""
            out += " width=\"\(number(mark.width ?? 0))\" height=\"\(number(mark.height ?? 0))\""
            if let radius = mark.radius { out += " rx=\"\(number(radius))\"" }
            out += "/>"
        case .text:
            out += "<text class=\"\(mark.ink.rawValue)\" x=\"\(x)\" y=\"\(y)\""
            out += " font-size=\"\(number(mark.size ?? 10))\""
            if mark.isBold == true { out += " font-weight=\"600\"" }
            if let anchor = mark.anchor { out += " text-anchor=\"\(anchor.rawValue)\"" }
            out += ">\(Markup.text(mark.text ?? ""))</text>"
        case .path:
            out += "<path class=\"\(mark.ink.rawValue)\" transform=\"translate(\(x) \(y))\""
            out += " stroke-width=\"\(number(mark.width ?? 1))\" d=\"\(mark.path ?? "")\"/>"
        }
    }

    private mutating func text(_ text: String, _ style: String, x: Double, y: Double) {
        out += "<text class=\"sb-text \(style)\" x=\"\(number(x))\" y=\"\(number(y))\">"
        out += Markup.text(text) + "</text>\n"
    }

    private func place(_ rect: CGRect) -> String {
        " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
            + " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    private func number(_ value: Double) -> String { Board.number(value) }
}

extension Board {
    /// A length as short as can be.
    static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded()
        guard tenths.truncatingRemainder(dividingBy: 10) != 0 else { return String(Int(tenths) / 10) }
        return String(tenths / 10)
    }
}

extension Board.Arrow {
    /// As SVG's data of paths. What is dashed is drawn line by line, from the end to the start: browsers are quick with dashes
    /// on a single line only, and those of arrows that have joined lie on each other.
    var paths: [String] {
        guard style != .push else { return [path] }
        return zip(points.dropFirst(), points).map { end, start in
            "M\(Board.number(end.x)) \(Board.number(end.y))L\(Board.number(start.x)) \(Board.number(start.y))"
        }
    }

    /// With round corners.
    private var path: String {
        func number(_ value: Double) -> String { Board.number(value) }
        guard let start = points.first, let end = points.last else { return "" }
        var data = "M\(number(start.x)) \(number(start.y))"
        for index in points.indices.dropFirst().dropLast() {
            let corner = points[index]
            func towards(_ other: CGPoint) -> String {
                let (x, y) = (other.x - corner.x, other.y - corner.y)
                let length = max(abs(x), abs(y))
                let part = min(5, length / 2) / max(length, 0.001)
                return "\(number(corner.x + x * part)) \(number(corner.y + y * part))"
            }
            data += "L\(towards(points[index - 1]))"
            data += "Q\(number(corner.x)) \(number(corner.y)) \(towards(points[index + 1]))"
        }
        return data + "L\(number(end.x - 6)) \(number(end.y))"
    }
}
