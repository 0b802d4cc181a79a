import Testing
import UIKit

@MainActor @Suite(.simulator)
final class FindingTests: World {
    private func show(_ views: UIView...) {
        a.onDL = { [unowned self] in for view in views { a.view.addSubview(view) } }
        host(a)
    }

    private func reason(_ body: () throws -> Void) -> Simulator.UserError.Reason? {
        (#expect(throws: Simulator.UserError.self) { try body() })?.reason
    }

    @Test func `of two fields of one name each has its number, or its identifier`() throws {
        let (first, second) = (UITextField(), UITextField())
        for field in [first, second] { field.placeholder = "Name" }
        second.accessibilityIdentifier = "name.second"
        show(first, second)
        #expect(simulator.outline().actions == [.type("Name", at: 0), .type("Name", at: 1)])
        #expect(reason { try self.simulator.user.type("a", into: "Name") } == .ambiguous(2))
        try simulator.user.perform(.type("Name", at: 0), text: "Ana")
        try simulator.user.type("Bo", into: "Name", at: 1)
        #expect(first.text == "Ana" && second.text == "Bo")
        #expect(
            simulator.outline().actions == [
                .type("Name", at: 0), .clear("Name", at: 0), .type("Name", at: 1), .clear("Name", at: 1),
            ])
        try simulator.user.clear("Name", at: 0)
        try simulator.user.clear("name.second")
        #expect(first.text == "" && second.text == "")
        #expect(reason { try self.simulator.user.clear("Name", at: 2) } == .fewer(2))
    }

    @Test func `a row of that name is meant, and not one that says it besides`() throws {
        final class People: NSObject, UITableViewDataSource, UITableViewDelegate {
            let people = [("Bo", "Ana"), ("Ana", "alone")]
            var told: [String] = []

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                people.count
            }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = people[path.row].0
                cell.detailTextLabel?.text = people[path.row].1
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                told.append("tap \(path.row)")
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
            ) -> UISwipeActionsConfiguration? {
                let greet = UIContextualAction(style: .normal, title: "Greet") { [unowned self] _, _, done in
                    told.append("greet \(path.row)")
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [greet])
            }
        }
        let (people, table) = (People(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        (table.dataSource, table.delegate) = (people, people)
        show(table)
        try simulator.user.tap("Ana")
        try simulator.user.tap("Ana", at: 0)
        try simulator.user.swipe("Ana")
        try simulator.user.tap("Greet")
        #expect(people.told == ["tap 1", "tap 0", "greet 1"])
    }

    @Test func `what lies beside the screen cannot be touched until it is scrolled to`() throws {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scroller.contentSize = CGSize(width: 200, height: 300)
        let button = UIButton(type: .system)
        button.setTitle("Below", for: .normal)
        button.frame = CGRect(x: 0, y: 150, width: 50, height: 40)
        scroller.addSubview(button)
        let aside = UIButton(type: .system)
        aside.setTitle("Aside", for: .normal)
        aside.frame = CGRect(x: 2_000, y: 0, width: 50, height: 40)
        show(scroller, aside)
        #expect(reason { try self.simulator.user.tap("Below") } == .offScreen)
        #expect(reason { try self.simulator.user.tap("Aside") } == .offScreen)
        #expect(simulator.outline().actions == [.scroll(.down)])
        #expect(!simulator.outline().description.contains("Below"))
        try simulator.user.scroll(to: "Below")
        try simulator.user.tap("Below")
    }

    @Test func `a refusal says what is in the way`() throws {
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
        show(button)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        a.present(alert, animated: false)
        simulator.settle()
        let error = try #require(throws: Simulator.UserError.self) { try self.simulator.user.tap("Go") }
        #expect(
            error.description.hasPrefix(
                #"could not tap "Go": a modal covers it, the alert "Sure?". Possible: tap "Yes" of the alert. "#
            ))
    }

    @Test func `a view that is adjustable is raised and lowered by its own means`() throws {
        final class Stars: UIView {
            var count = 3 { didSet { accessibilityValue = "\(count) stars" } }
            override func accessibilityIncrement() { count += 1 }
            override func accessibilityDecrement() { count -= 1 }
        }
        let stars = Stars()
        stars.isAccessibilityElement = true
        stars.accessibilityLabel = "Rating"
        stars.accessibilityTraits = [.adjustable]
        show(stars)
        #expect(simulator.outline().actions == [.increase("Rating"), .decrease("Rating")])
        try simulator.user.increase("Rating")
        try simulator.user.increase("Rating")
        try simulator.user.decrease("Rating")
        #expect(stars.count == 4)
        #expect(simulator.outline().top?.screen.elements.first?.value == "4 stars")
    }

    @Test func `an announcement is kept for a test to read`() {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: "unheard")
        #expect(simulator.announcements == ["Saved"])
    }
}
