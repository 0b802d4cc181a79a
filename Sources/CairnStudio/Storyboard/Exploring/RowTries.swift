/// How often each row of a screen was touched in some manner, and what lay in front then.
///
/// Rows are one kind of thing, or a long list would have all the time. Those of a menu are not alike, which shows once two of
/// them have led to different screens: then each is to be tried.
struct RowTries {
    private var counts: [String: Int] = [:]
    private var ends: [String: Set<AppMap.Screen.ID>] = [:]
    /// No menu has more rows than that; what seemed to be one was a list in which something else had changed.
    private static let mostRows = 24

    /// Whether each row is to be tried that was not.
    private(set) var isMenu = false

    func count(of row: String) -> Int { counts[row] ?? 0 }

    mutating func tried(_ row: String) {
        counts[row, default: 0] += 1
        if counts.count >= Self.mostRows { isMenu = false }
    }

    mutating func led(_ row: String, to screen: AppMap.Screen.ID) {
        ends[row, default: []].insert(screen)
        isMenu =
            counts.count < Self.mostRows
            && ends.contains { $0.key != row && $0.value.isDisjoint(with: ends[row] ?? []) }
    }
}
