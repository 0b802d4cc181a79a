import UIKit

// Changed: Swift 2's spelling gave way to today's: `NSIndexPath` is `IndexPath`, `editViewModelForIndexPath(_:)` keeps its
// name, `presentViewController` is `present`, `tableView:didSelectRowAtIndexPath:` is
// `tableView(_:didSelectRowAt:)`. `editMatchViewModel`, which the essay's fragment leaves undefined, is `editMatchVM`.
// Filled in: the store, the match, what the list shows, and the edit screen's field and buttons.

/// Navigation with MVVM on iOS (SwiftGoal).
enum NavigationWithMVVM {
    class MatchesViewController: UITableViewController {

        private let viewModel: MatchesViewModel

        init(viewModel: MatchesViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Matches"
            tableView.allowsSelectionDuringEditing = true
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "match")
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit",
                primaryAction: UIAction(title: "Edit") { [unowned self] _ in
                    setEditing(!isEditing, animated: true)
                })
            viewModel.onChange = { [weak self] in self?.tableView.reloadData() }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            viewModel.numberOfMatches
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "match", for: indexPath)
            cell.textLabel?.text = viewModel.textForIndexPath(indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard isEditing else { return }
            let editMatchVM = self.viewModel.editViewModelForIndexPath(indexPath)
            let editMatchVC = EditMatchViewController(viewModel: editMatchVM)
            let editMatchNC = UINavigationController(rootViewController: editMatchVC)
            self.present(editMatchNC, animated: true, completion: nil)
        }
    }

    class MatchesViewModel {
        private let store: Store
        var onChange: (() -> Void)?

        init(store: Store) {
            self.store = store
            store.onChange = { [weak self] in self?.onChange?() }
        }

        var numberOfMatches: Int { store.matches.count }

        func textForIndexPath(_ indexPath: IndexPath) -> String { matchAtIndexPath(indexPath).players }

        func editViewModelForIndexPath(_ indexPath: IndexPath) -> EditMatchViewModel {
            let match = matchAtIndexPath(indexPath)
            return EditMatchViewModel(store: store, match: match)
        }

        private func matchAtIndexPath(_ indexPath: IndexPath) -> Match { store.matches[indexPath.row] }
    }

    class EditMatchViewController: UIViewController {

        private let viewModel: EditMatchViewModel
        private let players = UITextField()

        init(viewModel: EditMatchViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Edit Match"
            players.placeholder = "Players"
            players.text = viewModel.players
            view.addSubview(players)
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Cancel",
                primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) })
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Save",
                primaryAction: UIAction(title: "Save") { [unowned self] _ in
                    viewModel.save(players: players.text ?? "")
                    dismiss(animated: true)
                })
        }
    }

    class EditMatchViewModel {
        private let store: Store
        private var match: Match

        init(store: Store, match: Match) {
            self.store = store
            self.match = match
        }

        var players: String { match.players }

        func save(players: String) {
            match.players = players
            store.update(match)
        }
    }

    struct Match {
        let id: Int
        var players: String
    }

    class Store {
        private(set) var matches: [Match]
        var onChange: (() -> Void)?

        init(_ players: [String]) {
            matches = players.enumerated().map { Match(id: $0.offset, players: $0.element) }
        }

        func update(_ match: Match) {
            matches[match.id] = match
            onChange?()
        }
    }
}
