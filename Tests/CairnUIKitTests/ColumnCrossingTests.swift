#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    import CairnContract

    /// Columns, while modals come over them and over each one's own stack.
    @MainActor
    struct ColumnCrossingTests {
        private let simulator = Simulator.current
        private static let columns = Tree.Root<Place>.split(primary: .stack("a"), secondary: .stack("b"))

        private func trial(_ root: Tree.Root<Place> = columns, restoring snapshot: Snapshot? = nil) -> Trial {
            Trial(root, restoring: snapshot, view: SimulatorStage.view) { SimulatorStage($0) }
        }

        private func isAtEase() -> Bool { simulator.log.raises.isEmpty && simulator.log.warnings.isEmpty }

        @Test(.simulator, arguments: [true, false])
        func `what covers the first column's stack covers the others that are on it`(byCover: Bool) throws {
            let trial = trial()
            try trial.ask(.present(.stack("x"), as: .currentContext), from: "a")
            try trial.expect("split[*stack[a + currentContext(stack[x])], stack[b]]")
            try trial.ask(.in(.secondary, .set("c")), from: byCover ? "x" : "a")
            try trial.expect("split[stack[a + currentContext(stack[x])], *stack[c]]")
            #expect(trial.navigator.tree.visible.label == "x" && trial.stage.front == "x")
            try trial.ask(.close, from: "x")
            try trial.expect("split[stack[a], *stack[c]]")
            #expect(isAtEase())
        }

        @Test(.simulator(.pad))
        func `what follows a change that loses its animation, as columns become one, is not nested in it`()
            throws
        {
            simulator.resize(isCompact: false)
            let trial = trial()
            try trial.ask(.close, from: "b")
            try trial.expect("split[stack[a]]")
            try trial.ask(.in(.primary, .set("x")), from: "a")
            simulator.resize(isCompact: true)
            try trial.ask(.several(.in(.secondary, .set("s")), .in(.primary, .push("q"))), from: "x")
            try trial.expect("split[*stack[x > q], stack[s]]")
            #expect(isAtEase())
        }

        @Test(.simulator(.pad))
        func `a cover comes back with its column from below one that goes by an animator`() throws {
            simulator.resize(isCompact: false)
            let root = Tree.Root<Place>.split(
                primary: .stack("a"), supplementary: .stack("b"), secondary: .stack("c"))
            let trial = Trial(root, view: SimulatorStage.view) {
                SimulatorStage($0, animators: [.walked: FadeAnimator()])
            }
            try trial.ask(.close, from: "c")
            try trial.ask(.in(.secondary, .animated(.set("d"), by: .walked)), from: "a")
            try trial.ask(.present(.stack("x"), as: .currentContext), from: "b")
            trial.stage.settle()
            simulator.resize(isCompact: true)
            trial.stage.settle()
            #expect(trial.stage.tapBack())
            try trial.expect("split[stack[a], *stack[b + currentContext(stack[x])], stack[d]]")
            #expect(trial.stage.front == "x")
        }

        @Test(
            .simulator,
            arguments: [Tree.Root<Place>.stack("x"), .split(primary: .stack("x"), secondary: .stack("y"))])
        func `a finger swipes back to the column below one that is covered`(cover: Tree.Root<Place>) throws {
            let trial = trial()
            try trial.ask(.in(.secondary, .set("c")), from: "a")
            try trial.ask(.present(cover, as: .currentContext), from: "c")
            trial.stage.settle()
            #expect(trial.stage.front == "x" && trial.stage.beginSwipeBack())
            trial.stage.letGo(finish: true)
            trial.stage.settle()
            #expect(trial.stage.front == "a" && trial.navigator.tree.visible.label == "a")
            #expect(isAtEase())
        }

        @Test(.simulator) func `a column that closes as a modal comes may be filled again`() throws {
            let trial = trial()
            try trial.ask(.present("m", as: .fullScreen), from: "a")
            try trial.ask(.close, from: "b")
            try trial.expect("split[*stack[a]] + fullScreen(m)")
            try trial.ask(.close, from: "m")
            try trial.expect("split[*stack[a]]")
            try trial.ask(.in(.secondary, .set("s")), from: "a")
            try trial.expect("split[stack[a], *stack[s]]")
            #expect(isAtEase())
        }

        @Test(.simulator, arguments: [0, 100, 400, 600])
        func `all may be replaced while a modal comes over columns`(milliseconds: Int) throws {
            let trial = trial()
            try trial.ask(.present("m", as: .sheet), from: "a")
            simulator.clock.advance(by: .milliseconds(milliseconds))
            try trial.ask(.replaceAll(.stack("z")), from: "a")
            try trial.expect("stack[z]")
            #expect(isAtEase())
        }

        @Test(.simulator, arguments: ["b", "flowB"] as [Place])
        func `a screen that stands alone in the first column is no stack for what lies on it`(second: Place)
            throws
        {
            let trial = trial(.split(primary: .screen("a"), secondary: .screen(second)))
            let before = trial.navigator.tree.notation
            try trial.ask(.in(.secondary, .none), from: "a")
            try trial.expect(trial.navigator.tree.notation)
            #expect(trial.stage.tapBack())
            try trial.expect(before)
        }

        @Test(.simulator(.pad), arguments: [0, 200, 600])
        func `a column may be asked for before it is known whether there is room`(milliseconds: Int) throws {
            let trial = trial(.stack("a"))
            try trial.ask(
                .present(.split(primary: .stack("p"), secondary: .stack("q")), as: .fullScreen), from: "a")
            simulator.clock.advance(by: .milliseconds(milliseconds))
            try trial.ask(.in(.secondary, .none), from: "q")
            try trial.expect("stack[a] + fullScreen(split[stack[p], stack[q]])")
        }

        @Test(.simulator(.pad)) func `a cover in a column that is hidden is restored`() throws {
            let before = trial()
            try before.ask(.present(.stack("x"), as: .currentContext), from: "a")
            try before.expect("split[stack[a + currentContext(stack[x])], stack[b]]")
            let snapshot = before.navigator.snapshot()
            before.stage.leave()
            try trial(restoring: snapshot).expect("split[stack[a + currentContext(stack[x])], stack[b]]")
            #expect(isAtEase())
        }

        @Test(.simulator, arguments: [0, 160, 400])
        func `a cover comes as its column comes to the front`(milliseconds: Int) throws {
            let trial = trial(.split(primary: .tabs(.stack("a"), [.stack("c")]), secondary: .stack("b")))
            try trial.ask(.in(.secondary, .push("y")), from: "a")
            trial.stage.settle()
            try trial.ask(.close, from: "b")
            simulator.clock.advance(by: .milliseconds(milliseconds))
            try trial.ask(.present(.stack("x"), as: .currentContext), from: "a")
            try trial.expect("split[*tabs[*stack[a + currentContext(stack[x])], stack[c]]]")
            #expect(isAtEase())
        }

        @Test(.simulator(.pad)) func `a cover comes as the column beside it goes and comes`() throws {
            let trial = trial()
            try trial.ask(.close, from: "b")
            try trial.ask(.present(.stack("x"), as: .currentContext), from: "a")
            try trial.ask(.in(.secondary, .set("s")), from: "a")
            try trial.expect("split[stack[a + currentContext(stack[x])], stack[s]]")
            #expect(isAtEase())
        }
    }
#endif
