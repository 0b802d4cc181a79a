#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Tabs and pages in a cover, and covers in a tab that is behind.
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

        @Test(arguments: ["x", "stack[x]", "tabs[*x, y]"], [true, false])
        func `a cover in a tab that is behind, in a hidden column perhaps, comes back where it was`(
            _ shown: String, isHidden: Bool
        ) throws {
            let tabs = Tree.Root<Place>.tabs(.stack("b"), [.stack("a")])
            let root = isHidden ? Tree.Root<Place>.split(primary: tabs, secondary: .screen("c")) : tabs
            let covered = "stack[b + currentContext(\(shown))]"
            func tree(_ tabs: String) -> String { isHidden ? "split[\(tabs), c]" : tabs }
            let first = Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
            first.stage.settle()
            let cover: Tree.Root<Place> =
                switch shown {
                case "x": .screen("x")
                case "stack[x]": .stack("x")
                default: .tabs("x", "y")
                }
            try first.ask(.present(cover, as: .currentContext), from: "b")
            first.stage.settle()
            try first.ask(.select("a"), from: "b")
            try first.expect(tree("tabs[\(covered), *stack[a]]"))
            let snapshot = try Snapshot(text: first.navigator.snapshot().text)
            first.stage.leave()
            let second = Trial(
                root, restoring: snapshot, view: SimulatorStage.view, stage: { SimulatorStage($0) })
            try second.expect(tree("tabs[\(covered), *stack[a]]"))
            #expect(simulator.log.warnings == [])
            try second.ask(.select("b"), from: "a")
            try second.expect(tree("tabs[*\(covered), stack[a]]"))
            #expect(second.stage.readable?.contains("x") == true)
            try second.ask(.dismiss, from: "b")
            try second.expect(tree("tabs[*stack[b], stack[a]]"))
        }
    }
#endif
