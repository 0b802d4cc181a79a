#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class PlayersViewController: ListViewController<PlayerRow> {
        private let viewModel: PlayersViewModel

        init(viewModel: PlayersViewModel) {
            self.viewModel = viewModel
            super.init(title: viewModel.title)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in viewModel.addTapped() })
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            showPlaceholder(viewModel.placeholder)
            list.bind.rows <~ viewModel.rows
        }

        override func fill(_ cell: UITableViewCell, with row: PlayerRow) {
            cell.show(row.name)
            cell.accessoryType = row.isChosen ? .checkmark : .none
        }

        override func tapped(_ row: PlayerRow) { viewModel.tapped(row.id) }

        /// A finger that stays on a player offers more than to choose them.
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard let row = list[indexPath] else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [viewModel] _ in
                UIMenu(children: [UIAction(title: "Profile") { _ in viewModel.profileTapped(row.id) }])
            })
        }
    }
#endif
