/// Two maps over each other: what both have, what only the newer one has, and what only the older one had.
///
/// What is new, gone and changed is what the difference says of them, so that it is drawn as it is told.
struct MapUnion {
    enum Change: String, Encodable, Hashable, Sendable, CaseIterable { case same, new, gone, changed }

    private(set) var screens: [(screen: AppMap.Screen, change: Change)] = []
    private(set) var ways: [(way: AppMap.Way, change: Change)] = []

    /// - Parameter old: the map to compare with; without one nothing is new.
    init(_ map: AppMap, comparedWith old: AppMap? = nil) {
        let difference = old.map { MapDifference(from: $0, to: map) } ?? MapDifference(from: map, to: map)
        let newScreens = Set(difference.newScreens.map(\.id))
        let changedScreens = Set(difference.changedScreens.map(\.screen))
        screens = map.screens.map { screen in
            (
                screen,
                newScreens.contains(screen.id) ? .new : changedScreens.contains(screen.id) ? .changed : .same
            )
        }
        screens += difference.goneScreens.map { ($0, .gone) }
        let newWays = Set(difference.newWays.map(\.trail))
        let changedWays = Set(difference.changedWays.flatMap { $0.ways.map(\.trail) })
        ways = map.ways.map { way in
            (way, newWays.contains(way.trail) ? .new : changedWays.contains(way.trail) ? .changed : .same)
        }
        ways += difference.goneWays.map { ($0, .gone) }
    }
}
