#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Other code's delegate tells the host's listener, in whose place it was set, and is told by it.
    @MainActor @Suite(.simulator)
    struct ForwardingDelegateTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private func begin(_ root: Tree.Root<Place>) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            return navigator
        }

        @Test func `on a stack, each is told once`() throws {
            let navigator = begin(.stack("a"))
            let stack = try #require(window.rootViewController as? UINavigationController)
            let delegates = [ForwardingDelegate(on: stack), ForwardingDelegate(on: stack)]
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            for delegate in delegates { _ = delegate.takeLines() }
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            for delegate in delegates { #expect(delegate.takeLines() == ["will show", "did show"]) }
        }

        @Test func `one that keeps whom it forwards to may outlive the host`() throws {
            let app = ExistingApp()
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(
                UIKitHost(
                    navigationController: app.stack, configuration: .init(animators: [.fade: FadeAnimator()]))
            )
            simulator.settle()
            navigator.front?.router.trigger(.animated(.push("b"), by: .fade))
            simulator.settle()
            let delegate = ForwardingDelegate(on: app.stack, keeping: true)
            navigator.windowClosed()
            simulator.settle()
            app.stack.pushViewController(UIViewController(), animated: true)
            simulator.settle()
            #expect(app.stack.delegate === delegate && delegate.takeLines() == ["will show", "did show"])
        }

        @Test func `on tabs, each is asked and told once`() throws {
            let navigator = begin(.tabs(.stack("a"), [.stack("b")]))
            let tabs = try #require(window.rootViewController as? UITabBarController)
            let delegate = ForwardingDelegate(on: tabs)
            navigator.lookAgain()
            simulator.settle()
            navigator.front?.router.trigger(.push("c"))
            simulator.settle()
            try simulator.user.tapTab("B")
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[stack[a > c], *stack[b]]")
            #expect(navigator.disagreement == nil && delegate.takeLines() == ["should select", "did select"])
        }

        @Test func `on columns, each is asked and told once`() throws {
            try Simulator.run(idiom: .pad) { simulator in
                let window = UIWindow(frame: UIScreen.main.bounds)
                let root = Tree.Root<Place>.split(primary: .stack("a"), secondary: .stack("b"))
                let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
                navigator.attach(UIKitHost(window: window))
                simulator.settle()
                let columns = try #require(window.rootViewController as? UISplitViewController)
                let delegate = ForwardingDelegate(on: columns)
                navigator.lookAgain()
                simulator.settle()
                let height = window.bounds.height
                simulator.resize(to: CGSize(width: 320, height: height), horizontal: .compact)
                simulator.settle()
                simulator.resize(to: CGSize(width: 1_024, height: height), horizontal: .regular)
                simulator.settle()
                #expect(delegate.takeLines() == ["top column", "did collapse", "did expand"])
                #expect(navigator.disagreement == nil)
            }
        }
    }
#endif
