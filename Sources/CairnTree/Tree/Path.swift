/// Where nodes stand. Whoever asks only whether one is there pays for no memory (``Tree/contains(_:)``).
extension Tree {
    /// Where a node stands: in which layer (0 is the root), and the way down from the layer's node.
    struct Path {
        var layer: Int
        var steps: [Step]

        /// From a node to one that is directly in it, or over it.
        enum Step {
            /// To the child at that position.
            case child(Int)
            /// To the cover at that position, the lowest first.
            case cover(Int)

            /// Where the way goes on over a stack.
            var coverIndex: Int? { if case .cover(let index) = self { index } else { nil } }
        }

        /// The way to the node that is that many steps down.
        func prefix(_ count: Int) -> Path {
            count == steps.count ? self : Path(layer: layer, steps: Array(steps[..<count]))
        }
    }

    /// Where a node stands; nil when it has left. Looks in the upper layers first.
    func path(to id: Node.ID) -> Path? { path(to: id, upTo: modals.count) }

    /// The same in the layers up to this one.
    func path(to id: Node.ID, upTo layer: Int) -> Path? {
        for index in (0..<layer).reversed() where modals[index].mayHold(id) {
            if let steps = modals[index].node.steps(to: id) { return Path(layer: index + 1, steps: steps) }
        }
        return root.steps(to: id).map { Path(layer: 0, steps: $0) }
    }

    /// The node with that id; nil when it has left.
    public subscript(id: Node.ID) -> Node? {
        for index in modals.indices.reversed() where modals[index].mayHold(id) {
            if let node = modals[index].node.find(id) { return node }
        }
        return root.find(id)
    }

    func node(at path: Path) -> Node { path.steps.reduce(layer(path.layer)) { $0.place(at: $1) } }

    func layer(_ index: Int) -> Node { index == 0 ? root : modals[index - 1].node }

    /// The nodes on the way: the layer's node first, the node itself last.
    func lineage(of path: Path) -> [Node] {
        path.steps.reduce(into: [layer(path.layer)]) { nodes, step in
            nodes.append(nodes.last!.place(at: step))
        }
    }

    /// A node, with the innermost modal, over the window or over a stack, that it stands in; nil when it has left.
    package func place(of id: Node.ID) -> (node: Node, modal: Modal?)? {
        guard let path = path(to: id) else { return nil }
        var (node, modal) = (layer(path.layer), path.layer > 0 ? modals[path.layer - 1] : nil)
        for step in path.steps {
            if let index = step.coverIndex { modal = node.covers[index] }
            node = node.place(at: step)
        }
        return (node, modal)
    }

    /// The nodes from a layer's down to the one with that id; nil when it has left.
    package func lineage(to id: Node.ID) -> [Node]? { path(to: id).map(lineage(of:)) }

    /// Changes one node in place.
    mutating func update(at path: Path, _ change: (inout Node) -> Void) {
        if path.layer == 0 {
            root.update(at: path.steps[...], change)
        } else {
            modals[path.layer - 1].node.update(at: path.steps[...], change)
        }
    }
}

extension Tree.Node {
    /// The way down to the node with that id; nil when it is not in here.
    func steps(to id: ID) -> [Tree.Path.Step]? {
        var way: [Tree.Path.Step] = []
        guard reaches(id, by: { way.append($0) }) else { return nil }
        way.reverse()
        return way
    }

    /// The place at the end of one step.
    func place(at step: Tree.Path.Step) -> Tree.Node {
        switch step {
        case .child(let index): children[index]
        case .cover(let index): covers[index].node
        }
    }

    /// Changes in place the node at the end of a way down.
    mutating func update(at steps: ArraySlice<Tree.Path.Step>, _ change: (inout Self) -> Void) {
        switch steps.first {
        case nil: change(&self)
        case .cover(let index): covers[index].node.update(at: steps.dropFirst(), change)
        case .child(let index):
            var nodes = children
            nodes[index].update(at: steps.dropFirst(), change)
            setChildren(nodes)
        }
        dropCoversWhoseOpenerLeft()
    }
}
