import CairnInspector
import UIKit

extension Thumbnail {
    /// Draws what is on screen: of several windows the one in front.
    init(of stage: Wire.Stage) {
        let (width, height) = Thumbnail.size(for: stage.looks)
        var pen = Pen(
            thumbnail: .init(width: width, height: height, isDark: stage.looks.isDark),
            area: CGRect(x: 0, y: 0, width: width, height: height))
        let glass = pen.area
        pen.rect(glass, .ground)
        let layers = stage.windows.last?.layers ?? []
        for (number, layer) in layers.enumerated() {
            pen.isLive = number == layers.count - 1
            pen.area = glass
            pen.draw(layer, isTablet: stage.looks.device == .tablet)
        }
        self = pen.thumbnail
    }
}

extension Pen {
    fileprivate static let statusBar = 12.0

    fileprivate mutating func draw(_ layer: Wire.Layer, isTablet: Bool) {
        let glass = area
        switch layer.style {
        case "alert":
            rect(glass, .dim)
            drawAlert(layer.screen)
        case "actionSheet":
            rect(glass, .dim)
            drawActionSheet(layer.screen)
        case "menu":
            rect(glass, .dim)
            drawMenu(layer.screen)
        case "sheet", "popover":
            rect(glass, .dim)
            let card = card(of: layer, on: glass, isTablet: isTablet)
            rect(card, .ground, radius: 9)
            if layer.style == "sheet", !isTablet {
                // Only its upper corners are round.
                rect(CGRect(x: card.minX, y: card.maxY - 9, width: card.width, height: 9), .ground)
            }
            area = card
            draw(layer.screen)
        default:
            rect(glass, .ground)
            draw(layer.screen, inset: Self.statusBar)
        }
    }

    private func card(of layer: Wire.Layer, on glass: CGRect, isTablet: Bool) -> CGRect {
        if isTablet || layer.style == "popover" {
            return glass.insetBy(dx: glass.width * 0.1, dy: glass.height * 0.16)
        }
        let isLarge = layer.detent?.hasSuffix("large") ?? true
        let top = isLarge ? Self.statusBar + 8 : glass.height * 0.48
        return CGRect(x: 0, y: top, width: glass.width, height: glass.height - top)
    }

    /// - Parameter inset: the room that the status bar takes.
    mutating func draw(_ screen: Wire.Screen, inset: Double = 0) {
        let whole = area
        let hasSections =
            screen.elements.contains { $0.kind == .row }
            && screen.elements.contains { $0.kind == .text }
        if hasSections { rect(whole.insetBy(dx: 0, dy: 9), .grouped) }
        if let bar = screen.bar {
            draw(bar, inset: inset)
        } else {
            down(by: inset)
        }
        var foot = 0.0
        if let tabs = screen.tabs { foot += drawTabs(tabs, on: whole) }
        if !screen.toolbar.isEmpty { foot += drawToolbar(screen.toolbar, on: whole, above: foot) }
        area = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - foot))
        let content = area
        if !screen.elements.isEmpty { draw(screen.elements, omitted: screen.omitted) }
        draw(screen.embedded, on: screen.elements.isEmpty ? content : area)
    }

    /// Columns side by side, other screens below each other.
    private mutating func draw(_ embedded: [Wire.Screen], on place: CGRect) {
        guard !embedded.isEmpty, place.height > 20 else { return }
        let areColumns = embedded.contains { $0.column != nil }
        var rest = place
        for (number, screen) in embedded.enumerated() {
            let left = Double(embedded.count - number)
            if areColumns {
                let isNarrow = screen.column == "primary" && number < embedded.count - 1
                let width = isNarrow ? place.width * 0.38 : rest.width / left
                area = CGRect(x: rest.minX, y: rest.minY, width: width, height: rest.height)
                rest = CGRect(
                    x: rest.minX + width, y: rest.minY, width: rest.width - width, height: rest.height)
            } else {
                area = CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: rest.height / left)
                rest = CGRect(
                    x: rest.minX, y: area.maxY, width: rest.width, height: rest.height - area.height)
            }
            let part = area
            draw(screen)
            guard number > 0 else { continue }
            let line =
                areColumns
                ? CGRect(x: part.minX, y: part.minY, width: 0.8, height: part.height)
                : CGRect(x: part.minX, y: part.minY, width: part.width, height: 0.8)
            rect(line, .separator)
        }
    }
}
