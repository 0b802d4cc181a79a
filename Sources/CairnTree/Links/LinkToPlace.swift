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
        let named = lineage(of: path).filter { $0.destination != nil }
        let own = named.compactMap(\.destination)
        guard let last = own.last else { return [] }
        let around = path.layer == 0 ? [] : coordinators(around: modals[path.layer - 1].opener)
        let below = screensBelow(path)
        var ways: [[AnyDestination]] = [own]
        for start in below.indices.reversed() {
            ways.append(own.dropLast() + below[start...] + own.suffix(1))
        }
        // Who has put a place on a stack of its tab's calls both by one type, which the tab's own coordinator does not know.
        for index in own.indices.dropLast().reversed() where own[index].hasSameType(as: last) {
            guard named[index].firstScreen?.destination?.hasSameType(as: last) != true else { continue }
            ways.append(own.prefix(index) + own.suffix(1))
        }
        return ways.flatMap { way in (0...around.count).map { LinkPath(around.dropLast($0) + way) }
        }
    }

    /// What stands below a place in its stack, up to eight screens of the same coordinator.
    private func screensBelow(_ path: Path) -> ArraySlice<AnyDestination> {
        guard case .child(let index) = path.steps.last, let container = lineage(of: path).dropLast().last
        else { return [] }
        switch container.content {
        case .stack(let places), .flow(let places):
            return ArraySlice(places[..<index].suffix(8).compactMap(\.destination))
        case .screen, .choice, .split: return []
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

    /// The screen that a coordinator without tabs began with.
    fileprivate var firstScreen: Tree.Node? {
        switch content {
        case .screen: self
        case .stack(let places), .flow(let places): places.first?.firstScreen
        case .choice, .split: nil
        }
    }
}
