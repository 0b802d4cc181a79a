extension UICollectionView {
    /// How the cells of a class are configured, without an identifier.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let identifier = "registration.\(Cell.self).\(UUID())"

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// How the headers or footers of a class are configured, without an identifier.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let elementKind: String
        let handler: Handler
        let identifier = "registration.\(Supplementary.self).\(UUID())"

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell for an item, used again or new, configured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let found = list.dequeue(registration.identifier) as? Cell
        let cell = found ?? Cell(registeredAs: registration.identifier)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header or footer, used again or new, configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        supplements.register(Supplementary.self, registration.elementKind, registration.identifier)
        let found = supplements.dequeue(registration.elementKind, registration.identifier) as? Supplementary
        let view = found ?? Supplementary(registeredAs: registration.identifier)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
