/// What a coordinator has brought may stay when it leaves: a place that it put into another tab, say. From then on the nearest
/// coordinator around it that stays makes what is not made yet, decides, and has the guards around it asked.
extension NavigationMachine {
    /// - Parameter brought: What the change under way has made; what of it leaves as well is not in the records.
    mutating func handOver(from left: Set<Tree.Node.ID>, _ brought: [Tree.Node.ID: Record]) {
        guard left.contains(where: { (brought[$0] ?? records[$0])?.coordinator != nil }) else { return }
        // What is kept, and what changes wait with, are the same records: they stay so.
        var handed: [ObjectIdentifier: Record] = [:]
        func heirs(in records: [Tree.Node.ID: Record]) -> [Tree.Node.ID: Record] {
            var found: [Tree.Node.ID: Record] = [:]
            for (id, record) in records where left.contains(record.owner) && !left.contains(id) {
                let heir =
                    handed[ObjectIdentifier(record)]
                    ?? record.owned(by: nearestThatStays(to: record.owner, left, brought))
                handed[ObjectIdentifier(record)] = heir
                found[id] = heir
            }
            return found
        }
        for (id, heir) in heirs(in: records) { records[id] = heir }
        for (id, heir) in heirs(in: kept) { kept[id] = heir }
        for request in requests.all {
            let number = request.id
            if let draft = request.draft {
                for (id, heir) in heirs(in: draft.records) {
                    requests[number]?.answers.draft?.records[id] = heir
                }
            }
            if let decision = request.decision, left.contains(decision.owner), !request.isDecidedByItsOwner {
                let heir = nearestThatStays(to: decision.owner, left, brought)
                requests[number]?.decision?.owner = heir
            }
        }
    }

    private func nearestThatStays(
        to owner: Tree.Node.ID, _ left: Set<Tree.Node.ID>, _ brought: [Tree.Node.ID: Record]
    ) -> Tree.Node.ID {
        var owner = owner
        while left.contains(owner), let record = brought[owner] ?? record(of: owner), record.owner != owner {
            owner = record.owner
        }
        return owner
    }
}
