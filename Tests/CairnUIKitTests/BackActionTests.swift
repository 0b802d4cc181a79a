#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// The action that Cairn puts behind a back button that leads past a leave-guard.
    @MainActor
    @Suite(.simulator)
    struct BackActionTests {
        private let simulator = Simulator.current
        private let trial = Trial(
            .stack("a", above: ["formAsk", "b"]), view: SimulatorStage.view, stage: { SimulatorStage($0) })

        private var stack: UINavigationController? { (trial.stage as? SimulatorStage)?.frontStack }

        @Test func `it goes with the guard, though other code took that out in silence`() async throws {
            let stack = try #require(stack)
            let (root, top) = (stack.viewControllers[0], stack.viewControllers[2])
            #expect(top.navigationItem.backAction != nil)
            stack.setViewControllers([root, top], animated: false)
            simulator.enterBackground()
            simulator.enterForeground()
            await simulator.settle()
            try trial.expect("stack[a > b]")
            #expect(top.navigationItem.backAction == nil)
            try simulator.user.tapBack()
            try trial.expect("stack[a]")
        }

        @Test func `it goes with the guard where the screen is covered meanwhile`() async throws {
            let stack = try #require(stack)
            let (root, middle) = (stack.viewControllers[0], stack.viewControllers[2])
            try trial.ask(.push("c"), from: "b")
            await simulator.settle()
            let top = stack.viewControllers[3]
            #expect(middle.navigationItem.backAction != nil)
            stack.setViewControllers([root, middle, top], animated: false)
            try trial.ask(.push("d"), from: "c")
            await simulator.settle()
            try trial.expect("stack[a > b > c > d]")
            for controller in [middle, top] { #expect(controller.navigationItem.backAction == nil) }
        }
    }
#endif
