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
}
