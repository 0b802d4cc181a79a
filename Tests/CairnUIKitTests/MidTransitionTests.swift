#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Requests in the turn in which a stack begins to move, and in which a transition ends: UIKit's delegates have said
    /// nothing yet, or nothing more comes of it.
    @MainActor
    @Suite(.simulator)
    struct MidTransitionTests {
        private let simulator = Simulator.current

        private func trial(above places: [Place] = []) -> Trial {
            Trial(.stack("a", above: places), view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        @Test(arguments: [true, false])
        func `a push asked for in the turn of a tap on back comes after the pop`(byFinger: Bool) throws {
            let trial = trial(above: ["b"])
            let stage = try #require(trial.stage as? SimulatorStage)
            if byFinger { try simulator.user.tapBack() } else { stage.call(.pop, animated: true) }
            try trial.ask(.push("c"), from: "a")
            try trial.expect("stack[a > c]")
            #expect(simulator.log.warnings == [])
        }

        @Test func `what is asked for as other code's transition calls its completions is shown`() throws {
            let trial = trial()
            let stack = try #require((trial.stage as? SimulatorStage)?.rootStack)
            stack.present(Foreign(), animated: true)
            stack.transitionCoordinator?.animate(alongsideTransition: nil) {
                [navigator = trial.navigator] _ in
                navigator.sketch("a")?.router.trigger(.push("b"))
            }
            try trial.expect("stack[a > b] + sheet(~Foreign by a)")
            #expect(simulator.log.warnings == [])
        }
    }
#endif
