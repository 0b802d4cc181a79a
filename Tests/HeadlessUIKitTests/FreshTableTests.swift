import Testing
import UIKit

@MainActor @Suite(.simulator)
final class FreshTableTests: World {
    private let table = UITableView()
    private let first = IndexPath(row: 0, section: 0)

    @Test func `who asks a reloaded table for its rows on screen has them made`() {
        let roster = Roster(record, ["a", "b"])
        show(table, roster)
        roster.sections = [["x"]]
        table.reloadData()
        #expect(table.indexPathsForVisibleRows == [first])
        #expect(record.take() == ["hides 0.0", "hides 0.1", "cell 0.0", "shows 0.0"])
        roster.sections = [["y"]]
        table.reloadData()
        #expect(table.cellForRow(at: first)?.textLabel?.text == "y")
        roster.sections = [["z"]]
        table.reloadData()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["z"])
    }

    @Test func `a table with a size makes its cells before it is on screen, for who asks`() {
        let roster = Roster(record, ["a"])
        table.dataSource = roster
        #expect(table.visibleCells.isEmpty)
        table.frame.size = CGSize(width: 100, height: 100)
        #expect(table.visibleCells.count == 1)
    }
}
