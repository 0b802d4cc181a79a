/// How many rows each section of a list has, and where they stand when counted through. Making it costs a step for
/// each section; finding a row, the logarithm of that.
struct ListCounts: Equatable {
    /// More rows than anybody scrolls to: who says more means as many.
    static let most = 1 << 40

    let counts: [Int]
    /// The first row of each section, counted through.
    private let starts: [Int]
    let total: Int

    init(_ counts: [Int]) {
        self.counts = counts
        var total = 0
        starts = counts.map { count in
            defer { total += count }
            return total
        }
        self.total = total
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section)
            && (0..<counts[path.section]).contains(path.row)
    }

    /// The place of a row, counted through all sections; nil for one that is not there.
    func place(of path: IndexPath) -> Int? { contains(path) ? starts[path.section] + path.row : nil }

    /// The row at a place; nil outside the list.
    func path(at place: Int) -> IndexPath? {
        guard (0..<total).contains(place) else { return nil }
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= place { low = middle } else { high = middle - 1 }
        }
        return IndexPath(row: place - starts[low], section: low)
    }

    /// The sections that are seen with these places: theirs, and empty ones beside or between them.
    func sections(at places: Range<Int>) -> [Int] {
        guard !places.isEmpty, let first = path(at: places.lowerBound),
            let last = path(at: places.upperBound - 1)
        else { return total == 0 ? Array(counts.indices) : [] }
        var (low, high) = (first.section, last.section)
        if places.lowerBound == 0 { low = 0 }
        if places.upperBound == total { high = counts.count - 1 }
        return Array(low...high)
    }
}
