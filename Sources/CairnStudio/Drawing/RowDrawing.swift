import UIKit

extension Brush {
    /// A row: what editing offers, the title, the rest of what it says, and what stands at its end. A selected one is
    /// between asterisks, as tabs are; one that is swiped open shows its actions in the place of the end.
    func row(_ element: Simulator.Outline.Element, _ row: Simulator.Outline.Row, width: Int) -> Line {
        var style: Style = element.isEnabled ? .plain : .dim
        style.isBold = row.isSelected
        let front: Line
        switch row.editing {
        case .delete: front = Line("(-) ", .danger)
        case .insert: front = Line("(+) ", Style(colour: .green))
        case nil: front = Line()
        }
        let end = joined(row.swipeActions.map { Line("[" + glyphs.text($0) + "]", .tint) } + marks(row))
        let room = max(1, width - front.columns - (end.columns > 0 ? end.columns + 1 : 0))
        let title = row.isSelected ? "*\(element.label)*" : element.label
        var line = text(title, style, width: room)
        if let detail = row.detail {
            let rest = text(detail, .dim, width: room - line.columns - 2)
            if rest.columns > 0 { line = line.padded(to: room - rest.columns) + rest }
        }
        return (front + line).padded(to: width - end.columns) + end
    }

    private func marks(_ row: Simulator.Outline.Row) -> [Line] {
        guard row.swipeActions.isEmpty else { return [] }
        var marks: [Line] =
            switch row.accessory {
            case .none: []
            case .disclosure: [Line(glyphs.disclosure, .dim)]
            case .detail: [Line(glyphs.information, .tint)]
            case .detailDisclosure: [Line(glyphs.information, .tint), Line(glyphs.disclosure, .dim)]
            case .checkmark: [Line(glyphs.check, .tint)]
            }
        if row.canBeMoved { marks.append(Line(glyphs.handle, .dim)) }
        return marks
    }
}
