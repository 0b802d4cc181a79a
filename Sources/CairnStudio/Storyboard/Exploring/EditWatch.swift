import UIKit

/// Watches for ways out that lose what was typed without asking.
struct EditWatch {
    /// What was typed where, in this launch.
    private struct Edit {
        var place: ScreenPlace
        var field: String
        var text: String
    }

    private var edits: [Edit] = []

    /// Ways out by which nobody means to keep anything.
    private static let leaving: Set<String> = ["Cancel", "Close", "Back", "Dismiss"]

    mutating func look(
        _ places: [ScreenPlace], _ look: SeenScreen, after deed: MapBook.Deed?, _ book: inout MapBook
    ) {
        guard let deed else {
            edits = []
            return
        }
        if case .type(let field, _, let text) = deed.possibility.action, let place = places.last,
            let typed = look.fields[field], !typed.isSecure, typed.style != .search,
            typed.text.hasSuffix(text), text.count > 1, place.placement != "alert"
        {
            edits.removeAll { $0.place == place && $0.field == field }
            edits.append(Edit(place: place, field: field, text: typed.text))
        }
        // What was sent, or taken out, is there no more.
        edits.removeAll { edit in
            places.last == edit.place && look.fields[edit.field]?.text.contains(edit.text) != true
        }
        let gone = edits.filter { edit in
            !places.contains { $0.node == edit.place.node && $0.id == edit.place.id }
        }
        guard !gone.isEmpty else { return }
        edits.removeAll { edit in gone.contains { $0.place == edit.place } }
        guard deed.possibility.leaves(Self.leaving) else { return }
        for edit in gone where !look.outline.frontTexts.contains(where: { $0.contains(edit.text) }) {
            book.note(
                Finding(
                    kind: .lostEdits, screen: edit.place.id, about: edit.field,
                    text: "what was typed into \(quoted(edit.field)) is lost by "
                        + "\(deed.possibility.action), and nobody asked",
                    script: deed.script.lines))
        }
    }
}

extension Possibility {
    /// Whether a person goes by it without having done anything.
    fileprivate func leaves(_ words: Set<String>) -> Bool {
        switch action {
        case .back, .menu, .swipe, .pull, .outside: true
        case .tap(let name, _): words.contains(name)
        default: false
        }
    }
}
