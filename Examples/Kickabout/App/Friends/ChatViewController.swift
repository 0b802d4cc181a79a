#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class ChatViewController: ListViewController<MessageRow> {
        private let viewModel: ChatViewModel

        init(viewModel: ChatViewModel) {
            self.viewModel = viewModel
            super.init(title: viewModel.title.value)
            hidesBottomBarWhenPushed = true
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Profile") { _ in viewModel.profileTapped() })
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            bind.title <~ viewModel.title
            list.bind.rows <~ viewModel.rows
            tableView.tableFooterView = writing()
        }

        override func fill(_ cell: UITableViewCell, with row: MessageRow) {
            cell.show(row.text)
            cell.selectionStyle = .none
        }

        /// The line that is being written, with its button.
        private func writing() -> UIView {
            let field = UITextField()
            field.placeholder = "Message"
            field.borderStyle = .roundedRect
            field.bind.text <~> viewModel.draft
            field.returnKeyType = .send
            field.addAction(UIAction { [viewModel] _ in viewModel.sendTapped() }, for: .editingDidEndOnExit)
            let send = UIButton(
                configuration: .filled(),
                primaryAction: UIAction(title: "Send") { [viewModel] _ in viewModel.sendTapped() })
            send.bind.isEnabled <~ viewModel.canSend
            let line = UIStackView(arrangedSubviews: [field, send])
            line.spacing = 8
            line.isLayoutMarginsRelativeArrangement = true
            line.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 8, leading: 16, bottom: 8, trailing: 16)
            // A table leaves the height of what stands below its rows to whoever puts it there.
            line.frame.size.height = 56
            return line
        }
    }
#endif
