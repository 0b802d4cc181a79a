#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class SettingsViewController: FormViewController {
        private let viewModel: SettingsViewModel

        init(viewModel: SettingsViewModel) {
            self.viewModel = viewModel
            super.init(title: "Settings")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            text("You are \(viewModel.name).")
            let trouble = text()
            trouble.bind.text <~ viewModel.trouble
            trouble.bind.isHidden <~ viewModel.trouble.map { $0 == nil }
            choice("The league is on", of: viewModel.stores)
                .bind.value(\.selectedSegmentIndex) <~> viewModel.store
            if viewModel.hasMoods {
                choice("Its service today is", of: viewModel.moods)
                    .bind.value(\.selectedSegmentIndex) <~> viewModel.mood
            }
            choice("Transition style", of: viewModel.transitionStyles)
                .bind.value(\.selectedSegmentIndex) <~> viewModel.transitionStyle
            toggle("Tab bar").bind.value(\.isOn) <~> viewModel.hasTabBar
            button("Log out") { [viewModel] in viewModel.logOutTapped() }
        }
    }
#endif
