extension Navigator {
    /// Reads a snapshot by the coordinators.
    func restore(_ snapshot: Snapshot, into draft: Draft, for id: Int) -> NavigationEvent {
        guard let request = machine.requests[id] else { return .restored(draft, .refused(.askerLeft)) }
        var draft = draft
        if let loss = giveBackToRoot(snapshot, for: id) { draft.losses.append(loss) }
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

    /// Gives the root coordinator what it saved: once, however often a guard has the snapshot read anew.
    private func giveBackToRoot(_ snapshot: Snapshot, for id: Int) -> Snapshot.Loss? {
        if let rootRestored, rootRestored.request == id { return rootRestored.loss }
        let loss = snapshot.windowPart.flatMap { part in
            Snapshot.Loss.giving(
                back: part, to: machine.record(of: tree.root.id)?.model, called: "the root coordinator")
        }
        rootRestored = (id, loss)
        return loss
    }
}
