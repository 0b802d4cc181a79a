#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Tabs and pages in a cover.
    @MainActor
    @Suite(.simulator(.pad))
    struct PlacesInCoversTests {
        private let simulator = Simulator.current

        private nonisolated static let roots: [Tree.Root<Place>] = [
            .split(primary: .stack("a"), secondary: .stack("b")),
            .split(primary: .stack("b"), secondary: .stack("a")),
            .split(primary: .stack("a"), supplementary: .stack("b"), secondary: .stack("c")),
            .split(primary: .tabs(.stack("b"), [.stack("c")]), secondary: .stack("a")),
            .tabs(.stack("b"), [.stack("a")]), .pages(.stack("b"), [.stack("a")]),
        ]

        @Test(arguments: roots, [true, false])
        func `what a finger brings to the front in a cover is shown`(
            _ root: Tree.Root<Place>, inTabs: Bool
        ) throws {
            simulator.resize(to: CGSize(width: 1_180, height: 820), horizontal: .regular)
            let trial = Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
            trial.stage.settle()
            let cover: Tree.Root<Place> =
                inTabs ? .tabs("x", "y") : .pages(.stack("x"), [.stack("y", above: ["z"])])
            try trial.ask(.present(cover, as: .currentContext), from: "b")
            trial.stage.settle()
            let before = trial.navigator.tree.notation
            if inTabs { try simulator.user.tapTab("Y") } else { try simulator.user.swipePage(.forward) }
            try trial.expect(
                before.replacingOccurrences(of: "*x, y", with: "x, *y")
                    .replacingOccurrences(of: "*stack[x], stack[y", with: "stack[x], *stack[y"))
            #expect(trial.navigator.tree.notation != before)
            #expect(trial.stage.readable?.contains(inTabs ? "y" : "z") == true)
        }
    }
#endif
