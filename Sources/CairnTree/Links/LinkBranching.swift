/// The ways that an entry opens, and what is wrong with it.
extension LinkEntry {
    /// The ways this entry opens; none when its pattern cannot be used.
    var branches: [LinkBranch] {
        guard isUsable else { return [] }
        guard let inner = nested?.branches else { return own }
        // Where the inner table says what its coordinator begins with, that is where this one ends. What needs a query item or a
        // fragment there is tried before.
        let ends = inner.allSatisfy { !$0.segments.isEmpty || !$0.steps.allSatisfy(\.needed.isEmpty) }
        return own.flatMap { way in inner.map(way.followed) + (ends ? [way] : []) }
    }

    private var own: [LinkBranch] {
        var types = types[...]
        let segments: [LinkBranch.Segment] = pattern.segments.map { segment in
            switch segment {
            case .literal(let text): .literal(text)
            case .parameter: .parameter(types.removeFirst())
            }
        }
        return (0...optionalCount).map { leftOut in
            let step = LinkStep(
                destination: destinationName, names: pattern.names,
                typeNames: self.types.map(\.name),
                pathCount: pattern.pathCount - leftOut, fullPathCount: pattern.pathCount,
                queryNames: pattern.queryNames, hasFragment: pattern.hasFragment, needed: needed
            ) { [make] texts throws(LinkValueError) in AnyDestination(try make(texts)) }
            return LinkBranch(
                pattern: pattern.text, segments: segments.dropLast(leftOut), steps: [step],
                isPrinted: isPrinted)
        }
    }

    /// The query items, and `#` for the fragment, that a link of this pattern may not lack.
    private var needed: Set<String> {
        let names = pattern.queryNames + (pattern.hasFragment ? ["#"] : [])
        return Set(zip(names, self.types.dropFirst(pattern.pathCount)).filter { !$1.isOptional }.map(\.0))
    }

    /// What this leads to, without its values.
    private var destinationName: String {
        guard let example else { return pattern.text }
        let name = Payload(example).name
        return name.isEmpty ? AnyDestination(example).label : name
    }

    /// How many values at the end of the path may be left out.
    private var optionalCount: Int {
        let trailing = pattern.segments.reversed().prefix { $0 == .parameter }.count
        return types.prefix(pattern.pathCount).suffix(trailing).reversed().prefix { $0.isOptional }.count
    }

    var isUsable: Bool { unusable.isEmpty }

    private var unusable: [String] {
        var reasons = pattern.errors
        if pattern.names.count != types.count {
            reasons.append("its placeholders are \(pattern.names.count), and the values \(types.count)")
        } else if types.prefix(pattern.pathCount).dropLast(optionalCount).contains(where: \.isOptional) {
            reasons.append("in the path, a value can be left out only at the end")
        }
        return reasons
    }

    /// What is wrong with this entry alone, and with what is nested in it.
    var problems: [LinkProblem] {
        let unusable = unusable
        guard unusable.isEmpty else {
            return unusable.map { .unusable(pattern: pattern.text, why: $0) }
        }
        var problems = (nested?.ownProblems ?? []).map { $0.nested(at: pattern.text) }
        if let type = types.first(where: { $0.example == nil }) {
            problems.append(
                .unusable(
                    pattern: pattern.text,
                    why:
                        "no value of \(type.name) is known to try it with; give it a linkExample, or make an enum CaseIterable"
                ))
        } else if isPrinted, example.map({ take($0, Payload($0)) != types.map(\.example) }) ?? true {
            problems.append(.notInvertible(pattern: pattern.text))
        }
        for branch in nested?.branches ?? [] {
            let whole = LinkPattern.joined([pattern.text, branch.pattern])
            for step in branch.steps {
                if let name = step.queryNames.first(where: pattern.queryNames.contains) {
                    problems.append(
                        .unusable(pattern: whole, why: "'\(pattern.text)' in it has '\(name)' already"))
                }
                if step.hasFragment, pattern.hasFragment {
                    problems.append(
                        .unusable(pattern: whole, why: "'\(pattern.text)' in it has a fragment already"))
                }
            }
        }
        return problems
    }
}

extension LinkEntry {
    /// The ways that several open. Of those that go on from an empty pattern, only the first ends there.
    static func ways(of entries: [LinkEntry]) -> [LinkBranch] {
        var endsEmpty = false
        return entries.flatMap { entry in
            let branches = entry.branches
            guard entry.nested != nil, entry.pattern.isEmpty else { return branches }
            defer { endsEmpty = true }
            return endsEmpty ? branches.filter { $0.steps.count > 1 } : branches
        }
    }
}
