#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Other code keeps every controller that it meets, and shows it again: pushed, presented, as the window's root, at rest
    /// or while it is on its way. `CAIRN_SEED` plays a walk again.
    @MainActor @Suite(.simulator)
    final class ShownAgainWalkTests {
        private let seed = SeededRandom.seedOfTests
        private var random = SeededRandom(seed: SeededRandom.seedOfTests)
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let house = House()
        private var kept: [UIViewController] = []
        private var trail: [String] = []

        @Test func `tree and screen are equal whatever is shown again`() throws {
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            let root = window.rootViewController
            for step in 0..<3_000 {
                act(root)
                guard step.isMultiple(of: 3) else { continue }
                simulator.settle()
                navigator.lookAgain()
                simulator.settle()
                let words = "CAIRN_SEED=\(seed), step \(step)\n\(trail.joined(separator: "\n"))"
                try #require(navigator.isSettled && navigator.pending.isEmpty, "\(words)")
                try #require(navigator.disagreement == nil, "\(words)")
                let ids = navigator.tree.nodes.map(\.id)
                try #require(Set(ids).count == ids.count, "\(words)")
                if navigator.tree.nodes.count > 12 {
                    window.rootViewController = root
                    root?.dismiss(animated: false)
                    (root as? UINavigationController)?.popToRootViewController(animated: false)
                    simulator.settle()
                    navigator.lookAgain()
                    kept = []
                }
                trail = trail.suffix(12) + ["at rest: \(navigator.tree)"]
            }
            var replay = try Replay(text: navigator.journal.text())
            try replay.playToEnd()
            #expect(replay.tree.notation == navigator.tree.notation)
        }

        private func act(_ root: UIViewController?) {
            let stack = root as? UINavigationController
            let animated = Bool.random(using: &random)
            let above = top
            for one in [above, stack?.topViewController].compactMap(\.self)
            where one !== root && !kept.contains(one) {
                kept.append(one)
            }
            let again = kept.randomElement(using: &random)
            let kind = Int.random(in: 0..<12, using: &random)
            trail.append("\(kind) \(animated)")
            switch kind {
            case 0: house.router?.trigger(.push(.two))
            case 1: house.router?.trigger(.present(.two, as: .sheet))
            case 2: house.router?.trigger(.dismissAll)
            case 3: stack?.popViewController(animated: animated)
            case 4: above?.presentingViewController?.dismiss(animated: animated)
            case 5: simulator.clock.turn()
            case 6: simulator.clock.advance(by: .milliseconds(200))
            case 7, 8:
                // It may be presented as well.
                if let again, again !== window.rootViewController, again.parent == nil {
                    stack?.pushViewController(again, animated: animated)
                }
            case 9:
                if let again, isFree(again) { above?.present(again, animated: animated) }
            case 10:
                guard let again, isFree(again), let stack else { return }
                stack.setViewControllers([stack.viewControllers[0], again], animated: animated)
            default:
                // What was there comes back with the next.
                if window.rootViewController !== root {
                    window.rootViewController = root
                } else if let again, isFree(again) {
                    window.rootViewController = again
                }
            }
        }

        private func isFree(_ controller: UIViewController) -> Bool {
            controller.parent == nil && controller.presentingViewController == nil
                && controller.viewIfLoaded?.window == nil
        }

        private var top: UIViewController? {
            var all = [window.rootViewController].compactMap(\.self)
            while let next = all.last?.presentedViewController, !all.contains(next) { all.append(next) }
            return all.last
        }
    }
#endif
