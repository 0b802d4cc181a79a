extension Tree {
    /// The tree after a transition: the first of the two doors, and the definition of every verb.
    ///
    /// New places hold no screens of coordinators yet; ``growing(_:with:ids:)`` adds those. Nothing is changed
    /// when the transition is refused. Takes time by the size of the tree.
    /// - Parameters:
    ///   - asker: The screen that asked; its place is what the transition is relative to.
    ///   - owner: The node of the coordinator that decided, into whose range new places go.
    ///   - ids: Where the ids of new nodes come from.
    /// - Throws: The reason, with the tree that the transition met.
    package func applying(
        _ transition: Change, from asker: Node.ID, for owner: Node.ID, ids: inout IDs
    ) throws(Refusal) -> Tree {
        switch transition {
        case .none, .leaveApp, .present, .show, .replaceAll, .dismissAll, .finish, .several, .animated:
            guard contains(asker) else { throw .askerLeft }
        case .push, .pop, .popTo, .popToRoot, .set, .replaceTop, .dismiss, .close, .select, .rest, .in:
            break  // These look for the asker's place themselves.
        }
        return switch transition {
        case .none, .leaveApp: self
        case .push(let new): try push(new, from: asker, for: owner, ids: &ids)
        case .pop: try pop(from: asker)
        case .popTo(let destination): try pop(to: destination, from: asker)
        case .popToRoot: try stack(around: asker).keeping(1)
        case .set(let root, let above): try set([root] + above, from: asker, for: owner, ids: &ids)
        case .replaceTop(let new): try replaceTop(new, from: asker, for: owner, ids: &ids)
        case .present(let new, let style): try present(new, as: style, from: asker, ids: &ids)
        case .dismiss: try dismiss(from: asker)
        case .close: try close(asker)
        case .select(let destination): try select(destination, from: asker)
        case .show(let destination, let other):
            if let shown = show(destination) {
                shown
            } else {
                try applying(other, from: asker, for: owner, ids: &ids)
            }
        case .replaceAll(let root): try replaceAll(of: owner, by: root, ids: &ids)
        case .rest(let detent): try rest(at: detent, from: asker)
        case .dismissAll: dismissAll()
        case .finish: try finish(owner)
        case .several(let transitions): try several(transitions, from: asker, for: owner, ids: &ids)
        case .in(let slot, let transition):
            if let filled = filling(slot, by: transition, around: asker, ids: &ids) {
                if case .animated(_, let animation) = transition {
                    filled.naming(animation, since: self)
                } else {
                    filled
                }
            } else {
                try applying(transition, inTheNameOf: front(of: slot, around: asker), for: owner, ids: &ids)
                    .showing(slot, around: asker, in: self)
            }
        case .animated(let transition, let animation):
            try applying(transition, from: asker, for: owner, ids: &ids).naming(animation, since: self)
        }
    }

    /// The same, where what comes is opened by this one, and not by who asked.
    private func applying(
        _ transition: Change, inTheNameOf opener: Node.ID, for owner: Node.ID, ids: inout IDs
    ) throws(Refusal) -> Tree {
        let outer = ids.opener
        ids.opener = opener
        defer { ids.opener = outer }
        return try applying(transition, from: opener, for: owner, ids: &ids)
    }

    private func several(
        _ transitions: [Change], from asker: Node.ID, for owner: Node.ID, ids: inout IDs
    ) throws(Refusal) -> Tree {
        var tree = self
        var asker = asker
        for transition in transitions {
            let next = try tree.applying(transition, inTheNameOf: asker, for: owner, ids: &ids)
            asker = tree.nextAsker(after: asker, in: next)
            tree = next
        }
        return tree
    }

    /// The screen in whose name a sequence goes on: its asker, or once that has left what is now in front where it stood, or the
    /// opener of the modal that it left with.
    func nextAsker(after asker: Node.ID, in next: Tree) -> Node.ID {
        if next.contains(asker) { return asker }
        guard let path = path(to: asker) else { return next.visible.id }
        for ancestor in lineage(of: path).dropLast().reversed() {
            if let left = next[ancestor.id] { return left.visible.id }
        }
        guard path.layer > 0 else { return next.visible.id }
        return nextAsker(after: modals[path.layer - 1].opener, in: next)
    }

    /// The tree after a coordinator that was made for a node brought its root: the node becomes a range of the
    /// stack it stands in, or a container of its own.
    ///
    /// Does nothing when the node is not here.
    /// - Throws: ``Refusal/containerInStack(_:_:)`` for tabs, pages or columns in a stack, and ``Refusal/endless(_:)`` where
    ///   places stand in each other 500 deep.
    package func growing(
        _ id: Node.ID, with newRoot: Root<AnyDestination>, ids: inout IDs
    ) throws(Refusal) -> Tree {
        guard let path = path(to: id) else { return self }
        // Whatever goes through the tree goes into it so deep.
        guard path.steps.count < Self.deepest else { throw .endless(self[id]?.label ?? "") }
        let inStack = isInStack(path)
        guard newRoot.fitsInStack || !inStack else { throw .containerInStack(self[id]?.label ?? "", self) }
        let content = newRoot.content(inStack: inStack, ids: &ids)
        var tree = self
        tree.update(at: path) { $0.content = content }
        return tree
    }

    /// How many places may stand in each other: a person goes through some ten of them.
    private static let deepest = 500

    /// Whether the nearest container around, ranges aside, is a stack.
    func isInStack(_ path: Path) -> Bool {
        for (ancestor, step) in zip(lineage(of: path), path.steps).reversed() {
            if case .cover = step { return false }
            switch ancestor.content {
            case .flow: continue
            case .stack: return true
            case .screen, .choice, .split: return false
            }
        }
        return false
    }
}
