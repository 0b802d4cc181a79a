import CairnInspector
import UIKit

/// Puts marks on a thumbnail, from the top of an area to its bottom.
struct Pen {
    var thumbnail: Thumbnail
    /// What is left of the area: `y` goes down with each line that is drawn.
    var area: CGRect
    /// Whether what is drawn now can be touched; what lies under a modal cannot.
    var isLive = true

    var isFull: Bool { area.height < 12 }
    var left: Double { area.minX }
    var right: Double { area.maxX }
    var top: Double { area.minY }

    mutating func down(by points: Double) {
        let step = min(points, area.height)
        area = CGRect(x: area.minX, y: area.minY + step, width: area.width, height: area.height - step)
    }

    mutating func rect(_ rect: CGRect, _ ink: Thumbnail.Ink, radius: Double = 0) {
        guard rect.width > 0, rect.height > 0 else { return }
        thumbnail.marks.append(
            .init(
                shape: .rect, ink: ink, x: rect.minX.rounded1, y: rect.minY.rounded1,
                width: rect.width.rounded1, height: rect.height.rounded1, radius: radius > 0 ? radius : nil))
    }

    /// Writes a line, cut off where the room ends. `y` is its middle.
    mutating func text(
        _ text: String, _ ink: Thumbnail.Ink, x: Double, y: Double, room: Double, size: Double = 10,
        isBold: Bool = false, anchor: Thumbnail.Mark.Anchor = .start
    ) {
        let shown = TextWidth.fitting(text, in: room, size: size, isBold: isBold)
        guard !shown.isEmpty else { return }
        thumbnail.marks.append(
            .init(
                shape: .text, ink: ink, x: x.rounded1, y: (y + size * 0.35).rounded1, text: shown, size: size,
                isBold: isBold ? true : nil, anchor: anchor == .start ? nil : anchor))
    }

    mutating func path(_ data: String, _ ink: Thumbnail.Ink, x: Double, y: Double, width: Double = 1.4) {
        thumbnail.marks.append(
            .init(shape: .path, ink: ink, x: x.rounded1, y: y.rounded1, width: width, path: data))
    }

    mutating func chevron(_ ink: Thumbnail.Ink, x: Double, y: Double, isBack: Bool = false) {
        path(isBack ? "M3.5-4.5-1 0l4.5 4.5" : "M-2-3.5 1.5 0-2 3.5", ink, x: x, y: y)
    }

    /// Remembers where the control of a line of script is.
    mutating func control(_ lines: String?..., at rect: CGRect) {
        guard isLive else { return }
        for case let line? in lines where thumbnail.controls[line] == nil { thumbnail.controls[line] = rect }
    }

    mutating func control(_ acts: Wire.Acts, at rect: CGRect) {
        control(
            acts.tap, acts.type, acts.clear, acts.hold, acts.swipeLeft, acts.swipeRight, acts.accessory,
            acts.edit, acts.increase, acts.decrease, at: rect)
    }
}

extension Double {
    /// As precise as a drawing needs it.
    var rounded1: Double { (self * 10).rounded() / 10 }
}

extension CGFloat {
    var rounded1: Double { Double(self).rounded1 }
}
