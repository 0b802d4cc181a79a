#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    @testable import CairnContract
    import CairnTesting

    /// What was performed stays: with no finger and no other code, the tree at rest is what it was after the last request, however
    /// soon one follows the other. Columns above all, since where there is little room UIKit has them in one stack.
    /// `CAIRN_SEED` plays a walk again.
    @MainActor
    struct PerformedWalkTests {
        private typealias Transition = Tree.Transition<Place, Never>
        private static let roots: [Tree.Root<Place>] = [
            .split(primary: .stack("a"), secondary: .stack("b")),
            .split(primary: .stack("a"), secondary: .screen("b")),
            .split(primary: .stack("a"), secondary: .screen("flowB")),
            .split(primary: .stack("a"), supplementary: .stack("c"), secondary: .stack("b")),
            .split(primary: .stack("a"), supplementary: .screen("c"), secondary: .screen("flowB")),
            .tabs(.split(primary: .stack("a"), secondary: .stack("b")), [.stack("c")]),
            .split(primary: .tabs(.stack("a"), [.stack("c")]), secondary: .stack("b")),
            .split(primary: .stack("a"), secondary: .tabs(.stack("b"), [.stack("c")])),
            .split(primary: .stack("a"), secondary: .pages("b", "c")),
            .tabs(.stack("a"), [.stack("b"), .screen("flowC")]),
        ]

        @Test(.simulator) func `what was performed on a phone stays`() throws { try walk(isPad: false) }

        @Test(.simulator(.pad)) func `what was performed on a pad stays`() throws { try walk(isPad: true) }

        private func walk(isPad: Bool) throws {
            let simulator = Simulator.current
            let seed = SeededRandom.seedOfTests
            var random = SeededRandom(seed: seed)
            for round in 0..<300 {
                if isPad { simulator.resize(isCompact: false) }
                let root = any(of: Self.roots, &random)
                let trial = Trial(root, view: SimulatorStage.view) { SimulatorStage($0) }
                var trail = ["\(trial.navigator.tree)"]
                for _ in 0..<Int.random(in: 2...6, using: &random) {
                    ask(of: trial, &random, &trail)
                    letPass(isPad: isPad, &random, &trail)
                }
                let expected = trial.navigator.tree
                trial.stage.settle()
                trial.navigator.lookAgain()
                trial.stage.settle()
                trail += ["CAIRN_SEED=\(seed), round \(round)", "at rest: \(trial.navigator.tree)"]
                trail += (simulator.log.raises.map { "\($0)" } + simulator.log.warnings.map { "\($0)" })
                let words = trail.joined(separator: "\n")
                try #require(trial.fault == nil, "\(words)")
                try #require(trial.navigator.isSettled && trial.navigator.pending.isEmpty, "\(words)")
                try #require(simulator.log.raises.isEmpty && simulator.log.warnings.isEmpty, "\(words)")
                try #require(trial.navigator.tree.plain == expected.plain, "\(words)")
                trial.stage.leave()
            }
        }

        private func ask(of trial: Trial, _ random: inout SeededRandom, _ trail: inout [String]) {
            let askers = trial.navigator.tree.nodes.compactMap { trial.navigator.sketch($0.id) }
            guard !askers.isEmpty else { return }
            let asker = any(of: askers, &random)
            let transition = any(of: Self.transitions(to: any(of: ["x", "y", "flowX"], &random)), &random)
            let request = asker.router.trigger(transition)
            trail.append(
                "\(asker.name) asks for \(transition): \(request.result.map { "\($0)" } ?? "pending")\n"
                    + "  \(trial.navigator.tree)")
        }

        private func letPass(isPad: Bool, _ random: inout SeededRandom, _ trail: inout [String]) {
            let clock = Simulator.current.clock
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                Simulator.current.settle()
                trail.append("settles")
            case 1:
                let time = Int.random(in: 1...500, using: &random)
                clock.advance(by: .milliseconds(time))
                trail.append("\(time) ms")
            case 2:
                clock.turn()
                trail.append("a turn")
            case 3 where isPad:
                let isCompact = Bool.random(using: &random)
                Simulator.current.resize(isCompact: isCompact)
                trail.append(isCompact ? "little room" : "much room")
            default: break
            }
        }

        private func any<Element>(of elements: [Element], _ random: inout SeededRandom) -> Element {
            elements[Int.random(in: elements.indices, using: &random)]
        }

        private static func transitions(to place: Place) -> [Transition] {
            [
                .push(place), .pop, .popToRoot, .set(place, above: ["z"]), .replaceTop(place), .close,
                .dismiss, .dismissAll, .present(place, as: .sheet), .present(.stack(place), as: .fullScreen),
                .present(place, as: .popover), .present(.stack(place), as: .currentContext),
                .present(.tabs("flowA", place), as: .fullScreen), .present("dialog", as: .alert),
                .present("dialog", as: .actionSheet), .in(.secondary, .set(place)), .in(.secondary, .none),
                .in(.secondary, .push(place)), .in(.secondary, .close), .in(.primary, .set(place)),
                .in(.primary, .push(place)), .in(.primary, .none), .in(.supplementary, .push(place)),
                .in(.supplementary, .close),
                .several(.in(.secondary, .set(place)), .in(.primary, .push("q"))),
                .present(.split(primary: .stack("m"), secondary: .stack("n")), as: .fullScreen),
                .replaceAll(.split(primary: .stack("a"), secondary: .stack("b"))), .select("b"), .select("c"),
                .replaceAll(.stack(place)), .replaceAll(.tabs(.stack("a"), [.stack("b")])),
                .several(.popToRoot, .push(place), .present("w", as: .sheet)), .show(place),
                .several(.close, .present(place, as: .fullScreen)), .several(.dismissAll, .select("b")),
                .several(.present(place, as: .sheet), .dismiss, .present("v", as: .fullScreen)),
            ]
        }
    }

    extension Tree {
        /// Without which column is in front, which changes with the room there is, and without who has opened what.
        fileprivate var plain: String {
            notation.replacing("*", with: "").replacing(#/ by [^)]*\)/#, with: ")")
        }
    }
#endif
