/// A coordinator whose root was another container when it was saved.
extension Tree {
    /// The tree where a coordinator's places stand in the container that its root is today; itself where they do already. Each screen
    /// or stack that begins with what one of the new places begins with is that place, with what stands on it; what has no such
    /// place is not in it any more.
    /// - Parameter rootOf: What a coordinator in there begins with, by its node; nil for what is none.
    /// - Throws: Where no such container can stand.
    package func reshaped(
        _ id: Node.ID, as root: Root<AnyDestination>, ids: inout IDs,
        rootOf: (Node.ID) -> Root<AnyDestination>?
    ) throws(Refusal) -> Tree {
        guard let path = path(to: id), let old = self[id], !old.children.isEmpty else { return self }
        var dealt = ids
        var tree = try growing(id, with: root, ids: &dealt)
        guard let new = tree[id], !old.isShaped(like: new) else { return self }
        ids = dealt
        let places = old.placesInside(rootOf)
        tree.update(at: path) { $0 = new.taking(places) }
        return tree
    }
}

/// A place of a container, and what stands in it.
private struct PlaceInside {
    let isInFront: Bool
    /// What it begins with, as it stands by itself.
    let first: Tree.Node
    /// All of it, as it stands in a stack; nil for what cannot.
    let inStack: [Tree.Node]?
    /// What lies over that stack, and goes along to whatever stack the place stands in.
    let covers: [Tree.Modal]

    init(_ node: Tree.Node, isInFront: Bool) {
        self.isInFront = isInFront
        first = node
        inStack = node.asRange.map { [$0] }
        covers = node.coversOfRange
    }

    init(stack: Tree.Node, isInFront: Bool, _ rootOf: (Tree.Node.ID) -> Tree.Root<AnyDestination>?) {
        self.isInFront = isInFront
        first = stack.children[0].standingAlone(under: stack.covers, rootOf)
        inStack = stack.children
        covers = stack.covers
    }
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

    fileprivate func placesInside(_ rootOf: (ID) -> Tree.Root<AnyDestination>?) -> [PlaceInside] {
        switch content {
        case .screen: []
        case .stack: [PlaceInside(stack: self, isInFront: true, rootOf)]
        case .flow(let nodes): nodes.map { PlaceInside($0, isInFront: true) }
        case .choice(_, let nodes, _), .split(let nodes, _):
            nodes.map { node in
                let isInFront = node.id == front?.id
                return node.isPlainStack
                    ? PlaceInside(stack: node, isInFront: isInFront, rootOf)
                    : PlaceInside(node, isInFront: isInFront)
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
        guard let index = places.firstIndex(where: { $0.first.firstDestination == firstDestination }),
            (places[index].first.destination == nil) == (destination == nil)
        else { return nil }
        self = places[index].first
        return places.remove(at: index)
    }

    /// Holds what one of these held, where that begins alike: a stack all of it, and what has room for one place the first.
    @discardableResult
    private mutating func fill(from places: inout [PlaceInside]) -> PlaceInside? {
        guard
            let index = places.firstIndex(where: {
                $0.first.firstDestination == children.first?.firstDestination
            }),
            places[index].first.destination != nil,
            let nodes = content.isStack ? places[index].inStack : [places[index].first]
        else { return nil }
        let place = places.remove(at: index)
        content = content.isStack ? .stack(nodes) : .flow(nodes)
        // Over a stack alone there may be any.
        covers = content.isStack ? openedHere(of: place.covers) : []
        return place
    }

    /// The same where there is no stack around: a coordinator has its range as a stack of its own, unless it begins with one
    /// screen and holds no more.
    /// - Parameter covers: What lies over the stack around, and lies over that of its own then.
    fileprivate func standingAlone(
        under covers: [Tree.Modal], _ rootOf: (ID) -> Tree.Root<AnyDestination>?
    ) -> Tree.Node {
        guard case .flow(let nodes) = content else { return self }
        var node = self
        if nodes.count == 1, case .screen? = rootOf(id) {
            node.content = .flow([nodes[0].standingAlone(under: covers, rootOf)])
        } else {
            node.content = .stack(nodes)
            node.covers = node.openedHere(of: covers)
        }
        return node
    }

    /// Those of some covers that somebody in this stack has opened, or the coordinator that has it, or somebody in one below.
    private func openedHere(of covers: [Tree.Modal]) -> [Tree.Modal] {
        covers.reduce(into: []) { kept, cover in
            let opener = cover.opener
            let isHere = id == opener || containsInContent(opener)
            if isHere || kept.contains(where: { $0.node.contains(opener) }) { kept.append(cover) }
        }
    }

    /// What lies over the stack that this has by itself, and that is no stack where this is a range of one.
    fileprivate var coversOfRange: [Tree.Modal] {
        if case .flow(let nodes) = content { nodes.flatMap(\.coversOfRange) } else { covers }
    }

    /// The same in a stack: what a coordinator holds is a range of that; nil for places side by side and columns.
    fileprivate var asRange: Tree.Node? {
        var node = self
        switch content {
        case .screen: break
        case .stack(let nodes): node.content = .flow(nodes)
        case .flow(let nodes):
            let ranges = nodes.compactMap(\.asRange)
            guard ranges.count == nodes.count else { return nil }
            node.content = .flow(ranges)
        case .choice, .split: return nil
        }
        return node
    }
}
