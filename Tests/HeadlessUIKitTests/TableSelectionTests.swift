import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TableSelectionTests: World {
    private let table = UITableView()
    private lazy var roster = Roster(record, ["a", "b", "c"])

    @Test func `N02 a tap asks, deselects the old row, and selects`() throws {
        show(table, roster)
        try simulator.user.tap("a")
        #expect(record.take() == ["should 0", "lit 0", "unlit 0", "will 0", "did 0"])
        try simulator.user.tap("b")
        #expect(
            record.take() == ["should 1", "lit 1", "unlit 1", "will 1", "willNot 0", "didNot 0", "did 1"])
        #expect(table.indexPathForSelectedRow?.row == 1)
        #expect(simulator.outline().description.contains("- b, selected"))
    }

    @Test func `N02 a delegate may refuse a row, or choose another`() throws {
        show(table, roster)
        roster.willSelect = { _ in nil }
        try simulator.user.tap("a")
        #expect(record.take().last == "will 0")
        #expect(table.indexPathForSelectedRow == nil)
        roster.willSelect = { _ in IndexPath(row: 2, section: 0) }
        try simulator.user.tap("a")
        #expect(record.take().last == "did 2")
        roster.highlights = false
        try simulator.user.tap("b")
        #expect(record.take() == ["should 1"])
    }

    private final class Opener: NSObject, UITableViewDelegate {
        let record: Record
        var lets = true
        init(_ record: Record) { self.record = record }

        func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
            lets ? path : nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            record.lines.append("did \(path.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt path: IndexPath) {
            record.lines.append("primary \(path.row)")
        }
    }

    @Test func `a row's primary action comes last, also if it was not selected, and not for one of several`()
        throws
    {
        show(table, roster)
        roster.notes = false
        let opener = Opener(record)
        table.delegate = opener
        try simulator.user.tap("a")
        #expect(record.take() == ["did 0", "primary 0"])
        opener.lets = false
        try simulator.user.tap("b")
        #expect(record.take() == ["primary 1"])
        opener.lets = true
        table.allowsMultipleSelection = true
        try simulator.user.tap("b")
        #expect(record.take() == ["did 1"])
        table.isEditing = true
        table.allowsSelectionDuringEditing = true
        try simulator.user.tap("c")
        #expect(record.take() == ["did 2"])
    }

    @Test func `selecting in code tells the delegate nothing`() {
        show(table, roster)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(record.take() == [])
    }

    @Test func `where several may be selected a second tap deselects`() throws {
        table.allowsMultipleSelection = true
        show(table, roster)
        try simulator.user.tap("a")
        try simulator.user.tap("c")
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        record.lines = []
        try simulator.user.tap("a")
        #expect(record.take() == ["should 0", "lit 0", "unlit 0", "willNot 0", "didNot 0"])
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    }

    @Test func `rows that may not be selected cannot be tapped`() throws {
        table.allowsSelection = false
        show(table, roster)
        let error = #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("a") }
        #expect(error?.reason == .notTouchable)
        table.allowsSelection = true
        table.setEditing(true, animated: false)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("a") }
        table.allowsSelectionDuringEditing = true
        try simulator.user.tap("a")
        #expect(table.indexPathForSelectedRow?.row == 0)
    }

    @Test func `a table controller is its table's data source, and forgets the selection as it appears`()
        throws
    {
        final class Names: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
            {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: path)
                cell.textLabel?.text = "Name \(path.row)"
                return cell
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                navigationController?.pushViewController(UIViewController(), animated: true)
            }
        }
        let names = Names(style: .insetGrouped)
        let nav = UINavigationController(rootViewController: names)
        host(nav)
        #expect(names.view === names.tableView && names.tableView.style == .insetGrouped)
        try simulator.user.tap("Name 1")
        simulator.settle()
        #expect(nav.viewControllers.count == 2)
        #expect(names.tableView.indexPathForSelectedRow?.row == 1)
        try simulator.user.tapBack()
        simulator.settle()
        #expect(names.tableView.indexPathForSelectedRow == nil)
        names.setEditing(true, animated: false)
        #expect(names.tableView.isEditing)
    }

    private final class Reloader: NSObject, UITableViewDelegate {
        let record: Record
        let roster: Roster
        var goal: Int?
        init(_ record: Record, _ roster: Roster) { (self.record, self.roster) = (record, roster) }

        func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
            guard goal == nil else { return }
            roster.sections = [["x"]]
            tableView.reloadData()
        }
        func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
            IndexPath(row: goal ?? path.row, section: 0)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            record.lines.append("did \(path.row)")
        }
    }

    @Test(arguments: [nil, 7])
    func `a row that is not there is not selected by a tap`(goal: Int?) throws {
        let reloader = Reloader(record, roster)
        reloader.goal = goal
        show(table, roster)
        table.delegate = reloader
        roster.notes = false
        try simulator.user.tap("c")
        simulator.settle()
        #expect(table.indexPathForSelectedRow == nil && record.lines == [])
    }

    @Test func `an item that is not there is not selected by a tap`() throws {
        final class Shrinking: Album {
            override func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
                sections = [["x"]]
                view.reloadData()
            }
        }
        let album = Shrinking(record, ["a", "b", "c"])
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(Album.Cell.self, forCellWithReuseIdentifier: "c")
        view.dataSource = album
        view.delegate = album
        a.onDL = { [unowned self] in a.view.addSubview(view) }
        host(a)
        record.lines = []
        try simulator.user.tap("c")
        #expect(view.indexPathsForSelectedItems == [] && record.lines == [])
    }
}
