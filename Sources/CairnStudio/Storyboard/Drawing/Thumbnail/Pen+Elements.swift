import CairnInspector
import UIKit

extension Pen {
    private var side: Double { 9 }

    /// In the order of reading, as far as there is room.
    mutating func draw(_ elements: [Wire.Element], omitted: Int) {
        if isPlaceholder(elements) {
            let height = elements.reduce(0.0) { $0 + self.height(of: $1) }
            down(by: max(6, (area.height - height) / 2 - 8))
            for element in elements where !isFull { draw(element, isCentred: true) }
            return
        }
        down(by: elements.first?.kind == .row ? 2 : 8)
        var index = 0
        while index < elements.count {
            let element = elements[index]
            let more = elements.count - index + omitted
            if isFull || (height(of: element) > area.height && area.height < 40) {
                let words = "\(more) more"
                text(
                    words, .label2, x: area.midX, y: top + 5, room: area.width - 18, size: 8.5,
                    anchor: .middle)
                return
            }
            index += 1
            // A control that goes by the text or the row before it stands at its end.
            if index < elements.count, isNamed(elements[index], by: element) {
                drawPair(element, elements[index])
                index += 1
            } else {
                draw(element, isCentred: false)
            }
        }
    }

    /// A few words and at most two buttons, as an empty list has them.
    private func isPlaceholder(_ elements: [Wire.Element]) -> Bool {
        guard elements.count <= 5, elements.contains(where: { $0.kind == .text }) else { return false }
        let buttons = elements.drop { $0.kind != .button }
        return buttons.count <= 2 && buttons.allSatisfy { $0.kind == .button }
            && elements.dropLast(buttons.count).allSatisfy {
                [.text, .activity, .image].contains($0.kind)
            }
    }

    private func isNamed(_ control: Wire.Element, by name: Wire.Element) -> Bool {
        let kinds: [Wire.Element.Kind] = [.toggle, .stepper, .slider, .progress, .value, .activity, .control]
        guard kinds.contains(control.kind), name.kind == .text || name.kind == .row else { return false }
        return name.label.hasPrefix(control.label) && (!control.label.isEmpty || name.kind == .row)
    }

    private func height(of element: Wire.Element) -> Double {
        switch element.kind {
        case .row: element.row?.detail == nil ? 25 : 32
        case .text: Double(lines(of: element).count) * (size(of: element) + 3) + 5
        case .field: element.field?.style == "lines" ? 50 : 28
        case .button: 28
        case .image: 56
        default: 26
        }
    }

    private func size(of text: Wire.Element) -> Double {
        switch text.textStyle {
        case "largeTitle", "title1": 14
        case "title2", "title3": 12
        case "footnote", "caption1", "caption2": 8.5
        default: 10
        }
    }

    private func isBold(_ text: Wire.Element) -> Bool {
        ["largeTitle", "headline"].contains(text.textStyle ?? "")
    }

    private func lines(of element: Wire.Element) -> [String] {
        TextWidth.lines(
            of: element.label, in: area.width - 2 * side, size: size(of: element), isBold: isBold(element),
            most: 4)
    }

    private mutating func draw(_ element: Wire.Element, isCentred: Bool) {
        let height = height(of: element)
        let place = CGRect(x: left, y: top, width: area.width, height: height)
        let inner = place.insetBy(dx: side, dy: 0)
        switch element.kind {
        case .text: write(element, in: inner, isCentred: isCentred)
        case .row: drawRow(element, in: place, room: area.width - 2 * side)
        case .field: drawField(element, in: inner)
        case .button: drawButton(element, in: inner)
        case .image:
            let photo = CGRect(
                x: isCentred ? inner.midX - 25 : inner.minX, y: place.minY + 2, width: 50, height: 50)
            rect(photo, .photo, radius: 8)
            text(element.label, .label2, x: photo.midX, y: photo.midY, room: 46, size: 8, anchor: .middle)
        case .segments: drawSegments(element, in: inner)
        default:
            let label = element.label
            let end = drawControl(element, in: inner)
            text(label, .label2, x: inner.minX, y: place.midY, room: end - inner.minX - 6)
        }
        if element.kind != .segments { control(element.acts, at: place) }
        down(by: height)
    }

    private mutating func write(_ element: Wire.Element, in place: CGRect, isCentred: Bool) {
        let size = size(of: element)
        let ink: Thumbnail.Ink = size < 10 || isCentred && !isBold(element) ? .label2 : .label
        for (number, line) in lines(of: element).enumerated() {
            text(
                line, ink, x: isCentred ? place.midX : place.minX,
                y: place.minY + 3 + size / 2 + Double(number) * (size + 3), room: place.width, size: size,
                isBold: isBold(element), anchor: isCentred ? .middle : .start)
        }
    }

    /// A name with its control at the end of the line, or of the row.
    private mutating func drawPair(_ name: Wire.Element, _ element: Wire.Element) {
        let height = max(26, name.kind == .row ? height(of: name) : 0)
        let place = CGRect(x: left, y: top, width: area.width, height: height)
        let inner = place.insetBy(dx: side, dy: 0)
        if name.kind == .row { rect(place, .cell) }
        let end = drawControl(element, in: inner)
        if name.kind == .row {
            drawRow(name, in: place, room: end - inner.minX - 6)
        } else {
            text(name.label, .label, x: inner.minX, y: place.midY, room: end - inner.minX - 6)
        }
        control(element.acts, at: place)
        control(name.acts, at: place)
        down(by: height)
    }
}
