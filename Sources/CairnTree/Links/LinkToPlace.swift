extension LinkTable {
    /// The link to what is in front of all others: to share what I see. The first screen of a coordinator is found by the
    /// empty pattern of its table, ``LinkEntry/then(_:)``.
    /// - Throws: ``LinkRefusal/notLinkable(_:)`` when the table has no pattern for it.
    public func print(visibleIn tree: Tree, as form: LinkForm? = nil) throws(LinkRefusal) -> String {
        try print(tree.visible.id, in: tree, as: form)
    }

    /// The link to any place of a tree, in front or not; to a coordinator that has none itself, that of the screen it began
    /// with. Not the other way round: a first screen without a pattern is not linked to by its coordinator's link, which
    /// leads to whatever stands there by then.
    /// - Throws: ``LinkRefusal/notLinkable(_:)`` when the table has no pattern for it.
    public func print(_ id: Tree.Node.ID, in tree: Tree, as form: LinkForm? = nil) throws(LinkRefusal)
        -> String
    {
        var refusal: LinkRefusal?
        let node = tree[id]
        let first = node?.isCoordinator == true ? node?.firstScreen : nil
        for path in tree.linkPaths(to: id) + (first.map { tree.linkPaths(to: $0.id) } ?? []) {
            do throws(LinkRefusal) {
                return try print(path, as: form)
            } catch {
                refusal = refusal ?? error
            }
        }
        throw refusal ?? .notLinkable(node?.label ?? "\(id)")
    }
}

extension Tree {
    /// The ways that may have led to a place, from the outside in, the likeliest first. A modal belongs to a
    /// coordinator around its opener; the tree does not say to which of them. Nor does it say how many of the screens below
    /// it in its stack a link led through.
    func linkPaths(to id: Node.ID) -> [LinkPath] {
        guard let path = path(to: id) else { return [] }
        let lineage = lineage(of: path)
        let depths = lineage.indices.filter { lineage[$0].destination != nil }
        let named = depths.map { lineage[$0] }
        let own = named.compactMap(\.destination)
        guard let last = own.last else { return [] }
        var ways: [[AnyDestination]] = [own]
        for (index, depth) in depths.enumerated().reversed() {
            for before in screensBefore(path, depth, in: lineage) {
                ways.append(own.prefix(index) + before + own.suffix(from: index))
            }
        }
        // Who has put a place on a stack of its tab's calls both by one type, which the tab's own coordinator does not know.
        for index in own.indices.dropLast().reversed() where own[index].hasSameType(as: last) {
            guard named[index].firstScreen?.destination?.hasSameType(as: last) != true else { continue }
            ways.append(own.prefix(index) + own.suffix(1))
        }
        let around = around(path)
        return ways.flatMap { way in around.map { LinkPath($0 + way) } }
    }

    /// What may lead to a modal that a place stands in, the likeliest first: the coordinators around its opener, with that or without.
    private func around(_ path: Path) -> [[AnyDestination]] {
        guard path.layer > 0 else { return [[]] }
        let opener = modals[path.layer - 1].opener
        let around = coordinators(around: opener)
        let screen = self[opener].flatMap { $0.isScreen ? $0.destination : nil }
        return (0...around.count).map { around.dropLast($0) } + (screen.map { [around + [$0]] } ?? [])
    }

    /// Screens through which a link may have led to the one at a depth of a path, as a rule of the same coordinator: those below it in
    /// its stack, up to eight, and what is in front in the columns before its own.
    private func screensBefore(_ path: Path, _ depth: Int, in lineage: [Node]) -> [[AnyDestination]] {
        guard depth > 0, case .child(let index) = path.steps[depth - 1] else { return [] }
        switch lineage[depth - 1].content {
        case .stack(let places), .flow(let places):
            let below = places[..<index].suffix(8).compactMap(\.destination)
            let ways = below.indices.reversed().map { Array(below[$0...]) }
            guard lineage[depth - 1].destination == nil else { return ways }
            let outer = screensBefore(path, depth - 1, in: lineage)
            return ways + outer + (below.isEmpty ? [] : outer.map { $0 + below })
        case .split(let columns, _):
            let before = columns[..<index].map(\.destinationsInFront)
            return before.indices.reversed().flatMap { start in
                // A link leads to a coordinator, or on to what that has in front.
                let way = before[start...].flatMap(\.self)
                return [before[start].prefix(1) + before[(start + 1)...].flatMap { $0.prefix(1) }, way]
            }
        case .screen, .choice: return []
        }
    }

    private func coordinators(around id: Node.ID) -> [AnyDestination] {
        guard let path = path(to: id) else { return [] }
        let outer = path.layer == 0 ? [] : coordinators(around: modals[path.layer - 1].opener)
        return outer + lineage(of: path).filter(\.isCoordinator).compactMap(\.destination)
    }
}

extension Tree.Node {
    /// Whether a coordinator stands here, with places of its own.
    fileprivate var isCoordinator: Bool { destination != nil && !isScreen }

    /// What is in front in a column, from the outside in.
    fileprivate var destinationsInFront: [AnyDestination] {
        (destination.map { [$0] } ?? []) + (front?.destinationsInFront ?? [])
    }

    /// The screen that a coordinator without tabs began with.
    fileprivate var firstScreen: Tree.Node? {
        switch content {
        case .screen: self
        case .stack(let places), .flow(let places): places.first?.firstScreen
        case .choice, .split: nil
        }
    }
}
