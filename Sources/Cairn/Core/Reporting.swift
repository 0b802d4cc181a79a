/// What a person or other code did on screen: the second door. Nobody can hold it up; but a place that was never in front
/// is entered only past its guards.
extension NavigationMachine {
    mutating func take(_ report: HostMachine.Report) {
        // A host may do more at once than its step says: what it shows is what is wanted already.
        guard !hasHost || absorbing(report.shown, since: report.base) != tree else {
            return act(on: host.want(host.wanted))
        }
        proceed(Transaction(source: .report(report), draft: draft()))
    }

    /// What a host should show for the tree. It shares memory with what the host shows.
    var shown: Shown { hasHost ? host.wanted : tree.shown }

    /// The tree after what a host says it shows.
    func absorbing(_ now: Shown, since base: Shown) -> Tree {
        tree.absorbing(now, since: base, shownAs: shown)
    }

    /// A place that came to the front may not be entered, or not yet: what was in front stays so, and the way there is
    /// asked about as any other.
    mutating func turnBack(_ transaction: Transaction, _ report: HostMachine.Report) {
        giveUp(transaction.draft)
        let absorbed = absorbing(report.shown, since: report.base)
        let kept = absorbed.keepingFronts(of: tree) { [records] id in records[id]?.isMade == true }
        // What came at once stands on what was in front, and on no place that nobody has entered.
        let turned = absorbing(kept.shown, since: report.base)
        var draft = draft()
        draft.add(.absorbed(turned.shown, since: report.base), leadingTo: turned)
        let unguarded = transaction.unguarded
        commit(Transaction(source: .report(report), draft: draft, unguarded: unguarded))
        later(
            .asked(
                PendingRequest(
                    id: nextRequest(), .exit(report.shown, since: report.base),
                    from: knownPlace(at: turned.visible.id, in: turned))))
    }

    /// In whose name something is asked where a place is in front: its own, or where that is a screen of other code's, the
    /// nearest below it on its stack, or around it, that a coordinator made.
    func knownPlace(
        at front: Tree.Node.ID, in tree: Tree, _ brought: [Tree.Node.ID: Record] = [:]
    ) -> Tree.Node.ID {
        func isKnown(_ node: Tree.Node) -> Bool { (brought[node.id] ?? records[node.id]) != nil }
        guard let lineage = tree.lineage(to: front), let place = lineage.last, !isKnown(place) else {
            return front
        }
        for (container, inner) in zip(lineage, lineage.dropFirst()).reversed() {
            if container.holdsInStack {
                let below = container.children.prefix { $0.id != inner.id }.flatMap(\.screens)
                if let screen = below.last(where: isKnown) { return screen.id }
            }
            if isKnown(container) { return container.id }
        }
        return self.tree.root.id
    }
}
