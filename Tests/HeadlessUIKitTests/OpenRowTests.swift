import Testing
import UIKit

/// Names whose rows can be deleted.
private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c"]
    var lines: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[path.row]
        cell.configurationUpdateHandler = { [unowned self] cell, state in
            if state.isSwiped { lines.append("open \(cell.textLabel?.text ?? "?")") }
        }
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) { lines.append("delete \(names.indices.contains(path.row) ? names[path.row] : "none")") }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) { lines.append("begins") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) { lines.append("ends") }
}

/// A row whose actions are shown, and what happens to the list meanwhile.
@MainActor @Suite(.simulator)
final class OpenRowTests: World {
    private let names = Names()
    private let table = UITableView(frame: UIScreen.main.bounds)

    private func show() {
        table.dataSource = names
        table.delegate = names
        a.view.addSubview(table)
        host(a)
    }

    private func change(_ body: () -> Void) {
        body()
        simulator.settle()
        names.lines = []
    }

    @Test func `a delete button deletes its own row, wherever that is by now`() throws {
        show()
        try simulator.user.swipe("c")
        change {
            names.names.removeFirst()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        try simulator.user.tap("Delete")
        #expect(names.lines == ["delete c", "ends"])
        try simulator.user.swipe("b")
        change {
            names.names.insert("z", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        try simulator.user.tap("Delete")
        #expect(names.lines == ["delete b", "ends"])
    }

    @Test func `a row that the button before it opens is not told of as edited`() throws {
        show()
        table.setEditing(true, animated: false)
        names.lines = []
        try simulator.user.tapEditControl("b")
        try simulator.user.tap("Delete")
        #expect(names.lines == ["open b", "delete b"])
    }

    @Test func `a cell knows that its actions are shown`() throws {
        show()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        names.lines = []
        try simulator.user.swipe("a")
        #expect(cell.configurationState.isSwiped && names.lines == ["begins", "open a"])
        try simulator.user.tap("b")
        #expect(!cell.configurationState.isSwiped)
    }
}
