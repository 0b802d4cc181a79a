extension Tree {
    /// A place outside of the app, where a person is sent: nothing of the tree is shown there.
    public enum ExternalPlace: Hashable, Sendable, Codable {
        /// The app's own page in the system's settings.
        case settings
        /// Whatever opens this URL: the browser, the telephone, the map.
        case url(String)
    }

    /// Where a transition leads out of the app, in order.
    package func externalPlaces(in change: Change) -> [ExternalPlace] {
        switch change {
        case .leaveApp(let place): [place]
        case .in(_, let change), .animated(let change, _): externalPlaces(in: change)
        case .several(let changes): changes.flatMap(externalPlaces(in:))
        case .show(let destination, let other): show(destination) == nil ? externalPlaces(in: other) : []
        default: []
        }
    }
}
