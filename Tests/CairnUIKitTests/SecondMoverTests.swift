#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A swipe back that is taken back, while something else changes: nobody but the stack may say what the swipe came to.
    @MainActor
    @Suite(.simulator(.pad))
    struct SecondMoverTests {
        private let simulator = Simulator.current

        /// When something else changes.
        enum Moment: CaseIterable { case fingerDown, glidingBack }

        private func trial(_ root: Tree.Root<Place>) -> Trial {
            Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        private func expect(_ tree: String, in trial: Trial) {
            trial.stage.settle()
            #expect(trial.navigator.tree.notation == tree && trial.navigator.isSettled)
            #expect(trial.navigator.tree.shown == trial.stage.look())
            trial.navigator.lookAgain()
            trial.stage.settle()
            #expect(trial.navigator.tree.notation == tree, "it is another after the next look")
            #expect(simulator.log.warnings == [] && simulator.log.raises == [])
        }

        private func takeBackSwipe(with other: Moment, _ change: () throws -> Void) throws {
            try simulator.user.beginSwipeBack()
            simulator.user.moveSwipe(to: 0.3)
            if other == .fingerDown { try change() }
            simulator.clock.advance(by: .milliseconds(50))
            simulator.user.endSwipe(finish: false)
            simulator.clock.advance(by: .milliseconds(50))
            if other == .glidingBack { try change() }
        }

        @Test(arguments: Moment.allCases, [0, 1])
        func `a container of the app's own tells of its front`(moment: Moment, front: Int) throws {
            let trial = trial(.container(Tree.Kind("drawer"), .stack("a", above: ["b"]), [.stack("c")]))
            try takeBackSwipe(with: moment) { #expect(trial.stage.tapTab(front)) }
            expect(
                front == 0 ? "drawer[*stack[a > b], stack[c]]" : "drawer[stack[a > b], *stack[c]]", in: trial)
        }

        enum Change: CaseIterable {
            case narrowAndWide, turned, primaryShown
        }

        @Test(arguments: Moment.allCases, Change.allCases)
        func `columns change`(moment: Moment, change: Change) throws {
            let trial = trial(.split(primary: .stack("list"), secondary: .stack("a", above: ["b"])))
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            try takeBackSwipe(with: moment) {
                switch change {
                case .narrowAndWide:
                    simulator.resize(isCompact: true)
                    simulator.clock.turn()
                    simulator.resize(isCompact: false)
                case .turned: simulator.rotate(to: .landscapeLeft)
                case .primaryShown: columns.show(.primary)
                }
            }
            expect("split[stack[list], stack[a > b]]", in: trial)
        }
    }
#endif
