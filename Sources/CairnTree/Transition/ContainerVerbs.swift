extension Tree {
    func select(_ destination: AnyDestination, from asker: Node.ID) throws(Refusal) -> Tree {
        guard var path = path(to: asker) else { throw .askerLeft }
        for node in lineage(of: path).reversed() {
            if let index = node.indexOfTab(destination) {
                var tree = self
                tree.update(at: path) { $0.bringToFront(index) }
                return tree
            }
            _ = path.steps.popLast()
        }
        throw .noSuchTab(destination.label, self)
    }

    /// The tree in which tabs and pages have in front what they had in an older tree, where nothing was made yet in what
    /// they have in front now. What is no longer among them, as UIKit's list of more tabs, gives way to the first in which
    /// something was made.
    package func keepingFronts(of old: Tree, isMade: (Node.ID) -> Bool) -> Tree {
        var tree = self
        for node in nodes {
            guard case .choice = node.content, let front = node.front,
                !front.all.contains(where: { isMade($0.id) }),
                let before = old[node.id]?.front, before.id != front.id,
                let index = node.children.firstIndex(where: { $0.id == before.id })
                    ?? node.children.firstIndex(where: { $0.all.contains { isMade($0.id) } }),
                let path = tree.path(to: node.id)
            else { continue }
            tree.update(at: path) { $0.bringToFront(index) }
        }
        return tree
    }

    /// The tree in which the topmost place of a destination is visible; nil when there is none.
    func show(_ destination: AnyDestination) -> Tree? {
        topmost(of: destination).flatMap { revealing($0) }
    }

    /// The topmost place of a destination; nil when there is none. Looks at each place until then.
    package func topmost(of destination: AnyDestination) -> Node.ID? {
        let hash = destination.hashValue
        for modal in modals.reversed() {
            if let found = modal.node.topmost(of: destination, hash: hash) { return found }
        }
        return root.topmost(of: destination, hash: hash)
    }

    /// The tree in which a place is visible; nil when it has left.
    package func revealing(_ id: Node.ID) -> Tree? {
        guard let path = path(to: id) else { return nil }
        var tree = self
        if path.layer < modals.count { tree.modals.removeSubrange(path.layer...) }
        let nodes = lineage(of: path)
        for (depth, step) in path.steps.enumerated() {
            // What covers the first of columns that are one stack covers the others, too.
            let covers = nodes[depth].coversOfColumns
            let isCovered = !covers.isEmpty && !covers.contains { $0.node.contains(id) }
            guard isCovered || !nodes[depth].isFront(step) else { continue }
            tree.update(at: path.prefix(depth)) { container in
                if isCovered { container.uncoverColumns() }
                switch (step, container.content) {
                case (.cover(let index), _): return container.covers.removeSubrange((index + 1)...)
                case (.child(let index), .choice), (.child(let index), .split): container.bringToFront(index)
                case (.child(let index), .stack), (.child(let index), .flow):
                    container.setChildren(Array(container.children[...index]))
                case (.child, .screen): break
                }
                container.covers = []
            }
        }
        if nodes[nodes.count - 1].isCovered { tree.update(at: path) { $0.uncover() } }
        tree.dropModalsWhoseOpenerLeft()
        return tree
    }

    /// A flow ends, and takes exactly its own places along: what others put on its range stays. A stack in which it stands
    /// alone goes with it.
    func finish(_ owner: Node.ID) throws(Refusal) -> Tree {
        guard var path = path(to: owner) else { throw .coordinatorLeft }
        var lineage = lineage(of: path)
        var owner = owner
        while let stack = lineage.dropLast().last, stack.isPlainStack, stack.children.count == 1,
            case .child = path.steps.last
        {
            owner = stack.id
            path.steps.removeLast()
            lineage.removeLast()
        }
        guard let container = lineage.dropLast().last else {
            return path.layer == 0 ? self : dismissing(from: path.layer)
        }
        if case .cover = path.steps.last { return dismissing(coverAt: path) }
        switch container.content {
        case .stack, .flow, .split:
            guard container.children.first?.id != owner else { return self }
            var outer = path
            outer.steps.removeLast()
            return updating(outer) { node in node.setChildren(node.children.filter { $0.id != owner }) }
        case .screen, .choice: return self
        }
    }

    func replaceAll(
        of owner: Node.ID, by root: Root<AnyDestination>, ids: inout IDs
    ) throws(Refusal) -> Tree {
        guard let path = path(to: owner) else { throw .coordinatorLeft }
        var tree = self
        if isInStack(path), let top = self[owner]?.visible.id {
            // What stands on the range goes with what it stood on.
            let stack = try stack(around: owner)
            let end = stack.screens.firstIndex { $0.id == top } ?? 0
            tree = stack.keeping(end + 1)
        }
        tree.dropModals(openedBy: owner)
        tree = try tree.growing(owner, with: root, ids: &ids)
        tree.dropModalsWhoseOpenerLeft()
        return tree
    }
}

extension Tree.Node {
    /// Whether a cover stands over what is in front in here.
    fileprivate var isCovered: Bool {
        !covers.isEmpty || coverOfColumns != nil || front?.isCovered == true
    }

    /// Dismisses what covers the place that is in front in here.
    fileprivate mutating func uncover() {
        covers = []
        if coverOfColumns != nil { uncoverColumns() }
        var nodes = children
        if let front, let index = nodes.firstIndex(where: { $0.id == front.id }), nodes[index].isCovered {
            nodes[index].uncover()
        }
        if !isScreen { setChildren(nodes) }
    }

    /// Dismisses what covers the first of columns that are one stack, and so the others.
    mutating func uncoverColumns() {
        var columns = children
        columns[0].uncoverFirst()
        setChildren(columns)
    }

    /// Dismisses what covers the stack that stands first in here.
    fileprivate mutating func uncoverFirst() {
        guard isFlow, var first = children.first else {
            covers = []
            return
        }
        first.uncoverFirst()
        setChildren([first] + children.dropFirst())
    }

    /// Which of several places side by side shows a destination, itself or by what it holds first.
    func indexOfTab(_ destination: AnyDestination) -> Int? {
        guard case .choice(_, let nodes, _) = content else { return nil }
        let hash = destination.hashValue
        // It is one of many, and most differ at a glance.
        for index in nodes.indices
        where (nodes[index].shared.hash == hash || !nodes[index].shared.isScreen)
            && nodes[index].begins(with: destination, hash: hash)
        {
            return index
        }
        return nil
    }

    fileprivate func topmost(of destination: AnyDestination, hash: Int) -> Tree.Node.ID? {
        if !shared.isScreen {
            for cover in covers.reversed() {
                if let found = cover.node.topmost(of: destination, hash: hash) { return found }
            }
            for child in children.reversed() {
                if let found = child.topmost(of: destination, hash: hash) { return found }
            }
        }
        return shows(destination, hash: hash) ? id : nil
    }

    private func begins(with destination: AnyDestination, hash: Int) -> Bool {
        shows(destination, hash: hash) || children.first?.shows(destination, hash: hash) == true
    }

    /// Whether a destination stands here, of which the hash is known.
    func shows(_ destination: AnyDestination, hash: Int) -> Bool {
        shared.hash == hash && self.destination == destination
    }
}
