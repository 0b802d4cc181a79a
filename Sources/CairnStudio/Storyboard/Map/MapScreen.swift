import CairnInspector

extension AppMap {
    /// A screen: a destination in one of the ways in which it is shown.
    struct Screen: Codable, Hashable, Sendable {
        /// Its destination and how it is shown: `MatchesCoordinator.match`, `MatchesCoordinator.match sheet`. Stays the same
        /// from one exploration to the next.
        typealias ID = String
        var id: ID
        /// The type that declares the destination and its case, without what it carries; the controller's type where there
        /// is no navigator.
        var destination: String
        /// What its bar says, or the dialog.
        var title: String
        /// All that its bar was seen to say, as far as it is something else: the first few by the alphabet, since it may be
        /// data. Nil in maps of older versions.
        var otherTitles: [String]?
        /// `root`, `pushed`, or a modal's style as in `Wire.Layer`; one that is now root and now pushed is one screen.
        var placement: String
        /// The coordinators around it, the outermost first.
        var coordinators: [String] = []
        /// The title of the tab that it was seen in first, where there are tabs.
        var tab: String?
        /// The names of the destinations whose guards are asked on the way to it.
        var guards: [String] = []
        /// The screens that lie below it, as when it was first seen, from the root up.
        var below: [ID] = []
        /// What was on screen, everything of it; what is private is dots.
        var stage: Wire.Stage
        /// The shortest way to it that was found, as lines of script from a fresh launch.
        var script: [String]
        /// Its link, if it has one.
        var link: String?
        /// How often it was come upon.
        var visits: Int
        /// What was tried there, by what was done.
        var trials: [Trial] = []
    }

    /// A kind of act that was tried on a screen.
    struct Trial: Codable, Hashable, Sendable {
        /// `tap "Save"`, `tap a row`
        var act: String
        var count: Int
        /// How often anything came of it.
        var effects: Int
    }
}

extension AppMap.Screen {
    /// Whether it is what was presented.
    var isModal: Bool { placement != "root" && placement != "pushed" }

    var isDialog: Bool { placement == "alert" || placement == "actionSheet" }

    /// What its bar says, as far as there is anything to read: of blanks nobody can call it.
    var readableTitle: String { title.allSatisfy(\.isWhitespace) ? "" : title }

    /// All that its bar was seen to say, as far as it is kept.
    var allTitles: Set<String> { Set((otherTitles ?? []) + [title]) }

    private static let mostTitles = 8

    /// Notes what its bar said elsewhere.
    mutating func note(titles: Set<String>) {
        let all = allTitles.union(titles).subtracting([title, ""]).sorted().prefix(Self.mostTitles)
        otherTitles = all.isEmpty ? nil : Array(all)
    }

    /// Has it be called what its bar says now.
    mutating func retitle(_ title: String) {
        let titles = allTitles
        self.title = title
        note(titles: titles)
    }
}
