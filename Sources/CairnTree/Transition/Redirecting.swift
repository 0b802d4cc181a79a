extension Tree.Root<AnyDestination> {
    /// What a coordinator begins with when its guard redirects its beginning; nil if the transition names no root.
    package func redirected(by change: Tree.Change) -> Self? {
        switch change {
        case .push(let destination), .replaceTop(let destination), .show(let destination, _):
            .stack(destination)
        case .set(let root, let above): .stack(root, above: above)
        case .replaceAll(let root): root
        case .select(let destination): selecting(destination)
        case .animated(let change, _): redirected(by: change)
        case .none, .pop, .popTo, .popToRoot, .present, .dismiss, .close, .rest, .dismissAll, .leaveApp,
            .finish, .several, .in:
            nil
        }
    }

    private func selecting(_ destination: AnyDestination) -> Self? {
        guard case .choice(let kind, let first, let others, _) = self,
            let front = ([first] + others).firstIndex(where: { $0.begins(with: destination) })
        else { return nil }
        return .choice(kind, first, others, front: front)
    }

    private func begins(with destination: AnyDestination) -> Bool {
        switch self {
        case .screen(destination), .stack(destination, _): true
        default: false
        }
    }
}
