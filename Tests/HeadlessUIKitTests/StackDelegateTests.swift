import Testing
import UIKit

@MainActor
final class Watcher: NSObject, UINavigationControllerDelegate {
    let record: Record
    var onDidShow: ((UINavigationController) -> Void)?

    init(_ record: Record) { self.record = record }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { record.lines.append("willShow \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        record.lines.append("didShow \(viewController.title ?? "")")
        onDidShow?(navigationController)
    }
}

@MainActor @Suite(.simulator)
final class StackDelegateTests: World {
    lazy var watcher = Watcher(record)

    func watched(_ screens: UIViewController...) -> UINavigationController {
        let nav = UINavigationController()
        nav.viewControllers = screens
        host(nav)
        nav.delegate = watcher
        record.lines = []
        return nav
    }

    @Test func `B01 an animated push tells the delegate after each of the new controller's callbacks`() {
        let nav = watched(a)
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(
            record.lines.filter { !$0.hasSuffix("dL") && !$0.hasSuffix("iA") } == [
                "A.wD", "B.wA", "willShow B", "A.dD", "B.dA", "didShow B",
            ])
    }

    @Test func `B02 an animated pop tells the delegate after each of the revealed controller's callbacks`() {
        let nav = watched(a, b)
        nav.popViewController(animated: true)
        simulator.settle()
        #expect(
            record.lines.filter { !$0.hasSuffix("dL") && !$0.hasSuffix("iA") } == [
                "B.wD", "A.wA", "willShow A", "B.dD", "A.dA", "didShow A",
            ])
    }

    @Test func `B03 the delegate is told about the root's first appearance`() {
        let nav = UINavigationController(rootViewController: a)
        nav.delegate = watcher
        host(nav)
        #expect(record.lines == ["A.dL", "A.wA", "willShow A", "A.iA", "A.dA", "didShow A"])
    }

    @Test func `B04 setting the stack tells the delegate about the new topmost controller`() {
        let nav = watched(a)
        nav.setViewControllers([c], animated: false)
        simulator.settle()
        #expect(record.lines.filter { $0.hasPrefix("willShow") } == ["willShow C"])
        #expect(record.lines.filter { $0.hasPrefix("didShow") } == ["didShow C"])
    }

    @Test(arguments: [true, false])
    func `B05 in didShow the stack is the new one, and a coordinator is there if it was animated`(
        animated: Bool
    ) {
        let nav = watched(a, b)
        var seen: (count: Int, from: UIViewController?)?
        watcher.onDidShow = { nav in
            seen = (nav.viewControllers.count, nav.transitionCoordinator?.viewController(forKey: .from))
        }
        nav.popViewController(animated: animated)
        simulator.settle()
        #expect(seen?.count == 1)
        #expect(seen?.from === (animated ? b : nil))
    }

    @Test func `B06 a cancelled swipe calls willShow once, and didShow never`() throws {
        _ = watched(a, b)
        try simulator.user.swipeBack(cancelAt: 0.4)
        simulator.settle()
        #expect(record.lines.filter { $0.hasPrefix("willShow") } == ["willShow A"])
        #expect(!record.lines.contains { $0.hasPrefix("didShow") })
    }

    @Test func `outside a window the delegate hears nothing`() {
        let nav = UINavigationController(rootViewController: a)
        nav.delegate = watcher
        nav.pushViewController(b, animated: false)
        simulator.settle()
        #expect(record.lines == [])
    }

    @Test func `the delegate is told that a screen is shown once it did appear`() {
        let nav = watched(a)
        let tabs = tabs(nav, c)
        record.lines = []
        nav.pushViewController(b, animated: true)
        simulator.clock.advance(by: .milliseconds(100))
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(record.take().filter { $0.hasPrefix("didShow") } == [])
        tabs.selectedIndex = 0
        simulator.settle()
        #expect(record.take().suffix(2) == ["B.dA", "didShow B"])
    }
}
