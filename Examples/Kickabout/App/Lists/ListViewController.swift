#if canImport(UIKit)
    import CairnUIKitBinding
    import UIKit

    /// A list of rows with two texts each, which can say why it is empty.
    class ListViewController<Row: Identifiable & Equatable>: UITableViewController where Row.ID: Sendable {
        /// What the list shows: `list.bind.rows <~ viewModel.rows`.
        private(set) lazy var list = TableRows<Row>(tableView) { [weak self] table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            self?.fill(cell, with: row)
            return cell
        }

        private var placeholderTapped: @MainActor () -> Void = {}

        init(title: String) {
            super.init(style: .plain)
            self.title = title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        /// What a row looks like.
        func fill(_ cell: UITableViewCell, with row: Row) {}

        /// A person tapped a row.
        func tapped(_ row: Row) {}

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            if let row = list[indexPath] { tapped(row) }
        }

        /// Shows a text in the place of rows as long as there is one, with a button that may help.
        final func showPlaceholder(
            _ text: Property<String?>, button title: String? = nil,
            tapped: @escaping @MainActor () -> Void = {}
        ) {
            placeholderTapped = tapped
            // What this captures lives as long as the text, which may be the whole app's: nothing of the screen's but the title.
            text.observe(with: self) { controller, text in
                var configuration = UIContentUnavailableConfiguration.empty()
                configuration.secondaryText = text
                configuration.button.title = title
                configuration.buttonProperties.primaryAction = UIAction { [weak controller] _ in
                    controller?.placeholderTapped()
                }
                controller.contentUnavailableConfiguration = text == nil ? nil : configuration
            }
        }

        /// Lets a person pull at the list to have it read anew.
        final func refreshWhenPulled(
            _ isRefreshing: Property<Bool>, _ pulled: @escaping @MainActor () -> Void
        ) {
            let wheel = UIRefreshControl()
            wheel.addAction(UIAction { _ in pulled() }, for: .valueChanged)
            isRefreshing.observe(with: wheel) { wheel, isRefreshing in
                if !isRefreshing { wheel.endRefreshing() }
            }
            refreshControl = wheel
        }
    }

    extension UITableViewCell {
        func show(_ text: String, _ detail: String? = nil) {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = text
            content.secondaryText = detail
            contentConfiguration = content
        }
    }
#endif
