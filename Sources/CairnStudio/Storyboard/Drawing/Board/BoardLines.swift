/// Which way each arrow takes between the cells of a grid, before anybody knows how wide anything is.
///
/// Out of its card to the right; down or up between two columns; where the card it leads to is not in the next column,
/// along between two rows; and from the left into that card. Arrows of one kind that lead to the same card join.
struct BoardLines {
    /// What arrows have in common that join on their way.
    struct Bus: Hashable {
        var target: Int
        var style: BoardPlan.Style
        var change: MapUnion.Change

        static func isBefore(_ one: Bus, _ other: Bus) -> Bool {
            (one.target, one.style.rawValue, one.change.rawValue)
                < (other.target, other.style.rawValue, other.change.rawValue)
        }
    }

    /// A line between two columns: the way into a card, or the way from a column's cards to between two rows.
    struct Upright: Hashable {
        var bus: Bus
        var gap: Int
        /// Between which rows it ends, unless it leads into the card.
        var level: Int?
    }

    /// A line between two rows.
    struct Level: Hashable {
        var bus: Bus
        var gap: Int
    }

    struct Route {
        var bus: Bus
        var first: Upright
        var level: Level?
        /// The way into the card, where that is another line.
        var last: Upright
    }

    private(set) var routes: [Route] = []
    /// By the row that they run above; one more than there are rows.
    private(set) var levels: [Lanes<Level>]

    init(_ plan: BoardPlan, on grid: BoardGrid) {
        levels = Array(repeating: Lanes(), count: grid.rows + 1)
        for arrow in plan.arrows {
            let (from, to) = (grid.cells[arrow.from], grid.cells[arrow.to])
            let bus = Bus(target: arrow.to, style: arrow.style, change: arrow.change)
            let last = Upright(bus: bus, gap: to.column, level: nil)
            guard from.column + 1 != to.column else {
                routes.append(Route(bus: bus, first: last, level: nil, last: last))
                continue
            }
            let gap = from.row > to.row ? to.row + 1 : to.row
            let level = Level(bus: bus, gap: gap)
            levels[gap].extend(level, to: Double(from.column + 1), Double(to.column))
            // Where it turns nobody knows yet, so it has the whole room between the columns to itself.
            levels[gap].extend(
                level, to: Double(min(from.column + 1, to.column)) - 0.4,
                Double(max(from.column + 1, to.column)) + 0.4)
            routes.append(
                Route(
                    bus: bus, first: Upright(bus: bus, gap: from.column + 1, level: gap), level: level,
                    last: last))
        }
        for index in levels.indices {
            levels[index].assign(gap: 0.1) { Bus.isBefore($0.bus, $1.bus) }
        }
    }
}
