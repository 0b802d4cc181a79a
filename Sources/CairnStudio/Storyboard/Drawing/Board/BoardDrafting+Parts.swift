import UIKit

extension BoardDrafting {
    func card(_ index: Int) -> Board.Card {
        let card = plan.cards[index]
        let picture = picture(of: index, x: lefts[grid.cells[index].column])
        var frame = picture
        frame.size.height += Board.caption
        let screen = card.screen
        let title = screen.readableTitle
        return Board.Card(
            id: screen.id,
            title: TextWidth.fitting(
                title.isEmpty ? screen.caseName : title, in: picture.width, size: Board.titleSize,
                isBold: true),
            subtitle: TextWidth.fitting(
                screen.shortName, in: picture.width, size: Board.subtitleSize),
            isModal: card.isModal, change: card.change, frame: frame, picture: picture,
            thumbnail: thumbnails[index])
    }

    func arrow(_ index: Int, _ ports: BoardPorts) -> Board.Arrow {
        let (arrow, route) = (plan.arrows[index], lines.routes[index])
        let from = picture(of: arrow.from, x: lefts[grid.cells[arrow.from].column])
        let to = picture(of: arrow.to, x: lefts[grid.cells[arrow.to].column])
        let (exit, entry) = (ports.exits[index], ports.entries[route.bus] ?? to.midY)
        var points = [CGPoint(x: from.maxX, y: exit)]
        let first = x(of: route.first)
        points.append(CGPoint(x: first, y: exit))
        if let level = route.level {
            let y = y(of: level)
            let last = x(of: route.last)
            points += [CGPoint(x: first, y: y), CGPoint(x: last, y: y), CGPoint(x: last, y: entry)]
        } else {
            points.append(CGPoint(x: first, y: entry))
        }
        points.append(CGPoint(x: to.minX, y: entry))

        let guards = plan.guards(of: arrow)
        let column = grid.cells[arrow.from].column
        var x = lefts[column] + cell.width + 5
        let gate = guards.isEmpty ? nil : Board.Gate(names: guards, middle: CGPoint(x: x + 5, y: exit))
        if gated.contains(column) { x += BoardMeasures.gate }
        var label: Board.Label?
        if ports.hasRoom[index], !labels[index].isEmpty {
            let width = TextWidth.of(labels[index], size: Board.labelSize).rounded(.up)
            label = .init(
                text: labels[index], frame: CGRect(x: x, y: exit - 13, width: width, height: 12))
        }
        return Board.Arrow(
            from: arrow.from, to: arrow.to, style: arrow.style, change: arrow.change,
            points: Self.straight(points),
            control: ports.controls[index].map { $0.offsetBy(dx: from.minX, dy: from.minY) },
            label: label, gate: gate, acts: arrow.ways.map { plan.union.ways[$0].way.act })
    }

    private func x(of upright: BoardLines.Upright) -> Double {
        uprightStarts[upright.gap]
            + Double(uprights[upright.gap].lanes[upright] ?? 0) * BoardMeasures.lane
    }

    /// Without points that lie on the line between those beside them.
    private static func straight(_ points: [CGPoint]) -> [CGPoint] {
        var kept: [CGPoint] = []
        for point in points {
            if kept.last == point { continue }
            if kept.count > 1 {
                let (one, two) = (kept[kept.count - 2], kept[kept.count - 1])
                if (one.x == two.x && two.x == point.x) || (one.y == two.y && two.y == point.y) {
                    kept.removeLast()
                }
            }
            kept.append(point)
        }
        return kept
    }

    func frame(_ index: Int) -> Board.Frame {
        let (path, span) = grid.groups[index]
        let step = BoardMeasures.frameStep
        let left =
            lefts[span.columns.lowerBound] - BoardMeasures.entry + 4
            - Double(depths.left[index] + 1) * step
        let right =
            lefts[span.columns.upperBound] + cell.width + labelWidths[span.columns.upperBound]
            + Double(depths.right[index] + 1) * step - 4
        let top =
            tops[span.rows.lowerBound] - 4
            - Double(depths.top[index] + 1) * BoardMeasures.titleStep
        let bottom =
            tops[span.rows.upperBound] + cell.height
            + Double(depths.bottom[index] + 1) * step
        let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        // No line comes between the frame's corner and the end of the labels in its first column.
        let column = span.columns.lowerBound
        let room = lefts[column] + cell.width + labelWidths[column] - left - 34
        let name = path.last ?? ""
        let short = name.hasSuffix("Coordinator") ? String(name.dropLast("Coordinator".count)) : name
        let whole = short.isEmpty ? name : short
        let text = TextWidth.fitting(
            whole, in: room, size: Board.groupSize, isBold: true, cutting: .middle)
        let width = TextWidth.of(text, size: Board.groupSize, isBold: true).rounded(.up)
        let title = Board.Label(
            text: text, frame: CGRect(x: left + 26, y: top + 4, width: width, height: 15))
        let cards = grid.cells.indices.filter {
            span.columns.contains(grid.cells[$0].column) && span.rows.contains(grid.cells[$0].row)
        }
        return Board.Frame(path: path, name: whole, title: title, frame: frame, cards: cards)
    }
}
