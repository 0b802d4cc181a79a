/// Two maps over each other: what both have, what only the newer one has, and what only the older one had.
struct MapUnion {
    enum Change: String, Codable, Hashable, Sendable, CaseIterable { case same, new, gone, changed }

    private(set) var screens: [(screen: AppMap.Screen, change: Change)] = []
    private(set) var ways: [(way: AppMap.Way, change: Change)] = []

    /// - Parameter old: the map to compare with; without one nothing is new.
    init(_ map: AppMap, comparedWith old: AppMap? = nil) {
        guard let old else {
            screens = map.screens.map { ($0, .same) }
            ways = map.ways.map { ($0, .same) }
            return
        }
        let oldScreens = Dictionary(old.screens.map { ($0.id, $0) }) { first, _ in first }
        screens = map.screens.map { screen in
            guard let before = oldScreens[screen.id] else { return (screen, .new) }
            return (screen, Self.reads(screen, as: before) ? .same : .changed)
        }
        let known = Set(map.screens.map(\.id))
        screens += old.screens.filter { !known.contains($0.id) }.map { ($0, .gone) }

        let oldWays = Dictionary(old.ways.map { ($0.key, $0) }) { first, _ in first }
        ways = map.ways.map { way in
            guard let before = oldWays[way.key] else { return (way, .new) }
            return (way, before.guards == way.guards ? .same : .changed)
        }
        let kept = Set(map.ways.map(\.key))
        ways += old.ways.filter { !kept.contains($0.key) }.map { ($0, .gone) }
    }

    /// Whether a screen is what it was: how it was reached, and how often, makes no difference.
    private static func reads(_ screen: AppMap.Screen, as before: AppMap.Screen) -> Bool {
        var (one, other) = (screen, before)
        (one.script, other.script) = ([], [])
        (one.below, other.below) = ([], [])
        (one.visits, other.visits) = (0, 0)
        (one.trials, other.trials) = ([], [])
        (one.tab, other.tab) = (nil, nil)
        return one == other
    }
}
