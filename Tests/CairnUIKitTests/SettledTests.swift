#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A request's end on UIKit: when nothing moves any more.
    @MainActor
    @Suite(.simulator)
    struct SettledTests {
        @MainActor
        private final class Told {
            var isSettled = false
        }

        @Test(arguments: [Tree.Transition<Place, Never>.push("b"), .present("b", as: .sheet)])
        func `a request is settled once its animation is over`(
            _ transition: Tree.Transition<Place, Never>
        ) async throws {
            let trial = Trial(.stack("a"), view: SimulatorStage.view) { SimulatorStage($0) }
            let told = Told()
            let request = try trial.ask(transition, from: "a")
            let task = Task {
                await request.settled()
                told.isSettled = true
            }
            #expect(await request.outcome == .performed)
            trial.stage.letPass()
            for _ in 0..<20 { await Task.yield() }
            #expect(!told.isSettled)
            trial.stage.settle()
            await task.value
            #expect(trial.navigator.isSettled && trial.stage.look() == trial.navigator.tree.shown)
        }
    }
#endif
