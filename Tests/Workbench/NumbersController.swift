import UIKit

/// More rows than any screen shows. A row opens the same list once more.
final class NumbersController: UITableViewController {
    static let count = 100_000

    init() {
        super.init(style: .plain)
        title = "Numbers"
        let squad = UIAction(title: "Squad") { [weak self] _ in
            self?.navigationItem.title = "Squad was tapped"
        }
        let window = UIAction(title: "New window") { _ in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: squad), UIBarButtonItem(primaryAction: window),
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.textLabel?.text = "Number \(indexPath.row + 1)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(NumbersController(), animated: true)
    }
}
