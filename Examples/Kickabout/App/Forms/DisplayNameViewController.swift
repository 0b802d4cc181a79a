#if canImport(UIKit)
    import Cairn
    import CairnUIKit
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
            button("Go on", .filled()) { [viewModel] in viewModel.goOnTapped() }
                .bind.isEnabled <~ viewModel.canGoOn
        }
    }
#endif
