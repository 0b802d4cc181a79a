extension Tree {
    /// A place beside others, named from a screen in one of them: a column, or a tab.
    ///
    /// The nearest columns, tabs or pages around that screen count that have it.
    public enum Slot<Destination: CairnTree.Destination>: Hashable, Sendable {
        /// The first of the columns.
        case primary
        /// The one in the middle, of three columns.
        case supplementary
        /// The last of the columns. There is none once it was closed.
        case secondary
        /// The tab, page or place of a container of the app's own that shows a destination, itself or by what it holds
        /// first. It need not be in front.
        case tab(Destination)
    }
}

extension Tree.Slot: Codable where Destination: Codable {}

extension Tree.Slot {
    /// The same slot, named by another destination.
    func map<Other: CairnTree.Destination>(_ transform: (Destination) -> Other) -> Tree.Slot<Other> {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .tab(let destination): .tab(transform(destination))
        }
    }
}

extension Tree {
    /// The screen in front in a slot around another screen.
    func front(of slot: Slot<AnyDestination>, around asker: Node.ID) throws(Refusal) -> Node.ID {
        guard let path = path(to: asker) else { throw .askerLeft }
        for node in lineage(of: path).reversed() {
            if let place = node.place(slot) { return place.visible.id }
        }
        switch slot {
        case .primary: throw .noSuchColumn("primary", self)
        case .supplementary: throw .noSuchColumn("supplementary", self)
        case .secondary: throw .noSuchColumn("secondary", self)
        case .tab(let destination): throw .noSuchTab(destination.label, self)
        }
    }
}

extension Tree.Node {
    fileprivate func place(_ slot: Tree.Slot<AnyDestination>) -> Tree.Node? {
        switch (slot, content) {
        case (.primary, .split(let columns)): columns[0]
        case (.supplementary, .split(let columns)): columns.count > 2 ? columns[1] : nil
        case (.secondary, .split(let columns)): columns.count > 1 ? columns[columns.count - 1] : nil
        case (.tab(let destination), .choice(_, let places, _)): indexOfTab(destination).map { places[$0] }
        default: nil
        }
    }
}
