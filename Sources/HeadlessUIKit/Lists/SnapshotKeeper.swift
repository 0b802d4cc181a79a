/// What a diffable data source does for a table and for a collection alike.
@MainActor
final class SnapshotKeeper<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    private(set) var current = Snapshot()

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, current.items.indices.contains(path.section),
            current.items[path.section].indices.contains(path.row)
        else { return nil }
        return current.items[path.section][path.row]
    }

    func path(of item: Item) -> IndexPath? {
        current.place(of: item).map { IndexPath(row: $0.item, section: $0.section) }
    }

    /// Takes over a snapshot: cells stay with their items. Costs a step for each item.
    func apply<Owner: CellListOwner>(_ snapshot: Snapshot, to list: CellList<Owner>) {
        raise(for: snapshot)
        let before = current
        current = snapshot.settled
        guard list.isLoaded else { return list.reload() }
        var places: [Item: IndexPath] = [:]
        for (section, items) in current.items.enumerated() {
            for (row, item) in items.enumerated() { places[item] = IndexPath(row: row, section: section) }
        }
        func item(_ path: IndexPath) -> Item? {
            guard before.items.indices.contains(path.section),
                before.items[path.section].indices.contains(path.row)
            else { return nil }
            return before.items[path.section][path.row]
        }
        list.relocate(
            to: ListCounts(current.items.map(\.count)),
            reloading: { path in
                guard let item = item(path) else { return true }
                return snapshot.reloaded.contains(item)
                    || snapshot.reloadedSections.contains(before.sections[path.section])
            },
            { path in item(path).flatMap { places[$0] } })
        list.reconfigure(snapshot.reconfigured.compactMap { places[$0] })
    }

    /// Takes over a snapshot, and has all cells made again.
    func replace<Owner: CellListOwner>(by snapshot: Snapshot, in list: CellList<Owner>) {
        raise(for: snapshot)
        current = snapshot.settled
        list.reload()
    }

    private func raise(for snapshot: Snapshot) {
        for text in snapshot.objections { Simulator.current.raise(.internalInconsistency, text) }
        for text in snapshot.remarks { Simulator.current.warn(text) }
    }
}
