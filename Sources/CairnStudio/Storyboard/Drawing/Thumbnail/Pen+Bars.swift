import CairnInspector
import UIKit

extension Pen {
    private static let barButton = 9.5

    mutating func draw(_ bar: Wire.Bar, inset: Double) {
        let isPlain = (bar.title ?? "").isEmpty && bar.left.isEmpty && bar.right.isEmpty && bar.back == nil
        let height = inset + (bar.prompt == nil ? 0 : 12) + (isPlain ? 8 : 28)
        let frame = CGRect(x: left, y: top, width: area.width, height: height)
        if !isPlain, !bar.hasLargeTitle {
            rect(frame, .bar)
            rect(CGRect(x: left, y: frame.maxY - 0.8, width: area.width, height: 0.8), .separator)
        }
        let middle = frame.maxY - 14
        if let prompt = bar.prompt {
            text(
                prompt, .label2, x: frame.midX, y: top + inset + 7, room: area.width - 16, size: 8.5,
                anchor: .middle)
        }
        let leading = drawLeading(bar, y: middle)
        let trailing = drawTrailing(bar.right, y: middle)
        if !bar.hasLargeTitle, let title = bar.title {
            // In the middle of the bar if it fits there, otherwise in the middle of what is left.
            let width = TextWidth.of(title, size: 10.5, isBold: true)
            let room = trailing - leading - 8
            let isCentred = frame.midX - width / 2 > leading + 4 && frame.midX + width / 2 < trailing - 4
            text(
                title, .label, x: isCentred ? frame.midX : (leading + trailing) / 2, y: middle, room: room,
                size: 10.5, isBold: true, anchor: .middle)
        }
        down(by: height)
        if bar.hasLargeTitle, let title = bar.title {
            text(title, .label, x: left + 9, y: top + 10, room: area.width - 18, size: 16, isBold: true)
            down(by: 24)
        }
    }

    /// - Returns: where the buttons on the left end.
    private mutating func drawLeading(_ bar: Wire.Bar, y: Double) -> Double {
        var x = left + 8
        if let back = bar.back {
            chevron(.tint, x: x + 1, y: y, isBack: true)
            let room = min(area.width * 0.32, 70)
            let shown = TextWidth.fitting(back, in: room, size: Self.barButton)
            text(shown, .tint, x: x + 8, y: y, room: room, size: Self.barButton)
            let end = x + 8 + TextWidth.of(shown, size: Self.barButton)
            control("back", bar.backTap, at: CGRect(x: x - 4, y: y - 10, width: end - x + 6, height: 20))
            x = end + 8
        }
        for button in bar.left {
            let width = width(of: button)
            draw(button, at: CGRect(x: x, y: y - 10, width: width, height: 20))
            x += width + 8
        }
        return x
    }

    /// - Returns: where the buttons on the right begin.
    private mutating func drawTrailing(_ buttons: [Wire.BarButton], y: Double) -> Double {
        var x = right - 8
        for button in buttons {
            let width = width(of: button)
            draw(button, at: CGRect(x: x - width, y: y - 10, width: width, height: 20))
            x -= width + 8
        }
        return x
    }

    private func width(of button: Wire.BarButton) -> Double {
        let width = TextWidth.of(button.title, size: Self.barButton, isBold: button.isProminent)
        return min(width, area.width * 0.36)
    }

    private mutating func draw(_ button: Wire.BarButton, at place: CGRect) {
        text(
            button.title, button.isEnabled ? .tint : .label3, x: place.midX, y: place.midY,
            room: place.width + 0.5, size: Self.barButton, isBold: button.isProminent, anchor: .middle)
        control(button.tap, button.hold, at: place.insetBy(dx: -6, dy: 0))
    }

    /// - Returns: the height of what it draws at the bottom.
    mutating func drawToolbar(_ buttons: [Wire.BarButton], on whole: CGRect, above foot: Double) -> Double {
        let bar = CGRect(x: whole.minX, y: whole.maxY - foot - 26, width: whole.width, height: 26)
        rect(bar, .bar)
        rect(CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 0.8), .separator)
        let slot = bar.width / Double(buttons.count)
        for (number, button) in buttons.enumerated() {
            let place = CGRect(
                x: bar.minX + slot * Double(number) + 3, y: bar.minY + 3, width: slot - 6, height: 20)
            draw(button, at: place)
        }
        return 26
    }

    mutating func drawTabs(_ tabs: [Wire.Tab], on whole: CGRect) -> Double {
        let height = 34.0
        let bar = CGRect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
        rect(bar, .bar)
        rect(CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 0.8), .separator)
        let slot = bar.width / Double(max(1, tabs.count))
        for (number, tab) in tabs.enumerated() {
            let place = CGRect(
                x: bar.minX + slot * Double(number), y: bar.minY, width: slot, height: height)
            let ink: Thumbnail.Ink = tab.isSelected ? .tint : .label2
            rect(
                CGRect(x: place.midX - 6, y: place.minY + 5, width: 12, height: 12),
                tab.isSelected ? .tint : .frame, radius: 4)
            text(
                tab.title, ink, x: place.midX, y: place.minY + 24, room: slot - 3, size: 8,
                isBold: tab.isSelected, anchor: .middle)
            if let badge = tab.badge {
                let width = max(9, TextWidth.of(badge, size: 7) + 4)
                rect(
                    CGRect(x: place.midX + 3, y: place.minY + 2, width: width, height: 9), .red, radius: 4.5)
                text(
                    badge, .onTint, x: place.midX + 3 + width / 2, y: place.minY + 6.5, room: width, size: 7,
                    anchor: .middle)
            }
            control(tab.tap, at: place)
        }
        return height
    }
}
