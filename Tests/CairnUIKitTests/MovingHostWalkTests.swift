#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A tree goes from window to window, and on to the app's own navigation controller and back, at rest and in the middle of
    /// what moves. `CAIRN_SEED` plays a walk again.
    @MainActor @Suite(.simulator)
    final class MovingHostWalkTests {
        private let seed = SeededRandom.seedOfTests
        private var random = SeededRandom(seed: SeededRandom.seedOfTests)
        private let simulator = Simulator.current
        private var window = UIWindow(frame: UIScreen.main.bounds)
        private var windowsBefore: [UIWindow] = []
        private let app = ExistingApp()
        private let house = House()
        private var trail: [String] = []

        @Test func `tree and screen are equal wherever the tree goes`() throws {
            let navigator = Navigator(root: house)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            for step in 0..<1_500 {
                act(navigator)
                guard step.isMultiple(of: 3) else { continue }
                simulator.settle()
                navigator.lookAgain()
                simulator.settle()
                let words = "CAIRN_SEED=\(seed), step \(step)\n\(trail.joined(separator: "\n"))"
                try #require(navigator.isSettled && navigator.pending.isEmpty, "\(words)")
                try #require(navigator.disagreement == nil, "\(words)")
                try #require(simulator.log.raises.isEmpty, "\(words)")
                let others = windowsBefore + (window === app.window ? [] : [app.window])
                let left = others.compactMap {
                    $0.rootViewController?.presentedViewController
                }
                try #require(left.isEmpty, "\(words)")
                if navigator.tree.nodes.count > 12 { house.router?.trigger(.replaceAll(.stack(.list))) }
                // A person has left the guest.
                if navigator.tree.notation == "~nothing" { return }
                trail = trail.suffix(12) + ["at rest: \(navigator.tree)"]
            }
        }

        private func act(_ navigator: Navigator) {
            let kind = Int.random(in: 0..<10, using: &random)
            trail.append("\(kind)")
            switch kind {
            case 0, 1: house.router?.trigger(.push(.two))
            case 2: house.router?.trigger(.present(.two, as: .sheet))
            case 3: house.router?.trigger(.present(.stack(.two), as: .fullScreen))
            case 4: house.router?.trigger(.dismissAll)
            case 5: house.router?.trigger(.present(.two, as: .currentContext))
            case 6: simulator.clock.turn()
            case 7: simulator.clock.advance(by: .milliseconds(150))
            case 8:
                if windowsBefore.count > 3 { windowsBefore.removeFirst().rootViewController = nil }
                if window !== app.window { windowsBefore.append(window) }
                window = UIWindow(frame: UIScreen.main.bounds)
                navigator.attach(UIKitHost(window: window))
            default:
                guard Int.random(in: 0..<4, using: &random) == 0 else { return }
                // The app keeps its own.
                if window !== app.window { windowsBefore.append(window) }
                window = app.window
                app.window.makeKeyAndVisible()
                navigator.attach(UIKitHost(navigationController: app.stack))
            }
        }
    }
#endif
