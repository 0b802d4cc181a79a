import CairnInspector

extension Wire {
    /// What has happened, an entry for each act, request, report and link.
    struct Timeline: Codable, Hashable, Sendable {
        /// Whether these are all there are; otherwise they come after those that were sent before.
        var isWhole: Bool
        var entries: [Entry] = []
        /// How many older ones were let go.
        var omitted = 0
    }
}
