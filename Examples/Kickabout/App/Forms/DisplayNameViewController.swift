#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class DisplayNameViewController: FormViewController {
        private let viewModel: DisplayNameViewModel

        init(viewModel: DisplayNameViewModel) {
            self.viewModel = viewModel
            super.init(title: "Your name")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            text(viewModel.question)
            field("Name").bind.text <~> viewModel.name
            button("Continue", .filled()) { [viewModel] in viewModel.continueTapped() }
                .bind.isEnabled <~ viewModel.canContinue
        }
    }
#endif
