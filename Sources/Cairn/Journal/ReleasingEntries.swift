/// A destination may hold an object, which nobody expects to live on in a list of what happened. So a journal calls such a
/// destination by its label, in all that it notes; and everything else as it is, which costs nothing.
extension Journal.Entry {
    /// Takes out what holds an object.
    mutating func release(calledBy held: inout HeldLabels) {
        releaseRoute()
        // Most apps have no such destination at all.
        if held.isEmpty, !bringsObjects { return }
        var names = held.names(in: before)
        change?.visit { names.note($0) }
        refusedTree?.visit { names.note($0) }
        held.keep(names, in: tree)
        guard !names.isEmpty else { return }
        let transform = { names.label($0) }
        if case .refused(let refusal) = outcome {
            outcome = .refused(refusal.mapped { $0.mapped(transform) })
        }
        change = change?.mapped(transform)
        before = before.mapped(transform)
        tree = tree.mapped(transform)
    }

    private mutating func releaseRoute() {
        // Types are compared, since a cast takes longer than all else here.
        guard case .request(let route, let asker) = source, type(of: route) != PlainRoute.self,
            type(of: route) != String.self,
            let destination = (route as? any Destination).map({ AnyDestination($0) }),
            destination.holdsObject
        else { return }
        source = .request(destination.label, asker: asker)
    }

    /// Whether what was done, or the reason why it was not, speaks of a destination that holds an object.
    private var bringsObjects: Bool {
        // What comes back was read for this tree alone: nobody else has what it may hold.
        if case .restored = change { return false }
        var found = false
        change?.visit { found = found || $0.holdsObject }
        refusedTree?.visit { found = found || $0.holdsObject }
        return found
    }

    /// The tree that a refusal names.
    private var refusedTree: Tree? {
        guard case .refused(let refusal) = outcome else { return nil }
        var tree: Tree?
        _ = refusal.mapped {
            tree = $0
            return $0
        }
        return tree
    }
}
