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

    /// The pattern, and where it leads through several tables what it leads through: `{id} (feed > post)`.
    var name: String {
        steps.count == 1
            ? pattern : "\(pattern) (\(steps.map(\.destination).joined(separator: " > ")))"
    }

    /// This way, and on from where it ends.
    func followed(by inner: LinkBranch) -> LinkBranch {
        LinkBranch(
            pattern: LinkPattern.joined([pattern, inner.pattern]),
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
                throw step.refusal(error, of: pattern)
            }
        }
        return destinations
    }
}

/// One pattern on the way: which texts it takes, and what it makes of them.
struct LinkStep: Sendable {
    /// The name of what it leads to.
    let destination: String
    let names: [String]
    let typeNames: [String]
    /// How many segments it takes, and how many if nothing is left out.
    let pathCount: Int
    let fullPathCount: Int
    let queryNames: [String]
    let hasFragment: Bool
    /// Which query items, and `#` for the fragment, cannot be left out.
    let needed: Set<String>
    let make: @Sendable ([String?]) throws(LinkValueError) -> AnyDestination

    /// - Parameter pattern: The whole one.
    func refusal(_ error: LinkValueError, of pattern: String) -> LinkRefusal {
        guard let text = error.text else {
            return .missing(parameter: names[error.number], pattern: pattern)
        }
        // What follows the path may be a secret, and a refusal is noted: a login's answer has a code there.
        return .wrongValue(
            error.number < fullPathCount ? text : "…", parameter: names[error.number],
            type: typeNames[error.number], pattern: pattern)
    }
}

/// Links that go on where another ends: those of a table, whatever its destinations.
protocol NestedLinks: Sendable {
    var branches: [LinkBranch] { get }
    var ownProblems: [LinkProblem] { get }
    /// - Parameter outer: The patterns around it, the outermost first.
    func written(_ path: ArraySlice<AnyDestination>, in outer: [String]) throws(LinkRefusal) -> LinkText
}
