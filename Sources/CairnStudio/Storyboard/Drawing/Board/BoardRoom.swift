/// The cells that are taken while a group is arranged.
struct BoardRoom {
    /// By column, whether each row is taken.
    private var taken: [[Bool]] = []
    /// How many rows the tallest column has.
    private var depth = 0

    /// Finds a free rectangle and takes it.
    /// - Parameters:
    ///   - column: Nothing stands further left.
    ///   - wish: the row it is to begin in if it can.
    ///   - tallest: how many rows a column has before it is better to go on in the next; nil where it stays in its column.
    mutating func take(
        width: Int, height: Int, from column: Int, near wish: Double, tallest: Int?
    ) -> BoardGrid.Cell {
        var best: (cost: Double, cell: BoardGrid.Cell) = (.infinity, .init(column: column, row: 0))
        for ahead in 0...(tallest ?? 0) * 4 {
            // What is further right is dear: an arrow has to go there.
            let price = ahead == 0 ? 0 : 5 + Double(ahead) * 1.5
            guard price < best.cost else { break }
            for row in 0...(depth + 1) {
                let over = tallest.map { row + height - max($0, height) } ?? 0
                let cost = price + abs(Double(row) - wish) + (over > 0 ? 4 + Double(over) * 4 : 0)
                guard cost < best.cost else { continue }
                guard isFree(column + ahead, row, width, height) else { continue }
                best = (cost, .init(column: column + ahead, row: row))
            }
        }
        fill(best.cell, width, height)
        return best.cell
    }

    private func isFree(_ column: Int, _ row: Int, _ width: Int, _ height: Int) -> Bool {
        for x in column..<(column + width) where x < taken.count {
            for y in row..<(row + height) where y < taken[x].count && taken[x][y] { return false }
        }
        return true
    }

    private mutating func fill(_ cell: BoardGrid.Cell, _ width: Int, _ height: Int) {
        depth = max(depth, cell.row + height)
        while taken.count < cell.column + width { taken.append([]) }
        for x in cell.column..<(cell.column + width) {
            while taken[x].count < cell.row + height { taken[x].append(false) }
            for y in cell.row..<(cell.row + height) { taken[x][y] = true }
        }
    }
}
