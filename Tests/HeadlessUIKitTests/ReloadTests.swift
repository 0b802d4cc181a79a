import Testing
import UIKit

/// A screen that fills its model once super has appeared, as many do, and then says what it has inserted.
private final class LateTable: UITableViewController {
    var names: [String] = []
    var counted = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard names.isEmpty else { return }
        names = ["a", "b"]
        tableView.insertRows(
            at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counted += 1
        return names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: path)
        cell.textLabel?.text = names[path.row]
        return cell
    }
}

/// The same of a collection.
private final class LateCollection: UICollectionViewController {
    var names: [String] = []
    var counted = 0

    override func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counted += 1
        return names.count
    }
}

@MainActor @Suite(.simulator)
final class ReloadTests: World {
    let table = UITableView()

    @Test func `a reload counts the rows at once, makes cells at the layout, and forgets the selection`() {
        let roster = Roster(record, ["a", "b"])
        show(table, roster)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        roster.sections = [["x"]]
        table.reloadData()
        #expect(record.take() == [])
        roster.sections = [["x", "y"]]
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.numberOfRows(inSection: 0) == 1)
        roster.sections = [["x"]]
        table.layoutIfNeeded()
        #expect(record.take() == ["hides 0.0", "hides 0.1", "cell 0.0", "shows 0.0"])
        #expect(rows == ["x"])
    }

    @Test func `a table controller that fills its model after super's viewWillAppear may insert rows`() {
        host(LateTable())
        #expect(rows == ["a", "b"])
        let nav = stack(a)
        nav.pushViewController(LateTable(), animated: true)
        simulator.settle()
        #expect(simulator.log.raises == [])
        #expect(rows == ["a", "b"])
    }

    @Test func `a table controller reloads when its table first appears, and not again`() {
        let late = LateTable()
        late.names = ["a"]
        let nav = UINavigationController(rootViewController: late)
        late.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        late.clearsSelectionOnViewWillAppear = false
        late.names = ["c", "d"]
        host(nav)
        #expect(rows == ["c", "d"])
        #expect(late.tableView.indexPathForSelectedRow == nil)
        let counted = late.counted
        nav.pushViewController(b, animated: false)
        simulator.settle()
        nav.popViewController(animated: false)
        simulator.settle()
        #expect(late.counted == counted)
        late.tableView = UITableView()
        late.tableView.dataSource = late
        late.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        late.viewWillAppear(false)
        #expect(late.counted == counted + 1)
    }

    @Test func `a collection controller reloads when its collection first appears, and not again`() {
        let late = LateCollection(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(late.collectionView == nil)
        late.loadViewIfNeeded()
        #expect(late.collectionView.numberOfItems(inSection: 0) == 0)
        late.names = ["a", "b"]
        #expect(late.collectionView.numberOfItems(inSection: 0) == 0)
        let nav = UINavigationController(rootViewController: late)
        host(nav)
        #expect(late.collectionView.numberOfItems(inSection: 0) == 2)
        let counted = late.counted
        nav.pushViewController(b, animated: false)
        simulator.settle()
        nav.popViewController(animated: false)
        simulator.settle()
        #expect(late.counted == counted)
    }
}
