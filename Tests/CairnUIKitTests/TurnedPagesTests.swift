#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Pages that are turned again before they have been turned: UIKit puts that off.
    @MainActor
    @Suite(.simulator)
    struct TurnedPagesTests {
        @Test(arguments: [["c", "b"], ["b", "a"], ["c", "a", "b"], ["b", "c", "b"]], [true, false])
        func `of several pages asked for in one turn the last is on screen`(
            pages: [String], animated: Bool
        ) throws {
            let trial = Trial(.pages("a", "b", "c"), view: SimulatorStage.view, stage: { SimulatorStage($0) })
            let requests = try pages.map { page in
                let model = try #require(trial.navigator.sketch("a"))
                let select = Tree.Transition<Place, Never>.select(Place(page))
                return model.router.trigger(animated ? select : .withoutAnimation(select))
            }
            trial.stage.settle()
            #expect(requests.allSatisfy { $0.result == .performed })
            let shown = ["a", "b", "c"].map { $0 == pages.last ? "*\($0)" : $0 }.joined(separator: ", ")
            trial.expectAtRest("pages[\(shown)]")
            #expect(trial.stage.front == pages.last)
        }
    }
#endif
