import UIKit

/// Draws a window: its layers one over the other, those beneath receding.
struct Phone: Hashable, Sendable {
    let width: Int
    /// The fewest rows, border included.
    let least: Int
    /// The most rows there is room for; nil for as many as the screens need.
    let most: Int?
    let brush: Brush

    /// The window's rows, border included.
    func draw(_ outline: Simulator.Outline) -> [Line] {
        guard let window = outline.windows.last, !window.layers.isEmpty else { return empty }
        var places = window.layers.enumerated().map { place($0.element, depth: depth(of: $0.offset, window)) }
        var height = max(least, places.map { $0.area.y + $0.area.height }.max() ?? 0)
        if let most { height = max(4, min(height, most)) }
        for index in places.indices {
            let under = places[..<index].last { $0.manner == .full || $0.manner == .sheet }
            places[index].settle(height: height, over: under?.area)
        }
        var canvas = Canvas(width: width, height: height)
        let screen = canvas.area
        for (index, place) in places.enumerated() {
            if index > 0 { canvas.dim() }
            let isTop = index == places.count - 1
            paint(place, on: &canvas, screen: screen, gesture: isTop ? outline.gesture : nil)
        }
        return canvas.lines
    }

    /// Where a layer lies, and what is in it.
    private struct Place {
        enum Manner { case full, sheet, centred, bottom }
        var manner: Manner
        var area: Canvas.Area
        var block: Block
        var canBePulled: Bool

        /// Once the height of all is known, and where the screen lies that is under it.
        mutating func settle(height: Int, over screen: Canvas.Area?) {
            switch manner {
            case .full, .sheet: area.height = max(2, height - area.y - (manner == .full ? 0 : 1))
            case .centred:
                area.height = min(area.height, height - 2)
                area.y = (height - area.height) / 2
            case .bottom:
                let room = screen?.inside ?? Canvas.Area(x: 0, y: 1, width: area.width, height: height - 2)
                area.height = min(area.height, room.height)
                area.y = room.y + room.height - area.height
            }
        }
    }

    /// How many sheets lie beneath a layer since the last one that covered everything.
    private func depth(of index: Int, _ window: Simulator.Outline.Window) -> Int {
        window.layers[..<index].reversed().prefix { $0.style == .sheet }.count
    }

    private func inset(ofSheet depth: Int) -> Int { min(depth, 3) + 1 }

    private func place(_ layer: Simulator.Outline.Layer, depth: Int) -> Place {
        var area = Canvas.Area(x: 0, y: 0, width: width, height: 0)
        var manner = Place.Manner.full
        switch layer.style {
        case .root, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: break
        case .sheet:
            manner = .sheet
            let inset = inset(ofSheet: depth)
            area = Canvas.Area(x: inset, y: 2 * (depth + 1), width: width - 2 * inset, height: 0)
        case .alert, .popover, .menu:
            manner = .centred
            area.width = min(width - 4, max(24, min(width - 10, 40)))
            area.x = (width - area.width) / 2
        case .actionSheet:
            manner = .bottom
            // Within the borders of the sheet that it lies over, if it does; it is moved there once that is known.
            let inset = 2 + (depth > 0 ? inset(ofSheet: depth - 1) : 0)
            let borders = depth > 0 ? 2 * depth + 3 : 2
            area = Canvas.Area(x: inset, y: borders, width: width - 2 * inset, height: 0)
        }
        let isAlert = layer.style == .alert || layer.style == .actionSheet
        let block =
            isAlert
            ? Block(alert: layer.screen, width: area.width - 2, brush: brush)
            : Block(layer.screen, width: area.width - 2, brush: brush)
        area.height = block.height + 2 + (manner == .sheet ? 1 : 0)
        return Place(manner: manner, area: area, block: block, canBePulled: layer.canBePulledAway)
    }

    private func paint(
        _ place: Place, on canvas: inout Canvas, screen: Canvas.Area, gesture: Simulator.Outline.Gesture?
    ) {
        let area = place.area
        var inside = Canvas(width: area.width - 2, height: area.height - 2)
        for (row, line) in place.block.lines(height: inside.height, brush: brush).enumerated() {
            inside.write(line, x: 0, y: row)
        }
        var box = Canvas(width: area.width, height: area.height)
        box.frame(box.area, brush.glyphs)
        if place.manner == .sheet, place.canBePulled {
            let grabber = " \(brush.glyphs.grabber) "
            box.write(Line(grabber, .dim), x: (area.width - grabber.columns) / 2, y: 0)
        }
        var (right, down) = (0, 0)
        switch gesture {
        case .swipeBack(let progress): right = part(progress, of: inside.width)
        case .pull(let progress): down = part(progress, of: area.height)
        case nil: break
        }
        for row in joints(of: place.block, height: inside.height) where right < inside.width {
            if right == 0 { box.write(Line(brush.glyphs.teeLeft), x: 0, y: row + 1) }
            box.write(Line(brush.glyphs.teeRight), x: area.width - 1, y: row + 1)
        }
        if right > 0 {
            let shade = Line(String(repeating: brush.glyphs.shade, count: right), .dim)
            for row in 1..<max(1, area.height - 1) {
                box.write(Line(String(repeating: " ", count: inside.width)), x: 1, y: row)
                box.write(shade, x: 1, y: row)
            }
        }
        box.paint(inside, x: 1 + right, y: 1, within: box.area.inside)
        if place.manner == .sheet, down == 0 {
            // The rule beneath the bar of what is under it may meet the frame there.
            let side = Line(brush.glyphs.vertical, .dim)
            canvas.write(side, x: area.x - 1, y: area.y)
            canvas.write(side, x: area.x + area.width, y: area.y)
        }
        canvas.paint(box, x: area.x, y: area.y + down, within: down > 0 ? screen.inside : screen)
    }

    /// The rows where a rule meets the frame.
    private func joints(of block: Block, height: Int) -> [Int] {
        var rows: [Int] = []
        if !block.head.isEmpty, block.head.count < height { rows.append(block.head.count) }
        if !block.foot.isEmpty { rows.append(height - block.foot.count - 1) }
        return rows.filter { $0 >= 0 }
    }

    private func part(_ progress: Double, of length: Int) -> Int {
        Int((max(0, min(1, progress)) * Double(length)).rounded())
    }

    private var empty: [Line] {
        var canvas = Canvas(width: width, height: max(3, least))
        canvas.frame(canvas.area, brush.glyphs)
        let line = brush.text("nothing is on screen", .dim, width: width - 4)
        canvas.write(line, x: (width - line.columns) / 2, y: canvas.height / 2)
        return canvas.lines
    }
}
