import Testing
import UIKit

@MainActor @Suite(.simulator)
final class TableTests: World {
    private let table = UITableView()

    @Test func `a hundred thousand rows show a screenful, and make as many cells`() throws {
        let roster = Roster(record, (0..<100_000).map { "Row \($0)" })
        show(table, roster)
        #expect(roster.made == 12)
        #expect(rows == (0..<12).map { "Row \($0)" })
        table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
        simulator.settle()
        #expect(rows.first == "Row 50000")
        #expect(roster.made == 12)
        #expect(table.subviews.count == 12)
    }

    @Test func `how many cells are on screen is the simulator's to say`() {
        simulator.cellsPerScreen = 3
        let roster = Roster(record, ["a", "b", "c", "d"])
        show(table, roster)
        #expect(rows == ["a", "b", "c"])
        #expect(roster.made == 3)
    }

    @Test func `a cell that leaves the screen is prepared, and used again`() throws {
        final class Cell: UITableViewCell {
            var prepared = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                prepared += 1
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: path)
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(path.row)"
                content.secondaryText = path.row == 0 ? "first" : nil
                cell.contentConfiguration = content
                return cell
            }
        }
        let source = Source()
        table.register(Cell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        #expect(simulator.outline().description.contains("- Row 0 (first)"))
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
        #expect(first.prepared == 0 && first.reuseIdentifier == "c")
        try simulator.user.scroll()
        #expect(rows.first == "Row 12")
        #expect(first.prepared == 1 && table.indexPath(for: first) != nil)
        #expect(table.numberOfSections == 1)
    }

    @Test func `N03 a cell of an unknown identifier is nil, and with a path a raise`() {
        #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
        _ = table.dequeueReusableCell(withIdentifier: "X", for: IndexPath(row: 0, section: 0))
        #expect(
            simulator.log.takeRaises() == [
                "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard"
            ])
    }

    @Test func `N05 what is not on screen has no cell`() {
        let source = Roster(record, (0..<30).map { "\($0)" })
        show(table, source)
        #expect(table.cellForRow(at: IndexPath(row: 11, section: 0)) != nil)
        #expect(table.cellForRow(at: IndexPath(row: 12, section: 0)) == nil)
        #expect(table.cellForRow(at: IndexPath(row: 999, section: 0)) == nil)
        #expect(table.indexPath(for: UITableViewCell()) == nil)
        #expect(table.visibleCells.count == 12)
    }

    @Test func `the delegate is told of each cell that comes and goes`() throws {
        simulator.cellsPerScreen = 2
        let roster = Roster(record, ["a", "b", "c"])
        show(table, roster)
        try simulator.user.scroll()
        #expect(record.take() == ["hides 0.0", "cell 0.2", "shows 0.2"])
        #expect(rows == ["b", "c"])
    }

    @Test func `headers and footers stand around their rows`() {
        final class Titled: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                section + 1
            }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "\(path.section).\(path.row)"
                cell.detailTextLabel?.text = "more"
                cell.accessoryType = path.row == 0 ? .disclosureIndicator : .checkmark
                return cell
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Section \(section)"
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                section == 1 ? "The end" : nil
            }
        }
        let source = Titled()
        let head = UILabel()
        head.text = "Above all"
        table.tableHeaderView = head
        table.dataSource = source
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        #expect(
            simulator.outline().description == """
                window (key)
                  root: Screen
                    "Above all"
                    "Section 0"
                    - 0.0 (more), disclosure
                    "Section 1"
                    - 1.0 (more), disclosure
                    - 1.1 (more), checkmark
                    "The end"
                """)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
    }

    @Test func `a row comes to lie where it is scrolled to`() {
        simulator.cellsPerScreen = 4
        let roster = Roster(record, (0..<20).map { "\($0)" })
        show(table, roster)
        func first(_ row: Int, _ position: UITableView.ScrollPosition) -> String? {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            simulator.settle()
            return rows.first
        }
        #expect(first(2, .none) == "0")
        #expect(first(6, .none) == "3")
        #expect(first(8, .top) == "8")
        #expect(first(8, .middle) == "6")
        #expect(first(8, .bottom) == "5")
        #expect(first(19, .top) == "16")
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        #expect(simulator.log.takeRaises().count == 1)
        #expect(roster.made == 4)
    }

    @Test func `a person scrolls until a row is there`() throws {
        let roster = Roster(record, (0..<100).map { "Row \($0)" })
        show(table, roster)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Row 57") }
        try simulator.user.scroll(to: "Row 57")
        try simulator.user.tap("Row 57")
        #expect(table.indexPathForSelectedRow?.row == 57)
        #expect(roster.made == 12)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.scroll(to: "Row 500") }
    }

    @Test func `what can be touched in a row is reached by the row's name, or its own`() throws {
        let control = UIControl()
        let field = UITextField()
        field.placeholder = "Nickname"
        let roster = Roster(record, ["Sound"])
        control.addAction(
            UIAction { [unowned self] _ in record.lines.append("control") }, for: .touchUpInside)
        show(table, roster)
        let cell = try #require(table.visibleCells.first)
        cell.accessoryView = control
        cell.contentView.addSubview(field)
        #expect(
            simulator.outline().actions == [.tap("Sound", at: 0), .type("Nickname"), .tap("Sound", at: 1)])
        record.lines = []
        try simulator.user.tap("Sound", at: 1)
        #expect(record.take() == ["control"])
        try simulator.user.type("Ana", into: "Nickname")
        #expect(field.text == "Ana")
    }

    @Test func `a table that is released leaves nothing behind`() {
        weak var gone: UITableView?
        do {
            let table = UITableView()
            let roster = Roster(record, ["a"])
            table.dataSource = roster
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 1)
            gone = table
        }
        #expect(gone == nil)
    }

    @Test func `a cell's backgrounds lie behind all else, one of them while it is selected`() {
        let (plain, lit) = (UIView(), UIView())
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "a"
        cell.selectedBackgroundView = lit
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [plain, lit, cell.contentView])
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.subviews == [plain, lit, cell.contentView])
        cell.isSelected = false
        cell.backgroundView = nil
        #expect(cell.subviews == [cell.contentView])
        let item = UICollectionViewCell()
        _ = item.contentView
        (item.backgroundView, item.selectedBackgroundView) = (plain, lit)
        item.isHighlighted = true
        #expect(item.subviews == [plain, lit, item.contentView])
    }

    @Test func `a cell that is edited stays, out of sight, while its row is scrolled away`() throws {
        final class Form: NSObject, UITableViewDataSource {
            let field = UITextField()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(path.row)"
                if path.row == 1 { cell.contentView.addSubview(field) }
                return cell
            }
        }
        let (form, table) = (Form(), UITableView())
        table.dataSource = form
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        host(a)
        form.field.placeholder = "Name"
        try simulator.user.type("x", into: "Name")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        try simulator.user.scroll(.down)
        #expect(form.field.isEditing && cell.superview === table && cell.isHidden)
        #expect(
            table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil && !table.visibleCells.contains(cell))
        #expect(!simulator.outline().description.contains("Name"))
        try simulator.user.scroll(.up)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell && !cell.isHidden)
        try simulator.user.scroll(.down)
        form.field.resignFirstResponder()
        try simulator.user.scroll(.down)
        #expect(cell.superview == nil)
        try simulator.user.scroll(.up)
        try simulator.user.scroll(.up)
        try simulator.user.type("y", into: "Name")
        try simulator.user.scroll(.down)
        table.reloadData()
        simulator.settle()
        #expect(!form.field.isEditing && form.field.window == nil)
    }
}
