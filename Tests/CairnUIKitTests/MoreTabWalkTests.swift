#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Fingers, requests and other code among more tabs than a phone's bar has room for.
    @MainActor
    @Suite(.simulator)
    struct MoreTabWalkTests {
        private let simulator = Simulator.current

        @Test(arguments: 1...60 as ClosedRange<UInt64>)
        func `tree and screen are equal whatever is done with tabs behind More`(seed: UInt64) throws {
            let walk = MoreTabWalk(seed: seed)
            defer { walk.stage.leave() }
            for _ in 0..<10 {
                for _ in 0..<4 { walk.step() }
                let fault = walk.faultAtRest()
                try #require(fault == nil, "seed \(seed)\n\(walk.trail.joined(separator: "\n"))")
            }
        }
    }

    @MainActor
    private final class MoreTabWalk {
        private(set) var trail: [String] = []
        private let trial = Trial(
            .tabs(
                .stack("a"),
                [
                    .screen("b"), .stack("c"), .screen("d"), .screen("e"), .stack("f"), .screen("g"),
                    .screen("h"), .split(primary: .stack("i"), secondary: .stack("j")),
                ]), view: SimulatorStage.view, stage: { SimulatorStage($0) })
        private let tabs: UITabBarController
        /// What the tabs held at first: those that were never in front are empty places, which other code may keep.
        private let first: [UIViewController]
        private var random: SeededRandom

        var stage: SimulatorStage { trial.stage as! SimulatorStage }
        private var user: Simulator.User { stage.simulator.user }

        init(seed: UInt64) {
            random = SeededRandom(seed: seed)
            tabs = (trial.stage as! SimulatorStage).window.rootViewController as! UITabBarController
            first = (tabs.viewControllers ?? []).flatMap { [$0] + $0.children }
        }

        func step() {
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<14, using: &random) {
            case 0, 1: note("More is tapped", try? user.tapTab("More"))
            case 2, 3:
                let name = ["E", "F", "G", "H", "I", "e", "f", "g", "h", "i"].randomElement(using: &random)!
                note("\(name) is tapped", try? user.tap(name))
            case 4: note("back is tapped", stage.tapBack())
            case 5: note("a tab is tapped", stage.tapTab(Int.random(in: 0..<5, using: &random)))
            case 6:
                let kept = tabs.viewControllers?.shuffled(using: &random) ?? []
                tabs.viewControllers = Array(kept.prefix(Int.random(in: 1...3, using: &random)))
                note("other code keeps few tabs", ())
            case 7:
                tabs.selectedIndex = Int.random(in: 0..<9, using: &random)
                note("other code selects one", ())
            case 8:
                let name = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].randomElement(using: &random)!
                let model = trial.navigator.tree.nodes.lazy.compactMap { [trial] in
                    trial.navigator.sketch($0.id)
                }.first
                note("\(name) is asked for", model?.router.trigger(.select(Place(name))))
            case 9: pushKept(animated)
            case 10: note("time passes", stage.letPass())
            case 11: note("a swipe begins", stage.beginSwipeBack())
            case 12:
                stage.frontStack?.pushViewController(UIViewController(), animated: animated)
                note("other code pushes \(animated)", ())
            default: note("a finger lets go \(animated)", stage.letGo(finish: animated))
            }
        }

        /// Other code pushes what it kept of the tabs that there were at first.
        private func pushKept(_ animated: Bool) {
            guard let kept = first.randomElement(using: &random), let stack = stage.frontStack,
                stack !== tabs.selectedViewController || tabs.selectedIndex != NSNotFound,
                !(kept is UINavigationController), kept.parent == nil
            else { return }
            stack.pushViewController(kept, animated: animated)
            note("other code pushes what it kept \(animated)", ())
        }

        func faultAtRest() -> String? {
            stage.letGo(finish: false)
            stage.settle()
            trial.navigator.lookAgain()
            stage.settle()
            note("all settles", ())
            if !trial.navigator.isSettled { return "it never settles" }
            if trial.navigator.tree.shown != stage.look() { return "the host shows \(stage.look())" }
            if stage.simulator.log.raises != [] { return "UIKit raised" }
            let visible = trial.navigator.tree.visible
            // Columns are not shown behind More, and a page says so.
            if visible.isForeign || ["i", "j"].contains(visible.label) || stage.front == visible.label {
                return trial.ledger.leaks.first?.description
            }
            return "in front is \(stage.front ?? "nothing")"
        }

        private func note(_ what: String, _ done: Any?) {
            trail.append("    \(what)   \(trial.navigator.tree)")
            if stage.simulator.log.raises != [] { trail.append("    \(stage.simulator.log.raises)") }
        }
    }
#endif
