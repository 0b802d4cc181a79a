extension Navigator {
    /// All that can be saved of this window: its tree, and what its view models save of themselves
    /// (``Restorable``). A flow that a guard has come first is not saved: what it comes before is asked for no longer when
    /// the app begins again, and its result would be nobody's. As long as a guard holds up what was restored, that is what is
    /// saved. Take one when the window goes to the background, and give it to ``init(root:restoring:journalLimit:clock:)`` when it
    /// comes again. Takes time by the size of the tree.
    public func snapshot() -> Snapshot {
        if let waiting = machine.waitingSnapshot { return waiting }
        var lost: [Snapshot.Loss] = []
        var parts = machine.savedParts
        let restorables = machine.records.byNode.compactMapValues { $0.model as? any Restorable }
        for (id, restorable) in restorables.inOrder {
            do {
                parts[id] = try restorable.part()
            } catch {
                lost.append(Snapshot.Loss("what \(tree[id]?.label ?? "\(id)") saves", words(of: error)))
            }
        }
        let interposed = machine.interposedFlows
        for id in interposed {
            lost.append(
                Snapshot.Loss(tree[id]?.label ?? "\(id)", "it comes before what nobody has asked for then"))
        }
        let records = machine.records.byNode
        let orphans = records.filter { records[$0.value.owner] == nil }.inOrder.map(\.key)
        for id in orphans {
            lost.append(
                Snapshot.Loss(
                    tree[id]?.label ?? "\(id)",
                    "the coordinator that made it never came into the tree, and could not be asked again"))
        }
        let deep = tree.tooDeep
        for node in deep { lost.append(Snapshot.Loss(node.label, "it is nested too deep to be read again")) }
        let tree = tree.pruned(of: Set(interposed + orphans + deep.map(\.id)))
        let present = Set(tree.nodes.map(\.id))
        return tree.snapshot(lost: lost, unsaved: machine.strangers) { id in
            guard let record = records[id] else { return Snapshot.Details() }
            let owner = records[record.owner]?.made as? any MigratingCoordinator
            return Snapshot.Details(
                owner: record.owner, opener: present.contains(record.opener) ? record.opener : nil,
                version: owner?.version, part: parts[id],
                isAsBegun: record.coordinator.map { tree[id]?.holdsPlaces(of: $0.anyRoot) == true } ?? false)
        }
    }
}

extension NavigationMachine {
    /// What comes back once a guard has been asked, or a login that it has come first is over.
    fileprivate var waitingSnapshot: Snapshot? {
        for request in requests.all {
            if case .restore(let snapshot) = request.ask { return snapshot }
        }
        return nil
    }

    /// What coordinators have left behind, and others of other destinations have taken over.
    fileprivate var strangers: [Tree.Node.ID: String] {
        var strangers: [Tree.Node.ID: String] = [:]
        for node in tree.nodes {
            guard let destination = node.destination, !(destination.base is AskedDialog),
                let owner = records[node.id]?.owner, let coordinator = records[owner]?.coordinator,
                !coordinator.has(destination)
            else { continue }
            strangers[node.id] =
                "the coordinator that brought it has left, and the one it belongs to since cannot read it"
        }
        return strangers
    }

    /// The flows that guards have come before what was asked for.
    fileprivate var interposedFlows: [Tree.Node.ID] {
        let waiters = requests.all.filter { $0.stage == .interposed }.compactMap { $0.first?.waiter }
        return flows.filter { flow in waiters.contains { $0 === flow.waiter } }.map(\.node).sorted()
    }
}
