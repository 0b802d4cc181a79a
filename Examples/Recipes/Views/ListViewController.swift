#if canImport(UIKit)
    import CairnUIKitBinding
    import UIKit

    /// A table of lines that follows a property; a tap tells which line it was.
    final class ListViewController<Row: Identifiable & Equatable>: UITableViewController
    where Row.ID: Sendable {
        private let property: Property<[Row]>
        private let text: (Row) -> String
        private let isMarked: (Row) -> Bool
        private let tapped: (Row) -> Void
        private let deleted: (@MainActor (Row) -> Void)?
        private lazy var rows = TableRows<Row>(tableView) { [text, isMarked] table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "line", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = text(row)
            cell.contentConfiguration = content
            cell.accessoryType = isMarked(row) ? .checkmark : .none
            return cell
        }

        init(
            title: String, rows: Property<[Row]>, text: @escaping (Row) -> String,
            isMarked: @escaping (Row) -> Bool = { _ in false }, tapped: @escaping (Row) -> Void,
            deleted: (@MainActor (Row) -> Void)? = nil
        ) {
            property = rows
            self.text = text
            self.isMarked = isMarked
            self.tapped = tapped
            self.deleted = deleted
            super.init(style: .plain)
            self.title = title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
            rows.onDelete = deleted
            rows.bind.rows <~ property
        }

        /// Adds a button to the right end of the bar.
        @discardableResult
        func barButton(_ title: String, tapped: @escaping () -> Void) -> UIBarButtonItem {
            let item = UIBarButtonItem(title: title, primaryAction: UIAction { _ in tapped() })
            navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [item]
            return item
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            if let row = rows[indexPath] { tapped(row) }
        }
    }
#endif
