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
        if leavesBehind(left) {
            for (id, heir) in heirs(in: records.byNode) { records.update(heir, for: id) }
        }
        for (id, heir) in heirs(in: kept) { kept[id] = heir }
        for request in requests.drafting {
            guard let draft = requests[request]?.draft else { continue }
            for (id, heir) in heirs(in: draft.records) {
                requests[request]?.answers.draft?.records[id] = heir
            }
        }
        for request in requests.all {
            if let decision = request.decision, left.contains(decision.owner), !request.isDecidedByItsOwner {
                let heir = nearestThatStays(to: decision.owner, left, brought)
                requests[request.id]?.decision?.owner = heir
            }
        }
    }

    /// Whether any of the tree that stays was brought by what has left.
    private func leavesBehind(_ left: Set<Tree.Node.ID>) -> Bool {
        var behind = 0
        for id in left {
            behind += records.count(ownedBy: id)
            if let owner = records[id]?.owner, left.contains(owner) { behind -= 1 }
        }
        return behind > 0
    }

    func nearestThatStays(
        to owner: Tree.Node.ID, _ left: Set<Tree.Node.ID>, _ brought: [Tree.Node.ID: Record]
    ) -> Tree.Node.ID {
        var owner = owner
        while left.contains(owner), let record = brought[owner] ?? record(of: owner), record.owner != owner {
            owner = record.owner
        }
        return owner
    }
}
