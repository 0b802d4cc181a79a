import Testing
import UIKit

@MainActor @Suite(.simulator)
final class DiffableTests: World {
    private let table = UITableView()
    private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
        [unowned self] table, path, name in
        record.lines.append("cell \(name)")
        let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
        cell.textLabel?.text = name
        return cell
    }

    private func snapshot(_ sections: [String]...) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (number, names) in sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(names, toSection: number)
        }
        return snapshot
    }

    private func show() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        source.apply(snapshot(["a", "b"], ["c"]))
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        record.lines = []
    }

    @Test func `a snapshot changes only the cells of what changed, and keeps the selection`() {
        show()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        var completed = false
        source.apply(snapshot(["c", "x"], ["b"])) { completed = true }
        #expect(rows == ["c", "x", "b"])
        #expect(record.take() == ["cell x"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
        #expect(!completed)
        simulator.settle()
        #expect(completed)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "x")
        #expect(source.indexPath(for: "b") == IndexPath(row: 0, section: 1))
        #expect(source.snapshot().itemIdentifiers == ["c", "x", "b"])
    }

    @Test func `reloaded items get new cells, reconfigured ones keep theirs`() {
        show()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        var next = source.snapshot()
        next.reconfigureItems(["a"])
        next.reloadItems(["c"])
        source.apply(next, animatingDifferences: false)
        #expect(Set(record.take()) == ["cell a", "cell c"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        source.apply(source.snapshot())
        #expect(record.take() == [])
    }

    @Test func `a section that is not there has no items, and cannot be reloaded`() {
        let words =
            "Section identifier was not found. You can verify the section exists by calling the "
            + "indexOfSectionIdentifier API (which has O(1) performance)"
        show()
        var next = source.snapshot()
        #expect(next.itemIdentifiers(inSection: 7) == [] && next.numberOfItems(inSection: 7) == 0)
        #expect(simulator.log.takeRaises() == [words, words])
        #expect(next.indexOfSection(7) == nil && next.numberOfItems(inSection: 1) == 1)
        next.reloadSections([1, 7])
        #expect(next.reloadedSectionIdentifiers == [1])
        source.apply(next)
        #expect(simulator.log.takeRaises() == [words])
        #expect(record.take() == ["cell c"])
    }

    @Test func `items of a snapshot are distinct, and what is there already moves`() {
        var snapshot = snapshot(["a", "b"])
        snapshot.appendItems(["c", "c"])
        source.apply(snapshot)
        #expect(
            simulator.log.takeRaises() == [
                "supplied item identifiers are not unique. Duplicate identifiers: c"
            ])
        snapshot = source.snapshot()
        snapshot.appendItems(["a", "d"])
        #expect(snapshot.itemIdentifiers == ["b", "a", "d"])
        snapshot.insertItems(["b"], beforeItem: "d")
        #expect(snapshot.itemIdentifiers == ["a", "b", "d"])
        source.apply(snapshot)
        #expect(simulator.log.warnings.count == 2)
        #expect(simulator.log.warnings.first?.hasPrefix("Diffable data source detected an attempt") == true)
        var empty = NSDiffableDataSourceSnapshot<Int, String>()
        empty.appendItems(["a"])
        source.apply(empty)
        #expect(
            simulator.log.takeRaises() == [
                "There are currently no sections in the data source. Please add a section first."
            ])
    }

    @Test func `a snapshot inserts, deletes and moves`() {
        var snapshot = snapshot(["a", "b", "c"])
        snapshot.insertItems(["x"], beforeItem: "b")
        snapshot.insertItems(["y"], afterItem: "c")
        snapshot.deleteItems(["a", "gone"])
        snapshot.moveItem("y", beforeItem: "x")
        #expect(snapshot.itemIdentifiers == ["y", "x", "b", "c"])
        snapshot.insertSections([5], beforeSection: 0)
        snapshot.appendItems(["z"], toSection: 5)
        snapshot.moveSection(5, afterSection: 0)
        #expect(snapshot.sectionIdentifiers == [0, 5])
        #expect(snapshot.sectionIdentifier(containingItem: "z") == 5)
        #expect(snapshot.indexOfItem("z") == 4)
        snapshot.deleteSections([0])
        #expect(snapshot.itemIdentifiers == ["z"])
        #expect(simulator.log.raises == [])
    }

    @Test func `rows of a diffable source can be edited only if a subclass says so`() {
        show()
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipe("a") }
        #expect(simulator.outline().actions == [.tap("a"), .tap("b"), .tap("c")])
    }

    @Test func `without an animation a snapshot is applied, and completes, on the line`() {
        show()
        source.apply(snapshot(["x"]), animatingDifferences: false) { [record] in record.lines.append("done") }
        #expect(record.take() == ["cell x", "done"])
        source.applySnapshotUsingReloadData(snapshot(["y"])) { [record] in record.lines.append("done") }
        #expect(record.lines.contains("done"))
    }
}
