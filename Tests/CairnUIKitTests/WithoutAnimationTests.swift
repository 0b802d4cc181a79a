#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A change that was asked for without animation is there at once, and what follows moves again.
    @MainActor
    @Suite(.simulator)
    struct WithoutAnimationTests {
        private let simulator = Simulator.current

        private func trial() -> Trial {
            Trial(.stack("a"), view: SimulatorStage.view) { SimulatorStage($0) }
        }

        private func ask(
            _ transition: Tree.Transition<Place, Never>, from name: String, of trial: Trial
        ) throws -> Bool {
            #expect(try trial.ask(transition, from: name).result == .performed)
            for _ in 0..<8 { simulator.clock.turn() }
            return simulator.isMoving
        }

        @Test func `a push and a pop`() throws {
            let trial = trial()
            #expect(try !ask(.withoutAnimation(.push("b")), from: "a", of: trial))
            #expect(trial.stage.front == "b")
            #expect(try !ask(.withoutAnimation(.pop), from: "b", of: trial))
            #expect(trial.stage.front == "a")
            #expect(try ask(.push("c"), from: "a", of: trial))
            try trial.expect("stack[a > c]")
        }

        @Test func `a modal, and what comes in one change with it`() throws {
            let trial = trial()
            let change = Tree.Transition<Place, Never>.several(
                .push("b"), .withoutAnimation(.present("c", as: .sheet)))
            #expect(try ask(change, from: "a", of: trial) == false)
            #expect(trial.stage.front == "c")
            // What came at once goes in the usual way.
            #expect(try ask(.dismiss, from: "c", of: trial))
            try trial.expect("stack[a > b]")
        }

        @Test func `a modal in a style of the app's own, with an animator`() throws {
            let style = Tree.ModalStyle.custom("card")
            let trial = Trial(.stack("a"), view: SimulatorStage.view) {
                SimulatorStage(
                    $0, animators: [.walked: FadeAnimator()],
                    presentations: [style: UIPresentationController.init(presentedViewController:presenting:)]
                )
            }
            let card = Tree.Transition<Place, Never>.animated(.present("c", as: style), by: .walked)
            #expect(try ask(.several(.withoutAnimation(.push("b")), card), from: "a", of: trial) == false)
            #expect(trial.stage.front == "c")
            #expect(try ask(.withoutAnimation(.dismissAll), from: "b", of: trial) == false)
            try trial.expect("stack[a > b]")
            // What follows it in the same turn is not lost.
            #expect(try ask(card, from: "b", of: trial))
            trial.stage.settle()
            try trial.ask(.withoutAnimation(.dismissAll), from: "b")
            #expect(try ask(.present("d", as: .sheet), from: "b", of: trial))
            try trial.expect("stack[a > b] + sheet(d)")
            #expect(simulator.log.warnings == [])
        }
    }
#endif
