/// All ways of a table, side by side: each segment of a link takes one step down, however many patterns there are.
struct LinkTrie: Sendable {
    struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        /// What may stand there, each type once.
        var types: [LinkParameterType] = []
        /// The ways that end here, in the order they were declared.
        var ends: [Int] = []
    }

    let branches: [LinkBranch]
    private(set) var nodes = [Node()]

    init(_ branches: [LinkBranch]) {
        self.branches = branches
        for (number, branch) in branches.enumerated() {
            var node = 0
            for segment in branch.segments {
                switch segment {
                case .literal(let text):
                    if nodes[node].literals[text] == nil {
                        nodes[node].literals[text] = nodes.count
                        nodes.append(Node())
                    }
                    node = nodes[node].literals[text] ?? node
                case .parameter(let type):
                    if !nodes[node].types.contains(where: { $0.type == type.type }) {
                        nodes[node].types.append(type)
                    }
                    if nodes[node].parameter == nil {
                        nodes[node].parameter = nodes.count
                        nodes.append(Node())
                    }
                    node = nodes[node].parameter ?? node
                }
            }
            nodes[node].ends.append(number)
        }
    }

    /// Where a link leads. A literal goes before a parameter; where that way leads nowhere, the other is tried.
    func find(_ parts: LinkParts) throws(LinkRefusal) -> [AnyDestination] {
        var failure = Failure(depth: -1, refusal: nil)
        if let found = visit(0, 0, parts, &failure) { return found }
        let path = parts.segments.joined(separator: "/")
        let part = parts.segments.indices.contains(failure.depth) ? parts.segments[failure.depth] : ""
        throw failure.refusal ?? .unknown(part, in: path)
    }

    /// The failure of the way that came furthest.
    private struct Failure {
        var depth: Int
        var refusal: LinkRefusal?
    }

    private func visit(
        _ node: Int, _ depth: Int, _ parts: LinkParts, _ failure: inout Failure
    ) -> [AnyDestination]? {
        guard depth < parts.segments.count else {
            for end in nodes[node].ends {
                do throws(LinkRefusal) {
                    return try branches[end].destinations(for: parts)
                } catch {
                    if failure.refusal == nil { failure = Failure(depth: depth, refusal: error) }
                }
            }
            if depth > failure.depth { failure = Failure(depth: depth) }
            return nil
        }
        if let next = nodes[node].literals[parts.segments[depth]],
            let found = visit(next, depth + 1, parts, &failure)
        {
            return found
        }
        if let next = nodes[node].parameter, let found = visit(next, depth + 1, parts, &failure) {
            return found
        }
        if depth > failure.depth { failure = Failure(depth: depth) }
        return nil
    }
}
