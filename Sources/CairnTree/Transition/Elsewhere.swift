extension Tree {
    /// Where a person is sent who leaves the app for another: nothing of the tree is shown there.
    public enum Elsewhere: Hashable, Sendable, Codable {
        /// The app's own page in the system's settings.
        case settings
        /// Whatever opens this URL: the browser, the telephone, the map.
        case url(String)
    }

    /// Where a transition leads out of the app, in order.
    package func elsewhere(in change: Change) -> [Elsewhere] {
        switch change {
        case .leaveApp(let place): [place]
        case .several(let changes): changes.flatMap(elsewhere(in:))
        case .show(let destination, let other): show(destination) == nil ? elsewhere(in: other) : []
        default: []
        }
    }
}
