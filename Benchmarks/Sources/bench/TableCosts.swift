#if HEADLESS_UIKIT
    import Foundation
    import UIKit

    /// What tables cost: by what is on screen, and not by how many rows there are.
    @MainActor
    enum TableCosts {
        static let time = [
            Cost("show a table, 100,000 rows / 100", bound: 2) {
                interleaved(showing(100_000), showing(100))
            },
            Cost("scroll a screenful, 100,000 rows / 100", bound: 1.5) {
                interleaved(scrolling(TableStage(rows: 100_000)), scrolling(TableStage(rows: 100)))
            },
        ]

        private static func showing(_ rows: Int) -> () -> Duration {
            average(of: 10) { clock.measure { _ = TableStage(rows: rows) } }
        }

        /// To the row a screenful further down, from the first screen and back to it.
        private static func scrolling(_ stage: TableStage) -> () -> Duration {
            average(of: 1) {
                clock.measure {
                    for round in 0..<100 { stage.scroll(to: round.isMultiple(of: 2) ? 12 : 0) }
                } / 100
            }
        }

        private static let clock = ProcessorClock()
    }

    /// A window with a table of that many rows, in a world of its own.
    @MainActor
    private final class TableStage {
        private let simulator = Simulator()
        private let controller: RowsController

        init(rows: Int) {
            controller = simulator.enter { RowsController(rows) }
            simulator.enter {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                simulator.settle()
            }
        }

        func scroll(to row: Int) {
            simulator.enter {
                controller.tableView.scrollToRow(
                    at: IndexPath(row: row, section: 0), at: .top, animated: false)
                simulator.settle()
            }
        }
    }

    private final class RowsController: UITableViewController {
        private let count: Int

        init(_ count: Int) {
            self.count = count
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
#endif
