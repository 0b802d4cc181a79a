/// What a transition speaks of, looked at in place: ``Tree/Transition/map(_:finish:)`` makes another one.
extension Tree.Transition {
    /// Calls for each destination, in order.
    package func visit(_ body: (Destination) -> Void) {
        switch self {
        case .none, .pop, .popToRoot, .dismiss, .close, .rest, .dismissAll, .leaveApp, .finish: break
        case .push(let destination), .popTo(let destination), .replaceTop(let destination),
            .select(let destination):
            body(destination)
        case .set(let root, let above):
            body(root)
            above.forEach(body)
        case .present(let root, _), .replaceAll(let root): root.visit(body)
        case .show(let destination, let other):
            body(destination)
            other.visit(body)
        case .in(let slot, let transition):
            if case .tab(let destination) = slot { body(destination) }
            transition.visit(body)
        case .several(let transitions): for transition in transitions { transition.visit(body) }
        case .animated(let transition, _): transition.visit(body)
        }
    }

    /// Whether this one, or one that it is made of, is so. Of `show` that is what is made where nothing is shown.
    package func contains(where isWanted: (Self) -> Bool) -> Bool {
        if isWanted(self) { return true }
        return switch self {
        case .several(let transitions): transitions.contains { $0.contains(where: isWanted) }
        case .in(_, let transition), .animated(let transition, _), .show(_, let transition):
            transition.contains(where: isWanted)
        default: false
        }
    }
}

extension Tree.Root {
    /// Calls for each destination, in order.
    package func visit(_ body: (Destination) -> Void) {
        switch self {
        case .screen(let destination): body(destination)
        case .stack(let root, let above):
            body(root)
            above.forEach(body)
        case .choice(_, let first, let others, _):
            first.visit(body)
            for root in others { root.visit(body) }
        case .split(let primary, let supplementary, let secondary):
            primary.visit(body)
            supplementary?.visit(body)
            secondary.visit(body)
        }
    }
}
