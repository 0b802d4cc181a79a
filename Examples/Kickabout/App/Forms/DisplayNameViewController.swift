#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class DisplayNameViewController: FormViewController {
        init(viewModel: DisplayNameViewModel) {
            super.init(title: "Your name")
            text(viewModel.question)
            field("Name").bind.text <~> viewModel.name
            button("Go on", .filled()) { viewModel.goOnTapped() }.bind.isEnabled <~ viewModel.canGoOn
        }
    }
#endif
