import CairnInspector
import UIKit

extension Pen {
    mutating func drawRow(_ element: Wire.Element, in place: CGRect, room: Double) {
        let row = element.row
        let isCovered = room < area.width - 18
        if !isCovered { rect(place, row?.isSelected == true ? .field : .cell) }
        rect(CGRect(x: place.minX + 9, y: place.maxY - 0.8, width: place.width - 9, height: 0.8), .separator)
        var x = place.minX + 9
        var end = x + room
        if let editing = row?.editing {
            rect(
                CGRect(x: x, y: place.midY - 5, width: 10, height: 10), editing == "delete" ? .red : .green,
                radius: 5)
            path("M-2.5 0h5", .onTint, x: x + 5, y: place.midY)
            x += 15
        }
        if row?.canBeMoved == true {
            path("M-4-2.5h8M-4 0h8M-4 2.5h8", .label3, x: end - 4, y: place.midY, width: 1)
            end -= 14
        }
        switch row?.accessory {
        case "disclosure", "detailDisclosure":
            chevron(.label3, x: end - 2, y: place.midY)
            end -= 10
        case "checkmark":
            path("M-3.5 0-1 2.5 3.5-3", .tint, x: end - 4, y: place.midY)
            end -= 12
        default: break
        }
        if row?.accessory == "detail" || row?.accessory == "detailDisclosure" {
            path("M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-.5v2.5", .tint, x: end - 5, y: place.midY, width: 1)
            end -= 14
        }
        let actions = row?.swipeActions ?? []
        for action in actions.reversed() {
            let width = min(44, TextWidth.of(action.title, size: 8.5) + 8)
            let button = CGRect(x: end - width, y: place.minY, width: width, height: place.height - 1)
            rect(button, actions.last == action ? .red : .frame)
            text(
                action.title, .onTint, x: button.midX, y: button.midY, room: width - 4, size: 8.5,
                anchor: .middle)
            control(action.tap, at: button)
            end -= width + 2
        }
        if let detail = row?.detail {
            text(
                element.label, element.isEnabled ? .label : .label3, x: x, y: place.minY + 10.5, room: end - x
            )
            text(detail, .label2, x: x, y: place.minY + 22.5, room: end - x, size: 8.5)
        } else {
            text(element.label, element.isEnabled ? .label : .label3, x: x, y: place.midY, room: end - x)
        }
    }

    mutating func drawField(_ element: Wire.Element, in place: CGRect) {
        let box = CGRect(x: place.minX, y: place.minY + 2, width: place.width, height: place.height - 5)
        rect(box, .field, radius: 6)
        let field = element.field
        var words = field?.text ?? ""
        // Dots already; whatever else stood there would be a secret.
        if field?.isSecure == true, !words.isEmpty { words = "••••••" }
        let isHint = words.isEmpty
        text(
            isHint ? field?.placeholder ?? element.label : words, isHint ? .label2 : .label, x: box.minX + 7,
            y: field?.style == "lines" ? box.minY + 10 : box.midY, room: box.width - 14)
    }

    mutating func drawButton(_ element: Wire.Element, in place: CGRect) {
        let box = CGRect(x: place.minX, y: place.minY + 2, width: place.width, height: place.height - 4)
        let style = element.button?.style ?? "plain"
        let isDestructive = element.button?.role == "destructive"
        var ink: Thumbnail.Ink = isDestructive ? .red : .tint
        switch style {
        case "filled":
            rect(box, element.isEnabled ? ink : .frame, radius: 7)
            ink = .onTint
        case "tinted": rect(box, .soft, radius: 7)
        case "gray", "bordered": rect(box, .field, radius: 7)
        default: break
        }
        if !element.isEnabled, style != "filled" { ink = .label3 }
        let words = element.label.isEmpty ? "Button" : element.label
        text(
            element.button?.opensMenu == true ? words + " ⌄" : words, ink, x: box.midX, y: box.midY,
            room: box.width - 10, isBold: style == "filled" || element.button?.role == "primary",
            anchor: .middle)
    }

    mutating func drawSegments(_ element: Wire.Element, in place: CGRect) {
        let box = CGRect(x: place.minX, y: place.minY + 3, width: place.width, height: 20)
        rect(box, .field, radius: 6)
        let choices = element.segments ?? []
        let width = box.width / Double(max(1, choices.count))
        for (number, choice) in choices.enumerated() {
            let part = CGRect(
                x: box.minX + width * Double(number), y: box.minY, width: width, height: box.height)
            if choice.isSelected == true { rect(part.insetBy(dx: 1.5, dy: 1.5), .knob, radius: 5) }
            text(choice.title, .label, x: part.midX, y: part.midY, room: width - 6, size: 9, anchor: .middle)
            control(choice.tap, at: part)
        }
    }

    /// Draws a control at the end of its line.
    /// - Returns: where it begins.
    mutating func drawControl(_ element: Wire.Element, in place: CGRect) -> Double {
        let y = place.midY
        func box(_ width: Double, _ height: Double) -> CGRect {
            CGRect(x: place.maxX - width, y: y - height / 2, width: width, height: height)
        }
        switch element.kind {
        case .toggle:
            let track = box(28, 17)
            let isOn = element.isOn == true
            rect(track, isOn ? .green : .frame, radius: 8.5)
            let x = isOn ? track.maxX - 15.5 : track.minX + 1.5
            rect(CGRect(x: x, y: track.minY + 1.5, width: 14, height: 14), .knob, radius: 7)
            return track.minX
        case .stepper:
            let track = box(46, 18)
            rect(track, .field, radius: 5)
            path("M-15 0h7M8 0h7M11.5-3.5v7M0-5V5", .label, x: track.midX, y: y, width: 1.2)
            return track.minX
        case .slider, .progress:
            let track = box(70, 3)
            rect(track, .frame, radius: 1.5)
            let part = min(1, max(0, element.part ?? 0))
            rect(
                CGRect(x: track.minX, y: track.minY, width: track.width * part, height: 3), .tint, radius: 1.5
            )
            if element.kind == .slider {
                let x = track.minX + (track.width - 12) * part
                rect(CGRect(x: x, y: y - 6, width: 12, height: 12), .knob, radius: 6)
            }
            return track.minX
        case .activity:
            path(
                "M0-6v3M0 3v3M-6 0h3M3 0h3M-4-4l2 2M2 2l2 2M-4 4l2-2M2-2l2-2", .label2, x: place.maxX - 8,
                y: y)
            return place.maxX - 16
        default:
            let words = element.value ?? ""
            let width = min(place.width * 0.55, TextWidth.of(words, size: 9) + 12)
            guard !words.isEmpty else { return place.maxX }
            rect(box(width, 18), .field, radius: 5)
            text(words, .label, x: place.maxX - width / 2, y: y, room: width - 8, size: 9, anchor: .middle)
            return place.maxX - width
        }
    }
}
