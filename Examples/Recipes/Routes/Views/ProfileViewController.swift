#if canImport(UIKit)
    import CairnUIKitBinding
    import RoutesRecipe
    import UIKit

    final class ProfileViewController: FormViewController {
        private let viewModel: ProfileViewModel

        init(viewModel: ProfileViewModel) {
            self.viewModel = viewModel
            super.init(title: viewModel.user.name)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            text().bind.text <~ viewModel.status
            button("Follow", .filled()) { [viewModel] in viewModel.followTapped() }
            button("Share") { [viewModel] in Task { await viewModel.shareTapped() } }
            button("Mail") { [viewModel] in Task { await viewModel.mailTapped() } }
            button("Photo") { [viewModel] in Task { await viewModel.photoTapped() } }
            button("Call") { [viewModel] in viewModel.callTapped() }
            button("Settings") { [viewModel] in viewModel.settingsTapped() }
            button("Close") { [viewModel] in viewModel.closeTapped() }
        }
    }

    /// A controller as apps without view models have them: it was there before Cairn was, and says by a closure what
    /// was tapped.
    final class AboutViewController: UIViewController {
        private let onCaptain: () -> Void

        init(onCaptain: @escaping () -> Void) {
            self.onCaptain = onCaptain
            super.init(nibName: nil, bundle: nil)
            title = "About"
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let captain = UIButton(
                configuration: .filled(),
                primaryAction: UIAction(title: "Our captain") { [onCaptain] _ in onCaptain() })
            captain.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(captain)
            NSLayoutConstraint.activate([
                captain.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                captain.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }
#endif
