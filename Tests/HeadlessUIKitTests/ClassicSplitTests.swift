import Testing
import UIKit

/// A classic split's delegate that writes down what it is asked.
@MainActor
private final class ClassicRecorder: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var discards = false
    var alone: UIViewController?
    var beside: UIViewController?
    var target = UISplitViewController.DisplayMode.automatic

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    {
        calls.append("primary for collapsing")
        return alone
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        calls.append("primary for expanding")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool {
        calls.append("collapse")
        return discards
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
        calls.append("separate")
        return beside
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        calls.append("target")
        return target
    }
}

@MainActor
class ClassicSplitWorld: World {
    fileprivate let told = ClassicRecorder()
    lazy var master = UINavigationController(rootViewController: a)
    lazy var detail = UINavigationController(rootViewController: c)

    /// A classic split of two stacks on screen, with A and with C.
    func classic() -> UISplitViewController {
        let split = UISplitViewController()
        split.delegate = told
        split.viewControllers = [master, detail]
        host(split)
        record.lines = []
        return split
    }

    /// So little room that there is one controller only, or so much that there are two.
    func makeRoom(_ isWide: Bool) {
        simulator.resize(
            to: CGSize(width: isWide ? 1180 : 320, height: 820), horizontal: isWide ? .regular : .compact)
        simulator.settle()
    }
}

@MainActor @Suite(.simulator(.pad))
final class ClassicSplitTests: ClassicSplitWorld {
    /// With room for both.
    private func wide() -> UISplitViewController {
        simulator.rotate(to: .landscapeLeft)
        return classic()
    }

    @Test func `a classic split shows its two controllers as they are`() {
        let split = wide()
        #expect(split.style == .unspecified && split.viewControllers == [master, detail])
        #expect(!split.isCollapsed && split.displayMode == .allVisible)
        #expect(a.view.window != nil && c.view.window != nil)
        #expect(a.splitViewController === split && master.parent === split)
        split.viewControllers = [master, k]
        simulator.settle()
        #expect(k.parent === split && k.navigationController == nil && k.view.window != nil)
        #expect(detail.parent == nil && c.view.window == nil)
    }

    @Test func `a classic split has no columns, takes two controllers, and is not made with a style`() {
        let split = wide()
        split.setViewController(k, for: .secondary)
        split.show(.primary)
        #expect(simulator.log.takeRaises().count == 2 && split.viewControllers == [master, detail])
        split.viewControllers = [a, b, c]
        #expect(simulator.log.takeRaises().count == 1)
        _ = UISplitViewController(style: .unspecified)
        #expect(simulator.log.takeRaises().count == 1)
    }

    @Test func `a detail takes the second place of a classic split, as it is`() {
        let split = wide()
        a.showDetailViewController(k, sender: nil)
        simulator.settle()
        #expect(split.viewControllers == [master, k])
        a.show(b, sender: nil)
        simulator.settle()
        #expect(master.viewControllers == [a, b])
    }

    @Test func `with less room a stack takes in what was beside it, and gives it back`() {
        let split = wide()
        makeRoom(false)
        #expect(told.calls == ["primary for collapsing", "collapse"])
        #expect(split.isCollapsed && split.viewControllers == [master])
        #expect(master.viewControllers == [a, detail] && c.view.window != nil && a.view.window == nil)
        told.calls = []
        makeRoom(true)
        #expect(told.calls == ["primary for expanding", "separate"])
        #expect(!split.isCollapsed && split.viewControllers == [master, detail])
        #expect(master.viewControllers == [a] && detail.parent === split)
        #expect(a.view.window != nil && c.view.window != nil)
        #expect(simulator.log.warnings.filter { $0.contains("Unbalanced") } == [])
    }

    @Test func `a delegate may let the second controller go, and put another beside`() {
        let split = wide()
        told.discards = true
        makeRoom(false)
        #expect(master.viewControllers == [a] && a.view.window != nil && detail.parent == nil)
        told.beside = k
        makeRoom(true)
        #expect(split.viewControllers == [master, k] && k.view.window != nil)
    }

    @Test func `without a stack the second controller goes, and comes back where there is room`() {
        simulator.rotate(to: .landscapeLeft)
        let split = UISplitViewController()
        split.viewControllers = [a, c]
        host(split)
        makeRoom(false)
        #expect(split.viewControllers == [a] && c.parent == nil && c.view.window == nil)
        makeRoom(true)
        #expect(split.viewControllers == [a, c] && c.view.window != nil)
    }

    @Test func `the button of a classic split goes where the delegate says`() throws {
        let split = wide()
        told.target = .oneOverSecondary
        c.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        try simulator.user.tap("Toggle Sidebar")
        simulator.settle()
        #expect(told.calls == ["target"] && split.displayMode == .primaryOverlay)
    }
}

@MainActor @Suite(.simulator)
final class ClassicPhoneTests: ClassicSplitWorld {
    @Test func `on a phone a classic split is one stack, and a detail goes on top`() throws {
        told.discards = true
        let split = classic()
        #expect(split.isCollapsed && master.viewControllers == [a])
        #expect(told.calls == ["primary for collapsing", "collapse"])
        let other = UINavigationController(rootViewController: k)
        a.showDetailViewController(other, sender: nil)
        simulator.settle()
        #expect(master.viewControllers == [a, other] && k.view.window != nil)
        try simulator.user.tapBack()
        simulator.settle()
        #expect(master.viewControllers == [a] && a.view.window != nil)
    }

    @Test func `a delegate may have another controller be there alone`() {
        told.alone = detail
        let split = classic()
        #expect(split.viewControllers == [detail] && c.view.window != nil && a.viewIfLoaded?.window == nil)
        #expect(told.calls == ["primary for collapsing"])
    }
}
