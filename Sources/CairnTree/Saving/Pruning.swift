/// What is left of a tree when places in it are lost.
extension Tree {
    /// The tree without these places, and what stands on them. A coordinator that has lost its first place has nothing
    /// in it, as before it began; so has the window.
    /// - Parameter substitute: What comes in the place of one of several side by side, or of a column but the first, by its
    ///   container and index; nil to do without it.
    package func pruned(
        of lost: Set<Node.ID>, substitute: (Node, Int) -> Node? = { _, _ in nil }
    ) -> Tree {
        guard !lost.isEmpty else { return self }
        return withoutActuallyEscaping(substitute) { substitute in
            var pruning = Pruning(lost: lost, substitute: substitute)
            return pruning.pruned(self)
        }
    }
}

private struct Pruning {
    let lost: Set<Tree.Node.ID>
    let substitute: (Tree.Node, Int) -> Tree.Node?
    /// Whether nothing is missing from the stack that is being gone through, so that more can stand on it.
    private var isWhole = true

    init(lost: Set<Tree.Node.ID>, substitute: @escaping (Tree.Node, Int) -> Tree.Node?) {
        self.lost = lost
        self.substitute = substitute
    }

    mutating func pruned(_ tree: Tree) -> Tree {
        var pruned = Tree(
            root: alone(tree.root)
                ?? Tree.Node(id: tree.root.id, destination: tree.root.destination))
        pruned.modals = self.pruned(tree.modals, over: pruned.root)
        pruned.foreignRoot = tree.foreignRoot
        return pruned
    }

    private mutating func pruned(_ node: Tree.Node) -> Tree.Node? {
        guard !lost.contains(node.id) else { return nil }
        guard let content = content(of: node) else {
            guard node.destination != nil else { return nil }
            return node.with(.screen, covers: [])
        }
        var pruned = node.with(content, covers: [])
        pruned.covers = self.pruned(node.covers, over: pruned)
        return pruned
    }

    /// What is left of modals, the lowest first: those of which the opener is left, whatever they lay over. A lock that
    /// the window's coordinator has put over everything stays when a sheet below it is lost.
    private mutating func pruned(_ modals: [Tree.Modal], over bottom: Tree.Node) -> [Tree.Modal] {
        guard !modals.isEmpty else { return [] }
        var left: [Tree.Modal] = []
        var ids = Set(bottom.all.map(\.id))
        for modal in modals where ids.contains(modal.opener) {
            guard let node = alone(modal.node) else { continue }
            left.append(Tree.Modal(style: modal.style, opener: modal.opener, node: node))
            ids.formUnion(node.all.map(\.id))
        }
        return left
    }

    /// A place that nothing stands on.
    private mutating func alone(_ node: Tree.Node) -> Tree.Node? {
        let outer = isWhole
        defer { isWhole = outer }
        isWhole = true
        return pruned(node)
    }

    private mutating func content(of node: Tree.Node) -> Tree.Node.Content? {
        switch node.content {
        case .screen: return .screen
        case .flow(let nodes):
            let left = places(nodes)
            return left.isEmpty ? nil : .flow(left)
        case .stack(let nodes):
            let outer = isWhole
            defer { isWhole = outer }
            isWhole = true
            let left = places(nodes)
            return left.isEmpty ? nil : .stack(left)
        case .split(let nodes, let front):
            let left = nodes.map { alone($0) }
            guard left[0] != nil else { return nil }
            let columns = nodes.indices.compactMap { left[$0] ?? substitute(node, $0) }
            // What was in front stays so; otherwise what lay below it.
            let below = front.flatMap { left[...$0].compactMap(\.self).last }
            return .split(columns, front: columns.firstIndex { $0.id == below?.id })
        case .choice(let kind, let nodes, let front):
            let left = nodes.map { alone($0) }
            let inPlace = nodes.indices.map { left[$0] ?? substitute(node, $0) }
            let places = inPlace.compactMap(\.self)
            guard let first = places.first else { return nil }
            // What was in front stays so, or what came in its place.
            let inFront = inPlace[front] ?? left.compactMap(\.self).first ?? first
            return .choice(kind, places, front: places.firstIndex { $0.id == inFront.id } ?? 0)
        }
    }

    private mutating func places(_ nodes: [Tree.Node]) -> [Tree.Node] {
        var left: [Tree.Node] = []
        for node in nodes {
            guard isWhole, let place = pruned(node) else {
                isWhole = false
                break
            }
            left.append(place)
            // A coordinator that begins again begins with one place, on which nothing stands yet.
            if place.isScreen, !node.isScreen { isWhole = false }
        }
        return left
    }
}

extension Tree.Node {
    fileprivate func with(_ content: Content, covers: [Tree.Modal]) -> Self {
        var node = self
        node.content = content
        node.covers = covers
        return node
    }
}

extension Tree {
    /// The same with these places side by side in tabs or pages, those that it holds among them; itself where that is neither.
    /// - Parameter inFront: Which is in front; nil for the one that is.
    package func holding(_ places: [Node], in container: Node.ID, inFront: Node.ID? = nil) -> Tree {
        guard let path = path(to: container),
            case .choice(let kind, let old, let front)? = self[container]?.content
        else { return self }
        let index = places.firstIndex { $0.id == inFront ?? old[front].id } ?? 0
        return updating(path) { $0.content = .choice(kind, places, front: index) }
    }
}
