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
        // Whoever plans anew after a step goes on with what was begun: a stack deep inside takes several.
        for (stack, new) in other.covers(since: part) {
            guard let leading = part.leading(to: stack), !leading.isEmpty,
                !Set(leading).isSubset(of: other.leading(to: stack) ?? [])
            else { continue }
            turn(to: part.bringingToFront(stack) ?? part)
            cover(stack, with: new)
        }
        turn(to: other.keepingCovers(of: part))
        for (stack, new) in other.covers(since: part) {
            turn(to: part.bringingToFront(stack) ?? part)
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

    /// The containers whose place in front is the one that the stack is in, from the inside out; nil where it is not in here.
    fileprivate func leading(to stack: Tree.Node.ID) -> [Tree.Node.ID]? {
        switch self {
        case .screen, .foreign: return nil
        case .stack(stack, _, _): return []
        case .stack(_, _, let over): return over.leading(to: stack)?.inside
        case .split(_, let parts, nil, _): return parts.leading(to: stack)?.inside
        case .choice(_, let id, let parts, let front), .split(let id, let parts, let front?, _):
            guard let (index, inside) = parts.leading(to: stack) else { return nil }
            return parts[index].id == front ? inside + [id] : inside
        }
    }

    /// Nil where the stack is not in here.
    fileprivate func bringingToFront(_ stack: Tree.Node.ID) -> Shown.Part? {
        switch self {
        case .screen, .foreign: return nil
        case .stack(stack, _, _): return self
        case .stack(let id, let parts, let over):
            return over.bringingToFront(stack).map { .stack(id, parts, over: $0.parts) }
        case .split(let id, let parts, let front, let lacking):
            return parts.bringingToFront(stack).map { index, new in
                .split(id, new, front: front.map { _ in parts[index].id }, lacking: lacking)
            }
        case .choice(let kind, let id, let parts, _):
            return parts.bringingToFront(stack).map { index, new in
                .choice(kind, id, new, front: parts[index].id)
            }
        }
    }

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

    /// The covers that leave on the way to another state; what covers something in those leaves with them.
    private func uncoverings(to other: Shown.Part) -> [Patch.Step] {
        let others = other.coversByStack
        func steps(in part: Shown.Part) -> [Patch.Step] {
            switch part {
            case .screen, .foreign: return []
            case .stack(let id, _, let over):
                let kept = over.countKept(in: others[id] ?? [])
                let own = over.count > kept ? [Patch.Step.uncover(id, toCovers: kept)] : []
                return own + over[..<kept].flatMap(steps)
            case .split(_, let parts, _, _), .choice(_, _, let parts, _): return parts.flatMap(steps)
            }
        }
        return hasCovers ? steps(in: self) : []
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
    /// Which of these the stack is in, and what leads to it there.
    fileprivate func leading(to stack: Tree.Node.ID) -> (index: Int, inside: [Tree.Node.ID])? {
        for index in indices where !self[index].isScreen {
            if let inside = self[index].leading(to: stack) { return (index, inside) }
        }
        return nil
    }

    fileprivate func bringingToFront(_ stack: Tree.Node.ID) -> (index: Int, parts: Self)? {
        for index in indices where !self[index].isScreen {
            guard let part = self[index].bringingToFront(stack) else { continue }
            if part.isSameMemory(as: self[index]) { return (index, self) }
            var parts = self
            parts[index] = part
            return (index, parts)
        }
        return nil
    }

    /// How many of these covers, from the lowest up, are there in another state.
    fileprivate func countKept(in others: [Shown.Part]) -> Int {
        zip(self, others).prefix { $0.isSameController(as: $1) }.count
    }
}
