/// A whole way from a table to where a link ends, through the tables nested in it; of a pattern whose last values
/// may be left out there is one with them and one without.
struct LinkBranch: Sendable {
    enum Segment: Sendable {
        case literal(String)
        case parameter(LinkParameterType)
    }

    /// As it was written, with those it is nested in before it.
    let pattern: String
    let segments: [Segment]
    let steps: [LinkStep]
    let isPrinted: Bool
    /// Which of the segments are parameters.
    let parameters: [Int]

    init(pattern: String, segments: [Segment], steps: [LinkStep], isPrinted: Bool) {
        self.pattern = pattern
        self.segments = segments
        self.steps = steps
        self.isPrinted = isPrinted
        parameters = segments.indices.filter {
            if case .parameter = segments[$0] { true } else { false }
        }
    }

    /// This way, and on from where it ends.
    func followed(by inner: LinkBranch) -> LinkBranch {
        LinkBranch(
            pattern: [pattern, inner.pattern].filter { !$0.isEmpty }.joined(separator: "/"),
            segments: segments + inner.segments, steps: steps + inner.steps,
            isPrinted: isPrinted && inner.isPrinted)
    }

    /// The destinations of a link that goes this way.
    func destinations(for parts: LinkParts) throws(LinkRefusal) -> [AnyDestination] {
        var destinations: [AnyDestination] = []
        destinations.reserveCapacity(steps.count)
        var next = 0
        for step in steps {
            var texts: [String?] = []
            texts.reserveCapacity(step.names.count)
            for _ in 0..<step.pathCount {
                texts.append(parts.segments[parameters[next]])
                next += 1
            }
            for _ in step.pathCount..<step.fullPathCount { texts.append(nil) }
            for name in step.queryNames { texts.append(try parts.queryValue(name)) }
            if step.hasFragment { texts.append(try parts.fragmentText()) }
            do throws(LinkValueError) {
                destinations.append(try step.make(texts))
            } catch {
                throw step.refusal(error)
            }
        }
        return destinations
    }
}

/// One pattern on the way: which texts it takes, and what it makes of them.
struct LinkStep: Sendable {
    let pattern: String
    let names: [String]
    let typeNames: [String]
    /// How many segments it takes, and how many if nothing is left out.
    let pathCount: Int
    let fullPathCount: Int
    let queryNames: [String]
    let hasFragment: Bool
    let make: @Sendable ([String?]) throws(LinkValueError) -> AnyDestination

    func refusal(_ error: LinkValueError) -> LinkRefusal {
        guard let text = error.text else {
            return .missing(parameter: names[error.number], pattern: pattern)
        }
        return .wrongValue(
            text, parameter: names[error.number], type: typeNames[error.number], pattern: pattern)
    }
}

/// A table nested in another, whatever its destinations.
protocol NestedLinks: Sendable {
    var branches: [LinkBranch] { get }
    var ownProblems: [LinkProblem] { get }
    func written(_ path: ArraySlice<AnyDestination>) throws(LinkRefusal) -> LinkText
}

extension LinkTable: NestedLinks {
    var branches: [LinkBranch] { trie.branches }
}

extension LinkEntry {
    /// The ways this entry opens; none when its pattern cannot be used.
    var branches: [LinkBranch] {
        guard isUsable else { return [] }
        guard let inner = nested?.branches else { return own }
        // Where the inner table says what its coordinator begins with, that is where this one ends.
        let ends = !inner.contains(where: \.segments.isEmpty)
        return own.flatMap { way in (ends ? [way] : []) + inner.map(way.followed) }
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
                pattern: pattern.text, names: pattern.names, typeNames: self.types.map(\.name),
                pathCount: pattern.pathCount - leftOut, fullPathCount: pattern.pathCount,
                queryNames: pattern.queryNames, hasFragment: pattern.hasFragment
            ) { [make] texts throws(LinkValueError) in AnyDestination(try make(texts)) }
            return LinkBranch(
                pattern: pattern.text, segments: segments.dropLast(leftOut), steps: [step],
                isPrinted: isPrinted)
        }
    }

    /// How many values at the end of the path may be left out.
    private var optionalCount: Int {
        let trailing = pattern.segments.reversed().prefix { $0 == .parameter }.count
        return types.prefix(pattern.pathCount).suffix(trailing).reversed().prefix { $0.isOptional }.count
    }

    private var isUsable: Bool { unusable.isEmpty }

    private var unusable: [String] {
        var reasons = pattern.errors
        if pattern.names.count != types.count {
            reasons.append("it has \(pattern.names.count) placeholders for \(types.count) values")
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
        var problems = nested?.ownProblems ?? []
        if let type = types.first(where: { $0.example == nil }) {
            problems.append(
                .unusable(
                    pattern: pattern.text,
                    why: "no value of \(type.name) is known to try it with; give it a linkExample"))
        } else if isPrinted, example.map({ take($0, Payload($0)) != types.map(\.example) }) ?? true {
            problems.append(.notInvertible(pattern: pattern.text))
        }
        for step in nested?.branches.flatMap(\.steps) ?? [] {
            if let name = step.queryNames.first(where: pattern.queryNames.contains) {
                problems.append(
                    .unusable(pattern: step.pattern, why: "'\(pattern.text)' around it has '\(name)' too"))
            }
            if step.hasFragment, pattern.hasFragment {
                problems.append(
                    .unusable(pattern: step.pattern, why: "'\(pattern.text)' around it has a fragment too"))
            }
        }
        return problems
    }
}
