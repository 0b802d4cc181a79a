/// Where one player stands: three points for a match won, one for a draw.
public nonisolated struct Standing: Hashable, Sendable, Identifiable {
    public let id: Player.ID
    public let name: String
    /// From 1; those who are level share a place, and the next place is left out.
    public var place = 0
    public var played = 0
    public var points = 0
    public var scored = 0
    public var conceded = 0
    public var difference: Int { scored - conceded }

    public init(id: Player.ID, name: String) {
        self.id = id
        self.name = name
    }

    mutating func count(_ own: Int, _ other: Int) {
        played += 1
        scored += own
        conceded += other
        points += own > other ? 3 : own == other ? 1 : 0
    }

    /// Better by points, then by goal difference, then by goals scored.
    private var merit: [Int] { [points, difference, scored] }

    fileprivate func isBetter(than other: Standing) -> Bool {
        other.merit.lexicographicallyPrecedes(merit)
    }

    fileprivate func isLevel(with other: Standing) -> Bool { merit == other.merit }
}

extension League {
    /// Everybody, the best first; those who are level by name. Matches without a result do not count. Costs one walk
    /// over the matches.
    public nonisolated var standings: [Standing] {
        var table = Dictionary(players.map { ($0.id, Standing(id: $0.id, name: $0.name)) }) { first, _ in
            first
        }
        for match in matches {
            guard let score = match.score else { continue }
            for player in match.home { table[player]?.count(score.home, score.away) }
            for player in match.away { table[player]?.count(score.away, score.home) }
        }
        var sorted = table.values.sorted { one, other in
            if one.isBetter(than: other) { return true }
            if other.isBetter(than: one) { return false }
            return (one.name, one.id) < (other.name, other.id)
        }
        for index in sorted.indices {
            let isLevel = index > 0 && sorted[index].isLevel(with: sorted[index - 1])
            sorted[index].place = isLevel ? sorted[index - 1].place : index + 1
        }
        return sorted
    }
}
