#if canImport(UIKit)
    import KickaboutCore
    import UIKit

    /// What stands for the tabs where there is no bar.
    final class MenuViewController: FormViewController {
        init(viewModel: MenuViewModel) {
            super.init(title: "Kickabout")
            for (index, title) in viewModel.titles.enumerated() {
                button(title) { viewModel.tapped(index) }
            }
        }
    }
#endif
