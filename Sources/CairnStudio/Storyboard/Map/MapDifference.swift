/// What a change of the code did to an app's map: what is new, gone and changed, by what stays the same from one exploration to
/// the next. Counts, scripts and what screens read below their titles are no part of it.
struct MapDifference: Hashable, Sendable {
    var newScreens: [AppMap.Screen] = []
    var goneScreens: [AppMap.Screen] = []
    var changedScreens: [Change] = []
    var newWays: [AppMap.Way] = []
    var goneWays: [AppMap.Way] = []
    var changedWays: [Change] = []
    var newFindings: [Finding] = []
    var goneFindings: [Finding] = []
    /// How many ways differ that were gone so seldom that it may be chance.
    var rareWays = 0

    /// Something that is in both, and how it differs.
    struct Change: Hashable, Sendable {
        /// A screen, or a way in words.
        var what: String
        /// `guards: none, now AppCoordinator`
        var how: [String]
    }

    var isEmpty: Bool {
        newScreens.isEmpty && goneScreens.isEmpty && changedScreens.isEmpty && newWays.isEmpty
            && goneWays.isEmpty && changedWays.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
    }

    /// A way that was gone less often is rare.
    private static let often = 3

    init(from old: AppMap, to new: AppMap) {
        let (before, after) = (old.screens.by(\.id), new.screens.by(\.id))
        newScreens = new.screens.filter { before[$0.id] == nil }
        goneScreens = old.screens.filter { after[$0.id] == nil }
        changedScreens = new.screens.compactMap { screen in
            before[screen.id].flatMap { Change(screen.id, Self.differences(from: $0, to: screen)) }
        }
        compareWays(old, new)
        let (found, finds) = (old.findings, new.findings)
        let (known, still) = (Set(found.map(\.order)), Set(finds.map(\.order)))
        newFindings = finds.filter { !known.contains($0.order) }
        goneFindings = found.filter { !still.contains($0.order) }
    }

    private static func differences(from old: AppMap.Screen, to new: AppMap.Screen) -> [String] {
        [
            difference("title", old.title, new.title),
            difference("link", old.link == nil ? "" : "one", new.link == nil ? "" : "one"),
            difference("guards", old.guards.joined(separator: ", "), new.guards.joined(separator: ", ")),
        ].compactMap { $0 }
    }

    private static func difference(_ name: String, _ old: String, _ new: String) -> String? {
        func word(_ text: String) -> String { text.isEmpty ? "none" : text }
        return old == new ? nil : "\(name): \(word(old)), now \(word(new))"
    }

    private mutating func compareWays(_ old: AppMap, _ new: AppMap) {
        let (before, after) = (Trails(old), Trails(new))
        func sorted(_ trails: Trails, without others: Trails) -> [AppMap.Way] {
            trails.ways.filter { others.ways[$0.key] == nil }.values
                .sorted { $0.key < $1.key }
        }
        let (come, left) = (sorted(after, without: before), sorted(before, without: after))
        newWays = come.filter { $0.count >= Self.often }
        goneWays = left.filter { $0.count >= Self.often }
        rareWays = come.count + left.count - newWays.count - goneWays.count
        changedWays = after.ways.sorted { $0.value.key < $1.value.key }.compactMap { key, way in
            guard let other = before.ways[key] else { return nil }
            let differences = [
                Self.difference(
                    "guards", other.guards.joined(separator: ", "), way.guards.joined(separator: ", "))
            ]
            return Change(way.inWords, differences.compactMap { $0 })
        }
    }

    /// The ways of a map, those that differ in their transition as one.
    private struct Trails {
        var ways: [[String]: AppMap.Way] = [:]

        init(_ map: AppMap) {
            for way in map.ways where way.kind != .outside && way.from != way.to {
                let key = [way.from, way.to, way.trial, way.kind.rawValue]
                guard var known = ways[key] else {
                    ways[key] = way
                    continue
                }
                known.count += way.count
                known.transition = nil
                known.guards = Set(known.guards + way.guards).sorted()
                ways[key] = known
            }
        }
    }
}

extension MapDifference.Change {
    /// Nil where nothing differs.
    fileprivate init?(_ what: String, _ how: [String]) {
        guard !how.isEmpty else { return nil }
        (self.what, self.how) = (what, how)
    }
}

extension AppMap.Way {
    /// `list → match, tap a row`
    var inWords: String { "\(from) → \(to), \(trial.isEmpty ? "by itself" : trial)" }
}

extension [AppMap.Screen] {
    fileprivate func by(_ key: (AppMap.Screen) -> String) -> [String: AppMap.Screen] {
        Dictionary(map { (key($0), $0) }) { first, _ in first }
    }
}
