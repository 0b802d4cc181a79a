/// A data source that is given what to show as a snapshot, and finds out by itself what that changes.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a header or footer: of a collection, a kind and a path.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath)
        -> UICollectionReusableView?

    open var supplementaryViewProvider: SupplementaryViewProvider?
    private let keeper = SnapshotKeeper<SectionIdentifierType, ItemIdentifierType>()
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider

    /// Becomes the collection's data source.
    @preconcurrency @MainActor
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot: the data are new on this line, cells of items that stay, stay, and so does the selection. The
    /// completion comes 0.3 seconds later, or on this line without animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let collectionView {
            if snapshot.sections != keeper.current.sections {
                collectionView.supplements.retireAll(from: collectionView)
            }
            keeper.apply(snapshot, to: collectionView.list)
        }
        finish(animated: animatingDifferences, completion)
    }

    private func finish(animated: Bool, _ completion: (() -> Void)?) {
        guard animated else { return completion?() ?? () }
        UIView.animate(withDuration: UIScrollView.movementTime, animations: {}) { _ in completion?() }
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
        if let collectionView {
            collectionView.supplements.retireAll(from: collectionView)
            keeper.replace(by: snapshot, in: collectionView.list)
        }
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

    open func numberOfSections(in collectionView: UICollectionView) -> Int { keeper.current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        keeper.current.items[section].count
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = keeper.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        Simulator.current.raise(
            .internalInconsistency, "Failed to obtain a cell from the cell provider for \(indexPath)")
        return UICollectionViewCell()
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}
