/// What a change of the code did to an app's map: what is new, gone and changed, by what stays the same from one exploration to
/// the next. Counts, scripts and what screens read below their titles are no part of it.
///
/// Once the app has changed, another exploration draws other acts, and comes upon other seldom things. So what only one of the
/// maps has is a difference if it was come upon so often there that the other exploration would have come upon it, too.
struct MapDifference: Hashable, Sendable {
    var newScreens: [AppMap.Screen] = []
    var goneScreens: [AppMap.Screen] = []
    var changedScreens: [Change] = []
    var newWays: [AppMap.Way] = []
    var goneWays: [AppMap.Way] = []
    var changedWays: [WayChange] = []
    var newFindings: [Finding] = []
    var goneFindings: [Finding] = []
    /// How many screens and ways only one map has by what may be chance.
    var rareScreens = 0
    var rareWays = 0

    /// A screen that is in both, and how it differs.
    struct Change: Hashable, Sendable {
        var screen: AppMap.Screen.ID
        /// `guards: none, now AppCoordinator`
        var how: [String]
    }

    /// What leads from one screen to another by the same act in both, and does so in another manner.
    struct WayChange: Hashable, Sendable {
        /// As the newer map has it: more than one where it is now in this manner, and now in that.
        var ways: [AppMap.Way]
        /// `kind: back, now select`
        var how: String
    }

    var isEmpty: Bool {
        newScreens.isEmpty && goneScreens.isEmpty && changedScreens.isEmpty && newWays.isEmpty
            && goneWays.isEmpty && changedWays.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
    }

    init(from old: AppMap, to new: AppMap) {
        let (before, after) = (Sightings(old), Sightings(new))
        let screens = (new: after.screens(notIn: before), gone: before.screens(notIn: after))
        (newScreens, goneScreens) = (screens.new.certain, screens.gone.certain)
        changedScreens = new.screens.compactMap { screen in
            before.screens[screen.id].flatMap {
                Change(screen: screen.id, how: Self.differences(from: $0, to: screen))
            }
        }
        .filter { !$0.how.isEmpty }
        let ways = (new: after.ways(notIn: before), gone: before.ways(notIn: after))
        pair(ways.new.certain, ways.gone.certain)
        let rare = screens.new.rare + screens.gone.rare
        (rareScreens, rareWays) = (rare.count, ways.new.rare.count + ways.gone.rare.count)
        let (found, finds) = (old.findings, new.findings)
        newFindings = Self.findings(finds, notAmong: found, butOf: rare)
        goneFindings = Self.findings(found, notAmong: finds, butOf: rare)
    }

    /// What is new and what is gone, but for what is both: in words they would be the same.
    private mutating func pair(_ new: [AppMap.Way], _ gone: [AppMap.Way]) {
        let (come, left) = (
            Dictionary(grouping: new, by: \.place), Dictionary(grouping: gone, by: \.place)
        )
        newWays = new.filter { left[$0.place] == nil }
        goneWays = gone.filter { come[$0.place] == nil }
        changedWays = new.compactMap { way in
            guard let ways = come[way.place], ways.first == way, let earlier = left[way.place] else {
                return nil
            }
            func kinds(_ ways: [AppMap.Way]) -> String { ways.map(\.kind.rawValue).joined(separator: ", ") }
            return Self.difference("kind", kinds(earlier), kinds(ways)).map { WayChange(ways: ways, how: $0) }
        }
    }

    private static func differences(from old: AppMap.Screen, to new: AppMap.Screen) -> [String] {
        // Which guards are seen around a dialog hangs on what it was over.
        let guards = new.isDialog ? ([], []) : (old.guards, new.guards)
        return [
            old.allTitles.isDisjoint(with: new.allTitles)
                ? difference("title", old.readableTitle, new.readableTitle) : nil,
            difference("link", old.link == nil ? "" : "one", new.link == nil ? "" : "one"),
            difference("guards", guards.0.joined(separator: ", "), guards.1.joined(separator: ", ")),
        ].compactMap { $0 }
    }

    private static func difference(_ name: String, _ old: String, _ new: String) -> String? {
        func word(_ text: String) -> String { text.isEmpty ? "none" : text }
        return old == new ? nil : "\(name): \(word(old)), now \(word(new))"
    }

    /// - Parameter rare: Screens that only one of the maps has, by chance.
    private static func findings(
        _ findings: [Finding], notAmong others: [Finding], butOf rare: [AppMap.Screen]
    ) -> [Finding] {
        // Which modals pile up is chance, as there are so many ways to.
        func key(_ finding: Finding) -> String {
            finding.kind == .modals ? finding.kind.rawValue : finding.order
        }
        let known = Set(others.map(key))
        let (rareScreens, rareDestinations) = (Set(rare.map(\.id)), Set(rare.map(\.destination)))
        return findings.filter { finding in
            !known.contains(key(finding)) && finding.screen.map(rareScreens.contains) != true
                && !(finding.kind == .unreached && rareDestinations.contains(finding.about))
        }
    }
}

extension AppMap.Way {
    /// `list → match, tap a row`
    var inWords: String { "\(from) → \(to), \(trial.isEmpty ? "by itself" : trialInWords)" }

    /// What makes it the same in words.
    fileprivate var place: [String] { [from, to, trial] }
}
