#if canImport(UIKit)
    import CairnUIKitBinding
    import KickaboutCore
    import UIKit

    final class EditMatchViewController: FormViewController {
        private let viewModel: EditMatchViewModel

        init(viewModel: EditMatchViewModel) {
            self.viewModel = viewModel
            super.init(title: viewModel.title)
            let save = UIBarButtonItem(
                systemItem: .save, primaryAction: UIAction { _ in viewModel.saveTapped() })
            save.bind.isEnabled <~ viewModel.canSave
            navigationItem.rightBarButtonItem = save
            navigationItem.leftItemsSupplementBackButton = true
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { _ in viewModel.cancelTapped() })
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            for side in Side.allCases {
                let button = button(side.title) { [viewModel] in viewModel.playersTapped(side) }
                BindingTarget(button) { $0.configuration?.title = $1 }
                    <~ viewModel.players(side).map { "\(side.title): \($0)" }
            }
            toggle("Played").bind.value(\.isOn) <~> viewModel.isPlayed
            for goals in [
                stepper("Home goals", viewModel.homeGoals), stepper("Away goals", viewModel.awayGoals),
            ] {
                goals.bind.isHidden <~ viewModel.isPlayed.map { !$0 }
            }
            view.bind.isUserInteractionEnabled <~ viewModel.isBusy.map { !$0 }
            BindingTarget(wheel()) { wheel, isBusy in
                isBusy ? wheel.startAnimating() : wheel.stopAnimating()
            } <~ viewModel.isBusy
        }
    }
#endif
