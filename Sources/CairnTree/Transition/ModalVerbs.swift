extension Tree {
    func present(
        _ new: Root<AnyDestination>, as style: ModalStyle, from asker: Node.ID, ids: inout IDs
    ) throws(Refusal) -> Tree {
        if style.isDialog {
            guard case .screen = new else { throw .noDialog(new.label, self) }
        }
        let context = style == .currentContext ? try context(around: asker) : nil
        let isWindow = style == .currentContext && context == nil
        let modal = Modal(style: isWindow ? .fullScreen : style, opener: asker, node: new.node(ids: &ids))
        if let context { return updating(context) { $0.covers.append(modal) } }
        var tree = self
        tree.modals.append(modal)
        return tree
    }

    /// The stack that a modal in the asker's current context covers: the one that has a place beside others, in tabs
    /// say, around the asker. Nil where the asker's stack fills the window or a modal: there is nothing beside it.
    private func context(around asker: Node.ID) throws(Refusal) -> Path? {
        guard let path = path(to: asker) else { throw .askerLeft }
        let lineage = lineage(of: path)
        let container = lineage.lastIndex { node in
            switch node.content {
            case .choice, .split: node.id != asker
            case .screen, .stack, .flow: false
            }
        }
        guard let container else { return nil }
        let place = lineage.indices.first { depth in
            guard depth > container else { return false }
            if case .flow = lineage[depth].content { return false }
            return true
        }
        guard let place, case .stack = lineage[place].content else { throw .noStack(self) }
        let way = path.prefix(place)
        guard way.layer == modals.count,
            way.steps.indices.allSatisfy({ lineage[$0].hasInFront(way.steps[$0]) })
        else { throw .notInFront(self) }
        return way
    }

    func rest(at detent: ModalStyle.Detent, from asker: Node.ID) throws(Refusal) -> Tree {
        guard let path = path(to: asker) else { throw .askerLeft }
        let detent = detent.atLeastOne
        guard path.layer > 0, modals[path.layer - 1].style.detents.contains(detent) else {
            throw .noSuchDetent(detent, self)
        }
        var tree = self
        tree.modals[path.layer - 1].style = modals[path.layer - 1].style.resting(at: detent)
        return tree
    }

    func dismissAll() -> Tree {
        var tree = self
        tree.modals = []
        tree.root.dismissCovers()
        return tree
    }

    func dismiss(from asker: Node.ID) throws(Refusal) -> Tree {
        guard let path = path(to: asker) else { throw .askerLeft }
        if let uncovered = uncovering(path) { return uncovered }
        if modals.count > path.layer { return dismissing(from: path.layer + 1) }
        if let depth = path.steps.lastIndex(where: { $0.coverIndex != nil }) {
            return dismissing(coverAt: path.prefix(depth + 1))
        }
        guard path.layer > 0 else { throw .nothingPresented(self) }
        return dismissing(from: path.layer)
    }

    /// The tree without what covers a place in one of the stacks around it, the innermost that has covers; nil
    /// when nothing does.
    private func uncovering(_ path: Path) -> Tree? {
        let lineage = lineage(of: path)
        for depth in lineage.indices.reversed() {
            // What covers the first of columns that are one stack covers the others, too.
            if depth < path.steps.count, case .child(1...) = path.steps[depth],
                !lineage[depth].coversOfColumns.isEmpty
            {
                return updating(path.prefix(depth)) { $0.uncoverColumns() }
            }
            // Those up to the one that the place is in stay.
            let below = depth < path.steps.count ? path.steps[depth].coverIndex.map { $0 + 1 } ?? 0 : 0
            guard lineage[depth].covers.count > below else { continue }
            return updating(path.prefix(depth)) { $0.covers.removeSubrange(below...) }
        }
        return nil
    }

    /// The tree without the cover at the end of a way down, and those that stand on it.
    func dismissing(coverAt path: Path) -> Tree {
        guard case .cover(let index) = path.steps.last else { return self }
        return updating(path.prefix(path.steps.count - 1)) { $0.covers.removeSubrange(index...) }
    }

    func close(_ asker: Node.ID) throws(Refusal) -> Tree {
        guard let path = path(to: asker) else { throw .askerLeft }
        let lineage = lineage(of: path)
        for depth in path.steps.indices.reversed() {
            let (container, node) = (lineage[depth], lineage[depth + 1])
            if case .cover = path.steps[depth] { return dismissing(coverAt: path.prefix(depth + 1)) }
            switch container.content {
            case .choice: throw .nothingToClose(self)
            case .split: return try clearing(column: node, of: container)
            case .screen, .stack, .flow: break
            }
            // The first place of a container or range stands and falls with it; any other was pushed or set.
            guard container.children.first?.id != node.id else { continue }
            guard node.opening == .pushed else { throw .nothingToClose(self) }
            return try closing(node, from: asker)
        }
        guard path.layer > 0 else { throw .nothingToClose(self) }
        return dismissing(from: path.layer)
    }

    /// The inverse of a push: the node and all that stands on it leave the stack.
    private func closing(_ node: Node, from asker: Node.ID) throws(Refusal) -> Tree {
        let stack = try stack(around: asker)
        guard let first = node.screens.first,
            let index = stack.screens.firstIndex(where: { $0.id == first.id }), index > 0
        else { throw .nothingToClose(self) }
        return stack.keeping(index)
    }

    /// Closing the root of a column clears it; the primary one stays.
    private func clearing(column: Node, of split: Node) throws(Refusal) -> Tree {
        guard split.children.first?.id != column.id, let path = path(to: split.id) else {
            throw .nothingToClose(self)
        }
        return updating(path) { node in node.setChildren(node.children.filter { $0.id != column.id }) }
    }

    func dismissing(from layer: Int) -> Tree {
        var tree = self
        tree.modals.removeSubrange((layer - 1)...)
        return tree
    }
}
