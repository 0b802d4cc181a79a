/// Shares the room between two rows or columns among the lines that run there, so that none lies on another.
struct Lanes<Key: Hashable> {
    private var spans: [Key: ClosedRange<Double>] = [:]
    private(set) var lanes: [Key: Int] = [:]
    private(set) var count = 0

    /// Lengthens a line to reach there.
    mutating func extend(_ key: Key, to places: Double...) {
        for place in places {
            let span = spans[key] ?? place...place
            spans[key] = min(span.lowerBound, place)...max(span.upperBound, place)
        }
    }

    /// Gives each line a lane. What has no length needs none.
    /// - Parameters:
    ///   - gap: what has to lie between two lines in one lane.
    ///   - before: which of two that begin at the same place comes first.
    mutating func assign(gap: Double, _ before: (Key, Key) -> Bool) {
        var ends: [Double] = []
        let ordered = spans.filter { $1.lowerBound < $1.upperBound }.sorted {
            $0.value.lowerBound != $1.value.lowerBound
                ? $0.value.lowerBound < $1.value.lowerBound : before($0.key, $1.key)
        }
        for (key, span) in ordered {
            let lane = ends.firstIndex { $0 + gap <= span.lowerBound } ?? ends.count
            if lane == ends.count { ends.append(0) }
            ends[lane] = span.upperBound
            lanes[key] = lane
        }
        count = ends.count
    }
}
