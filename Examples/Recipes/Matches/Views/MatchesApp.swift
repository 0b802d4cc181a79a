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
            Navigator(root: GoalCoordinator(device: device, league: league, views: .uiKit))
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
                settings: { model in
                    FormViewController(title: "Settings") { page in
                        page.text(model.text)
                        page.button("Use the other store") { model.otherStoreTapped() }
                    }
                })
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
                systemItem: .cancel, primaryAction: UIAction { [viewModel] _ in viewModel.cancelTapped() })
            let save = UIBarButtonItem(
                systemItem: .save, primaryAction: UIAction { [viewModel] _ in viewModel.saveTapped() })
            save.bind.isEnabled <~ viewModel.canSave
            navigationItem.rightBarButtonItem = save
            text().bind.text <~ viewModel.score
            for side in Side.allCases {
                let players = button(side.title) { [viewModel] in viewModel.playersTapped(side) }
                viewModel.players(side).observe(with: players) { $0.configuration?.title = $1 }
                button("\(side.title) goal") { [viewModel] in viewModel.goalTapped(side) }
            }
        }
    }
#endif
