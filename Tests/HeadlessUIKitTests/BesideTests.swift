import Testing
import UIKit

/// What an app adds to the views of UIKit's containers, to bars and to windows: toasts, players above the tabs, buttons in a tab bar.
@MainActor @Suite(.simulator)
final class BesideTests: World {
    private func button(_ name: String) -> UIButton {
        UIButton(primaryAction: UIAction(title: name) { [record] _ in record.lines.append(name) })
    }

    private var labels: [String] { simulator.outline().top?.screen.elements.map(\.label) ?? [] }

    @Test func `what is added to a window is read with what is in front, and tapped`() throws {
        let window = host(a)
        window.addSubview(button("Undo"))
        record.lines = []
        #expect(labels == ["Undo"])
        try simulator.user.tap("Undo")
        a.present(m, animated: false)
        simulator.settle()
        record.lines = []
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Undo") }
        window.addSubview(button("Toast"))
        #expect(labels == ["Toast"])
        try simulator.user.tap("Toast")
        #expect(record.lines == ["Toast"])
    }

    @Test func `what is added to a stack's view or its bars is read and tapped`() throws {
        let nav = stack(a, b)
        nav.isToolbarHidden = false
        nav.view.addSubview(button("Banner"))
        nav.navigationBar.addSubview(button("Progress"))
        nav.toolbar.addSubview(button("Record"))
        #expect(labels == ["Banner", "Progress", "Record"])
        for name in labels { try simulator.user.tap(name) }
        #expect(record.lines == ["Banner", "Progress", "Record"])
        nav.setNavigationBarHidden(true, animated: false)
        nav.isToolbarHidden = true
        #expect(labels == ["Banner"])
    }

    @Test func `what is added to a tab bar controller's view or its bar is read and tapped`() throws {
        let tabs = tabs(a, b)
        tabs.view.addSubview(button("Player"))
        tabs.tabBar.addSubview(button("New"))
        #expect(labels == ["Player", "New"])
        for name in labels { try simulator.user.tap(name) }
        #expect(record.lines == ["Player", "New"])
        tabs.isTabBarHidden = true
        #expect(labels == ["Player"])
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(labels == ["Player"])
    }

    @Test func `what is added to columns' view is read and tapped`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        host(split)
        split.view.addSubview(button("Status"))
        record.lines = []
        #expect(labels == ["Status"])
        try simulator.user.tap("Status")
        #expect(record.lines == ["Status"])
    }

    @Test func `what is added to the view around a modal is read with it and tapped`() throws {
        m.view.addSubview(button("Inside"))
        present(m, as: .pageSheet)
        m.presentationController?.containerView?.addSubview(button("Grip"))
        m.presentationController?.containerView?.insertSubview(button("Behind"), at: 0)
        #expect(labels == ["Inside", "Behind", "Grip"])
        try simulator.user.tap("Grip")
        #expect(record.lines == ["Grip"])
    }

    private final class Panel: UIPresentationController {
        private(set) lazy var box = UIView()
        override var presentedView: UIView? { box }
        override func presentationTransitionWillBegin() {
            guard let content = presentedViewController.view else { return }
            content.frame = box.bounds
            box.addSubview(content)
            let close = UIButton(type: .system)
            close.setTitle("Handle", for: .normal)
            box.addSubview(close)
        }
    }

    private final class Panels: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            Panel(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func `a modal whose view lies in one of its presentation controller's is in front`() throws {
        let panels = Panels()
        a.view.addSubview(button("Below"))
        m.view.addSubview(button("Choose"))
        m.transitioningDelegate = panels
        present(m, as: .custom)
        #expect(simulator.outline().top?.screen.controller == "Screen")
        #expect(labels == ["Choose", "Handle"])
        try simulator.user.tap("Choose")
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Below") }
        #expect(record.take() == ["Choose"])
        m.dismiss(animated: false)
        simulator.settle()
        #expect(labels == ["Below"] && record.lines == ["M.wD", "M.dD"])
    }

    @Test func `a child of a tab bar controller is one of its tabs`() {
        let tabs = tabs(a, b)
        tabs.addChild(c)
        c.didMove(toParent: tabs)
        #expect(tabs.viewControllers == [a, b, c] && tabs.selectedIndex == 0)
        #expect(simulator.outline().top?.screen.tabBar?.items.map(\.title) == ["A", "B", "C"])
        tabs.viewControllers = [a, b]
        #expect(c.parent == nil && tabs.children == [a, b])
    }

    @Test func `a child whose view is put into that of a container appears and disappears with it`() {
        let tabs = tabs(a, b)
        tabs.addChild(c)
        tabs.view.addSubview(c.view)
        c.didMove(toParent: tabs)
        simulator.settle()
        #expect(record.take() == ["C.dL", "C.wA", "C.iA", "C.dA"])
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(!record.take().contains { $0.hasPrefix("C.") })
        m.modalPresentationStyle = .fullScreen
        tabs.present(m, animated: false)
        simulator.settle()
        #expect(record.take().filter { $0.hasPrefix("C.") } == ["C.wD", "C.dD"])
        m.dismiss(animated: false)
        simulator.settle()
        #expect(record.take().filter { $0.hasPrefix("C.") } == ["C.wA", "C.iA", "C.dA"])
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
        #expect(record.take() == ["C.wD", "C.dD"] && tabs.viewControllers == [a, b])
    }

    @Test func `bars and labels lie in the view they belong to, and can be constrained to it`() {
        let (nav, tabs, button, field) = (stack(a), UITabBarController(), UIButton(), UITextField())
        field.leftView = UIView()
        button.setTitle("Go", for: .normal)
        let nested: [(UIView?, UIView?)] = [
            (nav.navigationBar, nav.view), (nav.toolbar, nav.view), (tabs.tabBar, tabs.view),
            (button.titleLabel, button), (field.leftView, field),
        ]
        for (inner, outer) in nested {
            guard let inner, let outer else {
                Issue.record("not there")
                continue
            }
            #expect(inner.isDescendant(of: outer))
            let banner = UIView()
            outer.addSubview(banner)
            banner.bottomAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        }
        #expect(simulator.log.takeRaises() == [])
        field.leftView = nil
        #expect(field.subviews.count == 1)
    }
}
