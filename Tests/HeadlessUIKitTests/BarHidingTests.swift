import Testing
import UIKit

@MainActor @Suite(.simulator)
final class BarHidingTests: World {
    private var screen: Simulator.Outline.Screen? { simulator.outline().top?.screen }

    @Test func `bars hide and come back, each on the line that says so`() {
        final class Counting: UINavigationController {
            var calls: [Bool] = []
            override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
                super.setNavigationBarHidden(hidden, animated: animated)
                calls.append(animated)
            }
        }
        let navigation = Counting()
        navigation.viewControllers = [a]
        host(navigation)
        a.setToolbarItems([UIBarButtonItem(systemItem: .add)], animated: false)
        navigation.setNavigationBarHidden(true, animated: true)
        navigation.setToolbarHidden(false, animated: true)
        #expect(screen?.navigationBar == nil && screen?.toolbar.map(\.title) == ["Add"])
        #expect(navigation.toolbar.items == a.toolbarItems)
        navigation.isNavigationBarHidden = false
        navigation.isToolbarHidden = true
        #expect(screen?.navigationBar?.title == "A" && screen?.toolbar == [])
        #expect(navigation.calls == [true, false])
    }

    @Test func `bars may hide where there is little room from top to bottom`() {
        let navigation = stack(a)
        navigation.hidesBarsWhenVerticallyCompact = true
        #expect(screen?.navigationBar != nil && !navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(screen?.navigationBar == nil && !navigation.isNavigationBarHidden)
    }

    @Test func `a toolbar of the app's own has buttons that can be tapped`() throws {
        var taps = 0
        _ = stack(a)
        let toolbar = UIToolbar()
        toolbar.items = [
            UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in taps += 1 }), .flexibleSpace(),
        ]
        a.view.addSubview(toolbar)
        try simulator.user.tap("Sort")
        #expect(taps == 1 && screen?.toolbar.map(\.title) == ["Sort"])
    }

    @Test func `the edit button says what it will do, and begins and ends editing`() throws {
        final class Editing: Screen {
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                note("\(editing) \(animated)")
            }
        }
        let editing = Editing("E", record)
        editing.navigationItem.rightBarButtonItem = editing.editButtonItem
        _ = stack(editing)
        try simulator.user.tap("Edit")
        #expect(editing.isEditing && screen?.navigationBar?.right.first?.isProminent == true)
        try simulator.user.tap("Done")
        editing.isEditing = true
        #expect(record.take() == ["E.true true", "E.false true", "E.true false"])
        #expect(editing.editButtonItem.title == "Done")
    }

    @Test func `a back button may say the word, or nothing`() throws {
        _ = stack(a, b)
        a.navigationItem.backButtonDisplayMode = .generic
        #expect(screen?.navigationBar?.backTitle == "Back")
        a.navigationItem.backButtonDisplayMode = .minimal
        #expect(screen?.navigationBar?.backTitle == "" && screen?.navigationBar?.backMenu == ["A"])
        try simulator.user.tapBack()
    }

    @Test func `a title is large if its item says so, or the one beneath, down to the root`() {
        let navigation = stack(a)
        #expect(screen?.navigationBar?.hasLargeTitle == false)
        navigation.navigationBar.prefersLargeTitles = true
        #expect(screen?.navigationBar?.hasLargeTitle == true)
        b.navigationItem.largeTitleDisplayMode = .never
        navigation.viewControllers = [a, b, c]
        simulator.settle()
        #expect(screen?.navigationBar?.title == "C" && screen?.navigationBar?.hasLargeTitle == false)
        c.navigationItem.largeTitleDisplayMode = .always
        #expect(screen?.navigationBar?.hasLargeTitle == true)
    }

    @Test func `a large title may say something else, and have a line of its own beneath`() {
        let navigation = stack(a)
        a.navigationItem.subtitle = "Small"
        a.navigationItem.largeTitle = "All of A"
        a.navigationItem.largeSubtitle = "Large"
        #expect(screen?.navigationBar?.title == "A" && screen?.navigationBar?.subtitle == "Small")
        navigation.navigationBar.prefersLargeTitles = true
        #expect(screen?.navigationBar?.title == "All of A" && screen?.navigationBar?.subtitle == "Large")
        a.navigationItem.largeTitle = nil
        a.navigationItem.largeSubtitle = nil
        #expect(screen?.navigationBar?.title == "A" && screen?.navigationBar?.subtitle == "Small")
    }

    @Test func `a view in the place of the title is read, and can be touched`() throws {
        var taps = 0
        let label = UILabel()
        label.text = "Team"
        let view = UIStackView(arrangedSubviews: [
            label, UIButton(primaryAction: UIAction(title: "Change") { _ in taps += 1 }),
        ])
        a.navigationItem.titleView = view
        _ = stack(a)
        #expect(screen?.navigationBar?.title == "Team Change")
        try simulator.user.tap("Change")
        #expect(taps == 1)
    }
}
