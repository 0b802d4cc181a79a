import CairnInspector

extension Wire {
    /// What has happened, an entry for each act, request, report and link.
    struct Timeline: Codable, Hashable, Sendable {
        /// Whether these are all there are; otherwise they come after those that were sent before.
        var isWhole: Bool
        var entries: [Entry] = []
        /// How many older ones were let go, of all since the launch.
        var omitted = 0

        /// Puts what came later behind it, and lets the oldest go that are too many: all that was sent before among them.
        mutating func take(_ later: Timeline) {
            guard !later.isWhole else {
                self = later
                return
            }
            entries += later.entries
            omitted = later.omitted
            let excess = entries.count - Limit.entries
            guard excess > 0 else { return }
            entries.removeFirst(excess)
            isWhole = true
        }
    }
}
