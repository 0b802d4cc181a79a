import Testing
import UIKit

/// A roster whose rows can be edited and moved.
private final class Editable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let record: Record
    var names = ["a", "b", "c"]
    init(_ record: Record) { self.record = record }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[path.row]
        cell.accessoryType = path.row == 0 ? .detailDisclosureButton : .none
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { names[path.row] != "b" }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
        record.lines.append("commit \(editingStyle) \(path.row)")
        guard editingStyle == .delete else { return }
        names.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .automatic)
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        record.lines.append("move \(source.row) \(target.row)")
        names.insert(names.remove(at: source.row), at: target.row)
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        names[path.row] == "c" && tableView.isEditing ? .insert : .delete
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
        record.lines.append("accessory \(path.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
        record.lines.append("opens \(path.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
        record.lines.append("closes \(path?.row ?? -1)")
    }
}

/// A delegate with actions for a swipe.
private final class Swiper: NSObject, UITableViewDelegate {
    let record: Record
    init(_ record: Record) { self.record = record }

    private func action(_ title: String, _ done: Bool) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [record] _, _, finish in
            record.lines.append(title)
            finish(done)
        }
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: [action("Pin", true)]) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
        path.row == 2
            ? nil : UISwipeActionsConfiguration(actions: [action("Archive", true), action("Flag", false)])
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        record.lines.append("selected")
    }
}

@MainActor @Suite(.simulator)
final class TableEditingTests: World {
    private let table = UITableView()
    private lazy var editable = Editable(record)

    private func show(_ delegate: any UITableViewDelegate) {
        table.dataSource = editable
        table.delegate = delegate
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        record.lines = []
    }

    @Test func `a swipe to the left offers to delete a row that can be edited`() throws {
        show(editable)
        #expect(
            simulator.outline().actions == [
                .tap("a"), .swipeOver("a", .left), .accessory("a"), .tap("b"), .tap("c"),
                .swipeOver("c", .left),
            ])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipe("b") }
        try simulator.user.swipe("a")
        #expect(simulator.outline().description.contains("- a, detailDisclosure [Delete]"))
        try simulator.user.tap("Delete")
        #expect(record.take() == ["opens 0", "commit delete 0", "closes -1"])
        #expect(rows == ["b", "c"])
    }

    @Test func `a swipe that deletes where nobody can fails the test; while editing nothing happens`() throws
    {
        final class Fixed: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "a"
                return cell
            }
        }
        let fixed = Fixed()
        let table = UITableView()
        table.dataSource = fixed
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        try simulator.user.swipe("a")
        try simulator.user.tap("Delete")
        #expect(simulator.log.takeRaises().count == 1)
        table.setEditing(true, animated: false)
        try simulator.user.perform(.editRow("a"))
        try simulator.user.tap("Delete")
        #expect(simulator.log.takeRaises().isEmpty)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Delete") }
    }

    @Test func `a swipe shows the delegate's actions, and a tap performs one`() throws {
        let swiper = Swiper(record)
        show(swiper)
        try simulator.user.swipe("a", .right)
        try simulator.user.tap("Pin")
        #expect(record.take() == ["Pin"])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Pin") }
        try simulator.user.swipe("b", .left, fully: true)
        #expect(record.take() == ["Archive"])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.swipe("c", .left) }
    }

    @Test func `a tap on a row closes one that is swiped open, and does no more`() throws {
        let swiper = Swiper(record)
        show(swiper)
        try simulator.user.swipe("a")
        try simulator.user.tap("b")
        #expect(record.take() == [])
        #expect(!simulator.outline().description.contains("["))
        try simulator.user.tap("b")
        #expect(record.take() == ["selected"])
    }

    @Test func `the button at a row's end tells the delegate, and selects nothing`() throws {
        show(editable)
        try simulator.user.perform(.accessory("a"))
        #expect(record.take() == ["accessory 0"])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tapAccessory("b") }
    }

    @Test func `while editing, the button before a row deletes or inserts`() throws {
        show(editable)
        table.setEditing(true, animated: true)
        #expect(
            simulator.outline().description.hasSuffix(
                """
                    - a, delete, can be moved
                    - b, can be moved
                    - c, insert, can be moved
                """))
        try simulator.user.tapEditControl("c")
        #expect(record.take() == ["commit insert 2"])
        try simulator.user.tapEditControl("a")
        #expect(rows == ["a", "b", "c"])
        try simulator.user.tap("Delete")
        #expect(rows == ["b", "c"])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tapEditControl("b") }
    }

    @Test func `while editing, a finger moves a row`() throws {
        show(editable)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.move("a", to: "c") }
        table.setEditing(true, animated: false)
        try simulator.user.move("a", to: "c")
        #expect(record.take() == ["move 0 2"])
        #expect(rows == ["b", "c", "a"])
        #expect(simulator.log.raises == [])
    }

    @Test func `while editing, each row says with which it can change places`() throws {
        show(editable)
        #expect(!simulator.outline().actions.contains(.moveRow("a", to: "b")))
        table.setEditing(true, animated: false)
        let moves = simulator.outline().actions.filter { if case .moveRow = $0 { true } else { false } }
        #expect(moves == [.moveRow("a", to: "b"), .moveRow("b", to: "c"), .moveRow("c", to: "b")])
        for move in moves { try simulator.user.perform(move) }
        #expect(record.take() == ["move 0 1", "move 0 2", "move 1 2"])
    }

    @Test func `of several rows that read the same a finger moves the one it is told`() throws {
        editable.names = ["a", "a", "c"]
        show(editable)
        table.setEditing(true, animated: false)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.move("a", to: "c") }
        try simulator.user.move("a", at: 1, to: "a", at: 0)
        #expect(record.take() == ["move 1 0"])
    }
}
