extension Tree {
    /// A place outside of the app, where a person is sent: nothing of the tree is shown there.
    public enum ExternalPlace: Hashable, Sendable, Codable {
        /// The app's own page in the system's settings.
        case settings
        /// Whatever opens this URL: the browser, the telephone, the map.
        case url(String)
    }
}
