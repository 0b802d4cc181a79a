#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class FriendsViewController: ListViewController<FriendRow> {
        private let viewModel: FriendsViewModel

        init(viewModel: FriendsViewModel) {
            self.viewModel = viewModel
            super.init(title: "Friends")
            BindingTarget(navigationItem) { $0.prompt = $1 } <~ viewModel.trouble
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            showPlaceholder(viewModel.placeholder, button: "Open Rankings") { [viewModel] in
                viewModel.rankingsTapped()
            }
            list.onDelete = { [viewModel] row in viewModel.removeTapped(row.id) }
            list.bind.rows <~ viewModel.rows
        }

        override func fill(_ cell: UITableViewCell, with row: FriendRow) {
            cell.show(row.name, row.last)
            cell.accessoryType = .detailDisclosureButton
        }

        override func tapped(_ row: FriendRow) { viewModel.tapped(row.id) }

        override func tableView(
            _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        ) {
            if let row = list[indexPath] { viewModel.profileTapped(row.id) }
        }
    }
#endif
