/// The way from the covers of one state to those of another.
extension Shown.Part {
    /// Whether any stack in here is covered. Looks at containers only.
    var hasCovers: Bool {
        switch self {
        case .screen, .foreign: false
        case .stack(_, _, let over): !over.isEmpty
        case .split(_, let parts), .choice(_, _, let parts, _): parts.contains(where: \.hasCovers)
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
            case .split(let id, let parts): return .split(id, parts.map(kept))
            case .choice(let kind, let id, let parts, let front):
                return .choice(kind, id, parts.map(kept), front: front)
            }
        }
        return hasCovers ? kept(self) : self
    }

    /// The covers that leave on the way to another state.
    func uncoverings(to other: Shown.Part) -> [Patch.Step] {
        let others = other.coversByStack
        return stacks.compactMap { id, over in
            let kept = over.countKept(in: others[id] ?? [])
            return over.count > kept ? .uncover(id, toCovers: kept) : nil
        }
    }

    /// The covers that have come since another state, or all of them.
    func coverings(since other: Shown.Part?) -> [Patch.Step] {
        let others = other?.coversByStack ?? [:]
        return stacks.flatMap { id, over in
            over.dropFirst(over.countKept(in: others[id] ?? [])).map { cover in
                .cover(id, cover.keepingCovers(of: nil))
            }
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
        case .split(_, let parts), .choice(_, _, let parts, _): parts.flatMap(\.stacks)
        }
    }
}

extension [Shown.Part] {
    /// How many of these covers, from the lowest up, are there in another state.
    fileprivate func countKept(in others: [Shown.Part]) -> Int {
        zip(self, others).prefix { $0.isSameController(as: $1) }.count
    }
}
