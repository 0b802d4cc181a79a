/// A destination may hold an object, which nobody expects to live on in a list of what happened. So a journal calls such a
/// destination by its label, in all that it notes; and everything else as it is, which costs nothing.
extension Journal.Entry {
    /// Takes out what holds an object.
    mutating func release(calledBy held: inout HeldLabels) {
        releaseRoute()
        // Most apps have no such destination at all.
        if held.isEmpty, !bringsObjects { return }
        change?.visit { held.name($0) }
        for destination in refused { held.name(destination) }
        let (earlier, later, newest) = (before, tree, held.newest ?? (before, before))
        let known = earlier.mapped({ held.label($0) }, after: newest.tree, mappedAs: newest.noted)
        func noted(_ tree: Tree) -> Tree {
            tree.mapped({ held.label($0) }, after: earlier, mappedAs: known)
        }
        if case .refused(let refusal) = outcome { outcome = .refused(refusal.mapped(noted)) }
        (before, tree) = (known, noted(later))
        if let change {
            self.change = change.mapped { held.label($0) }
            held.keep(later, noted: tree, after: newest.tree)
        }
        held.forgetTheSpokenOf()
        // The next entry begins with this tree as it is, where none is left in it.
        if held.isEmpty { tree = later }
    }

    private mutating func releaseRoute() {
        // Types are compared, since a cast takes longer than all else here.
        guard case .request(let route, let asker) = source, type(of: route) != PlainRoute.self,
            type(of: route) != String.self,
            let destination = (route as? any Destination).map({ AnyDestination($0) }),
            destination.holdsObject
        else { return }
        source = .request(destination.label.cut, asker: asker)
    }

    /// Whether what was done, or the reason why it was not, speaks of a destination that holds an object.
    private var bringsObjects: Bool {
        // What comes back was read for this tree alone: nobody else has what it may hold.
        if case .restored = change { return false }
        var found = false
        change?.visit { found = found || $0.holdsObject }
        return found || refused.contains { $0.holdsObject }
    }

    /// What a refusal speaks of that never came: the tree that it names may be one on the way.
    private var refused: [AnyDestination] {
        refusedTree.map { tree in
            tree.departed(in: before).sorted().compactMap { tree[$0]?.destination }
        } ?? []
    }

    /// The tree that a refusal names.
    var refusedTree: Tree? {
        guard case .refused(let refusal) = outcome else { return nil }
        var tree: Tree?
        _ = refusal.mapped {
            tree = $0
            return $0
        }
        return tree
    }
}
