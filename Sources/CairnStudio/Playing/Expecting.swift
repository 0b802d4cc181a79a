import Cairn
import UIKit

extension Player {
    /// Does nothing when it is so.
    func meet(_ expectation: Action.Expectation) throws(PlayFailure) {
        let outline = simulator.outline()
        switch expectation {
        case .tree(let expected):
            let found = try tree().notation
            guard found != expected else { return }
            let place = zip(expected, found).prefix { $0 == $1 }.map { "\($0.0)" }.joined().columns
            throw PlayFailure(
                "the tree is another",
                details: [
                    "expected  \(expected)", "found     \(found)",
                    String(repeating: " ", count: 10 + place) + "^",
                ])
        case .screen(let expected):
            guard let found = outline.frontTitle else {
                throw PlayFailure(
                    "expected the screen \"\(expected)\", found one without a title in a bar; expect a text that can be read in it, or the tree"
                )
            }
            guard found != expected else { return }
            throw PlayFailure("expected the screen \"\(expected)\", found \"\(found)\"")
        case .text(let expected):
            let texts = outline.frontTexts
            guard !texts.contains(where: { $0.contains(expected) }) else { return }
            let guess = nearest(to: expected, among: texts).map { "; did you mean \"\($0)\"?" } ?? ""
            throw PlayFailure("expected the text \"\(expected)\", which cannot be read in front\(guess)")
        case .noText(let unexpected):
            guard let found = outline.frontTexts.first(where: { $0.contains(unexpected) }) else { return }
            throw PlayFailure("expected no text \"\(unexpected)\", found \"\(found)\"")
        case .laws:
            guard let watch else {
                throw PlayFailure("nobody has watched the laws here; only a script can expect them")
            }
            if let broken = watch.broken { throw PlayFailure(broken.description) }
        }
    }
}

extension Simulator.Outline {
    /// The title of the screen in front: of its navigation bar, or of the alert.
    var frontTitle: String? {
        guard let top else { return nil }
        switch top.style {
        case .alert, .actionSheet:
            return top.screen.elements.first.flatMap { if case .text = $0.kind { $0.label } else { nil } }
        default: return top.screen.frontTitle
        }
    }

    /// Everything that can be read in the layer in front, as it stands there.
    var frontTexts: [String] { top?.screen.texts ?? [] }

    /// Whether the keyboard is up.
    var isEditing: Bool {
        top?.screen.hasEditedField == true
    }
}

extension Simulator.Outline.Screen {
    fileprivate var frontTitle: String? { embedded.last?.frontTitle ?? navigationBar?.title }

    fileprivate var texts: [String] {
        var texts = [navigationBar?.prompt, navigationBar?.backTitle, navigationBar?.title].compactMap { $0 }
        let buttons = (navigationBar?.left ?? []) + (navigationBar?.right ?? []) + toolbar
        texts += buttons.map(\.title) + elements.flatMap(\.texts)
        let badges = tabBar?.items.compactMap(\.badge) ?? []
        return texts + badges + embedded.flatMap(\.texts)
    }

    fileprivate var hasEditedField: Bool {
        elements.contains { if case .field(let field) = $0.kind { field.isEditing } else { false } }
            || embedded.contains(where: \.hasEditedField)
    }
}

extension Simulator.Outline.Element {
    fileprivate var texts: [String] {
        switch kind {
        case .text: [label]
        case .button(let button): [label] + [button.subtitle].compactMap { $0 }
        case .field(let field): field.text.isEmpty ? [field.placeholder ?? label] : [field.text]
        case .row(let row): [label] + [row.detail].compactMap { $0 } + row.swipeActions
        case .toggle(let isOn): [label, isOn ? "on" : "off"].filter { !$0.isEmpty }
        case .slider(let part), .progress(let part):
            [label, "\(Int((part * 100).rounded())) %"].filter { !$0.isEmpty }
        case .stepper(let value): [label, value.formatted()].filter { !$0.isEmpty }
        case .segments(let titles, _): titles
        case .value(let text): [label, text].filter { !$0.isEmpty }
        case .image, .activity, .control: label.isEmpty ? [] : [label]
        }
    }
}
