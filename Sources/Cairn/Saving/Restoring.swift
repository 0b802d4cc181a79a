extension Navigator {
    /// Reads a snapshot by the coordinators.
    func restore(_ snapshot: Snapshot, into draft: Draft, for id: Int) -> NavigationEvent {
        guard let request = machine.requests[id] else { return .restored(draft, .refused(.askerLeft)) }
        var restoration = Restoration(
            draft, calls: calls, machine: machine, allowed: request.answers.allowed,
            denied: request.answers.denied
        ) { [weak self] id, place in self?.restoring[id] = place }
        defer { restoring = [:] }
        do throws(Stop) {
            try restoration.restore(snapshot)
            return .restored(restoration.draft, nil)
        } catch {
            return .restored(restoration.draft, error)
        }
    }
}
