#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Makes a `UITab` of each controller that it is given, as an app does that wants a search tab.
    private final class ModernTabs: UITabBarController {
        private var made: [UIViewController: UITab] = [:]

        override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
            let tabs = (controllers ?? []).map { controller in
                made[controller]
                    ?? UITab(
                        title: controller.tabBarItem.title ?? "", image: nil,
                        identifier: "\(ObjectIdentifier(controller))"
                    ) { _ in controller }
            }
            for (tab, controller) in zip(tabs, controllers ?? []) { made[controller] = tab }
            setTabs(tabs, animated: animated)
        }
    }

    /// Adds a tab of its own, which it makes anew each time.
    private final class ExtraTab: UITabBarController {
        private(set) var calls = 0

        override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
            calls += 1
            super.setViewControllers((controllers ?? []) + [UIViewController()], animated: animated)
        }
    }

    /// Tab bar controllers of the app's own class.
    @MainActor
    @Suite(.simulator)
    struct OwnTabsTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private func begin(_ tabs: UITabBarController, _ root: Tree.Root<Place>) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root, view: SimulatorStage.view))
            navigator.attach(UIKitHost(window: window, configuration: .init(makeTabs: { tabs })))
            simulator.settle()
            return navigator
        }

        @Test func `the tree follows taps where each controller has a tab made of it`() throws {
            let navigator = begin(ModernTabs(), .tabs(.stack("a"), [.stack("b")]))
            try simulator.user.tapTab("B")
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[stack[a], *stack[b]]")
            navigator.sketch("b")?.router.trigger(.push("c"))
            navigator.sketch("a")?.router.trigger(.select("a"))
            simulator.settle()
            #expect(
                navigator.tree.notation == "tabs[*stack[a], stack[b > c]]" && navigator.disagreement == nil)
        }

        @Test func `a second tap on such a tab asks an armed guard`() throws {
            let navigator = begin(ModernTabs(), .tabs(.stack("a", above: ["form"]), [.stack("b")]))
            let form = try #require(navigator.sketch("form") as? SketchForm)
            try simulator.user.tapTab("a")
            simulator.settle()
            #expect(
                navigator.tree.notation == "tabs[*stack[a > form], stack[b]]" && navigator.pending.count == 1)
            form.isArmed = false
            form.answer(true)
        }

        @Test func `one that adds a tab which it makes anew is given up, and the log says so`() {
            let tabs = ExtraTab()
            let navigator = Navigator(
                root: SketchCoordinator(.tabs(.screen("a"), [.screen("b")]), view: SimulatorStage.view))
            var lines: [String] = []
            navigator.logsRefusals = true
            navigator.writeRefusal = { lines.append($0) }
            navigator.attach(UIKitHost(window: window, configuration: .init(makeTabs: { tabs })))
            simulator.settle()
            #expect(tabs.calls < 12 && navigator.isSettled)
            #expect(
                lines.first?.hasPrefix("A change of a container's controllers has no effect on screen.")
                    == true)
        }
    }
#endif
