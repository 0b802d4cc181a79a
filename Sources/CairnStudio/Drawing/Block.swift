import UIKit

/// What one screen is drawn from: its bar, what scrolls, its toolbar and its tabs, each as lines of one width.
struct Block: Hashable, Sendable {
    var head: [Line] = []
    var body: [Line] = []
    var foot: [Line] = []
    let width: Int

    /// The rows it wants, lines between its parts included.
    var height: Int {
        (head.isEmpty ? 0 : head.count + 1) + body.count + (foot.isEmpty ? 0 : foot.count + 1)
    }

    /// A screen with a bar on top, a toolbar and tabs below.
    init(_ screen: Simulator.Outline.Screen, width: Int, brush: Brush) {
        self.width = width
        let inner = max(1, width - 2)
        let margin = Line(" ")
        if let bar = screen.navigationBar { head = brush.bar(bar, width: inner).map { margin + $0 } }
        body = brush.elements(screen.elements, width: inner).map { margin + $0 }
        for embedded in screen.embedded {
            let block = Block(embedded, width: inner, brush: brush)
            if !body.isEmpty { body.append(Line()) }
            body += block.lines(height: block.height, brush: brush).map { margin + $0 }
        }
        if !screen.toolbar.isEmpty {
            foot = [margin + brush.joined(screen.toolbar.map(brush.button))]
        }
        if let tabBar = screen.tabBar { foot.append(margin + brush.tabs(tabBar, width: inner)) }
    }

    /// An alert or action sheet: its texts in the middle, its buttons one under the other.
    init(alert screen: Simulator.Outline.Screen, width: Int, brush: Brush) {
        self.width = width
        let inner = max(1, width - 2)
        let margin = Line(" ")
        var isFirst = true
        var fields: [Simulator.Outline.Element] = []
        for element in screen.elements {
            switch element.kind {
            case .text:
                let lines = brush.wrapped(element.label, isFirst ? .bold : .plain, width: inner)
                head += lines.map { margin + $0.centred(in: inner) }
                isFirst = false
            case .button(let button):
                var style = Style(element)
                if button.role == .cancel || button.role == .primary { style.isBold = true }
                let room = inner - 2 - (element.isEnabled ? 0 : 4)
                let label = "[\(brush.text(element.label, style, width: room).text)]"
                body.append(
                    margin
                        + Line(element.isEnabled ? label : label + " off", style).centred(in: inner))
            default: fields.append(element)
            }
        }
        if !fields.isEmpty {
            let lines = brush.elements(fields, width: inner).map { margin + $0 }
            if !head.isEmpty { head.append(Line()) }
            head += lines
        }
    }

    /// Exactly so many rows. What has no room gives way to a line that says how much it is.
    func lines(height: Int, brush: Brush) -> [Line] {
        let rule = Line(String(repeating: brush.glyphs.horizontal, count: width))
        let top = head.isEmpty ? [] : head + [rule]
        let bottom = foot.isEmpty ? [] : [rule] + foot
        let room = max(0, height - top.count - bottom.count)
        var middle = body
        if middle.count > room, room > 0 {
            middle = Array(middle.prefix(room - 1))
            let hidden = body.count - room + 1
            middle.append(Line(" \(brush.glyphs.more) \(hidden) more lines", .dim))
        }
        while middle.count < room { middle.append(Line()) }
        return Array((top + middle.prefix(room) + bottom).prefix(height))
    }
}
