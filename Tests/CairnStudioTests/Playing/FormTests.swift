import CairnTesting
import Testing
import UIKit

@testable import CairnStudio

/// A table of two players, each with a name to type and a switch, beside a menu.
private final class Form: UITableViewController {
    let names = [UITextField(), UITextField()]
    let captain = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Players"
        for name in names { name.placeholder = "Name" }
        captain.accessibilityLabel = "Captain"
        let share = UIAction(title: "Share") { [unowned self] _ in title = "Shared" }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: [share]))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Player \(path.row + 1)"
        if path.row < 2 { cell.contentView.addSubview(names[path.row]) }
        if path.row == 0 { cell.accessoryView = captain }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Bench") { [unowned self] _, _, done in
                title = "Benched \(indexPath.row + 1)"
                done(true)
            }
        ])
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "Chose \(indexPath.row + 1)"
    }
}

@MainActor @Suite(.simulator)
struct FormTests {
    private let form = Form(style: .plain)
    private let player = Player(.current) { nil }

    init() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: form)
        window.makeKeyAndVisible()
        Simulator.current.settle()
    }

    private func play(_ lines: String...) async throws {
        for line in lines { try await player.perform(#require(try Action(line: line))) }
    }

    @Test func `a script names the second of two fields`() async throws {
        try await play("type Name 1 Ana", "type Name 2 Bo")
        #expect(form.names.map(\.text) == ["Ana", "Bo"])
        try await play("clear Name 1")
        #expect(form.names.map(\.text) == ["", "Bo"])
        let action = try #require(try Action(line: "type Name Cy"))
        let failure = try await #require(throws: PlayFailure.self) { try await player.perform(action) }
        #expect(failure.message.hasSuffix("2 things read like that; say which, as in type \"Name\" 1 \"Cy\""))
    }

    @Test func `every action on a form is listed as a line that can be played`() async throws {
        let lines = player.possible.map(\.description)
        #expect(lines.contains("type \"Name\" 2 \"…\"") && lines.contains("swipe \"Player 1\""))
        #expect(
            lines.contains("scroll") && lines.contains("tap \"More\"") && lines.contains("tap \"Captain\""))
        for line in lines { #expect(try Action(line: line)?.description == line) }
    }

    @Test func `rows are tapped, swiped and scrolled to, switches turned, menus opened`() async throws {
        try await play("tap \"Player 3\"", "expect screen \"Chose 3\"")
        try await play("swipe \"Player 2\"", "tap Bench", "expect screen \"Benched 2\"")
        try await play("tap Captain", "expect text Captain", "expect text on")
        #expect(form.captain.isOn)
        try await play("tap More", "dismiss", "tap More", "tap Share", "expect screen Shared")
        try await play("scroll", "expect text \"Player 13\"", "expect no text \"Player 9\"")
    }
}
