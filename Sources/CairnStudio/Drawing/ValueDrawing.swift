import UIKit

extension Brush {
    /// A control with a value: its label, and what it shows.
    func value(_ element: Simulator.Outline.Element, label: Int, width: Int) -> Line {
        let style = Style(element)
        var line = Line()
        if !element.label.isEmpty {
            line = text(element.label, .dim, width: label).padded(to: label) + Line(" ")
        }
        let room = max(1, width - line.columns)
        let off = element.isEnabled ? "" : " off"
        let shown: Line
        switch element.kind {
        case .toggle(let isOn):
            shown = text(
                (isOn ? "( \(glyphs.dot))" : "(\(glyphs.dot) )") + (isOn ? " on" : " off"), style, width: room
            )
        case .slider(let part): shown = track(part, knob: glyphs.dot, style, width: room)
        case .progress(let part): shown = track(part, knob: "", .plain, width: room)
        case .stepper(let value): shown = text("[-] \(value.formatted()) [+]" + off, style, width: room)
        case .value(let value): shown = text("[\(value)]" + off, style, width: room)
        default: shown = Line()
        }
        return line + shown
    }

    /// Choices side by side, the one taken between asterisks.
    func segments(_ element: Simulator.Outline.Element, _ titles: [String], _ selected: Int?, width: Int)
        -> Line
    {
        let parts = titles.enumerated().map { index, title in
            index == selected ? "*\(title)*" : title
        }
        return text("[" + parts.joined(separator: " | ") + "]", Style(element), width: width)
    }

    /// A field of several lines: its label, and its text below.
    func lines(_ element: Simulator.Outline.Element, _ field: Simulator.Outline.Field, width: Int) -> [Line] {
        var lines = wrapped(field.text, element.isEnabled ? .plain : .dim, width: max(1, width - 2))
        if field.isEditing, let last = lines.indices.last {
            lines[last] = lines[last] + Line(glyphs.cursor, Style(colour: .cyan))
        }
        return [text(element.label, .dim, width: width)]
            + lines.map { Line(glyphs.vertical, .dim) + $0 }
    }

    private func track(_ part: Double, knob: String, _ style: Style, width: Int) -> Line {
        let figure = " \(Int((part * 100).rounded())) %"
        let length = width - figure.count - knob.columns
        guard length > 2 else { return text(String(figure.dropFirst()), style, width: width) }
        let full = Int((max(0, min(1, part)) * Double(length)).rounded())
        return Line(String(repeating: glyphs.full, count: full) + knob, style)
            + Line(String(repeating: glyphs.rest, count: length - full), .dim) + Line(figure, .dim)
    }
}
