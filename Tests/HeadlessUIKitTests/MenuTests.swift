import Testing
import UIKit

@MainActor @Suite(.simulator)
final class MenuTests: World {
    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [unowned self] _ in
            record.lines.append(title)
        }
    }

    private func show(_ views: UIView...) {
        a.onDL = { [unowned self] in for view in views { a.view.addSubview(view) } }
        host(a)
        record.lines = []
    }

    private func menuButton(_ menu: UIMenu) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        return button
    }

    @Test func `a tap opens a button's menu, and a tap on a line performs it and closes the menu`() throws {
        let menu = UIMenu(
            title: "Match",
            children: [
                action("Edit", state: .on), action("Share", .disabled), action("Secret", .hidden),
                UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
            ])
        show(menuButton(menu))
        #expect(simulator.outline().description.hasSuffix("[More, menu]"))
        try simulator.user.tap("More")
        #expect(
            simulator.outline().description == """
                window (key)
                  root: Screen
                    [More, menu]
                  menu: UIMenu
                    "Match"
                    [Edit, on]
                    [Share, disabled]
                    [Delete, destructive]
                """)
        #expect(simulator.outline().actions == [.dismissMenu, .tap("Edit"), .tap("Delete")])
        let covered = #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("More") }
        #expect(covered?.reason == .covered)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Share") }
        try simulator.user.tap("Delete")
        #expect(record.take() == ["Delete"])
        #expect(simulator.outline().top?.style == .root)
    }

    @Test func `performing a button's primary action opens its menu`() throws {
        let button = menuButton(UIMenu(children: [action("Edit")]))
        button.addAction(
            UIAction { [unowned self] _ in record.lines.append("primary") }, for: .primaryActionTriggered)
        show(button)
        button.performPrimaryAction()
        #expect(record.take() == [])
        try simulator.user.tap("Edit")
        #expect(record.take() == ["Edit"])
        button.showsMenuAsPrimaryAction = false
        button.performPrimaryAction()
        #expect(record.take() == ["primary"])
    }

    @Test func `a tap beside a menu closes it`() throws {
        show(menuButton(UIMenu(children: [action("Edit")])))
        try simulator.user.tap("More")
        try simulator.user.dismissMenu()
        #expect(record.take() == [])
        #expect(simulator.outline().actions == [.tap("More")])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.dismissMenu() }
    }

    @Test func `a menu goes with the screen it was opened on`() throws {
        let button = menuButton(UIMenu(children: [action("Edit")]))
        a.view.addSubview(button)
        let nav = stack(b, a)
        try simulator.user.tap("More")
        nav.popViewController(animated: false)
        simulator.settle()
        // The menu's own hold on its actions is gone before anybody looks.
        weak var menu: UIMenu?
        menu = button.menu
        button.menu = nil
        #expect(menu == nil)
        #expect(simulator.outline().top?.style == .root)
        #expect(simulator.outline().top?.screen.navigationBar?.title == "B")
    }

    @Test func `a menu within opens in its place, and an action may keep the menu open`() throws {
        let sort = UIMenu(
            title: "Sort by", options: .singleSelection,
            children: [action("Name", .keepsMenuPresented, state: .on), action("Date", .keepsMenuPresented)])
        show(menuButton(UIMenu(children: [action("Edit"), sort])))
        try simulator.user.tap("More")
        try simulator.user.tap("Sort by")
        try simulator.user.tap("Date")
        #expect(record.take() == ["Date"])
        #expect(simulator.outline().description.hasSuffix("\"Sort by\"\n    [Name]\n    [Date, on]"))
        #expect(sort.selectedElements.map(\.title) == ["Date"])
    }

    @Test func `elements that are found out later take the place of a wheel`() throws {
        var answer: (([UIMenuElement]) -> Void)?
        var asked = 0
        let later = UIDeferredMenuElement {
            asked += 1
            answer = $0
        }
        show(menuButton(UIMenu(children: [later])))
        try simulator.user.tap("More")
        #expect(simulator.outline().description.hasSuffix("(busy)"))
        answer?([action("Found")])
        try simulator.user.tap("Found")
        #expect(record.take() == ["Found"])
        try simulator.user.tap("More")
        #expect(asked == 1)
        try simulator.user.tap("Found")
    }

    @Test func `a button may say what was chosen in its menu`() throws {
        let button = menuButton(UIMenu(children: [action("Home", state: .on), action("Away")]))
        button.changesSelectionAsPrimaryAction = true
        show(button)
        try simulator.user.tap("Home")
        try simulator.user.tap("Away")
        #expect(button.currentTitle == "Away")
    }

    @Test func `a bar button opens its menu when tapped, or with an action of its own when held`() throws {
        let menu = UIMenu(children: [action("Archive")])
        a.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Menu", menu: menu),
            UIBarButtonItem(title: "Both", primaryAction: action("Done"), menu: menu),
        ]
        _ = stack(a)
        try simulator.user.tap("Menu")
        try simulator.user.tap("Archive")
        try simulator.user.tap("Both")
        #expect(simulator.outline().actions.contains(.hold("Both")))
        try simulator.user.hold("Both")
        try simulator.user.tap("Archive")
        #expect(record.take() == ["Archive", "Done", "Archive"])
    }

    @Test func `a long press opens the menu of a row, or of a view with an interaction`() throws {
        final class Held: NSObject, UITableViewDataSource, UITableViewDelegate,
            UIContextMenuInteractionDelegate
        {
            let menu: UIMenu
            init(_ menu: UIMenu) { self.menu = menu }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(path.row)"
                return cell
            }
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                path.row == 1 ? nil : UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
            }
        }
        let held = Held(UIMenu(children: [action("Copy")]))
        let table = UITableView()
        table.dataSource = held
        table.delegate = held
        let card = UIView()
        let label = UILabel()
        label.text = "Card"
        card.addSubview(label)
        card.addInteraction(UIContextMenuInteraction(delegate: held))
        show(table, card)
        #expect(simulator.outline().actions == [.tap("Row 0"), .hold("Row 0"), .tap("Row 1"), .hold("Card")])
        try simulator.user.hold("Row 0")
        try simulator.user.tap("Copy")
        try simulator.user.hold("Card")
        try simulator.user.tap("Copy")
        #expect(record.take() == ["Copy", "Copy"])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.hold("Row 1") }
    }

    @Test func `a tap on a menu's preview tells the delegate, which pushes it once the menu is gone`() throws
    {
        final class List: UITableViewController {
            let shown = UIViewController()
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt path: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row"
                return cell
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(previewProvider: { [shown] in shown }) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }
            override func tableView(
                _ tableView: UITableView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                guard let shown = animator.previewViewController else { return }
                animator.addCompletion { self.show(shown, sender: self) }
            }
        }
        let list = List()
        list.shown.title = "Details"
        let navigation = stack(list)
        try simulator.user.hold("Row")
        #expect(simulator.outline().actions == [.dismissMenu, .tap("Details"), .tap("Copy")])
        try simulator.user.tap("Details")
        #expect(simulator.outline().top?.style == .root && navigation.viewControllers.count == 1)
        simulator.settle()
        #expect(navigation.topViewController === list.shown)
        #expect(simulator.log.entries.isEmpty)
    }
}
