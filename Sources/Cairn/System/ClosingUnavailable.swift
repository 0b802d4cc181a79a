/// Nobody could say whether a screen of the system's can be shown while there was no host: one is restored, or a link leads to it,
/// before the window has one.
extension Navigator {
    /// Closes what this host, the first there is, cannot show. What was restored of it counts as lost.
    func closeUnavailable(on host: any NavigatorHost) {
        for (node, record) in machine.records.byNode.inOrder {
            guard let flow = record.made as? any AnySystemFlow, let obstacle = host.obstacle(to: flow.shown),
                let label = tree[node]?.label
            else { continue }
            if isRestored(node) {
                let loss = Snapshot.Loss(label, "\(Refusal.unavailable(label, why: obstacle))")
                notRestored.append(loss)
                if logsRefusals { writeRefusal("of what was saved \(loss)") }
            }
            run(.asked(PendingRequest(id: machine.nextRequest(), .close, from: node)))
        }
    }

    private func isRestored(_ node: Tree.Node.ID) -> Bool {
        journal.entries.contains { entry in
            if case .restored = entry.change { entry.tree.contains(node) } else { false }
        }
    }
}
