/// The difference between what is on screen and what a link leads to.
package struct LinkPlan: Hashable, Sendable {
    /// The place of the last destination on the way that stands already; the root when not even the first does. Its
    /// coordinator, or for one screen that which made it, is to be asked for the first one missing.
    package let standing: Tree.Node.ID
    /// What does not stand yet: the first for the coordinator that stands, each other for the one before it.
    package let missing: [AnyDestination]
    /// The tree in which as much of the way as stands is in front, and nothing covers it. The same tree, when that is so already: a link
    /// that is followed twice changes nothing.
    package let tree: Tree
}

extension Tree {
    /// How to get from here to what a link leads to, as far as a tree can say: coordinators decide how they bring
    /// what is missing. A destination that stands in several places of one coordinator is the topmost of them.
    package func plan(to path: LinkPath) -> LinkPlan {
        var standing = root
        var missing = path.destinations[...]
        while let next = missing.first,
            let place = place(of: next, ownedBy: standing) ?? place(of: next, above: standing)
                ?? place(leadingOnFrom: missing, inColumnsAfter: standing)
        {
            missing.removeFirst()
            standing = place
        }
        return LinkPlan(
            standing: standing.id, missing: Array(missing),
            tree: revealing(standing.id) ?? self)
    }

    /// The topmost place of a destination among those that a coordinator has: not those of coordinators inside it, but
    /// those in modals that were opened from it, or from coordinators inside it.
    private func place(of destination: AnyDestination, ownedBy owner: Node) -> Node? {
        let hash = destination.hashValue
        var place =
            owner.ownPlace(of: destination, hash: hash) ?? owner.innerCoverPlace(of: destination, hash: hash)
        var openers = [owner]
        for modal in modals where openers.reversed().contains(where: { $0.contains(modal.opener) }) {
            place = modal.node.itselfOrOwnPlace(of: destination, hash: hash) ?? place
            openers.append(modal.node)
        }
        return place
    }

    /// The topmost place of a destination above one screen in its stack, among those of the same coordinator: a link may
    /// lead through several of them.
    private func place(of destination: AnyDestination, above screen: Node) -> Node? {
        guard screen.isScreen, let path = path(to: screen.id), case .child(let index) = path.steps.last,
            let container = lineage(of: path).dropLast().last
        else { return nil }
        switch container.content {
        case .stack(let places), .flow(let places):
            let hash = destination.hashValue
            return places[(index + 1)...].last { $0.shows(destination, hash: hash) }
        case .screen, .choice, .split: return nil
        }
    }

    /// The topmost place of the first of these in the columns after the one in which another stands: a link may lead through a list
    /// to what that shows beside it, and on in there. Where it ends there, whoever made the list says whether it is that one.
    private func place(leadingOnFrom missing: ArraySlice<AnyDestination>, inColumnsAfter place: Node) -> Node?
    {
        guard missing.count > 1, let destination = missing.first, let path = path(to: place.id) else {
            return nil
        }
        let hash = destination.hashValue
        for (container, step) in zip(lineage(of: path), path.steps).reversed() {
            guard case (.split(let columns, _), .child(let index)) = (container.content, step) else {
                continue
            }
            return columns[(index + 1)...].lazy.compactMap {
                $0.itselfOrOwnPlace(of: destination, hash: hash)
            }
            .last
        }
        return nil
    }
}

extension Tree.Node {
    /// The topmost place of a destination in this one and what covers it, down to those of other coordinators.
    fileprivate func ownPlace(of destination: AnyDestination, hash: Int) -> Tree.Node? {
        for cover in covers.reversed() {
            if let place = cover.node.itselfOrOwnPlace(of: destination, hash: hash) { return place }
        }
        let nodes = children
        for index in nodes.indices.reversed() {
            if let place = nodes[index].itselfOrOwnPlace(of: destination, hash: hash) { return place }
        }
        return nil
    }

    /// The topmost place of a destination in what covers a part of this one, however far inside.
    fileprivate func innerCoverPlace(of destination: AnyDestination, hash: Int) -> Tree.Node? {
        for child in children.reversed() {
            for cover in child.covers.reversed() {
                if let place = cover.node.itselfOrOwnPlace(of: destination, hash: hash) { return place }
            }
            if let place = child.innerCoverPlace(of: destination, hash: hash) { return place }
        }
        return nil
    }

    /// This place, or where it has no name the topmost one in it.
    fileprivate func itselfOrOwnPlace(of destination: AnyDestination, hash: Int) -> Tree.Node? {
        if shared.destination == nil { return ownPlace(of: destination, hash: hash) }
        return shows(destination, hash: hash) ? self : nil
    }
}
