#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class ProfileViewController: FormViewController, PopoverAnchoring {
        private let viewModel: ProfileViewModel
        private weak var share: UIButton?

        init(viewModel: ProfileViewModel) {
            self.viewModel = viewModel
            super.init(title: viewModel.name.value)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { _ in viewModel.closeTapped() })
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            bind.title <~ viewModel.name
            text().bind.text <~ viewModel.summary
            text().bind.text <~ viewModel.photoPlaceholder
            #if canImport(PhotosUI) && !os(macOS)
                // Where there are photos to pick, there are pixels to show them with.
                let picture = picture()
                picture.contentMode = .scaleAspectFit
                picture.heightAnchor.constraint(lessThanOrEqualToConstant: 160).isActive = true
                BindingTarget(picture) { $0.image = $1.flatMap { UIImage(data: $0) } } <~ viewModel.photo
            #endif
            let friendship = button("") { [viewModel] in viewModel.friendshipTapped() }
            BindingTarget(friendship) { $0.configuration?.title = $1 } <~ viewModel.friendship
            share = button("Share") { [viewModel] in viewModel.shareTapped() }
            button("Mail") { [viewModel] in viewModel.mailTapped() }
            button("Change photo") { [viewModel] in viewModel.photoTapped() }
            button("App settings") { [viewModel] in viewModel.settingsTapped() }
            let news = text()
            news.bind.text <~ viewModel.news
            news.bind.isHidden <~ viewModel.news.map { $0 == nil }
        }

        /// On an iPad what can be shared stands beside its button.
        func popoverAnchor(
            for destination: AnyDestination?
        ) -> (any UIPopoverPresentationControllerSourceItem)? { share }
    }
#endif
