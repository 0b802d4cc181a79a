/// The map in the languages of those who draw graphs themselves: DOT for Graphviz, and Mermaid for GitHub's pull requests.
struct StoryboardGraph {
    private let plan: BoardPlan
    private let app: String

    init(_ union: MapUnion, app: String) {
        plan = BoardPlan(union)
        self.app = app
    }

    private static let colours: [MapUnion.Change: String] = [
        .new: "#1a7f37", .gone: "#c4302b", .changed: "#9a6700",
    ]

    func dot() -> String {
        var out = """
            digraph \(Markup.dot(app)) {
              rankdir=LR;
              node [shape=box, style=rounded, fontname="Helvetica", fontsize=11];
              edge [fontname="Helvetica", fontsize=9];

            """
        func node(_ index: Int, _ indent: String) {
            let card = plan.cards[index]
            var attributes = "label=\(Markup.dot(title(of: card)))"
            if card.isModal { attributes += ", style=\"rounded,dashed\"" }
            if let colour = Self.colours[card.change] { attributes += ", color=\"\(colour)\"" }
            out += "\(indent)s\(index) [\(attributes)];\n"
        }
        func write(_ group: BoardGroup, _ indent: String, _ number: inout Int) {
            for card in group.cards { node(card, indent) }
            for inner in group.groups {
                out += "\(indent)subgraph cluster_\(number) {\n"
                out += "\(indent)  label=\(Markup.dot(inner.path.last ?? ""));\n"
                number += 1
                write(inner, indent + "  ", &number)
                out += "\(indent)}\n"
            }
        }
        var number = 0
        write(BoardGroup.all(of: plan.cards), "  ", &number)
        for arrow in plan.arrows {
            var attributes = "label=\(Markup.dot(label(of: arrow)))"
            switch arrow.style {
            case .push: break
            case .present: attributes += ", style=dashed"
            case .light: attributes += ", style=dotted"
            }
            if let colour = Self.colours[arrow.change] { attributes += ", color=\"\(colour)\"" }
            out += "  s\(arrow.from) -> s\(arrow.to) [\(attributes)];\n"
        }
        return out + "}\n"
    }

    /// The most that GitHub draws of a diagram: arrows, and characters with some to spare for what ends it.
    private static let mostArrows = 500
    private static let mostCharacters = 49_000

    func mermaid() -> String {
        var out = "flowchart LR\n"
        var room = Self.mostCharacters
        var drawn: Set<Int> = []
        /// Adds a line, as long as there is room for it, and for its number in one that gives it a colour.
        func add(_ line: String, colouring number: Int? = nil) -> Bool {
            let length = line.utf16.count + (number.map { "s\($0),".utf16.count } ?? 0)
            guard room >= length else { return false }
            room -= length
            out += line
            return true
        }
        func write(_ group: BoardGroup, _ indent: String, _ number: inout Int) {
            for index in group.cards {
                let card = plan.cards[index]
                let words = Markup.mermaid(title(of: card))
                let box = card.isModal ? "([\(words)])" : "[\(words)]"
                if add("\(indent)s\(index)\(box)\n", colouring: index) { drawn.insert(index) }
            }
            for inner in group.groups {
                let end = "\(indent)end\n"
                room -= end.utf16.count
                let name = Markup.mermaid(inner.path.last ?? "")
                guard add("\(indent)subgraph g\(number) [\(name)]\n") else { return }
                number += 1
                write(inner, indent + "  ", &number)
                out += end
            }
        }
        var number = 0
        write(BoardGroup.all(of: plan.cards), "  ", &number)
        var links: [MapUnion.Change: [Int]] = [:]
        var count = 0
        for arrow in plan.arrows where drawn.contains(arrow.from) && drawn.contains(arrow.to) {
            let words = Markup.mermaid(label(of: arrow))
            let line = arrow.style == .push ? "-->" : "-.->"
            let text = "  s\(arrow.from) \(line)" + (words == "\"\"" ? "" : "|\(words)|") + " s\(arrow.to)\n"
            guard count < Self.mostArrows, add(text, colouring: count) else { break }
            if arrow.change != .same { links[arrow.change, default: []].append(count) }
            count += 1
        }
        for (left, what) in [
            (plan.cards.count - drawn.count, "screens"), (plan.arrows.count - count, "ways"),
        ]
        where left > 0 {
            out += "  %% \(left) more \(what) are not drawn here\n"
        }
        for change in MapUnion.Change.allCases {
            guard let colour = Self.colours[change] else { continue }
            let cards = drawn.sorted().filter { plan.cards[$0].change == change }
            if !cards.isEmpty {
                out += "  classDef \(change.rawValue) stroke:\(colour),stroke-width:3px\n"
                out += "  class \(cards.map { "s\($0)" }.joined(separator: ",")) \(change.rawValue)\n"
            }
            if let numbers = links[change] {
                out += "  linkStyle \(numbers.map(String.init).joined(separator: ",")) stroke:\(colour)\n"
            }
        }
        return out
    }

    private func title(of card: BoardPlan.Card) -> String {
        let screen = card.screen
        let title = screen.readableTitle
        return title.isEmpty ? screen.id : "\(title) · \(screen.id)"
    }

    private func label(of arrow: BoardPlan.Arrow) -> String {
        let names = plan.names(of: arrow)
        let shown = names.prefix(3).map { $0.count > 40 ? $0.prefix(39) + "…" : $0 }.joined(separator: ", ")
        let more = names.count > 3 ? " +\(names.count - 3)" : ""
        let guards = plan.guards(of: arrow)
        return shown + more + (guards.isEmpty ? "" : " [guarded: \(guards.joined(separator: ", "))]")
    }
}
