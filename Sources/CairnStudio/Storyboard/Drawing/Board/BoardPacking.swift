/// Arranges cards and groups in cells: the column by rank, the row by the middle of what a card is joined to.
struct BoardPacking {
    private let plan: BoardPlan
    private let neighbours: [[Int]]

    init(_ plan: BoardPlan) {
        self.plan = plan
        var neighbours: [[Int]] = Array(repeating: [], count: plan.cards.count)
        for arrow in plan.arrows {
            neighbours[arrow.from].append(arrow.to)
            neighbours[arrow.to].append(arrow.from)
        }
        self.neighbours = neighbours
    }

    /// A card, or a group that is arranged already.
    private struct Item {
        var block: BoardBlock
        var turn: Int
    }

    func pack(_ group: BoardGroup) -> BoardBlock {
        var items = group.cards.map { card in
            Item(
                block: BoardBlock(
                    rank: plan.cards[card].rank, width: 1, height: 1,
                    cells: [(card, .init(column: 0, row: 0))]), turn: plan.cards[card].turn)
        }
        items += group.groups.map { inner in
            Item(block: pack(inner), turn: inner.allCards.map { plan.cards[$0].turn }.min() ?? 0)
        }
        items.sort { $0.turn < $1.turn }
        guard !items.isEmpty else { return BoardBlock() }

        let base = items.map(\.block.rank).min() ?? 0
        let size = items.reduce(0) { $0 + $1.block.width * $1.block.height }
        let tallest = max(7, Int((Double(size) * 0.7).squareRoot().rounded(.up)))
        var wishes: [Double?] = Array(repeating: nil, count: items.count)
        var order = Array(items.indices)
        var best: (cost: Double, block: BoardBlock)?
        // Each time from the places of the time before; the best is kept, as not every time is better.
        for _ in 0..<8 {
            let places = place(items, order, wishes, base: base, tallest: tallest)
            let block = joined(items, places, base: base)
            let cost = cost(of: block)
            if cost < (best?.cost ?? .infinity) { best = (cost, block) }
            wishes = middles(items, places)
            order = items.indices.sorted { one, other in
                let (a, b) = (items[one], items[other])
                if a.block.rank != b.block.rank { return a.block.rank < b.block.rank }
                let (here, there) = (wishes[one] ?? 0, wishes[other] ?? 0)
                return here != there ? here < there : a.turn < b.turn
            }
        }
        var block = best?.block ?? BoardBlock()
        if !group.path.isEmpty {
            let span = BoardGrid.Span(columns: 0...(block.width - 1), rows: 0...(block.height - 1))
            block.groups.insert((group.path, span), at: 0)
        }
        return block
    }

    /// One after the other, each as near to where it wishes to be as there is room.
    private func place(
        _ items: [Item], _ order: [Int], _ wishes: [Double?], base: Int, tallest: Int
    ) -> [BoardGrid.Cell] {
        var places: [BoardGrid.Cell?] = Array(repeating: nil, count: items.count)
        var rowOfCard: [Int: Int] = [:]
        var room = BoardRoom()
        // Tabs stand in one column, however many rows that takes.
        let isTab = items.map { $0.block.cells.contains { plan.cards[$0.card].isTab } }
        let areTabs = isTab.filter { $0 }.count > 1
        for index in order {
            let block = items[index].block
            let wish = wishes[index] ?? firstWish(of: block, rowOfCard)
            let cell = room.take(
                width: block.width, height: block.height, from: block.rank - base, near: wish,
                tallest: isTab[index] && areTabs ? nil : tallest)
            places[index] = cell
            for (card, inner) in block.cells { rowOfCard[card] = cell.row + inner.row }
        }
        return places.map { $0 ?? .init(column: 0, row: 0) }
    }

    /// Beside what leads there, as far as that is placed.
    private func firstWish(of block: BoardBlock, _ rowOfCard: [Int: Int]) -> Double {
        var rows: [Int] = []
        for (card, cell) in block.cells {
            for other in neighbours[card] { if let row = rowOfCard[other] { rows.append(row - cell.row) } }
        }
        return rows.min().map(Double.init) ?? 0
    }

    private func middles(_ items: [Item], _ places: [BoardGrid.Cell]) -> [Double?] {
        var rowOfCard: [Int: Int] = [:]
        for (item, place) in zip(items, places) {
            for (card, cell) in item.block.cells { rowOfCard[card] = place.row + cell.row }
        }
        return items.map { item in
            let inside = Set(item.block.cells.map(\.card))
            var (sum, count) = (0, 0)
            for (card, cell) in item.block.cells {
                for other in neighbours[card] where !inside.contains(other) {
                    guard let row = rowOfCard[other] else { continue }
                    sum += row - cell.row
                    count += 1
                }
            }
            return count == 0 ? nil : Double(sum) / Double(count)
        }
    }

    private func joined(_ items: [Item], _ places: [BoardGrid.Cell], base: Int) -> BoardBlock {
        let top = places.map(\.row).min() ?? 0
        var block = BoardBlock(rank: base)
        for (item, place) in zip(items, places) {
            let row = place.row - top
            for (card, cell) in item.block.cells {
                block.cells.append((card, .init(column: place.column + cell.column, row: row + cell.row)))
            }
            for (path, span) in item.block.groups {
                let columns = span.columns.lowerBound + place.column...span.columns.upperBound + place.column
                let rows = span.rows.lowerBound + row...span.rows.upperBound + row
                block.groups.append((path, .init(columns: columns, rows: rows)))
            }
            block.width = max(block.width, place.column + item.block.width)
            block.height = max(block.height, row + item.block.height)
        }
        return block
    }

    /// How far arrows within it have to go, and a little for its size.
    private func cost(of block: BoardBlock) -> Double {
        let cells = Dictionary(block.cells.map { ($0.card, $0.cell) }) { first, _ in first }
        var cost = Double(block.height) * 0.6 + Double(block.width) * 0.3
        for arrow in plan.arrows {
            guard let from = cells[arrow.from], let to = cells[arrow.to] else { continue }
            let ahead = to.column - from.column
            cost += Double(abs(to.row - from.row)) + Double(ahead < 1 ? 2 - ahead : ahead - 1)
        }
        return cost
    }
}
