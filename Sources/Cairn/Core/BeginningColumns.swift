/// Columns that nobody has seen yet: which of them is in front, where they are one stack.
extension NavigationMachine {
    /// Of columns that nobody has seen yet those that may be one stack: beside each other none is in front.
    func beginning(_ columns: [Tree.Node.ID: Int], in tree: Tree) -> [Tree.Node.ID: Int] {
        guard hasHost, !columnsAreOneStack, !columns.isEmpty else { return columns }
        return columns.filter { tree.areNarrow($0.key) }
    }

    /// Whether columns were seen, and all of them are in front, or UIKit says which is. Those that were beside each other when there
    /// was more room are one stack when they are seen again, and have in front what was shown in them meanwhile.
    func areKnown(_ columns: Tree.Node.ID) -> Bool {
        host.seenColumns.contains(columns) && !columnsAreOneStack
    }

    /// Columns that a request brings to the screen begin as the host will show them: of one stack the first is in front, and the
    /// tree never says that a person sees another.
    func beginColumns(of transaction: Transaction) {
        let tree = transaction.draft.tree
        guard hasHost, transaction.request != nil, !transaction.draft.steps.isEmpty else { return }
        let begun = tree.columnsToBegin(whereOneStack: columnsAreOneStack) { split in
            // Others may have come into the place of those that were seen.
            host.seenColumns.contains(split.id)
                && !transaction.draft.steps.dealt.contains(split.children[0].id)
        }
        guard !begun.isEmpty else { return }
        transaction.draft.add(
            .applied(.none, asker: tree.root.id, owner: tree.root.id, begun: begun),
            leadingTo: tree.showing(columns: begun))
    }

    /// Has columns that nobody has seen yet begin with the one that a place stands in.
    /// - Returns: Whether there are any.
    func bringColumns(around place: Tree.Node.ID, in draft: inout Draft) -> Bool {
        let begun = beginning(draft.tree.columnsOnTheWay(to: place, areKnown: areKnown), in: draft.tree)
        guard !begun.isEmpty else { return false }
        draft.add(
            .applied(.none, asker: place, owner: place, begun: begun),
            leadingTo: draft.tree.showing(columns: begun))
        return true
    }

    /// Has columns begin that nobody has seen yet, and in which something is asked for in the name of what is in front there.
    /// - Returns: Whether there are any; not those that come with the very change.
    func bringColumns(askedIn changes: [Tree.PlacedChange], in draft: inout Draft) -> Bool {
        let tree = draft.tree
        for placed in changes {
            guard case .in(let slot, _) = placed.change, tree.contains(placed.asker) else { continue }
            let columns = tree.columnsToBegin(in: slot, around: placed.asker) { areKnown($0.id) }
            let begun = beginning(columns, in: tree)
            guard !begun.isEmpty else { continue }
            draft.add(
                .applied(.none, asker: placed.asker, owner: placed.asker, begun: begun),
                leadingTo: tree.showing(columns: begun))
            return true
        }
        return false
    }
}
