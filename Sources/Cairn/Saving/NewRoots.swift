/// What coordinators begin with in a new version of the app: another container, or more tabs.
extension Restoration {
    /// Gives coordinators that save by another version now the container that they begin with today, and its tabs: nobody who had a
    /// snapshot would ever see them.
    mutating func renew(_ outdated: Set<Tree.Node.ID>) throws(Stop) {
        for id in outdated.sorted() {
            guard let root = record(of: id)?.coordinator?.anyRoot else { continue }
            try reshape(id, as: root)
            addTabs(of: root, to: id)
        }
    }

    /// Gives those whose tabs were all that they began with, when they were saved, the tabs that they begin with today besides.
    mutating func addTabs(toThose begun: Set<Tree.Node.ID>) {
        for id in begun.sorted() {
            if let root = record(of: id)?.coordinator?.anyRoot { addTabs(of: root, to: id) }
        }
    }

    /// What begins as a place of today's container begins is that place; all else is lost.
    private mutating func reshape(_ id: Tree.Node.ID, as root: Tree.Root<AnyDestination>) throws(Stop) {
        let old = draft.tree
        var ids = draft.ids
        do throws(Refusal) {
            draft.tree = try old.reshaped(id, as: root, ids: &ids) { record(of: $0)?.coordinator?.anyRoot }
        } catch {
            let label = old[id]?.label ?? "\(id)"
            draft.losses.append(Snapshot.Loss(label, "\(error)"))
            return try lose([id])
        }
        let dealt = ids.takeDealt()
        guard !dealt.isEmpty else { return }
        draft.ids = ids
        draft.declare(dealt, owner: id, opener: id)
        let left = forget(since: old, why: "\(old[id]?.label ?? "\(id)") begins with another container now")
        // What these have presented goes with them.
        try lose(Set(old.nodes.map(\.id)).subtracting(left))
    }

    /// Adds the tabs of today's that were not saved. Not where one that was saved has no place among those.
    private mutating func addTabs(of root: Tree.Root<AnyDestination>, to id: Tree.Node.ID) {
        guard case .choice(let kind, let first, let others, _) = root,
            case .choice(kind, let saved, _)? = draft.tree[id]?.content
        else { return }
        var (ids, rest) = (draft.ids, saved[...])
        var tabs: [Tree.Node] = []
        for root in [first] + others {
            var unused = ids
            let new = root.node(ids: &unused)
            if let next = rest.first, next.firstDestination == new.firstDestination {
                tabs.append(rest.removeFirst())
            } else {
                tabs.append(new)
                ids = unused
            }
        }
        guard rest.isEmpty, tabs.count > saved.count else { return }
        let dealt = ids.takeDealt()
        draft.ids = ids
        draft.tree = draft.tree.holding(tabs, in: id)
        draft.declare(dealt, owner: id, opener: id)
    }
}

extension Tree.Node {
    /// Whether the places side by side in it are those that a coordinator begins with.
    func holdsPlaces(of root: @autoclosure () -> Tree.Root<AnyDestination>) -> Bool {
        guard case .choice(let kind, let places, _) = content,
            case .choice(kind, let first, let others, _) = root()
        else { return false }
        return places.map(\.firstDestination) == ([first] + others).map(\.firstDestination)
    }
}
