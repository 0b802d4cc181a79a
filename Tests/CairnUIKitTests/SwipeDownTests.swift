#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Screens that zoom by themselves, as iOS 18 has it, and are swiped down.
    @MainActor
    @Suite(.simulator)
    struct SwipeDownTests {
        private let simulator = Simulator.current

        private func trial(_ root: Tree.Root<Place>) -> Trial {
            Trial(
                root,
                view: { name in
                    let controller = SketchController(name)
                    controller.preferredTransition = .zoom { $0.sourceViewController.view }
                    return controller
                }, stage: { SimulatorStage($0) })
        }

        @Test func `a screen that is swiped down, or not quite, is heard`() throws {
            let trial = trial(.stack("a", above: ["b"]))
            try simulator.user.pullSheet(cancelAt: 0.4)
            try trial.expect("stack[a > b]")
            try simulator.user.pullSheet()
            try trial.expect("stack[a]")
            try trial.ask(.present("c", as: .fullScreen), from: "a")
            simulator.settle()
            try simulator.user.pullSheet()
            try trial.expect("stack[a]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `a screen with a leave-guard is not swiped down, but left by other ways`() async throws {
            let trial = trial(.stack("a", above: ["formAsk"]))
            #expect(throws: Simulator.UserError.self) { try simulator.user.pullSheet() }
            for button in ["Cancel", "Push"] {
                try simulator.user.swipeBack()
                await simulator.settle()
                try simulator.user.tap(button)
                await simulator.settle()
            }
            try trial.expect("stack[a]")
        }

        @Test func `a full-screen modal with a leave-guard is not swiped down`() throws {
            let trial = trial(.stack("a"))
            try trial.ask(.present("formAsk", as: .fullScreen), from: "a")
            simulator.settle()
            #expect(throws: Simulator.UserError.self) { try simulator.user.pullSheet() }
            #expect(trial.navigator.tree.notation == "stack[a] + fullScreen(formAsk)")
        }
    }
#endif
