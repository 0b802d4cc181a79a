#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Other code shows a detail of its own in a column, by itself or in a stack, and pushes on that. What is set there afterwards takes
    /// its place.
    @MainActor
    struct PlainDetailTests {
        enum Way: CaseIterable {
            case shown, shownInStack, given, givenInStack

            var isInStack: Bool { self == .shownInStack || self == .givenInStack }
        }

        @Test(arguments: Way.allCases, [0, 1, 2])
        func `on a pad`(_ way: Way, _ pushes: Int) throws {
            try Simulator.run(idiom: .pad) { _ in
                try trial(way, pushes, "split[stack[a], stack[c]]")
            }
        }

        @Test(arguments: Way.allCases, [0, 1, 2])
        func `on a phone`(_ way: Way, _ pushes: Int) throws {
            try Simulator.run { _ in
                try trial(way, pushes, "split[stack[a], *stack[c]]")
            }
        }

        private func trial(_ way: Way, _ pushes: Int, _ expected: String) throws {
            let trial = Trial(
                .split(primary: .stack("a"), secondary: .stack("b")), view: SimulatorStage.view,
                stage: { SimulatorStage($0) })
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            let detail = Foreign()
            let controller = way.isInStack ? UINavigationController(rootViewController: detail) : detail
            switch way {
            case .shown, .shownInStack: columns.showDetailViewController(controller, sender: nil)
            case .given, .givenInStack:
                columns.setViewController(controller, for: .secondary)
                columns.show(.secondary)
            }
            trial.stage.settle()
            for _ in 0..<pushes {
                detail.navigationController?.pushViewController(Foreign(), animated: true)
                trial.stage.settle()
            }
            try trial.ask(.in(.secondary, .set("c")), from: "a")
            trial.expectAtRest(expected)
            try trial.ask(.in(.secondary, .push("d")), from: "a")
            trial.expectAtRest(expected.replacing("c]", with: "c > d]"))
        }
    }
#endif
