import CairnInspector
import UIKit

extension Pen {
    private func texts(_ screen: Wire.Screen) -> [Wire.Element] {
        screen.elements.filter { $0.kind == .text }
    }
    private func fields(_ screen: Wire.Screen) -> [Wire.Element] {
        screen.elements.filter { $0.kind == .field }
    }
    private func buttons(_ screen: Wire.Screen) -> [Wire.Element] {
        screen.elements.filter { $0.kind != .text && $0.kind != .field }
    }

    mutating func drawAlert(_ screen: Wire.Screen) {
        let width = min(area.width - 24, 160)
        let buttons = buttons(screen)
        let isPair = buttons.count == 2 && buttons.allSatisfy { $0.label.count < 14 }
        let lines = heading(screen, width: width - 20)
        let words = lines.reduce(0.0) { $0 + $1.size + 4 }
        let height =
            min(
                area.height - 20,
                words + 18 + Double(fields(screen).count) * 26
                    + (isPair ? 26 : Double(buttons.count) * 26))
        let card = CGRect(
            x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
        rect(card, .raised, radius: 11)
        area = card
        down(by: 9)
        write(lines)
        for field in fields(screen) {
            let place = CGRect(x: card.minX + 10, y: top, width: width - 20, height: 26)
            drawField(field, in: place)
            control(field.acts, at: place)
            down(by: 26)
        }
        down(by: 9)
        draw(buttons, isPair: isPair, on: card)
    }

    mutating func drawActionSheet(_ screen: Wire.Screen) {
        let glass = area
        let buttons = buttons(screen)
        let cancel = buttons.filter { $0.button?.role == "cancel" }
        let others = buttons.filter { $0.button?.role != "cancel" }
        let width = min(glass.width - 12, 200)
        let lines = heading(screen, width: width - 20)
        let words = lines.isEmpty ? 0 : lines.reduce(14.0) { $0 + $1.size + 4 }
        let height = min(words + Double(others.count) * 28, glass.height - 60)
        var bottom = glass.maxY - 10
        let x = glass.midX - width / 2
        if !cancel.isEmpty {
            let card = CGRect(x: x, y: bottom - 28, width: width, height: 28)
            rect(card, .raised, radius: 9)
            area = card
            draw(cancel, isPair: false, on: card)
            bottom = card.minY - 6
        }
        let card = CGRect(x: x, y: bottom - height, width: width, height: height)
        rect(card, .raised, radius: 9)
        area = card
        if !lines.isEmpty {
            down(by: 7)
            write(lines)
            down(by: 7)
        }
        draw(others, isPair: false, on: card)
    }

    mutating func drawMenu(_ screen: Wire.Screen) {
        let buttons = buttons(screen)
        let width = min(area.width - 24, 140)
        let height = min(area.height - 60, Double(buttons.count) * 26 + (texts(screen).isEmpty ? 0 : 18))
        let card = CGRect(x: area.maxX - width - 10, y: area.minY + 46, width: width, height: height)
        rect(card, .raised, radius: 9)
        area = card
        if let title = texts(screen).first {
            text(title.label, .label2, x: card.minX + 10, y: top + 9, room: width - 20, size: 8.5)
            down(by: 18)
        }
        for (number, button) in buttons.enumerated() where !isFull {
            let place = CGRect(x: card.minX, y: top, width: width, height: 26)
            if number > 0 { rect(CGRect(x: card.minX, y: top, width: width, height: 0.8), .separator) }
            let ink: Thumbnail.Ink = button.button?.role == "destructive" ? .red : .label
            if button.button?.mark != nil {
                path("M-3 0-1 2 3-2.5", .label, x: card.minX + 9, y: place.midY)
            }
            text(button.label, ink, x: card.minX + 16, y: place.midY, room: width - 24)
            control(button.acts, at: place)
            down(by: 26)
        }
    }

    private struct Line {
        var text: String
        var size: Double
        var isBold: Bool
    }

    private func heading(_ screen: Wire.Screen, width: Double) -> [Line] {
        texts(screen).enumerated().flatMap { number, one -> [Line] in
            let (size, isBold) = number == 0 ? (10.5, true) : (9.0, false)
            return TextWidth.lines(
                of: one.label, in: width, size: size, isBold: isBold, most: number == 0 ? 2 : 6
            )
            .map { Line(text: $0, size: size, isBold: isBold) }
        }
    }

    private mutating func write(_ lines: [Line]) {
        for line in lines where !isFull {
            text(
                line.text, .label, x: area.midX, y: top + line.size / 2 + 1, room: area.width - 20,
                size: line.size, isBold: line.isBold, anchor: .middle)
            down(by: line.size + 4)
        }
    }

    private mutating func draw(_ buttons: [Wire.Element], isPair: Bool, on card: CGRect) {
        let ordered =
            isPair ? buttons.sorted { $0.button?.role == "cancel" && $1.button?.role != "cancel" } : buttons
        if isPair {
            rect(CGRect(x: card.midX, y: top, width: 0.8, height: 26), .separator)
        }
        for (number, button) in ordered.enumerated() where isPair || area.height >= 20 {
            let place =
                isPair
                ? CGRect(
                    x: card.minX + Double(number) * card.width / 2, y: top, width: card.width / 2, height: 26)
                : CGRect(x: card.minX, y: top, width: card.width, height: 26)
            if top > card.minY + 1 {
                rect(CGRect(x: place.minX, y: place.minY, width: place.width, height: 0.8), .separator)
            }
            let role = button.button?.role
            text(
                button.label, !button.isEnabled ? .label3 : role == "destructive" ? .red : .tint,
                x: place.midX, y: place.midY,
                room: place.width - 12, isBold: role == "cancel" || role == "primary", anchor: .middle)
            control(button.acts, at: place)
            if !isPair { down(by: 26) }
        }
    }
}
