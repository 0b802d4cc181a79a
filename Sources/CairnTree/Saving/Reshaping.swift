/// A coordinator whose root was another container when it was saved.
extension Tree {
    /// The tree where a coordinator's places stand in the container that its root is today; itself where they do already. Each screen
    /// or stack that begins with what one of the new places begins with is that place, with what stands on it; what has no such
    /// place is not in it any more.
    /// - Throws: Where no such container can stand.
    package func reshaped(
        _ id: Node.ID, as root: Root<AnyDestination>, ids: inout IDs
    ) throws(Refusal) -> Tree {
        guard let path = path(to: id), let old = self[id], !old.children.isEmpty else { return self }
        var dealt = ids
        var tree = try growing(id, with: root, ids: &dealt)
        guard let new = tree[id], !old.isShaped(like: new) else { return self }
        ids = dealt
        tree.update(at: path) { $0 = new.taking(old.placesInside) }
        return tree
    }
}

/// A place of a container, and what stands in it.
private struct PlaceInside {
    let isInFront: Bool
    let nodes: [Tree.Node]
    let covers: [Tree.Modal]
}

extension Tree.Node {
    /// Whether both are the same container. Columns are the same where there are as many.
    fileprivate func isShaped(like other: Tree.Node) -> Bool {
        switch (content, other.content) {
        case (.screen, .screen), (.flow, .flow), (.stack, .stack): true
        case (.choice(let kind, _, _), .choice(let otherKind, _, _)): kind == otherKind
        case (.split(let columns, _), .split(let others, _)):
            columns.count == others.count || lacksSecondary && columns.count == others.count - 1
        default: false
        }
    }

    fileprivate var placesInside: [PlaceInside] {
        switch content {
        case .screen: []
        case .flow(let nodes), .stack(let nodes): [PlaceInside(isInFront: true, nodes: nodes, covers: covers)]
        case .choice(_, let nodes, _), .split(let nodes, _):
            nodes.map { node in
                PlaceInside(
                    isInFront: node.id == front?.id, nodes: node.isPlainStack ? node.children : [node],
                    covers: node.isPlainStack ? node.covers : [])
            }
        }
    }

    /// The same container with what these held, where it begins alike.
    fileprivate func taking(_ places: [PlaceInside]) -> Tree.Node {
        var (node, rest) = (self, places)
        switch content {
        case .screen: break
        case .flow, .stack: node.fill(from: &rest)
        case .choice(let kind, var nodes, var front):
            for index in nodes.indices {
                if nodes[index].take(from: &rest)?.isInFront == true { front = index }
            }
            node.content = .choice(kind, nodes, front: front)
        case .split(var nodes, let front):
            for index in nodes.indices { nodes[index].take(from: &rest) }
            node.content = .split(nodes, front: front)
        }
        return node
    }

    /// Becomes one of these, where that begins alike.
    @discardableResult
    private mutating func take(from places: inout [PlaceInside]) -> PlaceInside? {
        if isPlainStack { return fill(from: &places) }
        guard let index = places.firstIndex(where: { $0.nodes.first?.firstDestination == firstDestination }),
            let first = places[index].nodes.first, (first.destination == nil) == (destination == nil)
        else { return nil }
        self = first
        return places.remove(at: index)
    }

    /// Holds what one of these held, where that begins alike: a stack all of it, and what has room for one place the first.
    @discardableResult
    private mutating func fill(from places: inout [PlaceInside]) -> PlaceInside? {
        guard
            let index = places.firstIndex(where: {
                $0.nodes.first?.firstDestination == children.first?.firstDestination
            }),
            places[index].nodes.allSatisfy({ $0.destination != nil })
        else { return nil }
        let place = places.remove(at: index)
        content = content.isStack ? .stack(place.nodes) : .flow(Array(place.nodes.prefix(1)))
        // Over a stack alone there may be any.
        covers = content.isStack ? place.covers : []
        return place
    }
}
