#if canImport(UIKit)
    public import CairnBinding
    import UIKit

    /// The items of a collection in one section, changed by difference, as ``TableRows`` are: keep it as long as
    /// the collection, and bind `players.bind.items <~ viewModel.players`.
    @MainActor
    public final class CollectionItems<Item: Identifiable & Equatable>: BindingHolder
    where Item.ID: Sendable {
        private var list = IdentifiedList<Item>()
        private var source: UICollectionViewDiffableDataSource<Int, Item.ID>?
        private weak var collection: UICollectionView?

        /// Becomes the data source of a collection.
        /// - Parameter cell: Dequeues the cell of an item, and fills it.
        public init(
            _ collection: UICollectionView,
            cell: @escaping @MainActor (UICollectionView, IndexPath, Item) -> UICollectionViewCell
        ) {
            self.collection = collection
            source = UICollectionViewDiffableDataSource(collectionView: collection) {
                [weak self] collection, path, id in
                self?.list[id].map { cell(collection, path, $0) }
            }
        }

        /// What is shown, in order. Of items with the same id the first counts.
        public var items: [Item] {
            get { list.elements }
            set {
                let isSeen = collection?.window != nil && UIView.areAnimationsEnabled
                source?.apply(list.change(to: newValue), animatingDifferences: isSeen)
            }
        }

        /// The item at a path of the collection, for a delegate that is told of paths; nil when there is none.
        public subscript(path: IndexPath) -> Item? {
            source?.itemIdentifier(for: path).flatMap { list[$0] }
        }
    }
#endif
