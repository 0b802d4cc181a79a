/// A change in a tab that was never in front. What is there is made when it first comes to the front; but a coordinator has to
/// bring its stack before anything is put on that, and a modal needs the screen that opens it.
extension NavigationMachine {
    /// The place that has to be made before a change can be made in it; nil where nothing has.
    func unmadePlace(
        neededBy change: Tree.Change, from asker: Tree.Node.ID, for owner: Tree.Node.ID, in draft: Draft
    ) -> Tree.Node.ID? {
        switch change {
        case .in(let slot, let inner):
            let front = draft.tree.asker(of: .in(slot, .none), from: asker)
            guard front == asker || isMade(front, in: draft) || draft.entered.contains(front) else {
                var ids = draft.ids
                let isMadeThere =
                    (try? draft.tree.applying(inner, from: front, for: owner, ids: &ids)) != nil
                return inner.presents || !isMadeThere ? front : nil
            }
            return unmadePlace(neededBy: inner, from: front, for: owner, in: draft)
        case .animated(let inner, _):
            return unmadePlace(neededBy: inner, from: asker, for: owner, in: draft)
        case .several(let changes):
            for change in changes {
                if let place = unmadePlace(neededBy: change, from: asker, for: owner, in: draft) {
                    return place
                }
            }
            return nil
        default: return nil
        }
    }

    private func isMade(_ node: Tree.Node.ID, in draft: Draft) -> Bool {
        record(of: node, or: draft.records)?.isMade == true
    }
}

extension Tree.Transition {
    /// Whether it may present something in the name of who asks.
    fileprivate var presents: Bool {
        switch self {
        case .present: true
        case .show(_, let other): other.presents
        case .several(let transitions): transitions.contains(where: \.presents)
        case .animated(let transition, _): transition.presents
        default: false
        }
    }
}
