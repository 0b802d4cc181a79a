/// What became of a change or a request goes into the journal, to those who asked or listen, and to a ledger.
extension Navigator {
    func committed(_ commit: NavigationEffect.Commit) {
        notRestored += commit.losses
        if logsRefusals { for loss in commit.losses { writeRefusal("of what was saved \(loss)") } }
        var duration = Duration.zero
        var cause: Journal.Source
        switch commit.source {
        case .request(let request):
            let handle = handles.removeValue(forKey: request.id)
            handle?.end(.performed)
            if let handle { duration = elapsed() - handle.since }
            cause = source(of: request)
        case .cause(let own): cause = .cause(own)
        }
        note(
            cause, .performed, commit.change, ids: commit.dealt, from: commit.before, to: commit.after,
            duration: duration,
            unguarded: commit.unguarded.map { commit.before[$0]?.label ?? "\($0)" })
        tell(of: commit.records, in: commit.after)
        activity.note(commit.records, left: commit.left)
        if !commit.left.isEmpty { host?.hasLeft(commit.left) }
        enter(commit)
    }

    /// Routers that were made before their places have these now.
    private func enter(_ commit: NavigationEffect.Commit) {
        machine.records[commit.after.root.id]?.place?.enter()
        var entering: [RouterPlace] = []
        for (id, record) in commit.records where !commit.left.contains(id) {
            if let place = record.place { entering.append(place) }
        }
        if entering.count > 1 { entering.sort { $0.asker < $1.asker } }
        for place in entering { place.enter() }
    }

    func ended(_ request: PendingRequest, _ outcome: Outcome, in tree: Tree) {
        let handle = handle(of: request)
        handles[request.id] = nil
        if case .restore = request.ask, case .refused(let refusal) = outcome {
            notRestored.append(Snapshot.Loss("all that was saved", "\(refusal)"))
        }
        note(source(of: request), outcome, from: tree, to: tree, duration: elapsed() - handle.since)
        handle.end(outcome)
    }

    /// - Parameters:
    ///   - before: The tree there was then; by now there may have been another change.
    ///   - tree: The tree after it.
    func note(
        _ source: Journal.Source, _ outcome: Outcome, _ change: Journal.Change? = nil,
        ids: [Tree.Node.ID] = [], from before: Tree, to tree: Tree, duration: Duration = .zero,
        unguarded: [String] = []
    ) {
        journal.note(
            source, outcome, change, ids: ids, before: before, tree: tree, duration: duration,
            unguarded: unguarded, calledBy: &held)
        guard logsRefusals || !observers.isEmpty, let entry = journal.entries.last else { return }
        if logsRefusals, let line = RefusalLog.line(for: entry) { writeRefusal(line) }
        observers.removeAll { observer in
            if case .terminated = observer.yield(entry) { return true }
            return false
        }
    }

    private func tell(of new: [Tree.Node.ID: Record], in tree: Tree) {
        guard !makingObservers.isEmpty else { return }
        for (id, record) in new.inOrder {
            guard record.isMade, let node = tree[id] else { continue }
            for observer in makingObservers { observer.made(node) }
        }
    }

    private func source(of request: PendingRequest) -> Journal.Source {
        switch request.ask {
        case .exit: return .cause(.finger)
        case .link, .unread: return .cause(.link(request.ask.label))
        case .begin: return .cause(.start)
        case .restore: return .cause(request.isStart ? .start : .restored)
        case .route(let route):
            if TypeSet.destinations.contains(route), let destination = route as? any Destination {
                return .request(destination, asker: request.asker)
            }
            if let plain = PlainRoute(route) { return .request(plain, asker: request.asker) }
        case .dialog(let question): return .request(question.destination.base, asker: request.asker)
        case .close, .decided: break
        }
        return .request(request.ask.label, asker: request.asker)
    }
}

extension TypeSet {
    fileprivate static let destinations = TypeSet { $0 is any Destination.Type }
}
