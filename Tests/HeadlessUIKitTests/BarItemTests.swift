import Testing
import UIKit

@MainActor @Suite(.simulator)
final class BarItemTests: World {
    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

    @Test func `the first button of a side is replaced, brought to the front, or taken away alone`() {
        let (one, two, three) = (item("1"), item("2"), item("3"))
        let right = UINavigationItem(title: "")
        right.rightBarButtonItems = [one, two]
        right.rightBarButtonItem = three
        #expect(right.rightBarButtonItems == [three, two])
        right.rightBarButtonItem = two
        #expect(right.rightBarButtonItems == [two, three])
        right.setRightBarButton(nil, animated: true)
        #expect(right.rightBarButtonItems == [three])
        right.rightBarButtonItem = nil
        #expect(right.rightBarButtonItems == nil && right.rightBarButtonItem == nil)
        right.rightBarButtonItem = nil
        right.leftBarButtonItems = [one, two]
        right.leftBarButtonItem = three
        right.setLeftBarButton(two, animated: false)
        #expect(right.leftBarButtonItems == [two, three])
        right.leftBarButtonItem = one
        #expect(right.leftBarButtonItems == [one, three] && right.rightBarButtonItems == nil)
    }

    @Test func `a bar button's action brings its title and image, but to one of the system's`() {
        let image = UIImage(systemName: "plus")
        let add = UIAction(title: "Add", image: image) { _ in }
        let plain = item("Before")
        plain.primaryAction = add
        #expect(plain.title == "Add" && plain.image === image)
        plain.primaryAction = nil
        #expect(plain.title == "Add" && plain.image === image)
        let system = UIBarButtonItem(systemItem: .done)
        system.primaryAction = add
        #expect(system.title == nil && system.image == nil)
        #expect(UIBarButtonItem(title: "Own", primaryAction: add).title == "Own")
    }

    @Test func `the edit button has a target and an action`() throws {
        a.navigationItem.rightBarButtonItem = a.editButtonItem
        _ = stack(a)
        #expect(a.editButtonItem.target === a && a.editButtonItem.primaryAction == nil)
        #expect(a.editButtonItem.action != nil)
        try simulator.user.tap("Edit")
        #expect(a.isEditing && a.editButtonItem.title == "Done")
        try simulator.user.tap("Done")
        #expect(!a.isEditing)
    }

    @Test func `room of a width keeps its width`() {
        #expect(UIBarButtonItem.fixedSpace(20).width == 20 && UIBarButtonItem.flexibleSpace().width == 0)
    }

    @Test func `a view in the place of a bar button is read, and can be touched`() throws {
        var taps = 0
        let (save, left) = (UIButton(primaryAction: UIAction(title: "Save") { _ in taps += 1 }), UILabel())
        left.text = "3 left"
        let item = UIBarButtonItem(customView: save)
        a.navigationItem.rightBarButtonItem = item
        a.toolbarItems = [UIBarButtonItem(customView: left)]
        let nav = stack(a)
        nav.isToolbarHidden = false
        let screen = try #require(simulator.outline().top?.screen)
        #expect(screen.navigationBar?.right.map(\.title) == ["Save"])
        #expect(screen.toolbar.map(\.title) == ["3 left"] && screen.toolbar.first?.isEnabled == false)
        try simulator.user.tap("Save")
        #expect(taps == 1)
        let wheel = UIActivityIndicatorView()
        item.customView = wheel
        #expect(save.window == nil && wheel.window != nil && left.window != nil)
        item.customView = save
        nav.pushViewController(b, animated: false)
        simulator.settle()
        #expect(save.window == nil && left.window == nil)
        nav.popViewController(animated: false)
        simulator.settle()
        #expect(save.window != nil && left.window != nil)
        let bar = UIToolbar()
        a.view.addSubview(bar)
        bar.items = [UIBarButtonItem(customView: left)]
        #expect(left.superview === bar)
        bar.items = nil
        #expect(left.superview == nil)
    }

    @Test func `a field in the place of the title is edited until another screen is shown`() throws {
        let (bar, search) = (UISearchBar(), UISearchController(searchResultsController: nil))
        a.navigationItem.titleView = bar
        let nav = stack(a)
        try simulator.user.type("x", into: "Search")
        #expect(bar.text == "x" && bar.isFirstResponder)
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(!bar.isFirstResponder && bar.window == nil)
        b.navigationItem.titleView = search.searchBar
        try simulator.user.type("y", into: "Search")
        simulator.settle()
        #expect(search.isActive && search.searchBar.text == "y")
    }
}
