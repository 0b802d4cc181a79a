import Testing
import UIKit

/// Containers, modals and windows that change while something else does.
@MainActor @Suite(.simulator)
final class ContainerShapeTests: World {
    private func box(_ child: UIViewController) -> UIViewController {
        let box = UIViewController()
        box.addChild(child)
        box.view.addSubview(child.view)
        child.didMove(toParent: box)
        return box
    }

    private func only(_ screen: Screen) -> [String] {
        record.lines.filter { $0.hasPrefix(screen.name) && !$0.hasSuffix("dL") }.map { String($0.suffix(2)) }
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a modal in a screen's own context goes and comes with it on its stack`(
        style: UIModalPresentationStyle
    ) {
        let navigation = stack(a)
        weak var gone: UIViewController?
        do {
            let (screen, modal) = (Screen("S", record), Screen("O", record))
            gone = modal
            navigation.pushViewController(screen, animated: false)
            simulator.settle()
            screen.definesPresentationContext = true
            modal.modalPresentationStyle = style
            screen.present(modal, animated: true)
            simulator.settle()
            #expect(only(modal) == ["wA", "iA", "dA"])
            record.lines = []
            navigation.pushViewController(b, animated: true)
            simulator.settle()
            #expect(only(modal) == ["wD", "dD"] && modal.view.window == nil)
            record.lines = []
            navigation.popViewController(animated: true)
            simulator.settle()
            #expect(only(modal) == ["wA", "iA", "dA"] && modal.view.window != nil)
            record.lines = []
            navigation.popViewController(animated: true)
            simulator.settle()
            #expect(only(modal) == ["wD", "dD"] && modal.view.window == nil)
        }
        simulator.settle()
        #expect(gone == nil)
    }

    @Test func `a modal over a child of a plain container goes with the container's tab`() {
        let tabs = tabs(box(a), b)
        a.definesPresentationContext = true
        m.modalPresentationStyle = .overCurrentContext
        a.present(m, animated: true)
        simulator.settle()
        record.lines = []
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(only(m) == ["wD", "dD"] && m.view.window == nil)
    }

    @Test func `on a phone the top column appears in its window`() {
        var wasInWindow: Bool?
        b.onIA = { [b] in wasInWindow = b.view.window != nil }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        host(split)
        #expect(wasInWindow == true && only(b) == ["wA", "iA", "dA"])
    }

    @Test func `room that comes and goes within one turn leaves the columns' stack whole`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        host(split)
        simulator.resize(to: CGSize(width: 1024, height: 1024), horizontal: .regular)
        simulator.resize(to: CGSize(width: 320, height: 1024), horizontal: .compact)
        simulator.settle()
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(stack.children == stack.viewControllers && stack.viewControllers.count == 2)
    }

    @Test func `a child that is taken out while its container goes has disappeared`() {
        let container = box(k)
        let navigation = stack(container)
        navigation.pushViewController(b, animated: true)
        simulator.clock.advance(by: .milliseconds(50))
        k.willMove(toParent: nil)
        k.view.removeFromSuperview()
        k.removeFromParent()
        simulator.settle()
        #expect(only(k) == ["wD", "dD"])
    }

    @Test func `a child that is taken out in the turn in which its tab is left has disappeared`() {
        let tabs = tabs(box(k), b)
        tabs.selectedIndex = 1
        k.willMove(toParent: nil)
        k.view.removeFromSuperview()
        k.removeFromParent()
        simulator.settle()
        #expect(only(k) == ["wD", "dD"])
    }

    @Test func `a child that moves to a container off screen has disappeared`() {
        let (first, second) = (box(k), UIViewController())
        second.loadViewIfNeeded()
        host(first)
        second.addChild(k)
        second.view.addSubview(k.view)
        k.didMove(toParent: second)
        simulator.settle()
        #expect(k.view.window == nil && only(k) == ["wA", "iA", "dA", "wD", "dD"])
    }

    @Test func `children that are exchanged as a swipe is taken back end right`() throws {
        let container = box(k)
        container.addChild(n)
        n.didMove(toParent: container)
        let navigation = stack(a)
        navigation.pushViewController(container, animated: false)
        simulator.settle()
        try simulator.user.beginSwipeBack()
        simulator.user.moveSwipe(to: 0.4)
        simulator.user.endSwipe(finish: false)
        simulator.clock.turn()
        container.transition(from: k, to: n, duration: 0.3, animations: nil)
        simulator.settle()
        #expect(only(k).last == "dD" && k.view.window == nil)
        #expect(only(n) == ["wA", "iA", "dA"] && n.view.window != nil)
    }

    @Test func `a child that leaves its parent leaves the stack`() {
        let navigation = stack(a, b, c)
        b.removeFromParent()
        #expect(navigation.viewControllers == [a, c])
        navigation.popViewController(animated: true)
        simulator.settle()
        #expect(navigation.viewControllers == [a] && navigation.children == [a] && a.view.window != nil)
    }

    @Test func `what is pushed on another stack leaves the one before`() {
        let (first, second) = (UINavigationController(), UINavigationController())
        (first.viewControllers, second.viewControllers) = ([a, k], [b])
        _ = tabs(first, second)
        second.pushViewController(k, animated: false)
        simulator.settle()
        #expect(first.viewControllers == [a] && second.viewControllers == [b, k] && a.view.window != nil)
    }

    @Test func `a window that is hidden and shown takes its modals along`() {
        let window = host(a)
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        simulator.settle()
        record.lines = []
        window.isHidden = true
        #expect(only(m) == ["wD", "dD"] && m.view.window == nil)
        window.isHidden = false
        simulator.settle()
        #expect(only(m) == ["wD", "dD", "wA", "iA", "dA"] && m.view.window != nil)
        #expect(only(a) == [] && a.view.window == nil)
        a.dismiss(animated: false)
        simulator.settle()
        #expect(only(a) == ["wA", "iA", "dA"] && a.view.window != nil)
    }
}
