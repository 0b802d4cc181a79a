#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class RankingsViewController: ListViewController<RankingRow> {
        private let viewModel: RankingsViewModel

        init(viewModel: RankingsViewModel) {
            self.viewModel = viewModel
            super.init(title: "Rankings")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            showPlaceholder(viewModel.placeholder)
            refreshWhenPulled(viewModel.isRefreshing) { [viewModel] in viewModel.refresh() }
            list.bind.rows <~ viewModel.rows
        }

        override func fill(_ cell: UITableViewCell, with row: RankingRow) {
            cell.show(row.name, row.summary)
            cell.accessoryType = .disclosureIndicator
        }

        override func tapped(_ row: RankingRow) { viewModel.profileTapped(row.id) }
    }
#endif
