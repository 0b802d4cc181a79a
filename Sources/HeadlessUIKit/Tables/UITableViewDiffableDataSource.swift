/// A data source that is given what to show as a snapshot, and finds out by itself what that changes.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    /// How rows come and go. Recorded, of no effect.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    private let keeper = SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>()
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider

    /// Becomes the table's data source.
    @preconcurrency @MainActor
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows a snapshot: the data are new on this line, cells of items that stay, stay, and so does the selection. The
    /// completion comes 0.3 seconds later, or on this line without animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let tableView {
            if snapshot.sections != keeper.current.sections { tableView.retireAllHeaders() }
            keeper.apply(snapshot, to: tableView.list)
        }
        finish(animated: animatingDifferences, completion)
    }

    /// As ``apply(_:animatingDifferences:completion:)``, and returns when that would have called its completion.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot with all cells made again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        if let tableView { keeper.replace(by: snapshot, in: tableView.list) }
        finish(animated: false, completion)
    }

    /// As ``applySnapshotUsingReloadData(_:completion:)``, and returns when that would have called its completion.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    private func finish(animated: Bool, _ completion: (() -> Void)?) {
        guard animated else { return completion?() ?? () }
        UIView.animate(withDuration: UIScrollView.movementTime, animations: {}) { _ in completion?() }
    }

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        keeper.current
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { keeper.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        keeper.path(of: itemIdentifier)
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        keeper.current.sections.indices.contains(index) ? keeper.current.sections[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        keeper.current.indexOfSection(sectionIdentifier)
    }

    open func numberOfSections(in tableView: UITableView) -> Int { keeper.current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        keeper.current.items[section].count
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = keeper.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        Simulator.current.raise(
            .internalInconsistency,
            "UITableView dataSource returned a nil cell for row at index path: \(indexPath). Table view: \(tableView)"
        )
        return UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// No, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// No, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { Simulator.current.defaultWasCalled = true }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
