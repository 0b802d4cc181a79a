/// How wide the rooms between columns and rows are, and how deep groups lie in each other there.
struct BoardMeasures {
    static let lane = 8.0
    static let frameStep = 10.0
    static let titleStep = 22.0
    static let entry = 22.0
    /// How far a modal stands off from where other cards stand.
    static let modalRight = 10.0
    static let modalDown = 12.0
    static let labelRoom = 110.0
    static let gate = 15.0

    /// How many groups end or begin within this group at the same side, by group.
    struct Depths {
        var left: [Int]
        var right: [Int]
        var top: [Int]
        var bottom: [Int]

        init(_ grid: BoardGrid) {
            let groups = grid.groups
            var depths = Array(repeating: (left: 0, right: 0, top: 0, bottom: 0), count: groups.count)
            let inward = groups.indices.sorted { groups[$0].path.count > groups[$1].path.count }
            for group in inward {
                let path = groups[group].path
                guard let outer = groups.firstIndex(where: { $0.path == Array(path.dropLast()) }) else {
                    continue
                }
                let (inner, around) = (groups[group].span, groups[outer].span)
                let depth = depths[group]
                if inner.columns.lowerBound == around.columns.lowerBound {
                    depths[outer].left = max(depths[outer].left, depth.left + 1)
                }
                if inner.columns.upperBound == around.columns.upperBound {
                    depths[outer].right = max(depths[outer].right, depth.right + 1)
                }
                if inner.rows.lowerBound == around.rows.lowerBound {
                    depths[outer].top = max(depths[outer].top, depth.top + 1)
                }
                if inner.rows.upperBound == around.rows.upperBound {
                    depths[outer].bottom = max(depths[outer].bottom, depth.bottom + 1)
                }
            }
            (left, right) = (depths.map(\.left), depths.map(\.right))
            (top, bottom) = (depths.map(\.top), depths.map(\.bottom))
        }
    }

    /// The most lanes that frames need before or after each column or row.
    static func most(_ depths: [Int], at places: [Int], count: Int) -> [Int] {
        var most = Array(repeating: 0, count: count)
        for (depth, place) in zip(depths, places) { most[place] = max(most[place], depth + 1) }
        return most
    }
}
