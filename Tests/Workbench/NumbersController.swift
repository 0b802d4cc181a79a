import Dispatch
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
        let fetch = UIAction(title: "Fetch") { [weak self] _ in
            Task {
                // By a clock on the wall, as a service that nobody gave another.
                await withCheckedContinuation { answer in
                    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) {
                        answer.resume()
                    }
                }
                self?.navigationItem.title = "Fetched"
            }
        }
        let queue = UIAction(title: "Queue") { [weak self] _ in
            DispatchQueue.main.async {
                self?.navigationItem.title = "Queued"
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
                    self?.navigationItem.title = "Queued for later"
                }
            }
        }
        navigationItem.rightBarButtonItems = [squad, window, fetch, queue].map {
            UIBarButtonItem(primaryAction: $0)
        }
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
