/// Looks for links that two patterns match, by walking two ways down the trie at once.
extension LinkTrie {
    var problems: [LinkProblem] {
        var problems: [LinkProblem] = []
        for node in nodes where node.ends.count > 1 {
            for (position, later) in node.ends.enumerated() {
                let known = branches[later].items
                let rival = node.ends[..<position].first {
                    branches[$0].needsOnly(known) && branches[$0].overlaps(branches[later])
                }
                if let rival { problems.append(rivalry(branches[rival], branches[later])) }
            }
        }
        compare(0, 0, &problems)
        return problems
    }

    private func rivalry(_ first: LinkBranch, _ second: LinkBranch) -> LinkProblem {
        let isSame = first.types.map { "\($0.type)" } == second.types.map { "\($0.type)" }
        let needsNothing = first.steps.allSatisfy { $0.queryNames.isEmpty && !$0.hasFragment }
        return isSame && needsNothing
            ? .unreachable(second.name, behind: first.name)
            : .ambiguous(first.name, second.name)
    }

    private func compare(_ first: Int, _ second: Int, _ problems: inout [LinkProblem]) {
        let (a, b) = (nodes[first], nodes[second])
        if first == second {
            for (text, literal) in a.literals {
                compare(literal, literal, &problems)
                if let parameter = a.parameter(taking: text) { compare(literal, parameter, &problems) }
            }
            if let parameter = a.parameter { compare(parameter, parameter, &problems) }
            return
        }
        for one in a.ends {
            for other in b.ends where branches[one].overlaps(branches[other]) {
                problems.append(contentsOf: overlap(branches[one], branches[other]))
            }
        }
        for (text, next) in a.literals {
            if let same = b.literals[text] { compare(next, same, &problems) }
            if let parameter = b.parameter(taking: text) { compare(next, parameter, &problems) }
        }
        if let parameter = a.parameter {
            for (text, next) in b.literals where a.parameter(taking: text) != nil {
                compare(parameter, next, &problems)
            }
            if let other = b.parameter { compare(parameter, other, &problems) }
        }
    }

    /// The one that has a literal where they first differ is read; the other does not come back as it was printed.
    private func overlap(_ one: LinkBranch, _ other: LinkBranch) -> [LinkProblem] {
        let differing = zip(one.segments, other.segments).first { $0.isLiteral != $1.isLiteral }
        guard let differing else { return [] }
        let (read, printed) = differing.0.isLiteral ? (one, other) : (other, one)
        guard printed.isPrinted else { return [] }
        let link = zip(read.segments, printed.segments).map { $0.sample(or: $1) }.joined(separator: "/")
        return [.overlapping(printed.name, by: read.name, link: link)]
    }
}

extension LinkTrie.Node {
    /// Where a parameter leads, if it takes this text: most literals are no value of the parameters beside them.
    fileprivate func parameter(taking text: String) -> Int? {
        types.contains { $0.accepts(text) } ? parameter : nil
    }
}

extension LinkBranch {
    var types: [LinkParameterType] {
        segments.compactMap { if case .parameter(let type) = $0 { type } else { nil } }
    }

    /// The query items that links of it may have, and `#` for a fragment.
    fileprivate var items: Set<String> {
        Set(steps.flatMap { $0.queryNames + ($0.hasFragment ? ["#"] : []) })
    }

    /// Whether it needs no other query items than these: where it needs more, and a link has not, another is read.
    fileprivate func needsOnly(_ items: Set<String>) -> Bool {
        steps.allSatisfy { items.isSuperset(of: $0.needed) }
    }

    /// Whether a link may go both ways, as far as the path says.
    fileprivate func overlaps(_ other: LinkBranch) -> Bool {
        segments.count == other.segments.count
            && zip(segments, other.segments).allSatisfy { one, other in
                switch (one, other) {
                case (.literal(let text), .literal(let same)): text == same
                case (.literal(let text), .parameter(let type)), (.parameter(let type), .literal(let text)):
                    type.accepts(text)
                case (.parameter(let type), .parameter(let other)): type.overlaps(other)
                }
            }
    }
}

extension LinkBranch.Segment {
    fileprivate var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    /// A text that fits both.
    fileprivate func sample(or other: Self) -> String {
        switch (self, other) {
        case (.literal(let text), _), (_, .literal(let text)): text
        case (.parameter(let type), _): type.example ?? ""
        }
    }
}
