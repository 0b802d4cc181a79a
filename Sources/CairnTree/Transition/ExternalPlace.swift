extension Tree {
    /// A place outside of the app, where a person is sent: nothing of the tree is shown there.
    public enum ExternalPlace: Hashable, Sendable, Codable {
        /// The app's own page in the system's settings.
        case settings
        /// Whatever opens this URL: the browser, the telephone, the map.
        case url(String)
    }

    /// Where a transition leads out of the app, in order. What of a sequence is met by what comes before it in the sequence is
    /// asked of the tree that it will meet.
    package func externalPlaces(
        in change: Change, from asker: Node.ID, for owner: Node.ID, ids: IDs
    ) -> [ExternalPlace] {
        switch change {
        case .leaveApp(let place): return [place]
        case .in(_, let change), .animated(let change, _):
            return externalPlaces(in: change, from: asker, for: owner, ids: ids)
        case .several(let changes):
            guard changes.contains(where: \.mayLeaveApp) else { return [] }
            let states = states(before: changes, from: asker, for: owner, ids: ids)
            return zip(changes, states).flatMap { change, state in
                state.tree.externalPlaces(in: change, from: state.asker, for: owner, ids: ids)
            }
        case .show(let destination, let other):
            guard topmost(of: destination) == nil else { return [] }
            return externalPlaces(in: other, from: asker, for: owner, ids: ids)
        default: return []
        }
    }
}

extension Tree.Transition {
    /// Whether it leads out of the app, on whatever tree.
    fileprivate var mayLeaveApp: Bool {
        switch self {
        case .leaveApp: true
        case .in(_, let change), .animated(let change, _), .show(_, let change): change.mayLeaveApp
        case .several(let changes): changes.contains(where: \.mayLeaveApp)
        default: false
        }
    }
}
