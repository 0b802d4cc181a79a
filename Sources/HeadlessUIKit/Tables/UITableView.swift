/// Rows in sections. Cells are made for the rows on screen only, as many as ``Simulator/cellsPerScreen``, and used
/// again; where a point has to be told, a row measures its ``rowHeight``, or 44 points.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Where a row that is scrolled to comes to lie.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// How rows come and go. Recorded, of no effect.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    /// Says how many rows there are, and makes their cells. Setting it asks again.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            ownDataSource = dataSource
            list.reload()
        }
    }
    /// The data source as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDataSource: (any UITableViewDataSource)?
    /// The delegate, if it knows of tables.
    var tableDelegate: (any UITableViewDelegate)? { ownDelegate as? any UITableViewDelegate }
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorInset = UIEdgeInsets.zero
    open var separatorColor: UIColor?
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Above the first section.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// Below the last section.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// Behind all rows.
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
    /// Whether rows can be deleted, inserted and moved.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false
    private(set) lazy var list = CellList(owner: self)
    /// The headers and footers on screen.
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var sectionsLaidOut = 0
    var headerMakers: [String: (String) -> UITableViewHeaderFooterView] = [:]
    var idleHeaders: [String: [UITableViewHeaderFooterView]] = [:]
    /// The row that a finger has swiped open.
    var swiped: SwipedRow? {
        didSet {
            guard oldValue?.cell !== swiped?.cell else { return }
            (oldValue?.cell as? UITableViewCell)?.showSwiped(false)
            (swiped?.cell as? UITableViewCell)?.showSwiped(true)
        }
    }

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero, style: .plain) }
    /// Archives are not modelled: nil.
    public required init?(coder: NSCoder) { nil }

    // Cells.

    /// Has `dequeue` make cells of a class. Raises for a class that is none of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCells(of: cellClass, as: identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaders(of: aClass, as: identifier)
    }
    /// A cell that left the screen, or a new one of the class registered; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        list.dequeue(identifier)
    }
    /// As without a path. Raises, and gives a plain cell, where nothing is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    { list.dequeue(identifier) ?? unregistered(identifier) }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    { dequeueHeader(identifier) }
    /// The cell of a row, if it is on screen. After a reload the cells are made now.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        list.freshen()
        return list.cell(at: indexPath)
    }
    /// The row of a cell that is on screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { list.path(of: cell) }
    /// The cells on screen, from the top. After a reload they are made now.
    open var visibleCells: [UITableViewCell] {
        list.freshen()
        return list.cells
    }
    /// The rows on screen, from the top. After a reload their cells are made now.
    open var indexPathsForVisibleRows: [IndexPath]? {
        list.freshen()
        return list.paths
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    // What there is. Asks the data source the first time.

    open var numberOfSections: Int {
        list.load()
        return list.counts.counts.count
    }
    /// The rows of a section; 0 for one that is not there.
    open func numberOfRows(inSection section: Int) -> Int {
        list.load()
        return list.counts.counts.indices.contains(section) ? list.counts.counts[section] : 0
    }
    /// Where a row would lie, if all measured the same and headers nothing.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }
    /// The row at a point of the content, by the same measure.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        list.load()
        return point.y < 0 ? nil : list.counts.path(at: Int(capping: point.y / cellHeight))
    }

    // Changes.

    /// Forgets rows and selection. Asks the data source how many rows there are; cells are made at the next layout.
    open func reloadData() { reload() }
    /// Raises "Invalid update" unless the data source agrees; then all is reloaded.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        list.change { $0.inserted.formUnion(indexPaths) }
    }
    /// Raises "Invalid update" unless the data source agrees; then all is reloaded.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        list.change { $0.deleted.formUnion(indexPaths) }
    }
    /// Asks for new cells for these rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        list.change { $0.reloaded.formUnion(indexPaths) }
    }
    /// Has the data source configure the cells of these rows again. Others than those on screen are passed over.
    open func reconfigureRows(at indexPaths: [IndexPath]) { list.reconfigure(indexPaths) }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.change { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        list.change { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        list.change { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        retireAllHeaders()
        list.change { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        retireAllHeaders()
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
    /// Begins what ``endUpdates()`` makes one change of.
    open func beginUpdates() { list.begin() }
    open func endUpdates() { list.end() }

    // Selection, scrolling, editing.

    /// The first of the rows selected.
    open var indexPathForSelectedRow: IndexPath? { list.selected.first }
    /// The rows selected, in the order they were; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { list.selected.isEmpty ? nil : list.selected }
    /// Selects a row, or with nil deselects all. Asks and tells the delegate nothing.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectInCode(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row. Asks and tells the delegate nothing.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
    /// Scrolls so that the row lies there; with `none`, by as little as brings it on screen.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    /// Begins or ends editing: cells show it, and deselects what was selected.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        editingDidChange(animated: animated)
    }

    // How it follows.

    open override func layoutSubviews() {
        super.layoutSubviews()
        list.layOut()
        layOutHeaders()
    }

    override var viewport: CGSize { CGSize(width: bounds.width, height: CGFloat(room) * cellHeight) }

    override func didScroll() {
        closeSwiped()
        setNeedsLayout()
        super.didScroll()
    }
}
