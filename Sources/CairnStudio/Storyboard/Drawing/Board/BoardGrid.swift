/// Which cell of a grid each card stands in. Arrows run between rows and columns, so none ever meets a picture.
///
/// A column is a rank, counted from the first screen; where a rank would be much taller than the board, it goes on in the
/// next columns. A group's cells are a rectangle that holds no other card.
struct BoardGrid {
    struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    struct Span: Hashable {
        var columns: ClosedRange<Int>
        var rows: ClosedRange<Int>

        func overlaps(_ other: Span) -> Bool { columns.overlaps(other.columns) && rows.overlaps(other.rows) }
    }

    private(set) var cells: [Cell]
    /// The groups, the outermost first.
    private(set) var groups: [(path: [String], span: Span)] = []
    private(set) var columns = 0
    private(set) var rows = 0

    init(_ plan: BoardPlan) {
        cells = Array(repeating: Cell(column: 0, row: 0), count: plan.cards.count)
        let block = BoardPacking(plan).pack(BoardGroup.all(of: plan.cards))
        for (card, cell) in block.cells { cells[card] = cell }
        groups = block.groups
        columns = (cells.map(\.column).max() ?? -1) + 1
        rows = (cells.map(\.row).max() ?? -1) + 1
    }
}

/// A group that is arranged: its cells, from its upper left corner.
struct BoardBlock {
    /// The rank of its first column.
    var rank = 0
    var width = 0
    var height = 0
    var cells: [(card: Int, cell: BoardGrid.Cell)] = []
    var groups: [(path: [String], span: BoardGrid.Span)] = []
}
