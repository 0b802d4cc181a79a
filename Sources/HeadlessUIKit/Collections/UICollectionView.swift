/// Items in sections. Cells are made for the items on screen only, as many as ``Simulator/cellsPerScreen`` whatever
/// the layout, and used again; where a point has to be told, an item takes 44 points of the height.
open class UICollectionView: UIScrollView {
    /// Where an item that is scrolled to comes to lie. Across, there is nothing to scroll.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Recorded; only whether there are headers and footers counts.
    open var collectionViewLayout: UICollectionViewLayout { didSet { supplements.retireAll(from: self) } }
    /// Says how many items there are, and makes their cells. Setting it asks again.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            ownDataSource = dataSource
            list.reload()
        }
    }
    /// The data source as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDataSource: (any UICollectionViewDataSource)?
    var collectionDelegate: (any UICollectionViewDelegate)? { ownDelegate as? any UICollectionViewDelegate }
    /// Behind all items.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items can be deleted and moved: cells show it.
    open var isEditing = false {
        didSet {
            guard oldValue != isEditing else { return }
            for cell in visibleCells { cell.show { $0.isEditing = isEditing } }
        }
    }
    private(set) lazy var list = CellList(owner: self)
    let supplements = SupplementaryViews()
    /// The item of a list that a finger has swiped open.
    var swiped: SwipedRow? {
        didSet {
            guard oldValue?.cell !== swiped?.cell else { return }
            (oldValue?.cell as? UICollectionViewCell)?.show { $0.isSwiped = false }
            (swiped?.cell as? UICollectionViewCell)?.show { $0.isSwiped = true }
        }
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Archives are not modelled: nil.
    public required init?(coder: NSCoder) { nil }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // Cells.

    /// Has `dequeue` make cells of a class. Raises for a class that is none of cells.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCells(of: cellClass, as: identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { supplements.register(viewClass, elementKind, identifier) }
    /// A cell that left the screen, or a new one of the class registered. Raises, and gives a plain cell, where there
    /// is neither.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { list.dequeue(identifier) ?? unregistered(identifier) }
    /// Raises, and gives a plain view, where nothing is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { supplements.dequeue(elementKind, identifier) }
    /// The cell of an item, if it is on screen and the data are still those it was made for.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { list.cell(at: indexPath) }
    /// The item of a cell that is on screen.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { list.path(of: cell) }
    /// The cells on screen, in order.
    open var visibleCells: [UICollectionViewCell] { list.paths.compactMap { list.cell(at: $0) } }
    /// The items on screen, in order.
    open var indexPathsForVisibleItems: [IndexPath] { list.paths }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { supplements.shown[.init(kind: elementKind, section: indexPath.section)] }

    // What there is. Asks the data source the first time.

    open var numberOfSections: Int {
        list.load()
        return list.counts.counts.count
    }
    /// The items of a section; 0 for one that is not there.
    open func numberOfItems(inSection section: Int) -> Int {
        list.load()
        return list.counts.counts.indices.contains(section) ? list.counts.counts[section] : 0
    }

    // Changes.

    /// Forgets items and selection. The data source is asked, and cells are made, at the next layout.
    open func reloadData() {
        swiped = nil
        list.reload()
        supplements.retireAll(from: self)
    }
    /// Raises "Invalid update" unless the data source agrees; then all is reloaded.
    open func insertItems(at indexPaths: [IndexPath]) { list.change { $0.inserted.formUnion(indexPaths) } }
    /// Raises "Invalid update" unless the data source agrees; then all is reloaded.
    open func deleteItems(at indexPaths: [IndexPath]) { list.change { $0.deleted.formUnion(indexPaths) } }
    open func reloadItems(at indexPaths: [IndexPath]) { list.change { $0.reloaded.formUnion(indexPaths) } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { list.reconfigure(indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.change { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet) {
        list.change { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet) { list.change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) {
        supplements.retireAll(from: self)
        list.change { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        supplements.retireAll(from: self)
        list.change { $0.movedSections.append((section, newSection)) }
    }
    /// Makes what `updates` changes one change. The completion comes 0.3 seconds later.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        list.begin()
        updates?()
        list.end()
        UIView.animate(withDuration: Self.movementTime, animations: {}, completion: completion ?? { _ in })
    }
    /// As the other, for updates that are there: they are made before this returns, and so need no `self.` in a closure.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }

    // Selection and scrolling.

    /// The items selected, in the order they were.
    open var indexPathsForSelectedItems: [IndexPath]? { list.selected }
    /// Selects an item, or with nil deselects all. Asks and tells the delegate nothing. Does nothing while ``allowsSelection`` is
    /// false.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectInCode(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects an item. Asks and tells the delegate nothing. Does nothing while ``allowsSelection`` is false.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if allowsSelection { deselect(indexPath) }
    }
    /// Scrolls so that the item lies there; with no position, by as little as brings it on screen.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        list.layOut()
        layOutSupplements()
    }

    override var viewport: CGSize { CGSize(width: bounds.width, height: CGFloat(room) * cellHeight) }

    override func didScroll() {
        swiped = nil
        setNeedsLayout()
        super.didScroll()
    }
}
