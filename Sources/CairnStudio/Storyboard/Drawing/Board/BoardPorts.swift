import UIKit

/// Where arrows leave a card and where they come in: each at a height of its own, those that leave at the height of their
/// control as far as there is room.
struct BoardPorts {
    /// By arrow.
    private(set) var exits: [Double]
    private(set) var entries: [BoardLines.Bus: Double] = [:]
    /// Whether there is room for a label above the line.
    private(set) var hasRoom: [Bool]
    /// The controls by arrow, in points of the thumbnail.
    let controls: [CGRect?]

    static let spacing = 14.0

    init(
        _ plan: BoardPlan, on grid: BoardGrid, lines: BoardLines, pictures: [CGRect],
        thumbnails: [Thumbnail]
    ) {
        exits = Array(repeating: 0, count: plan.arrows.count)
        hasRoom = Array(repeating: true, count: plan.arrows.count)
        controls = plan.arrows.map { arrow in
            arrow.ways.lazy.compactMap { index in
                let act = plan.union.ways[index].way.act
                return thumbnails[arrow.from].controls[act]
            }.first
        }
        var leaving: [Int: [Int]] = [:]
        for (index, arrow) in plan.arrows.enumerated() { leaving[arrow.from, default: []].append(index) }
        for (card, arrows) in leaving {
            let picture = pictures[card]
            let wishes = arrows.map { arrow -> Double in
                if let control = controls[arrow] { return picture.minY + control.midY }
                let (from, to) = (grid.cells[card], grid.cells[plan.arrows[arrow].to])
                return picture.midY + Double(max(-3, min(3, to.row - from.row))) * 24
            }
            leave(arrows, wishes, picture)
        }
        var byCell: [BoardGrid.Cell: Int] = [:]
        for (card, cell) in grid.cells.enumerated() { byCell[cell] = card }
        let buses = Set(lines.routes.map(\.bus)).sorted(by: BoardLines.Bus.isBefore)
        // Those that lead to one card follow each other.
        var (target, taken) = (-1, [Double]())
        for bus in buses {
            if bus.target != target { (target, taken) = (bus.target, []) }
            let cell = grid.cells[bus.target]
            let left = byCell[.init(column: cell.column - 1, row: cell.row)]
            let place = entry(
                of: bus, plan, pictures[bus.target], passing: left.flatMap { leaving[$0] } ?? [],
                taken: taken)
            entries[bus] = place
            taken.append(place)
        }
    }

    /// In the order of their wishes, each far enough from the one before.
    private mutating func leave(_ arrows: [Int], _ wishes: [Double], _ picture: CGRect) {
        let (top, bottom) = (picture.minY + 16, picture.maxY - 4)
        let order = arrows.indices.sorted { (wishes[$0], arrows[$0]) < (wishes[$1], arrows[$1]) }
        let spacing = min(Self.spacing, (bottom - top) / Double(max(1, arrows.count - 1)))
        var places: [Double] = []
        for index in order {
            let place = min(max(wishes[index], top), bottom)
            places.append(max(place, places.last.map { $0 + spacing } ?? top))
        }
        // What was pushed out at the bottom pushes the others up again.
        var limit = bottom
        for index in places.indices.reversed() {
            places[index] = min(places[index], limit)
            limit = places[index] - spacing
        }
        var labelled = -Double.infinity
        for (index, place) in zip(order, places) {
            exits[arrows[index]] = place.rounded1
            hasRoom[arrows[index]] = place - labelled >= Self.spacing - 0.2
            if hasRoom[arrows[index]] { labelled = place }
        }
    }

    /// In line with what comes from the card beside it, or anywhere where nothing else passes.
    private func entry(
        of bus: BoardLines.Bus, _ plan: BoardPlan, _ picture: CGRect, passing: [Int], taken: [Double]
    ) -> Double {
        let own = passing.filter { arrow in
            let one = plan.arrows[arrow]
            return one.to == bus.target && one.style == bus.style && one.change == bus.change
        }
        let others = passing.filter { !own.contains($0) }.map { exits[$0] }
        func isFree(_ y: Double) -> Bool {
            y >= picture.minY + 8 && y <= picture.maxY - 8 && others.allSatisfy { abs($0 - y) >= 5 }
                && taken.allSatisfy { abs($0 - y) >= 11 }
        }
        let wish = own.first.map { exits[$0] } ?? picture.minY + 30
        for distance in stride(from: 0.0, to: picture.height, by: 1) {
            for y in [wish + distance, wish - distance] where isFree(y) { return y.rounded1 }
        }
        return wish.rounded1
    }
}
