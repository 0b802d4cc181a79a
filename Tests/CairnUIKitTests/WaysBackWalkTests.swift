#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Whatever stands where, with whatever animation and guard: a swipe leads where the back button leads, and asks whom that
    /// asks. `CAIRN_SEED` draws others.
    @MainActor
    struct WaysBackWalkTests {
        private enum Way: CaseIterable { case button, edge, content }

        @Test(
            arguments: [
                Tree.Root<Place>.stack("a"), .tabs(.stack("a"), [.stack("b")]),
                .split(primary: .stack("a"), secondary: .stack("b")),
                .split(primary: .stack("a"), supplementary: .stack("b"), secondary: .stack("c")),
            ])
        func `a swipe leads where the button leads`(root: Tree.Root<Place>) {
            let seed = SeededRandom.seedOfTests
            var backs = 0
            for number in 0..<150 {
                let ends = Way.allCases.map { way in
                    Simulator.run { simulator in end(of: way, root, seed &+ UInt64(number), simulator) }
                }
                // With an animator on top, or nothing to go back to, a finger in the content does nothing.
                guard let button = ends[0], ends[1] == button, ends[2] == nil || ends[2] == button else {
                    guard ends.contains(where: { $0 != nil }) else { continue }
                    Issue.record("CAIRN_SEED=\(seed), \(number): \(ends.map { $0 ?? "no way back" })")
                    return
                }
                backs += 1
            }
            print("ways back: seed \(seed), \(backs) of 150")
            #expect(backs > 30)
        }

        /// Where the way leads, and who was asked; nil where it leads nowhere.
        private func end(
            of way: Way, _ root: Tree.Root<Place>, _ seed: UInt64, _ simulator: Simulator
        ) -> String? {
            var random = SeededRandom(seed: seed)
            let trial = Trial(root, view: SimulatorStage.view) { navigator in
                SimulatorStage(navigator, animators: [.fade: FadeAnimator()])
            }
            trial.stage.settle()
            for count in 0..<Int.random(in: 1...5, using: &random) {
                let models = trial.navigator.tree.nodes.compactMap { trial.navigator.sketch($0.id) }
                guard let model = models.randomElement(using: &random) else { break }
                // A form is a guard.
                let place = Place("\(Bool.random(using: &random) ? "s" : "form")\(count)")
                let push = Tree.Transition<Place, Never>.push(place)
                let asks = [
                    push, .animated(push, by: .fade), .in(.secondary, push),
                    .present(.stack(place), as: .sheet),
                ]
                let asked = asks.randomElement(using: &random)!
                model.router.trigger(asked)
                trial.stage.settle()
            }
            let before = trial.navigator.tree
            do {
                switch way {
                case .button: try simulator.user.tapBack()
                case .edge: try simulator.user.swipeBack()
                case .content: try simulator.user.swipeBack(from: .content)
                }
            } catch { return nil }
            trial.stage.settle()
            let isAsked = !trial.navigator.pending.isEmpty
            guard trial.navigator.tree != before || isAsked else { return nil }
            return "\(before) leads to \(trial.navigator.tree)\(isAsked ? ", which is asked first" : "")"
        }
    }
#endif
