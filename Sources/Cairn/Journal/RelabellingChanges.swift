/// A change as it is noted where a destination must not be kept: because it holds an object.
extension Journal.Change {
    /// Calls for each destination that it speaks of.
    func visit(_ body: (AnyDestination) -> Void) {
        switch self {
        case .applied(let transition, _, _, _, let grown):
            transition.visit(body)
            for root in grown { root.root.visit(body) }
        case .began(let grown), .absorbed(_, since: _, let grown): for root in grown { root.root.visit(body) }
        case .followed(let path, let changes):
            path.destinations.forEach(body)
            for change in changes { change.visit(body) }
        case .several(let changes): for change in changes { change.visit(body) }
        case .restored(let tree, _): tree.visit(body)
        case .closed: break
        }
    }

    /// The same change of other destinations.
    func mapped(_ transform: (AnyDestination) -> AnyDestination) -> Self {
        func mapped(_ grown: [Journal.Grown]) -> [Journal.Grown] {
            grown.map { Journal.Grown(node: $0.node, root: $0.root.map(transform)) }
        }
        return switch self {
        case .applied(let transition, let asker, let owner, let begun, let grown):
            .applied(
                transition.map(transform, finish: \.self), asker: asker, owner: owner, begun: begun,
                grown: mapped(grown))
        case .began(let grown): .began(grown: mapped(grown))
        case .absorbed(let now, let base, let grown): .absorbed(now, since: base, grown: mapped(grown))
        case .followed(let path, let changes):
            .followed(LinkPath(path.destinations.map(transform)), changes.map { $0.mapped(transform) })
        case .several(let changes): .several(changes.map { $0.mapped(transform) })
        case .restored(let tree, let ids): .restored(tree.mapped(transform), ids: ids)
        case .closed: .closed
        }
    }
}

extension Tree {
    /// Calls for each destination in it.
    func visit(_ body: (AnyDestination) -> Void) {
        for node in nodes { if let destination = node.destination { body(destination) } }
    }
}
