/// The way from the covers of one state to those of another.
extension Shown.Part {
    /// The steps to another state of this container, covers included. What covers a stack goes first and comes last, and can
    /// come only to what is in front: a stack that goes to the back is covered before, and for one that was not in front
    /// at all its place is.
    func stepsWithCovers(to other: Shown.Part) -> [Patch.Step] {
        guard hasCovers || other.hasCovers else { return steps(to: other) }
        var steps = uncoverings(to: other)
        var part = keepingCovers(of: other)
        func turn(to new: Shown.Part) {
            steps += part.steps(to: new)
            part = new
        }
        func cover(_ stack: Tree.Node.ID, with cover: Shown.Part) {
            steps.append(.cover(stack, cover))
            part = part.covering(stack, with: cover)
        }
        // Whoever plans anew after each step goes on with what was begun: a stack deep inside takes several.
        for (stack, new) in other.covers(since: part)
        where !part.leading(to: stack).isSubset(of: other.leading(to: stack)) {
            turn(to: part.bringingToFront(stack))
            cover(stack, with: new)
        }
        turn(to: other.keepingCovers(of: part))
        for (stack, new) in other.covers(since: part) {
            turn(to: part.bringingToFront(stack))
            cover(stack, with: new)
        }
        turn(to: other)
        return steps
    }

    /// The same part with one more cover over the stack of that id.
    func covering(_ stack: Tree.Node.ID, with cover: Shown.Part) -> Shown.Part {
        replacing(stack) { part in
            guard case .stack(let id, let parts, let over) = part else { return part }
            return .stack(id, parts, over: over + [cover])
        } ?? self
    }

    /// The containers whose place in front is the one that the stack is in.
    private func leading(to stack: Tree.Node.ID) -> Set<Tree.Node.ID> {
        func leading(_ parts: [Shown.Part]) -> (Shown.Part, Set<Tree.Node.ID>)? {
            let part = parts.first { part in
                // What is a stack now may have been a screen before.
                part.all.contains { if case .stack(stack, _, _) = $0 { true } else { false } }
            }
            return part.map { ($0, $0.leading(to: stack)) }
        }
        switch self {
        case .screen, .foreign: return []
        case .stack(_, _, let over): return leading(over)?.1 ?? []
        case .split(_, let parts, nil, _): return leading(parts)?.1 ?? []
        case .choice(_, let id, let parts, let front), .split(let id, let parts, let front?, _):
            guard let (part, inside) = leading(parts) else { return [] }
            return part.id == front ? inside.union([id]) : inside
        }
    }

    private func bringingToFront(_ stack: Tree.Node.ID) -> Shown.Part {
        switch self {
        case .screen, .foreign: self
        case .stack(let id, let parts, let over):
            .stack(id, parts, over: over.map { $0.bringingToFront(stack) })
        case .split(let id, let parts, let front, let lacking):
            .split(
                id, parts.map { $0.bringingToFront(stack) },
                front: front.map { front in parts.first { $0.contains(stack) }?.id ?? front },
                lacking: lacking)
        case .choice(let kind, let id, let parts, let front):
            .choice(
                kind, id, parts.map { $0.bringingToFront(stack) },
                front: parts.first { $0.contains(stack) }?.id ?? front)
        }
    }

    private func contains(_ id: Tree.Node.ID) -> Bool { all.contains { $0.id == id } }

    /// Whether any stack in here is covered. Looks at containers only.
    var hasCovers: Bool {
        switch self {
        case .screen, .foreign: false
        case .stack(_, _, let over): !over.isEmpty
        case .split(_, let parts, _, _), .choice(_, _, let parts, _):
            parts.indices.contains { !parts[$0].isScreen && parts[$0].hasCovers }
        }
    }

    /// The same part with only those covers that an other state has as well; with none, for nil.
    func keepingCovers(of other: Shown.Part?) -> Shown.Part {
        let others = other?.coversByStack ?? [:]
        func kept(_ part: Shown.Part) -> Shown.Part {
            switch part {
            case .screen, .foreign: return part
            case .stack(let id, let parts, let over):
                let others = others[id] ?? []
                return .stack(id, parts, over: over.prefix(over.countKept(in: others)).map(kept))
            case .split(let id, let parts, let front, let lacking):
                return .split(id, parts.map(kept), front: front, lacking: lacking)
            case .choice(let kind, let id, let parts, let front):
                return .choice(kind, id, parts.map(kept), front: front)
            }
        }
        return hasCovers ? kept(self) : self
    }

    /// The covers that leave on the way to another state.
    private func uncoverings(to other: Shown.Part) -> [Patch.Step] {
        let others = other.coversByStack
        return stacks.compactMap { id, over in
            let kept = over.countKept(in: others[id] ?? [])
            return over.count > kept ? .uncover(id, toCovers: kept) : nil
        }
    }

    /// The covers that have come since another state, each with its stack.
    private func covers(since other: Shown.Part) -> [(stack: Tree.Node.ID, cover: Shown.Part)] {
        let others = other.coversByStack
        return stacks.flatMap { id, over in
            over.dropFirst(over.countKept(in: others[id] ?? [])).map { (id, $0.keepingCovers(of: nil)) }
        }
    }

    private var coversByStack: [Tree.Node.ID: [Shown.Part]] {
        Dictionary(stacks, uniquingKeysWith: { first, _ in first })
    }

    /// The covered stacks, those outside before those inside.
    private var stacks: [(Tree.Node.ID, [Shown.Part])] {
        switch self {
        case .screen, .foreign: []
        case .stack(let id, _, let over): over.isEmpty ? [] : [(id, over)] + over.flatMap(\.stacks)
        case .split(_, let parts, _, _), .choice(_, _, let parts, _): parts.flatMap(\.stacks)
        }
    }
}

extension [Shown.Part] {
    /// How many of these covers, from the lowest up, are there in another state.
    fileprivate func countKept(in others: [Shown.Part]) -> Int {
        zip(self, others).prefix { $0.isSameController(as: $1) }.count
    }
}
