extension Tree {
    /// A place beside others, named from a screen in one of them: a column, or a tab. It is looked up in the nearest columns, tabs or
    /// pages around that screen that have one.
    ///
    /// Where columns are one stack, as on a phone, a change in one of them brings it to the front.
    public enum Slot<Destination: CairnTree.Destination>: Hashable, Sendable {
        /// The first of the columns.
        case primary
        /// The one in the middle, of three columns.
        case supplementary
        /// The last of the columns. Once it was closed there is none, until something is set in it.
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
    /// The nearest container around a screen that has such a place, and which of its places that is.
    func place(of slot: Slot<AnyDestination>, around asker: Node.ID) -> (container: Node, index: Int)? {
        guard let path = path(to: asker) else { return nil }
        for node in lineage(of: path).reversed() {
            if let index = node.index(of: slot) { return (node, index) }
        }
        return nil
    }

    /// The screen in front in a slot around another screen.
    package func front(of slot: Slot<AnyDestination>, around asker: Node.ID) throws(Refusal) -> Node.ID {
        if let (container, index) = place(of: slot, around: asker) {
            return container.children[index].visible.id
        }
        guard contains(asker) else { throw .askerLeft }
        if case .tab(let destination) = slot { throw .noSuchTab(destination.label, self) }
        throw .noSuchColumn("\(slot)", self)
    }
}

extension Tree.Node {
    func index(of slot: Tree.Slot<AnyDestination>) -> Int? {
        switch (slot, content) {
        case (.primary, .split): 0
        case (.supplementary, .split(let columns, _)): columns.count > 2 || lacksSecondary ? 1 : nil
        case (.secondary, .split(let columns, _)):
            columns.count > 1 && !lacksSecondary ? columns.count - 1 : nil
        case (.tab(let destination), .choice): indexOfTab(destination)
        default: nil
        }
    }
}
