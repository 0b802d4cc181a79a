#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import RoutesRecipe
    import UIKit

    final class ProfileViewController: FormViewController {
        init(viewModel: ProfileViewModel) {
            super.init(title: viewModel.user.name)
            text("").bind.text <~ viewModel.status
            button("Follow", .filled()) { viewModel.followTapped() }
            button("Share") { Task { await viewModel.shareTapped() } }
            button("Mail") { Task { await viewModel.mailTapped() } }
            button("Photo") { Task { await viewModel.photoTapped() } }
            button("Call") { viewModel.callTapped() }
            button("Settings") { viewModel.settingsTapped() }
            button("Close") { viewModel.closeTapped() }
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
            view.addSubview(
                UIButton(primaryAction: UIAction(title: "Our captain") { [weak self] _ in self?.onCaptain() })
            )
        }
    }
#endif
