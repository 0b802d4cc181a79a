import Cairn
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

    /// - Parameters:
    ///   - was: What was on screen before.
    ///   - tree: What there is now, in front or not.
    mutating func look(
        _ places: [ScreenPlace], _ look: SeenScreen, after deed: MapBook.Deed?, from was: SeenScreen,
        in tree: Tree?, _ book: inout MapBook
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
            guard let field = look.fields[edit.field] else { return places.last == edit.place }
            return !field.text.contains(edit.text)
                && (places.last == edit.place || isIn(tree, edit.place))
        }
        // One that is only not in front, behind the list beside it where there is little room, is lost later or never.
        let gone = edits.filter { edit in
            !places.contains { $0.node == edit.place.node && $0.id == edit.place.id }
                && !isIn(tree, edit.place)
        }
        guard !gone.isEmpty else { return }
        edits.removeAll { edit in gone.contains { $0.place == edit.place } }
        for edit in gone where !look.outline.frontTexts.contains(where: { $0.contains(edit.text) }) {
            guard
                deed.possibility.leaves(Self.leaving) || deed.possibility.choosesBeside(edit.field, in: was)
            else { continue }
            book.note(
                Finding(
                    kind: .lostEdits, screen: edit.place.id, about: edit.field,
                    text: "what was typed into \(quoted(edit.field)) is lost by "
                        + "\(deed.possibility.action), and nobody asked",
                    script: deed.script.lines))
        }
    }
}

private func isIn(_ tree: Tree?, _ place: ScreenPlace) -> Bool {
    place.node.flatMap { tree?.contains($0) } == true
}

extension Possibility {
    /// Whether a person taps a row of a list beside what is edited, as on a tablet, or a tab: to see something else, and not to
    /// send or to save.
    fileprivate func choosesBeside(_ field: String, in look: SeenScreen) -> Bool {
        switch action {
        case .tab: true
        case .tap(let name, _):
            row != nil && look.outline.top?.screen.first { $0.shows(field) }?.shows(name) == false
                || look.outline.actions.contains(.tab(name))
        default: false
        }
    }

    /// Whether a person goes by it without having done anything.
    fileprivate func leaves(_ words: Set<String>) -> Bool {
        switch action {
        case .back, .menu, .swipe, .pull, .outside: true
        case .tap(let name, _): words.contains(name)
        default: false
        }
    }
}

extension Simulator.Outline.Screen {
    fileprivate func shows(_ label: String) -> Bool { elements.contains { $0.label == label } }

    /// The innermost screen in this one that is such a one.
    fileprivate func first(where fits: (Self) -> Bool) -> Self? {
        for screen in embedded {
            if let found = screen.first(where: fits) { return found }
        }
        return fits(self) ? self : nil
    }
}
