#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import MatchesRecipe
    import UIKit

    public final class MatchesApp: RecipeApp {
        /// Whether neither store answers.
        public var areStoresDown = false {
            didSet { for store in [device, league] { store.isDown = areStoresDown } }
        }

        private let device = SampleStore("on this device", [Match(id: 1, home: [0], away: [1])])
        private let league = SampleStore("in the league", clock: clock, moment: .milliseconds(500))

        public override func makeNavigator() -> Navigator {
            Navigator(
                root: GoalCoordinator(views: .uiKit) { [device, league] in $0 == .device ? device : league })
        }
    }

    extension MatchesViews {
        public static var uiKit: MatchesViews {
            MatchesViews(
                list: { model in
                    let list = ListViewController(
                        title: model.title, rows: model.rows, text: \.text, tapped: model.tapped,
                        deleted: model.deleted)
                    list.barButton("Add", tapped: model.addTapped)
                    return list
                },
                edit: { EditMatchViewController(viewModel: $0) },
                players: { model in
                    let list = ListViewController(
                        title: "Players", rows: model.rows, text: \.name, isMarked: \.isChosen,
                        tapped: model.tapped)
                    list.barButton("New", tapped: model.newPlayerTapped)
                    return list
                },
                settings: { SettingsViewController(viewModel: $0) })
        }
    }

    final class EditMatchViewController: FormViewController {
        private let viewModel: EditMatchViewModel

        init(viewModel: EditMatchViewModel) {
            self.viewModel = viewModel
            super.init(title: viewModel.title)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [viewModel] _ in viewModel.onCancel?() })
            let save = UIBarButtonItem(
                systemItem: .save, primaryAction: UIAction { [viewModel] _ in viewModel.onSave?() })
            save.bind.isEnabled <~ viewModel.canSave
            navigationItem.rightBarButtonItem = save
            text("").bind.text <~ viewModel.score
            for (side, name) in [(Side.home, "Home"), (.away, "Away")] {
                let players = button(name) { [viewModel] in viewModel.onPlayers?(side) }
                viewModel.players(side).observe(with: players) { $0.configuration?.title = $1 }
                button("\(name) goal") { [viewModel] in viewModel.goal(for: side) }
            }
        }
    }

    final class SettingsViewController: FormViewController {
        init(viewModel: SettingsViewModel) {
            super.init(title: "Settings")
            text(viewModel.kind == .device ? "Matches are on this device." : "Matches are in the league.")
            button("Use the other store") { viewModel.toggled() }
        }
    }
#endif
