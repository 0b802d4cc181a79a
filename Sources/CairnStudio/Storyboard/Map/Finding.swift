/// Something about an app that its makers may not have meant.
struct Finding: Codable, Hashable, Sendable {
    var kind: Kind
    /// Where, if it is at a screen.
    var screen: AppMap.Screen.ID?
    /// What it is about: a destination, a control, a link; with the kind and the screen it names the finding.
    var about: String
    /// In a sentence.
    var text: String
    /// The lines from a fresh launch that show it; empty for what was not found.
    var script: [String]

    /// What `--fail-on` knows them by.
    enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Declared, and never reached.
        case unreached
        /// Nothing leads out.
        case deadEnds = "dead-ends"
        /// A way in that passes no guard to what a guard protects elsewhere.
        case unguarded
        /// A way out that loses what was typed without asking.
        case lostEdits = "lost-edits"
        /// Controls that do nothing.
        case mute
        /// Controls without a label for a screen reader.
        case unlabelled
        /// Links that lead nowhere.
        case deadLinks = "dead-links"
        /// Screens without a link.
        case unlinked
        /// Three modals over each other, or more.
        case modals
        /// A screen that stands on itself, as where a second tap has pushed it again.
        case doubled
        /// Screens that look the same.
        case alike
        /// UIKit would have raised, or the screen never came to rest.
        case faults
    }
}

extension Finding {
    /// Whether both say the same, whatever shows it.
    func isSame(as other: Finding) -> Bool {
        kind == other.kind && screen == other.screen && about == other.about
    }

    /// By kind, and then by place.
    var order: String {
        let number = Kind.allCases.firstIndex(of: kind) ?? 0
        return ["\(100 + number)", screen ?? "", about].joined(separator: "\u{1}")
    }
}
