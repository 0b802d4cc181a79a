extension Tree {
    /// A navigation stack in a tree, with the tree it can be put back into.
    struct StackPlace {
        let tree: Tree
        let path: Path
        let node: Node
        /// The screens of the stack, with ranges dissolved.
        var screens: [Node] { node.screens }

        /// The tree in which only the lowest screens of this stack are left.
        func keeping(_ count: Int) -> Tree {
            guard count < node.screenCount else { return tree }
            return tree.updating(path) { $0.setChildren($0.children.keeping(count, of: node.screenCount)) }
        }
    }

    func stack(around asker: Node.ID) throws(Refusal) -> StackPlace {
        guard let path = path(to: asker) else { throw .askerLeft }
        var node = layer(path.layer)
        var nearest = node.isStack ? (depth: 0, node: node) : nil
        for (index, step) in path.steps.enumerated() {
            // What is below a cover is not around it.
            if case .cover = step { nearest = nil }
            node = node.place(at: step)
            if node.isStack { nearest = (index + 1, node) }
        }
        guard let nearest else { throw .noStack(self) }
        return StackPlace(tree: self, path: path.prefix(nearest.depth), node: nearest.node)
    }

    func push(
        _ new: AnyDestination, from asker: Node.ID, for owner: Node.ID, ids: inout IDs
    ) throws(Refusal) -> Tree {
        let range = try range(of: owner, in: stack(around: asker))
        if let other = range.above { throw .covered(by: other.label, self) }
        let node = Node(id: ids.next(), destination: new, opening: .pushed)
        // Nothing leaves, so no modal does.
        var tree = self
        tree.update(at: range.path) { $0.setChildren($0.children + [node]) }
        return tree
    }

    func pop(from asker: Node.ID) throws(Refusal) -> Tree {
        let stack = try stack(around: asker)
        let count = stack.node.screenCount
        guard count > 1 else { throw .nothingToPop(self) }
        return stack.keeping(count - 1)
    }

    func pop(to destination: AnyDestination, from asker: Node.ID) throws(Refusal) -> Tree {
        let stack = try stack(around: asker)
        guard let count = stack.node.children.screenCount(upTo: destination) else {
            throw .notInStack(destination.label, self)
        }
        return stack.keeping(count)
    }

    func set(
        _ new: [AnyDestination], from asker: Node.ID, for owner: Node.ID, ids: inout IDs
    ) throws(Refusal) -> Tree {
        let stack = try stack(around: asker)
        let range = try range(of: owner, in: stack)
        let nodes = new.map { Node(id: ids.next(), destination: $0, opening: .placed) }
        let first = range.node.screens.first?.id
        let below = stack.screens.firstIndex { $0.id == first } ?? 0
        var tree = stack.keeping(below + range.node.screenCount)
        tree.update(at: range.path) { $0.setChildren(nodes) }
        tree.dropModalsWhoseOpenerLeft()
        return tree
    }

    func replaceTop(
        _ new: AnyDestination, from asker: Node.ID, for owner: Node.ID, ids: inout IDs
    ) throws(Refusal) -> Tree {
        let stack = try stack(around: asker)
        let range = try range(of: owner, in: stack)
        if let other = range.above { throw .covered(by: other.label, self) }
        // What leaves is one screen: of a range that keeps others, the last.
        var old = range.node.front!
        while old.screenCount > 1, let last = old.front { old = last }
        var node = Node(id: ids.next(), destination: new, opening: old.opening)
        node.animation = old.animation
        return updating(range.path) { owner in
            let count = owner.screenCount
            owner.setChildren(owner.children.keeping(count - 1, of: count) + [node])
        }
    }

    func updating(_ path: Path, _ change: (inout Node) -> Void) -> Tree {
        var tree = self
        tree.update(at: path, change)
        tree.dropModals(whoseOpenerLeft: path.layer, since: layer(path.layer))
        return tree
    }

    /// The part of a stack into which a coordinator puts its screens: its own range, or the whole stack.
    private struct OwnRange {
        let path: Path
        let node: Node
        /// The top of the stack when it is not this coordinator's.
        let above: Node?
    }

    private func range(of owner: Node.ID, in stack: StackPlace) throws(Refusal) -> OwnRange {
        var down = stack.node.steps(to: owner) ?? []
        // One over this stack is none of its ranges, as one elsewhere is.
        if case .cover = down.first { down = [] }
        let path = Path(layer: stack.path.layer, steps: stack.path.steps + down)
        let node = down.isEmpty ? stack.node : self.node(at: path)
        guard !node.isScreen else { throw .noCoordinator(node.label, self) }
        // What covers the stack does not stand on it.
        var top = stack.node
        while let front = top.front { top = front }
        return OwnRange(path: path, node: node, above: node.contains(top.id) ? nil : top)
    }
}

extension [Tree.Node] {
    /// How many screens there are up to the last one of the topmost place, a screen or a coordinator's range, that shows a
    /// destination; nil where none does.
    func screenCount(upTo destination: AnyDestination) -> Int? {
        var below = reduce(0) { $0 + $1.screenCount }
        for node in reversed() {
            let end = below
            below -= node.screenCount
            if let count = node.children.screenCount(upTo: destination) { return below + count }
            if node.destination == destination { return end }
        }
        return nil
    }

    /// The lowest screens of these places, in which there are so many in all; a range that keeps none is left out. Most stay,
    /// so it looks at those that go.
    func keeping(_ count: Int, of all: Int) -> [Tree.Node] {
        var below = all
        var end = self.count
        while end > 0, below > count {
            end -= 1
            below -= self[end].screenCount
        }
        guard below < count else { return Array(self[..<end]) }
        var range = self[end]
        range.setChildren(range.children.keeping(count - below, of: range.screenCount))
        return self[..<end] + [range]
    }
}
