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
        case unreached
        case deadEnds = "dead-ends"
        case unguarded
        case lostEdits = "lost-edits"
        case mute, unlabelled
        case deadLinks = "dead-links"
        case unlinked, modals, doubled, alike, faults

        /// In a few words.
        var meaning: String {
            switch self {
            case .unreached: "declared, and not reached"
            case .deadEnds: "nothing leads out"
            case .unguarded: "a way in past the guard of the same elsewhere"
            case .lostEdits: "what was typed is lost without a question"
            case .mute: "controls that do nothing"
            case .unlabelled: "controls without a label for a screen reader"
            case .deadLinks: "links that lead nowhere"
            case .unlinked: "screens without a link"
            case .modals: "three modals over each other, or more"
            case .doubled: "a screen that stands on itself"
            case .alike: "screens that look the same"
            case .faults: "UIKit would have raised, or nothing came to rest"
            }
        }
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
