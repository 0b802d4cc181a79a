#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A change that takes the controller that an app keeps from one place to another.
    struct KeptMove: Sendable, CustomTestStringConvertible {
        typealias Transition = Tree.Transition<Place, Never>

        let root: Tree.Root<Place>
        let first: Transition?
        let move: Transition
        let end: String

        init(_ root: Tree.Root<Place>, first: Transition? = nil, _ move: Transition, to end: String) {
            (self.root, self.first, self.move, self.end) = (root, first, move, end)
        }

        var testDescription: String { "to \(end)" }

        static let all = [
            Self(
                .stack("a"), first: .push("kept"), .several(.popTo("a"), .present("kept2", as: .sheet)),
                to: "stack[a] + sheet(kept2)"),
            Self(
                .stack("a"), first: .present(.stack("kept"), as: .sheet), .several(.dismiss, .push("kept2")),
                to: "stack[a > kept2]"),
            Self(
                .stack("a"), first: .present(.stack("kept"), as: .sheet),
                .several(.dismiss, .present("kept2", as: .fullScreen)), to: "stack[a] + fullScreen(kept2)"),
            Self(
                .stack("a"), first: .present(.stack("kept"), as: .sheet),
                .several(.dismiss, .present(.stack("b", above: ["kept2"]), as: .sheet)),
                to: "stack[a] + sheet(stack[b > kept2])"),
            Self(
                .stack("a"), first: .present("kept", as: .sheet), .several(.dismiss, .push("kept2")),
                to: "stack[a > kept2]"),
            Self(
                .stack("a"), first: .present(.tabs(.screen("kept"), [.screen("c")]), as: .fullScreen),
                .several(.dismiss, .push("kept2")), to: "stack[a > kept2]"),
            Self(
                .stack("a"), first: .present(.pages("kept", "c"), as: .fullScreen),
                .several(.dismiss, .push("kept2")), to: "stack[a > kept2]"),
            Self(
                .stack("a"),
                first: .present(.split(primary: .screen("kept"), secondary: .stack("c")), as: .fullScreen),
                .several(.dismiss, .push("kept2")), to: "stack[a > kept2]"),
            Self(
                .tabs(.stack("a"), [.stack("b")]), first: .present(.stack("kept"), as: .currentContext),
                .several(.dismiss, .push("kept2")), to: "tabs[*stack[a > kept2], stack[b]]"),
            Self(
                .tabs(.stack("a"), [.stack("b")]), first: .push("kept"),
                .several(.pop, .select("b"), .in(.tab("b"), .push("kept2"))),
                to: "tabs[stack[a], *stack[b > kept2]]"),
            Self(
                .stack("a"), first: .push("kept"), .replaceAll(.tabs(.stack("b"), [.screen("kept2")])),
                to: "tabs[*stack[b], kept2]"),
            Self(
                .stack("a"), first: .push("kept"), .replaceAll(.pages("b", "kept2")), to: "pages[*b, kept2]"),
            Self(
                .stack("a"), first: .push("kept"),
                .replaceAll(.split(primary: .stack("kept2"), secondary: .screen("b"))),
                to: "split[*stack[kept2], b]"),
            Self(.stack("a"), first: .push("kept"), .replaceAll(.screen("kept2")), to: "(kept2)"),
        ]
    }

    @MainActor
    @Suite(.simulator)
    struct KeptMovesTests {
        @Test(arguments: KeptMove.all, [true, false])
        func `what a kept controller stood in has it no more`(_ move: KeptMove, animated: Bool) throws {
            let kept = SketchController("kept")
            let trial = Trial(move.root) {
                guard $0.hasPrefix("kept") else { return SketchController($0) }
                kept.rename($0)
                return kept
            } stage: {
                SimulatorStage($0)
            }
            if let first = move.first { try trial.ask(first, from: "a") }
            trial.stage.settle()
            UIView.setAnimationsEnabled(animated)
            let request = try trial.ask(move.move, from: "a")
            trial.expectAtRest(move.end)
            #expect(request.result == .performed)
            #expect(Simulator.current.log.takeRaises() == [])
        }

        @Test(arguments: [true, false])
        func `from one column to another`(animated: Bool) throws {
            let kept = try moveBetweenColumns(animated: animated, to: "split[*stack[kept2], stack[b]]")
            #expect(kept.viewIfLoaded?.window != nil)
        }

        @Test(.simulator(.pad), arguments: [true, false])
        func `from one column of a pad to another`(animated: Bool) throws {
            let kept = try moveBetweenColumns(animated: animated, to: "split[stack[kept2], stack[b]]")
            // A pad that is upright hides that column.
            #expect(kept.parent is UINavigationController)
        }

        private func moveBetweenColumns(animated: Bool, to end: String) throws -> SketchController {
            let kept = SketchController("kept")
            let trial = Trial(
                .split(primary: .stack("a"), supplementary: .screen("kept"), secondary: .stack("b"))
            ) {
                guard $0.hasPrefix("kept") else { return SketchController($0) }
                kept.rename($0)
                return kept
            } stage: {
                SimulatorStage($0)
            }
            UIView.setAnimationsEnabled(animated)
            try trial.ask(.several(.close, .in(.primary, .set("kept2"))), from: "kept")
            trial.expectAtRest(end)
            return kept
        }
    }
#endif
