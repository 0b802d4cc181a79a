/// What is drawn, before anybody knows where: cards, arrows between them, and the groups that the cards are in.
struct BoardPlan {
    struct Card {
        var screen: AppMap.Screen
        var change: MapUnion.Change
        /// How many ways it is from the first screen.
        var rank = 0
        /// Where it comes when the screens are walked through from the first, a screen before those it leads to.
        var turn = 0
        /// Whether it is a tab's first screen, beside which the other tabs stand.
        var isTab = false
        /// The coordinators around it that are drawn as groups, the outermost first.
        var path: [String] = []

        var isModal: Bool { screen.isModal }
    }

    /// How an arrow is drawn.
    enum Style: String, Encodable, Hashable, Sendable { case push, present, light }

    /// All that leads from one card to another in the same manner.
    struct Arrow {
        var from: Int
        var to: Int
        var style: Style
        var change: MapUnion.Change
        /// Indices in the union's ways.
        var ways: [Int]
    }

    var cards: [Card]
    var arrows: [Arrow]
    let union: MapUnion

    init(_ union: MapUnion) {
        self.union = union
        cards = union.screens.map { Card(screen: $0.screen, change: $0.change) }
        let indices = Dictionary(cards.enumerated().map { ($1.screen.id, $0) }) { first, _ in first }
        let ways = union.ways.map { one -> ScreenRanks.Way? in
            guard let from = indices[one.way.from], let to = indices[one.way.to], from != to else {
                return nil
            }
            return ScreenRanks.Way(from: from, to: to, kind: one.way.opensLink ? .outside : one.way.kind)
        }
        let ranks = ScreenRanks(of: cards.map(\.screen), ways: ways.compactMap(\.self))
        for index in cards.indices {
            cards[index].rank = ranks.ranks[index]
            cards[index].turn = ranks.turns[index]
        }
        arrows = Self.arrows(ways, union: union, ranks: ranks)
        for case let way? in ways where way.kind == .select {
            let ends = [way.from, way.to]
            guard ends.allSatisfy({ cards[$0].screen.placement == "root" }) else { continue }
            for end in ends { cards[end].isTab = true }
        }
        groupCards()
    }

    /// What all that leads there is called: controls first, and what was gone often.
    func names(of arrow: Arrow) -> [String] {
        let ways = arrow.ways.map { union.ways[$0].way }.sorted {
            ($0.control == nil ? 1 : 0, -$0.count) < ($1.control == nil ? 1 : 0, -$1.count)
        }
        var names: [String] = []
        for way in ways where !way.name.isEmpty && !names.contains(way.name) { names.append(way.name) }
        return names
    }

    /// Whose guards are asked on the way.
    func guards(of arrow: Arrow) -> [String] {
        Set(arrow.ways.flatMap { union.ways[$0].way.guards }).sorted()
    }

    /// Pushes and presentations are drawn, and lightly what replaces. Whatever else leads to a screen is drawn only where
    /// nothing better does: going back, and from tab to tab, would be an arrow from everywhere to everywhere.
    private static func arrows(
        _ ways: [ScreenRanks.Way?], union: MapUnion, ranks: ScreenRanks
    ) -> [Arrow] {
        struct Key: Hashable {
            var from: Int
            var to: Int
            var style: Style
            var change: MapUnion.Change
        }
        var order: [Key] = []
        var byKey: [Key: [Int]] = [:]
        for (index, way) in ways.enumerated() {
            guard let way else { continue }
            let isFirst = ranks.parents[way.to] == way.from
            let style: Style
            switch way.kind {
            case .push: style = .push
            case .present: style = .present
            case .replace: style = .light
            case .select, .outside, .back:
                guard isFirst, ranks.kinds[way.to] == way.kind else { continue }
                style = .light
            }
            let key = Key(from: way.from, to: way.to, style: style, change: union.ways[index].change)
            if byKey[key] == nil { order.append(key) }
            byKey[key, default: []].append(index)
        }
        return order.map {
            Arrow(from: $0.from, to: $0.to, style: $0.style, change: $0.change, ways: byKey[$0] ?? [])
        }
    }

    /// A coordinator is a group where it has more than one screen, and not all of them.
    private mutating func groupCards() {
        let paths = ScreenFlows(of: cards.map(\.screen)).paths
        var counts: [[String]: Int] = [:]
        for path in paths {
            for last in path.indices { counts[Array(path[...last]), default: 0] += 1 }
        }
        for (index, path) in paths.enumerated() {
            cards[index].path = path.indices.filter { last in
                let count = counts[Array(path[...last])] ?? 0
                // One that holds what the one in it holds is drawn once.
                let inner = last + 1 < path.count ? counts[Array(path[...(last + 1)])] : nil
                return count > 1 && count < cards.count && inner != count
            }.map { path[$0] }
        }
    }
}

extension AppMap.Way {
    /// What its arrow is called: what the control reads, or one of what it is.
    fileprivate var name: String {
        if let row { return row }
        if trial.hasPrefix("tap a ") { return String(trial.dropFirst("tap ".count)) }
        return control.flatMap { $0.isEmpty ? nil : $0 } ?? act
    }
}

extension AppMap.Screen {
    /// Its destination without the type that declares it, as groups name the coordinators.
    var caseName: String { destination.split(separator: ".").last.map(String.init) ?? destination }

    /// The same, and how it is shown.
    var shortName: String {
        isModal ? "\(caseName) · \(placement)" : caseName
    }
}
