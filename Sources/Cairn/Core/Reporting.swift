/// What a person or other code did on screen: the second door. Nobody can hold it up; but a place that was never in front
/// is entered only past its guards.
extension NavigationMachine {
    mutating func take(_ report: HostMachine.Report) {
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
        let turned = absorbed.keepingFronts(of: tree) { [records] id in records[id]?.isMade == true }
        var draft = draft()
        draft.add(.absorbed(turned.shown, since: report.base), leadingTo: turned)
        let unguarded = transaction.unguarded
        commit(Transaction(source: .report(report), draft: draft, unguarded: unguarded))
        later(
            .asked(
                PendingRequest(
                    id: nextRequest(), .exit(report.shown, since: report.base), from: turned.visible.id)))
    }
}
