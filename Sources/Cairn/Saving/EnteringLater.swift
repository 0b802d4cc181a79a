/// Whether what is made later, when its tab is selected, may be entered.
extension Restoration {
    /// Loses what guards refuse of it: with that, nobody could select the tab any more. What a coordinator begins with stays, as
    /// where nothing is restored, and its guard is asked when it is selected.
    mutating func checkWhatIsMadeLater() throws(Stop) {
        guard !draft.candidates.isEmpty else { return }
        let beginnings = beginnings
        for id in draft.candidates where !beginnings.contains(id) {
            guard let node = draft.tree[id], let destination = node.destination else { continue }
            _ = try isLost(node) { restoration throws(Stop) in
                try restoration.checkEntering(id, destination)
            }
        }
    }

    /// What stands where its coordinator has it at the start.
    private var beginnings: Set<Tree.Node.ID> {
        var found: Set<Tree.Node.ID> = []
        for node in draft.tree.nodes {
            guard let root = record(of: node.id)?.coordinator?.anyRoot else { continue }
            for (place, root) in zip(node.children, root.places(likeThoseOf: node) ?? [root])
            where place.firstDestination == root.firstDestination {
                place.all.first { $0.destination != nil }.map { _ = found.insert($0.id) }
            }
        }
        return found
    }
}
