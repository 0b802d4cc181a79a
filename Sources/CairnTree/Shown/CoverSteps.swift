/// The way from the covers of one state to those of another.
extension Shown.Part {
    /// The steps to another state of this container, covers included. What covers a stack goes first and comes last, and can
    /// come only to what is in front: a stack that goes to the back is covered before, and for one that was not in front
    /// at all its place is.
    func stepsWithCovers(to other: Shown.Part) -> [Patch.Step] {
        guard hasCovers || other.hasCovers else { return steps(to: other) }
        var steps = uncoverings(to: other)
        let news = other.covers(since: self)
        if steps.isEmpty, news.isEmpty { return self.steps(to: other) }
        var part = keepingCovers(of: other)
        func turn(to new: Shown.Part) {
            steps += part.steps(to: new)
            part = new
        }
        func cover(_ stack: Tree.Node.ID, along way: [Int], with cover: Shown.Part) {
            turn(to: part.bringingToFront(way[...]))
            steps.append(.cover(stack, cover))
            part = part.bringingToFront(way[...]) { $0.covered(with: cover) }
        }
        // Whoever plans anew after a step goes on with what was begun: a stack deep inside takes several.
        var ways = news.isEmpty ? [:] : part.ways()
        for new in news {
            guard let way = ways[new.stack] else { continue }
            let leading = part.leading(along: way[...])
            guard !leading.isEmpty, !Set(leading).isSubset(of: other.leading(along: new.way[...])) else {
                continue
            }
            cover(new.stack, along: way, with: new.cover)
            ways = part.ways()
        }
        turn(to: other.keepingCovers(of: part))
        for new in other.covers(since: part) { cover(new.stack, along: new.way, with: new.cover) }
        turn(to: other)
        return steps
    }

    /// The same part with one more cover over the stack of that id.
    func covering(_ stack: Tree.Node.ID, with cover: Shown.Part) -> Shown.Part {
        replacing(stack) { $0.covered(with: cover) } ?? self
    }

    private func covered(with cover: Shown.Part) -> Shown.Part {
        guard case .stack(let id, let parts, let over) = self else { return self }
        return .stack(id, parts, over: over + [cover])
    }

    /// The ways to all stacks in here: of each container the index of the place, and of a stack that of the cover.
    private func ways() -> [Tree.Node.ID: [Int]] {
        var ways: [Tree.Node.ID: [Int]] = [:]
        func add(_ part: Shown.Part, _ way: [Int]) {
            let inside: [Shown.Part]
            switch part {
            case .screen, .foreign: return
            case .stack(let id, _, let over):
                ways[id] = way
                inside = over
            case .split(_, let parts, _, _), .choice(_, _, let parts, _): inside = parts
            }
            for index in inside.indices where !inside[index].isScreen { add(inside[index], way + [index]) }
        }
        add(self, [])
        return ways
    }

    /// The containers that have in front what the way leads through.
    private func leading(along way: ArraySlice<Int>) -> [Tree.Node.ID] {
        guard let index = way.first else { return [] }
        let rest = way.dropFirst()
        switch self {
        case .screen, .foreign: return []
        case .stack(_, _, let parts), .split(_, let parts, nil, _):
            return parts.indices.contains(index) ? parts[index].leading(along: rest) : []
        case .choice(_, let id, let parts, let front), .split(let id, let parts, let front?, _):
            return parts[index].leading(along: rest) + (parts[index].id == front ? [id] : [])
        }
    }

    /// The same part with what the way leads through in front, and its end changed.
    private func bringingToFront(
        _ way: ArraySlice<Int>, _ change: (Shown.Part) -> Shown.Part = { $0 }
    ) -> Shown.Part {
        guard let index = way.first else { return change(self) }
        switch self {
        case .screen, .foreign: return self
        case .stack(let id, let parts, var over):
            over[index] = over[index].bringingToFront(way.dropFirst(), change)
            return .stack(id, parts, over: over)
        case .split(let id, var parts, let front, let lacking):
            parts[index] = parts[index].bringingToFront(way.dropFirst(), change)
            return .split(id, parts, front: front.map { _ in parts[index].id }, lacking: lacking)
        case .choice(let kind, let id, var parts, _):
            parts[index] = parts[index].bringingToFront(way.dropFirst(), change)
            return .choice(kind, id, parts, front: parts[index].id)
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

    /// The covers that have come since another state, each with its stack and the way there.
    private func covers(
        since other: Shown.Part
    ) -> [(stack: Tree.Node.ID, way: [Int], cover: Shown.Part)] {
        let others = other.coversByStack
        let news = stacks.map { id, over in (id, over.dropFirst(over.countKept(in: others[id] ?? []))) }
        guard news.contains(where: { !$0.1.isEmpty }) else { return [] }
        let ways = ways()
        return news.flatMap { id, over in
            over.map { (id, ways[id] ?? [], $0.keepingCovers(of: nil)) }
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
