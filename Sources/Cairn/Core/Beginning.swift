/// The window's first place, and its end.
extension NavigationMachine {
    /// The first place was refused: a notice stands there, since a window that stays empty tells nobody why. Whoever runs a
    /// guest is told.
    mutating func beginRefused(_ refusal: Refusal) {
        guard !isGuest, tree.root.children.isEmpty, records[tree.root.id] != nil else { return }
        let root = tree.root.id
        let notice = BeginningRefused(refusal)
        var draft = draft()
        draft.add(.began, leadingTo: tree)
        do throws(Stop) { try draft.grow(root, with: .screen(AnyDestination(notice))) } catch { return }
        for id in draft.records.keys { draft.records[id] = Record(made: notice, owner: root, opener: root) }
        commit(Transaction(source: .own(.start), draft: draft))
    }

    mutating func close() {
        hasHost = false
        // A guest that has left keeps nothing any more.
        guard !records.byNode.isEmpty else { return }
        // One that ends may end others.
        for request in pending where requests[request.id] != nil { end(request, .refused(.askerLeft)) }
        proceed(Transaction(source: .own(.windowClosed), draft: draft()))
    }
}

/// Stands where the window's first place would be, and says why that was refused.
package struct BeginningRefused: Destination, Presentable, CustomStringConvertible {
    /// Why.
    package let refusal: Refusal

    init(_ refusal: Refusal) { self.refusal = refusal }

    package var description: String { "beginningRefused" }
}
