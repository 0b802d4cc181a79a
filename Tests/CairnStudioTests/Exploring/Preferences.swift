import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// An app that begins with a table of which each row leads elsewhere. Behind one of them is a table whose rows all lead to the
/// same screen.
final class Preferences: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: PreferencesCoordinator()) }
}

@MainActor
final class PreferencesCoordinator: Coordinator {
    enum Route: Cairn.Destination {
        case menu, account, alerts, sounds, language, storage, privacy, keyboard, battery, shortcuts, about
        case matches, match(Int)
    }

    static let menu: [(row: String, route: Route)] = [
        ("Account", .account), ("Alerts", .alerts), ("Sounds", .sounds), ("Language: English", .language),
        ("Storage", .storage), ("Privacy", .privacy), ("Keyboard", .keyboard), ("Battery", .battery),
        ("Shortcuts", .shortcuts), ("About", .about), ("Matches", .matches),
    ]

    var root: Tree.Root<Route> { .stack(.menu) }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        switch destination {
        case .menu:
            let rows = Self.menu.map { one in
                ExploredTable.Row(title: one.row) { router.trigger(one.route) }
            }
            return ExploredTable("Preferences", rows)
        case .matches:
            let rows = (1...30).map { number in
                ExploredTable.Row(title: "Match \(number)") { router.trigger(.match(number)) }
            }
            return ExploredTable("Matches", rows)
        default: return ExploredPage("\(destination)").text("Nothing more")
        }
    }
}

/// A page of rows.
final class ExploredTable: UITableViewController {
    struct Row {
        var title: String
        var tapped: @MainActor () -> Void
    }

    private let rows: [Row]

    init(_ title: String, _ rows: [Row]) {
        self.rows = rows
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows[indexPath.row].tapped()
    }
}
