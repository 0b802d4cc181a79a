import Foundation

extension AppMap {
    /// Which row leads where, for ways that are gone by one row alone.
    mutating func nameRows() {
        var ends: [[String]: [Screen.ID: [String: Int]]] = [:]
        for way in ways where way.from != way.to {
            guard let rows = way.rows else { continue }
            ends[[way.from, way.trial], default: [:]][way.to, default: [:]].merge(
                rows, uniquingKeysWith: &+)
        }
        for index in ways.indices {
            let way = ways[index]
            ways[index].rows = nil
            guard way.rows != nil, let ends = ends[[way.from, way.trial]] else { continue }
            ways[index].row = Self.row(leadingTo: way.to, among: ends)
        }
    }

    /// - Parameter ends: How often rows of a screen led where.
    private static func row(leadingTo screen: Screen.ID, among ends: [Screen.ID: [String: Int]]) -> String? {
        guard let rows = ends[screen], rows.count == 1, let (row, count) = rows.first else { return nil }
        let others = ends.filter { $0.key != screen }
        guard others.contains(where: { $0.value.contains { $0.key != row } }) else { return nil }
        let elsewhere = others.reduce(0) { $0 &+ ($1.value[row] ?? 0) }
        guard elsewhere > 0 else { return row }
        // It leads elsewhere as well: to a login, as other rows do, or a list's rows lead now here and now there. If they were
        // alike, others of them would have led here, too.
        let all = ends.values.reduce(0) { $0 &+ $1.values.reduce(0, &+) }
        let share = Double(count &+ elsewhere) / Double(max(1, all))
        return pow(share, Double(count - 1)) < chance ? row : nil
    }

    /// What is less likely than this is no chance.
    private static let chance = 0.01
}

extension AppMap.Way {
    /// What it is one of, and where its row is one that nobody takes for another, that row: `tap "About"`.
    var trialInWords: String {
        guard let row, trial.hasSuffix(Self.anyRow) else { return trial }
        return "\(trial.dropLast(Self.anyRow.count)) \(quoted(row))"
    }

    private static let anyRow = " a row"
}
