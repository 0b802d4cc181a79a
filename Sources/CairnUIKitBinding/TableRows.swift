#if canImport(UIKit)
    public import CairnBinding
    import UIKit

    /// The rows of a table in one section, changed by difference: rows that stay keep their cells, and a row whose
    /// content changed has its cell filled again.
    ///
    /// ```swift
    /// private lazy var matches = TableRows<MatchRow>(tableView) { table, path, match in
    ///     table.dequeueReusableCell(withIdentifier: "match", for: path)
    /// }
    ///
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     matches.bind.rows <~ viewModel.matches
    /// }
    /// ```
    /// It is the table's data source, which UIKit keeps weakly: keep it as long as the table. Setting rows costs
    /// what comparing both lists does, and changes are animated while the table is on screen.
    @MainActor
    public final class TableRows<Row: Identifiable & Equatable>: BindingHolder where Row.ID: Sendable {
        /// Called when a person has swiped a row away or tapped its delete button; nil for rows that stay. The row
        /// leaves once it is no longer among the rows.
        public var onDelete: (@MainActor (Row) -> Void)?
        private var list = IdentifiedList<Row>()
        private var source: Source?
        private weak var table: UITableView?

        /// Becomes the data source of a table.
        /// - Parameter cell: Makes the cell of a row, or fills one that is used again.
        public init(
            _ table: UITableView, cell: @escaping @MainActor (UITableView, IndexPath, Row) -> UITableViewCell
        ) {
            self.table = table
            let source = Source(tableView: table) { [weak self] table, path, id in
                self?.list[id].map { cell(table, path, $0) }
            }
            source.rows = self
            self.source = source
        }

        /// What is shown, in order. Of rows with the same id the first counts.
        public var rows: [Row] {
            get { list.elements }
            set {
                let isSeen = table?.window != nil && UIView.areAnimationsEnabled
                source?.apply(list.change(to: newValue), animatingDifferences: isSeen)
            }
        }

        /// The row at a path of the table, for a delegate that is told of paths; nil when there is none.
        public subscript(path: IndexPath) -> Row? {
            source?.itemIdentifier(for: path).flatMap { list[$0] }
        }

        private final class Source: UITableViewDiffableDataSource<Int, Row.ID> {
            weak var rows: TableRows?

            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                rows?.onDelete != nil
            }

            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                guard editingStyle == .delete, let row = rows?[indexPath] else { return }
                rows?.onDelete?(row)
            }
        }
    }
#endif
