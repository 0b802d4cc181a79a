#if canImport(UIKit)
    import KickaboutCore
    import UIKit

    /// What stands for the tabs where there is no bar.
    final class MenuViewController: FormViewController {
        private let viewModel: MenuViewModel

        init(viewModel: MenuViewModel) {
            self.viewModel = viewModel
            super.init(title: "Kickabout")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, title) in viewModel.titles.enumerated() {
                button(title) { [viewModel] in viewModel.tapped(index) }
            }
        }
    }
#endif
