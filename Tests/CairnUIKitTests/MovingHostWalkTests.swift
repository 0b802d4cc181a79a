#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// A tree goes from window to window, on to the app's own navigation controller or a modal of its own, and back, at rest and
    /// in the middle of what moves. `CAIRN_SEED` plays a walk again.
    @MainActor @Suite(.simulator)
    final class MovingHostWalkTests {
        private let seed = SeededRandom.seedOfTests
        private var random = SeededRandom(seed: SeededRandom.seedOfTests)
        private let simulator = Simulator.current
        private var window = UIWindow(frame: UIScreen.main.bounds)
        private var windowsBefore: [UIWindow] = []
        private let app = ExistingApp(in: ExistingApp.Place.allCases[Int(SeededRandom.seedOfTests % 3)])
        private let house = House()
        private var navigator: Navigator
        private var trail: [String] = []

        init() { navigator = Navigator(root: house) }

        @Test func `tree and screen are equal wherever the tree goes`() throws {
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            for step in 0..<1_500 {
                act()
                guard step.isMultiple(of: 3) else { continue }
                liftFinger()
                simulator.settle()
                navigator.lookAgain()
                simulator.settle()
                let words =
                    "CAIRN_SEED=\(seed), step \(step)\n\(trail.joined(separator: "\n"))\n\(navigator.tree)"
                try #require(navigator.isSettled && navigator.pending.isEmpty, "\(words)")
                try #require(navigator.disagreement == nil, "\(words)")
                try #require(simulator.log.raises.isEmpty, "\(words)")
                let outline = "\(simulator.outline())"
                try #require(!outline.contains("that is shown elsewhere"), "\(words)\n\(outline)")
                let others = windowsBefore + (window === app.window ? [] : [app.window])
                let left = others.compactMap { other in
                    let modal = other.rootViewController?.presentedViewController
                    return modal === app.stack ? app.stack.presentedViewController : modal
                }.filter { (modal: UIViewController) in others.contains { modal.viewIfLoaded?.window === $0 }
                }
                try #require(left.isEmpty, "\(words)")
                if navigator.tree.nodes.count > 12 { house.router?.trigger(.replaceAll(.stack(.list))) }
                trail = trail.suffix(12) + ["at rest: \(navigator.tree)"]
                if navigator.tree.notation == "~nothing" { beginAnew() }
            }
        }

        /// A person has left the guest.
        private func beginAnew() {
            navigator = Navigator(root: house)
            moveToWindow()
        }

        private func act() {
            let kind = Int.random(in: 0..<16, using: &random)
            trail.append("\(kind)")
            switch kind {
            case 0, 1: house.router?.trigger(.push(.two))
            case 2: house.router?.trigger(.present(.two, as: .sheet))
            case 3: house.router?.trigger(.present(.stack(.two), as: .fullScreen))
            case 4: house.router?.trigger(.dismissAll)
            case 5: house.router?.trigger(.present(.two, as: .currentContext))
            case 6: simulator.clock.turn()
            case 7: simulator.clock.advance(by: .milliseconds(150))
            case 8: moveToWindow()
            case 9: if window !== app.window { navigator.attach(UIKitHost(window: window)) }
            case 10: try? simulator.user.beginSwipeBack()
            case 11: try? simulator.user.beginPull()
            case 12: liftFinger()
            case 14: house.router?.trigger(.replaceAll(.stack(.list)))
            case 15: house.router?.trigger(.replaceAll(.screen(.list)))
            default: moveToApp()
            }
        }

        private func liftFinger() {
            let finish = Bool.random(using: &random)
            simulator.user.endSwipe(finish: finish)
            simulator.user.endPull(finish: finish)
        }

        private func moveToWindow() {
            if windowsBefore.count > 3 { windowsBefore.removeFirst().rootViewController = nil }
            if window !== app.window { windowsBefore.append(window) }
            window = UIWindow(frame: UIScreen.main.bounds)
            navigator.attach(UIKitHost(window: window))
        }

        /// The app keeps its own.
        private func moveToApp() {
            let kind = Int.random(in: 0..<8, using: &random)
            guard kind < 3 else { return }
            trail.append("app \(kind)")
            if window !== app.window { windowsBefore.append(window) }
            window = app.window
            app.window.makeKeyAndVisible()
            switch kind {
            case 0: navigator.attach(UIKitHost(navigationController: app.stack))
            case 1: navigator.attach(UIKitHost(presentedBy: app.stack))
            default: navigator.attach(UIKitHost(presentedBy: app.stack, as: .fullScreen))
            }
        }
    }
#endif
