#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Several windows: each with a navigator of its own.
    @MainActor
    @Suite(.simulator(.pad))
    struct WindowTests {
        private let simulator = Simulator.current

        @Test func `each scene has a tree of its own and a closed one lets go of all`() throws {
            let app = simulator.launch(ManyWindowsApp.self)
            simulator.settle()
            let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let second = try #require(simulator.openScene())
            simulator.settle()
            let navigators = app.navigators
            #expect(navigators.count == 2)
            navigators[0].front?.router.trigger(.push("b"))
            navigators[1].front?.router.trigger(.present("c", as: .sheet))
            simulator.settle()
            #expect(navigators.map(\.tree.notation) == ["stack[a > b]", "stack[a] + sheet(c)"])
            #expect(simulator.outline().windows.count == 2)

            let ledger = Ledger(navigators[1])
            simulator.disconnect(second)
            simulator.settle()
            #expect(ledger.live.isEmpty && ledger.leaks.isEmpty)
            #expect(navigators[1].journal.entries.last?.cause == .windowClosed)
            navigators[0].front?.router.trigger(.pop)
            simulator.settle()
            #expect(navigators[0].tree.notation == "stack[a]" && first.windows.count == 1)
        }

        @Test func `another host on the window of one under a finger shows the same tree`() throws {
            let (window, navigator) = start(.stack("a"))
            navigator.front?.router.trigger(.present(.stack("b"), as: .sheet))
            simulator.settle()
            let model = try #require(navigator.sketch("b"))
            try simulator.user.beginPull()
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.movePull(to: 0.4)
            navigator.attach(UIKitHost(window: window))
            simulator.user.endPull(finish: false)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a] + sheet(stack[b])")
            #expect(navigator.sketch("b") === model && navigator.disagreement == nil)
        }

        @Test func `another host does without what other code brought`() throws {
            let (window, navigator) = start(.tabs(.stack("a"), [.stack("b")]))
            let tabs = try #require(window.rootViewController as? UITabBarController)
            let stacks = try #require(tabs.viewControllers as? [UINavigationController])
            stacks[0].pushViewController(Foreign(), animated: false)
            stacks[1].setViewControllers([Foreign()], animated: false)
            tabs.present(Foreign(), animated: false)
            simulator.settle()
            navigator.lookAgain()
            #expect(
                navigator.tree.notation == "tabs[*stack[a > ~Foreign], stack[~Foreign]] + sheet(~Foreign)")
            navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            simulator.settle()
            // A stack is never empty.
            #expect(navigator.tree.notation == "tabs[*stack[a], stack[~Foreign]]")
            #expect(navigator.disagreement == nil)
        }

        private func start(_ root: Tree.Root<Place>) -> (UIWindow, Navigator) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            return (window, navigator)
        }

        @Test func `coming to the foreground looks again`() throws {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            simulator.enterBackground()
            window.rootViewController?.present(UIViewController(), animated: false)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a]")
            simulator.enterForeground()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a] + sheet(~UIViewController)")
        }
    }
#endif
