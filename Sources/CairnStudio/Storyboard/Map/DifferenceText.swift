import Foundation

extension MapDifference {
    /// For a terminal: `+` new, `-` gone, `~` changed.
    func text(in room: Room) -> String {
        guard !isEmpty else { return "the storyboard is the same" + rareText.map { "; \($0)" }.joined() }
        var lines = [summary]
        for section in sections {
            lines += ["", section.title]
            for item in section.items {
                let gap = "    "
                let text = room.glyphs.text(item).replacing("→", with: room.glyphs.arrow)
                let wrapped = text.wrapped(to: max(20, room.columns - gap.count))
                lines += wrapped.enumerated().map {
                    ($0.offset == 0 ? "  \(section.sign) " : gap) + $0.element
                }
            }
        }
        return (lines + rareText.map { "\n" + $0 }).joined(separator: "\n")
    }

    /// For a pull request.
    func markdown(app: String) -> String {
        guard !isEmpty else {
            return "**\(app)**: the storyboard is the same\(rareText.map { "; \($0)" }.joined()).\n"
        }
        var lines = ["**\(app)**: \(summary)."]
        for section in sections {
            // Long lists fold.
            let isLong = section.items.count > 10
            lines += [
                "", isLong ? "<details><summary>\(section.title)</summary>" : "#### \(section.title)", "",
            ]
            lines += section.items.map { "- \($0.tamed.inMarkdown)" }
            if isLong { lines += ["", "</details>"] }
        }
        return (lines + rareText.flatMap { ["", $0.capitalizedFirst + "."] }).joined(separator: "\n") + "\n"
    }

    private var summary: String {
        func counts(_ word: String, _ new: Int, _ gone: Int, _ changed: Int) -> String? {
            let parts = [(new, "new"), (gone, "gone"), (changed, "changed")].filter { $0.0 > 0 }
            return parts.isEmpty
                ? nil : word + ": " + parts.map { "\($0.0.grouped) \($0.1)" }.joined(separator: ", ")
        }
        return [
            counts("screens", newScreens.count, goneScreens.count, changedScreens.count),
            counts("ways", newWays.count, goneWays.count, changedWays.count),
            counts("findings", newFindings.count, goneFindings.count, 0),
        ].compactMap { $0 }.joined(separator: "; ")
    }

    private var rareText: [String] {
        let rare = [(rareScreens, "screen"), (rareWays, "way")].filter { $0.0 > 0 }
            .map { $0.0.counted($0.1) }
        return rare.isEmpty
            ? [] : [rare.joined(separator: " and ") + " come upon too seldom to tell may differ by chance"]
    }

    private var sections: [(title: String, sign: String, items: [String])] {
        let changes = changedScreens.map { "\($0.screen): \($0.how.joined(separator: "; "))" }
        let otherWays = changedWays.compactMap { one in one.ways.first.map { "\($0.inWords): \(one.how)" } }
        let all = [
            ("New screens", "+", newScreens.map(\.inWords)),
            ("Gone screens", "-", goneScreens.map(\.inWords)),
            ("Changed screens", "~", changes),
            ("New ways", "+", newWays.map(\.inWords)), ("Gone ways", "-", goneWays.map(\.inWords)),
            ("Changed ways", "~", otherWays),
            ("New findings", "+", newFindings.map(\.inWords)),
            ("Findings that are gone", "-", goneFindings.map(\.inWords)),
        ]
        return all.filter { !$0.2.isEmpty }
    }
}

extension AppMap.Screen {
    fileprivate var inWords: String { readableTitle.isEmpty ? id : "\(id) \(quoted(title))" }
}

extension Finding {
    fileprivate var inWords: String { "\(kind.rawValue): \(text)" }
}

extension String {
    /// As plain text in Markdown, on one line.
    fileprivate var inMarkdown: String {
        var text = ""
        for character in self {
            if character.isNewline {
                text += " "
            } else if "\\`*_{}[]<>#|~@".contains(character) {
                text += "\\" + String(character)
            } else {
                text.append(character)
            }
        }
        return text
    }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
