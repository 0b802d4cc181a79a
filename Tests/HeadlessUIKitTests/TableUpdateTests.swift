import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TableUpdateTests: World {
    private let table = UITableView()
    private lazy var roster = Roster(record, ["a", "b", "c"])

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `rows are inserted, deleted, reloaded and moved, and only their cells made`() {
        show(table, roster)
        roster.sections = [["a", "new", "b", "c"]]
        table.insertRows(at: [path(1)], with: .automatic)
        #expect(record.take() == ["cell 0.1", "shows 0.1"])
        #expect(rows == ["a", "new", "b", "c"])
        roster.sections = [["new", "b", "c"]]
        table.deleteRows(at: [path(0)], with: .fade)
        #expect(record.take() == ["hides 0.0"])
        roster.sections = [["c", "new", "b"]]
        table.moveRow(at: path(2), to: path(0))
        #expect(record.take() == [])
        #expect(rows == ["c", "new", "b"])
        roster.sections = [["c", "NEW", "b"]]
        table.reloadRows(at: [path(1)], with: .none)
        #expect(record.take() == ["hides 0.1", "cell 0.1", "shows 0.1"])
        #expect(rows == ["c", "NEW", "b"])
    }

    @Test func `N04 an update that the data source does not bear out raises`() {
        show(table, roster)
        table.insertRows(at: [path(0)], with: .none)
        #expect(
            simulator.log.takeRaises() == [
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                    + "section after the update (3) must be equal to the number of rows contained in that section "
                    + "before the update (3), plus or minus the number of rows inserted or deleted from that section "
                    + "(1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section "
                    + "(0 moved in, 0 moved out)."
            ])
        simulator.settle()
        roster.sections = [["a", "b", "c"], ["d"]]
        table.deleteRows(at: [path(0)], with: .none)
        #expect(
            simulator.log.takeRaises().first?.hasPrefix("Invalid update: invalid number of sections.") == true
        )
        simulator.settle()
        #expect(rows == ["a", "b", "c", "d"])
    }

    @Test func `a row that is not there can be neither deleted nor inserted`() {
        show(table, roster)
        table.deleteRows(at: [path(7)], with: .none)
        #expect(
            simulator.log.takeRaises() == [
                "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
            ])
        simulator.settle()
        roster.sections[0].append("d")
        table.insertRows(at: [path(9)], with: .none)
        #expect(
            simulator.log.takeRaises() == [
                "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update"
            ])
    }

    @Test func `of a batch, deletions count from before and insertions from after`() {
        show(table, roster)
        var completed = false
        table.performBatchUpdates { [self] in
            roster.sections = [["x", "b", "y"]]
            table.insertRows(at: [path(0), path(2)], with: .none)
            table.deleteRows(at: [path(0), path(2)], with: .none)
        } completion: {
            completed = $0
        }
        #expect(simulator.log.raises == [])
        #expect(
            record.take() == ["hides 0.0", "hides 0.2", "cell 0.0", "shows 0.0", "cell 0.2", "shows 0.2"])
        #expect(rows == ["x", "b", "y"] && !completed)
        simulator.settle()
        #expect(completed)
    }

    @Test func `beginUpdates and endUpdates nest, and the outermost counts`() {
        show(table, roster)
        table.beginUpdates()
        roster.sections[0].removeFirst()
        table.beginUpdates()
        table.deleteRows(at: [path(0)], with: .none)
        table.endUpdates()
        roster.sections[0].append("d")
        table.insertRows(at: [path(2)], with: .none)
        #expect(rows == ["a", "b", "c"])
        table.endUpdates()
        #expect(rows == ["b", "c", "d"])
        #expect(simulator.log.raises == [])
    }

    @Test func `sections are inserted, deleted, reloaded and moved`() {
        show(table, roster)
        roster.sections = [["x"], ["a", "b", "c"], ["y"]]
        table.insertSections([0, 2], with: .none)
        #expect(rows == ["x", "a", "b", "c", "y"])
        #expect(record.take() == ["cell 0.0", "shows 0.0", "cell 2.0", "shows 2.0"])
        roster.sections = [["y"], ["a", "b", "c"]]
        table.performBatchUpdates { [self] in
            table.deleteSections([0], with: .none)
            table.moveSection(2, toSection: 0)
        }
        #expect(simulator.log.raises == [])
        #expect(rows == ["y", "a", "b", "c"])
        roster.sections[0] = ["z", "zz"]
        table.reloadSections([0], with: .none)
        #expect(rows == ["z", "zz", "a", "b", "c"])
    }

    @Test func `the selection goes along with its row`() {
        show(table, roster)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        roster.sections[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        #expect(table.indexPathForSelectedRow == path(2))
        roster.sections[0].remove(at: 2)
        table.deleteRows(at: [path(2)], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `whatever is changed at random, the screen shows the data`() {
        var random = SplitMix(state: 7)
        simulator.cellsPerScreen = 6
        roster.sections = [(0..<9).map { "s\($0)" }, ["t"]]
        show(table, roster)
        for step in 0..<400 {
            table.performBatchUpdates { [self] in
                let old = roster.sections
                var gone: [IndexPath] = []
                var stays = old.map { _ in [String]() }
                for (section, names) in old.enumerated() {
                    for (row, name) in names.enumerated() {
                        if random.next(4) == 0 {
                            gone.append(path(row, section))
                        } else {
                            stays[section].append(name)
                        }
                    }
                }
                var came: [IndexPath] = []
                for section in stays.indices {
                    for _ in 0..<random.next(4) {
                        let row = random.next(stays[section].count + 1)
                        stays[section].insert("n\(step).\(random.next(1_000_000))", at: row)
                        came = came.map {
                            $0.section == section && $0.row >= row ? path($0.row + 1, section) : $0
                        }
                        came.append(path(row, section))
                    }
                }
                roster.sections = stays
                table.deleteRows(at: gone, with: .none)
                table.insertRows(at: came, with: .none)
            }
            simulator.settle()
            let all = roster.sections.flatMap { $0 }
            let first = Int(table.contentOffset.y / 44)
            #expect(rows == Array(all.dropFirst(max(0, min(first, all.count - 6))).prefix(6)))
            table.contentOffset.y = CGFloat(random.next(max(1, all.count)) * 44)
        }
        #expect(simulator.log.raises == [])
    }

    @Test func `less than nothing raises after a change as at the first asking`() {
        final class Short: NSObject, UITableViewDataSource {
            var count = 1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let short = Short()
        table.dataSource = short
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        short.count = -1
        table.reloadSections([0], with: .none)
        #expect(
            simulator.log.takeRaises() == [
                "The data source of a table view says that there are -1 rows in section 0"
            ])
        simulator.settle()
        #expect(table.visibleCells.isEmpty)
    }

    @Test func `a list that is changed as its cells leave is of what is there then`() {
        final class Emptied: NSObject, UITableViewDelegate {
            let roster: Roster
            var isArmed = true
            init(_ roster: Roster) { self.roster = roster }
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
            ) {
                guard isArmed else { return }
                isArmed = false
                roster.sections = [["d"]]
                tableView.reloadData()
            }
        }
        let emptied = Emptied(roster)
        show(table, roster)
        table.delegate = emptied
        table.reloadData()
        simulator.settle()
        #expect(rows == ["d"] && table.visibleCells.count == 1 && table.subviews.count == 1)
        roster.sections = [["a", "b", "c"]]
        table.reloadData()
        simulator.settle()
        emptied.isArmed = true
        roster.sections = [["b", "c"]]
        table.deleteRows(at: [path(0)], with: .none)
        simulator.settle()
        #expect(rows == ["d"] && table.visibleCells.count == 1 && table.subviews.count == 1)
    }

    @Test func `one update takes nothing twice from the same place`() {
        show(table, roster)
        roster.sections = [["b", "c"]]
        table.performBatchUpdates { [self] in
            table.deleteRows(at: [path(0)], with: .fade)
            table.reloadRows(at: [path(0)], with: .none)
        }
        simulator.settle()
        roster.sections = [["c"]]
        table.performBatchUpdates { [self] in
            table.deleteRows(at: [path(0)], with: .fade)
            table.moveRow(at: path(0), to: path(0))
        }
        #expect(
            simulator.log.takeRaises() == [
                "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})",
                "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})",
            ])
        simulator.settle()
        #expect(rows == ["c"])
    }
}

/// Random numbers from a seed.
private struct SplitMix {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
