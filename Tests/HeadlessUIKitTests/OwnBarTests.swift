import Testing
import UIKit

@MainActor @Suite(.simulator)
final class OwnBarTests: World {
    private final class Asked: NSObject, UINavigationBarDelegate {
        let record: Record
        var allows = true
        init(_ record: Record) { self.record = record }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            record.lines.append("should push \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            record.lines.append("did push \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            record.lines.append("should pop \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            record.lines.append("did pop \(item.title ?? "")")
        }
    }

    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
    func `bars are as wide as the screen`(on idiom: UIUserInterfaceIdiom) {
        Simulator.run(idiom: idiom) { _ in
            let (stack, tabs) = (UINavigationController(), UITabBarController())
            let widths = [stack.navigationBar, stack.toolbar, tabs.tabBar].map(\.frame.width)
            #expect(widths == Array(repeating: UIScreen.main.bounds.width, count: 3))
        }
    }

    @Test func `a bar of an app's own asks its delegate, and tells it when the animation is over`() {
        let (bar, asked) = (UINavigationBar(), Asked(record))
        bar.items = [UINavigationItem(title: "Root")]
        bar.delegate = asked
        #expect(bar.delegate === asked && bar.backItem == nil)
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        #expect(record.take() == ["should push One", "did push One"])
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        #expect(record.take() == ["should push Two"])
        simulator.settle()
        #expect(record.take() == ["did push Two"])
        #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
        #expect(bar.popItem(animated: true)?.title == "Two")
        #expect(record.take() == ["should pop Two"] && bar.topItem?.title == "One")
        simulator.settle()
        #expect(record.take() == ["did pop Two"])
        asked.allows = false
        #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
        bar.pushItem(UINavigationItem(title: "Three"), animated: false)
        #expect(record.take() == ["should pop One", "should push Three"] && bar.items?.count == 2)
    }

    @Test func `bars of an app's own classes are the stack's`() {
        final class Bar: UINavigationBar { var isOurs = true }
        final class Tools: UIToolbar { var isOurs = true }
        let nav = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        nav.viewControllers = [a]
        a.toolbarItems = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
        #expect((nav.navigationBar as? Bar)?.isOurs == true && (nav.toolbar as? Tools)?.isOurs == true)
        #expect(nav.navigationBar.topItem === a.navigationItem && nav.toolbar.items?.count == 1)
        nav.navigationBar.delegate = nil
        #expect(simulator.log.takeRaises().count == 1)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self && plain.viewControllers.isEmpty)
    }

    @Test func `a bar keeps a copy of its appearance`() {
        let (nav, look) = (UINavigationController(), UINavigationBarAppearance())
        look.configureWithOpaqueBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        nav.navigationBar.standardAppearance = look
        nav.navigationBar.scrollEdgeAppearance = look
        a.navigationItem.standardAppearance = look
        look.backgroundColor = .blue
        let kept = nav.navigationBar.standardAppearance
        #expect(kept !== look && kept.backgroundColor == .systemBackground)
        #expect(kept.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(nav.navigationBar.scrollEdgeAppearance?.backgroundColor == .systemBackground)
        #expect(a.navigationItem.standardAppearance?.backgroundColor == .systemBackground)
        let (tabs, other) = (UITabBarController(), UITabBarAppearance(barAppearance: look))
        tabs.tabBar.scrollEdgeAppearance = other
        nav.toolbar.scrollEdgeAppearance = UIToolbarAppearance(barAppearance: look)
        nav.toolbar.compactAppearance = UIToolbarAppearance(barAppearance: look)
        other.backgroundColor = .red
        #expect(tabs.tabBar.scrollEdgeAppearance?.backgroundColor == .blue)
        #expect(nav.toolbar.scrollEdgeAppearance?.backgroundColor == .blue)
        #expect(nav.toolbar.compactAppearance?.backgroundColor == .blue)
        #expect(nav.navigationBar.compactAppearance == nil && a.navigationItem.scrollEdgeAppearance == nil)
    }
}
