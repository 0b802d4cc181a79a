import CairnInspector
import UIKit

/// Makes of cells and lines a board in points.
struct BoardDrafting {
    let plan: BoardPlan
    let grid: BoardGrid
    let lines: BoardLines
    let depths: BoardMeasures.Depths
    let thumbnails: [Thumbnail]
    let labels: [String]
    /// The size of every cell.
    let cell: CGSize
    /// Where cells begin.
    var lefts: [Double] = []
    var tops: [Double] = []
    /// Where the first lane lies above each row.
    var levelStarts: [Double] = []
    /// Where the first lane lies before each column.
    var uprightStarts: [Double] = []
    var uprights: [Lanes<BoardLines.Upright>] = []
    var labelWidths: [Double] = []
    /// The columns with guarded ways out: there labels stand after the gates, whether they have one or not.
    let gated: Set<Int>
    var size = CGSize.zero

    init(_ plan: BoardPlan, on grid: BoardGrid) {
        self.plan = plan
        self.grid = grid
        lines = BoardLines(plan, on: grid)
        depths = BoardMeasures.Depths(grid)
        thumbnails = plan.cards.map { Thumbnail(of: $0.screen.stage) }
        labels = plan.arrows.map { Self.label(of: $0, in: plan) }
        let guarded = plan.arrows.filter { !plan.guards(of: $0).isEmpty }
        gated = Set(guarded.map { grid.cells[$0.from].column })
        let hasModals = plan.cards.contains(where: \.isModal)
        cell = CGSize(
            width: (thumbnails.map(\.width).max() ?? 0) + (hasModals ? BoardMeasures.modalRight : 0),
            height: (thumbnails.map(\.height).max() ?? 0) + Board.caption
                + (hasModals ? BoardMeasures.modalDown : 0))
    }

    /// What is tapped, and how much more leads there.
    private static func label(of arrow: BoardPlan.Arrow, in plan: BoardPlan) -> String {
        let names = plan.names(of: arrow)
        let more = names.count > 1 ? " +\(names.count - 1)" : ""
        let room = BoardMeasures.labelRoom - TextWidth.of(more, size: Board.labelSize)
        return TextWidth.fitting(names.first ?? "", in: room, size: Board.labelSize) + more
    }

    mutating func board() -> Board {
        layRows()
        let ports = BoardPorts(
            plan, on: grid, lines: lines, pictures: plan.cards.indices.map { picture(of: $0, x: 0) },
            thumbnails: thumbnails)
        layUprights(ports)
        layColumns()
        var board = Board()
        (board.width, board.height) = (size.width, size.height)
        board.cards = plan.cards.indices.map(card)
        board.arrows = plan.arrows.indices.map { arrow($0, ports) }
        board.frames = grid.groups.indices.map(frame)
        return board
    }

    private mutating func layRows() {
        let spans = grid.groups.map(\.span.rows)
        let above = BoardMeasures.most(depths.top, at: spans.map(\.lowerBound), count: grid.rows + 1)
        let below = BoardMeasures.most(depths.bottom, at: spans.map(\.upperBound), count: grid.rows + 1)
        var y = 0.0
        for row in 0...grid.rows {
            y += (row > 0 ? Double(below[row - 1]) * BoardMeasures.frameStep : 0) + 10
            levelStarts.append(y + BoardMeasures.lane / 2)
            y += Double(lines.levels[row].count) * BoardMeasures.lane + 10
            y += Double(above[row]) * BoardMeasures.titleStep + 6
            tops.append(y)
            y += row < grid.rows ? cell.height : 0
        }
        size.height = y
    }

    private mutating func layUprights(_ ports: BoardPorts) {
        uprights = Array(repeating: Lanes(), count: grid.columns + 1)
        for (index, route) in lines.routes.enumerated() {
            let entry = ports.entries[route.bus] ?? 0
            uprights[route.last.gap].extend(route.last, to: entry)
            if let level = route.level {
                let y = self.y(of: level)
                uprights[route.first.gap].extend(route.first, to: ports.exits[index], y)
                uprights[route.last.gap].extend(route.last, to: y)
            } else {
                uprights[route.first.gap].extend(route.first, to: ports.exits[index])
            }
        }
        for index in uprights.indices {
            uprights[index].assign(gap: BoardMeasures.lane) {
                $0.bus == $1.bus
                    ? ($0.level ?? -1) < ($1.level ?? -1) : BoardLines.Bus.isBefore($0.bus, $1.bus)
            }
        }
    }

    private mutating func layColumns() {
        let spans = grid.groups.map(\.span.columns)
        let before = BoardMeasures.most(depths.left, at: spans.map(\.lowerBound), count: grid.columns + 1)
        let after = BoardMeasures.most(depths.right, at: spans.map(\.upperBound), count: grid.columns + 1)
        labelWidths = Array(repeating: 8, count: grid.columns)
        for (index, arrow) in plan.arrows.enumerated() {
            let column = grid.cells[arrow.from].column
            let gate = gated.contains(column) ? BoardMeasures.gate : 0
            let width = TextWidth.of(labels[index], size: Board.labelSize) + gate + 12
            labelWidths[column] = max(labelWidths[column], width)
        }
        var x = 0.0
        for column in 0...grid.columns {
            if column > 0 {
                x += labelWidths[column - 1] + Double(after[column - 1]) * BoardMeasures.frameStep
            }
            x += 8
            uprightStarts.append(x + BoardMeasures.lane / 2)
            x += Double(uprights[column].count) * BoardMeasures.lane + 8
            guard column < grid.columns else { break }
            x += Double(before[column]) * BoardMeasures.frameStep + BoardMeasures.entry
            lefts.append(x)
            x += cell.width
        }
        size.width = x
    }

    func y(of level: BoardLines.Level) -> Double {
        levelStarts[level.gap]
            + Double(lines.levels[level.gap].lanes[level] ?? 0) * BoardMeasures.lane
    }

    func picture(of card: Int, x: Double) -> CGRect {
        let isModal = plan.cards[card].isModal
        let size = CGSize(width: thumbnails[card].width, height: thumbnails[card].height)
        let place = CGPoint(
            x: x + (isModal ? BoardMeasures.modalRight : 0),
            y: tops[grid.cells[card].row] + (isModal ? BoardMeasures.modalDown : 0))
        return CGRect(origin: place, size: size)
    }
}
