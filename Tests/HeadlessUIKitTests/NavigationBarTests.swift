import Testing
import UIKit

@MainActor @Suite(.simulator)
final class NavigationBarTests: World {
    var bar: Simulator.Outline.NavigationBar? { simulator.outline().top?.screen.navigationBar }

    @Test func `M01 the back button says the title beneath, or what stands for it`() {
        _ = stack(a, b)
        #expect(bar?.backTitle == "A")
        a.navigationItem.backButtonTitle = "X"
        #expect(bar?.backTitle == "X")
        a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Y")
        #expect(bar?.backTitle == "Y")
        a.navigationItem.backBarButtonItem = nil
        a.navigationItem.backButtonTitle = nil
        a.navigationItem.title = nil
        #expect(bar?.backTitle == "Back")
    }

    @Test func `M02 a left button takes the back button's place, unless it supplements it`() {
        #expect(!b.navigationItem.leftItemsSupplementBackButton)
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        _ = stack(a, b)
        #expect(bar?.backTitle == nil)
        #expect(bar?.left.map(\.title) == ["Close"])
        b.navigationItem.leftItemsSupplementBackButton = true
        #expect(bar?.backTitle == "A")
    }

    @Test func `M03 the bar's items mirror the stack`() {
        let nav = stack(a)
        #expect(nav.navigationBar.backItem == nil)
        #expect(nav.navigationBar.topItem === a.navigationItem)
        nav.pushViewController(b, animated: false)
        simulator.settle()
        #expect(nav.navigationBar.backItem === a.navigationItem)
        #expect(nav.navigationBar.items == [a.navigationItem, b.navigationItem])
    }

    @Test func `M04 the bar belongs to its controller`() {
        let nav = stack(a)
        nav.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
        #expect(simulator.log.takeRaises().first?.contains("managed by a controller") == true)
        #expect(nav.navigationBar.items?.count == 1)
        nav.navigationBar.delegate = nil
        #expect(
            simulator.log.takeRaises() == [
                "Cannot manually set the delegate on a UINavigationBar managed by a controller."
            ])
    }

    @Test func `a stack that is its bar's delegate may keep the back button from popping`() throws {
        final class Guarded: UINavigationController, UINavigationBarDelegate {
            var (allows, asked): (Bool, [String?]) = (false, [])
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                asked.append(item.title)
                return allows
            }
        }
        let nav = Guarded()
        nav.viewControllers = [a, b]
        host(nav)
        #expect(nav.navigationBar.delegate === nav)
        try simulator.user.tapBack()
        simulator.settle()
        #expect(nav.viewControllers == [a, b])
        nav.allows = true
        try simulator.user.tapBack()
        simulator.settle()
        #expect(nav.viewControllers == [a] && nav.asked == ["B", "B"])
    }

    @Test func `the back button pops`() throws {
        let nav = stack(a, b)
        try simulator.user.tapBack()
        #expect(nav.viewControllers == [a])
        simulator.settle()
        #expect(record.only("wA", "dA", "wD", "dD") == ["B.wD", "A.wA", "B.dD", "A.dA"])
    }

    @Test func `the back menu pops several at once`() throws {
        let nav = stack(a, b, c)
        #expect(bar?.backMenu == ["B", "A"])
        try simulator.user.backMenu(to: "A")
        simulator.settle()
        #expect(nav.viewControllers == [a])
    }

    @Test func `a back action takes the place of popping`() throws {
        let nav = stack(a, b)
        b.navigationItem.backAction = UIAction { _ in self.record.lines.append("asked") }
        try simulator.user.tapBack()
        #expect(record.lines == ["asked"])
        #expect(nav.viewControllers == [a, b])
        #expect(bar?.backMenu == [])
    }

    @Test func `bar buttons perform their actions, and a disabled one cannot be tapped`() throws {
        let save = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { _ in self.record.lines.append("saved") })
        let send = UIBarButtonItem(
            primaryAction: UIAction(title: "Send") { _ in self.record.lines.append("sent") })
        a.navigationItem.rightBarButtonItems = [save, send]
        _ = stack(a)
        try simulator.user.tap("Save")
        try simulator.user.tap("Send")
        #expect(record.lines == ["saved", "sent"])
        save.isEnabled = false
        #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Save") }
    }

    @Test func `the title of a controller is that of its navigation item`() {
        let controller = UIViewController()
        controller.title = "One"
        #expect(controller.navigationItem.title == "One")
        controller.navigationItem.title = "Two"
        #expect(controller.title == "One")
    }

    @Test func `the toolbar shows the topmost controller's items once it is not hidden`() {
        a.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
        let nav = stack(a)
        #expect(simulator.outline().top?.screen.toolbar == [])
        nav.setToolbarHidden(false, animated: true)
        #expect(simulator.outline().top?.screen.toolbar.map(\.title) == ["Add"])
    }

    @Test func `a subtitle and a button's badge are read`() {
        let (inbox, flags) = (UIBarButtonItem(title: "Inbox"), UIBarButtonItem(title: "Flags"))
        inbox.badge = .count(3)
        flags.badge = .indicator()
        a.navigationItem.rightBarButtonItems = [inbox, flags]
        a.navigationItem.subtitle = "Updated now"
        _ = stack(a)
        let bar = simulator.outline().top?.screen.navigationBar
        #expect(bar?.subtitle == "Updated now" && bar?.right.map(\.badge) == ["3", ""])
        #expect(
            simulator.outline().description.contains("| A, Updated now | [Flags, badge] [Inbox, badge 3]"))
    }
}
