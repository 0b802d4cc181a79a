import Foundation

/// What an exploration came upon, and how often: by that another one that lacks something is said to lack it by chance or not.
struct Sightings {
    let map: AppMap
    private(set) var screens: [AppMap.Screen.ID: AppMap.Screen] = [:]
    /// Those that differ in their transition as one.
    private var ways: [[String]: AppMap.Way] = [:]

    /// What is less likely than this is no chance. Explorations of the same app with other seeds stay above it; what goes by itself
    /// hangs on what went before, and differs more.
    private static let (chance, chanceByItself) = (0.001, 0.00001)
    /// What leads out of a screen that the other one lacks is told from so many times on.
    private static let often = 3

    init(_ map: AppMap) {
        self.map = map
        screens = Dictionary(map.screens.map { ($0.id, $0) }) { first, _ in first }
        for way in map.ways where way.from != way.to {
            guard var known = ways[way.trail] else {
                ways[way.trail] = way
                continue
            }
            known.count += way.count
            known.transition = nil
            ways[way.trail] = known
        }
    }

    /// What one exploration has and another lacks: for certain, as that would most likely have come upon it, too, or by chance.
    struct Rest<Thing> {
        var certain: [Thing] = []
        var rare: [Thing] = []

        fileprivate init(_ things: [Thing], isNoChance: (Thing) -> Bool) {
            for thing in things {
                if isNoChance(thing) { certain.append(thing) } else { rare.append(thing) }
            }
        }
    }

    /// Had each been as likely there at each step.
    func screens(notIn other: Sightings) -> Rest<AppMap.Screen> {
        Rest(map.screens.filter { other.screens[$0.id] == nil }) { screen in
            let isUnknown =
                map.declared.contains(screen.destination) && !other.map.declared.contains(screen.destination)
            return isUnknown
                || isNoChance(
                    screen.visits, of: map.exploration.steps, in: other.map.exploration.steps,
                    below: Self.chance)
        }
    }

    /// In the order of their keys; had each been as likely there at each visit of where it begins.
    func ways(notIn other: Sightings) -> Rest<AppMap.Way> {
        let lacking = ways.filter { other.ways[$0.key] == nil }.values.sorted { $0.key < $1.key }
        return Rest(lacking) { way in
            guard let screen = screens[way.from], let theirs = other.screens[way.from] else {
                return way.count >= Self.often
            }
            let chance = way.kind == .outside ? Self.chanceByItself : Self.chance
            return isNoChance(way.count, of: screen.visits, in: theirs.visits, below: chance)
        }
    }

    private func isNoChance(_ count: Int, of all: Int, in theirs: Int, below chance: Double) -> Bool {
        let rate = min(1, Double(count) / Double(all + 1))
        return pow(1 - rate, Double(theirs)) < chance
    }
}

extension AppMap.Way {
    /// What makes it the same in two maps.
    var trail: [String] { [from, to, trial, kind.rawValue] }
}
