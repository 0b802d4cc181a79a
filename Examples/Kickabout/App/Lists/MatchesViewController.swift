#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class MatchesViewController: ListViewController<MatchRow> {
        private let viewModel: MatchesViewModel

        init(viewModel: MatchesViewModel) {
            self.viewModel = viewModel
            super.init(title: "Matches")
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in viewModel.addTapped() })
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            showPlaceholder(viewModel.placeholder, button: "Open Settings") { [viewModel] in
                viewModel.settingsTapped()
            }
            refreshWhenPulled(viewModel.isRefreshing) { [viewModel] in viewModel.refreshPulled() }
            list.onDelete = { [viewModel] row in viewModel.deleteTapped(row.id) }
            list.bind.rows <~ viewModel.rows
        }

        override func fill(_ cell: UITableViewCell, with row: MatchRow) {
            cell.show(row.sides, row.result)
            cell.accessoryType = .disclosureIndicator
        }

        override func tapped(_ row: MatchRow) { viewModel.tapped(row.id) }
    }
#endif
