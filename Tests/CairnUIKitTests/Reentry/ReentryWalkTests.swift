#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Requests, plain UIKit calls and another window, in the middle of any call of the app's. `CAIRN_SEED` plays a walk again.
    @MainActor
    @Suite(.simulator)
    final class ReentryWalkTests {
        private let seed = SeededRandom.seedOfTests
        private var random = SeededRandom(seed: SeededRandom.seedOfTests)
        private let steps = ProcessInfo.processInfo.environment["CAIRN_STEPS"].flatMap(Int.init) ?? 1_200
        private let simulator = Simulator.current
        private var meddler = Meddler(seed: 0)
        private var navigator: Navigator?
        private var windows: [UIWindow] = []
        private weak var gone: Navigator?

        @Test(
            arguments: [Tree.Root<Place>.stack("a"), .tabs(.stack("a"), [.screen("b")]), .screen("a")],
            [true, false])
        func `tree and screen are equal whatever is done in the middle of a call`(
            root: Tree.Root<Place>, movesWindows: Bool
        ) async throws {
            await beginAnew(root, movesWindows)
            for step in 0..<steps {
                try act()
                guard step.isMultiple(of: 3) else { continue }
                let words = { [self] in
                    "CAIRN_SEED=\(seed), step \(step)\n\(meddler.trail.joined(separator: "\n"))"
                }
                await rest()
                if try isOver(words) {
                    await end(words)
                    await beginAnew(root, movesWindows)
                }
            }
        }

        /// Holds what is at rest to the laws.
        /// - Returns: Whether to begin anew: nothing is left of the app's own, or there is too much of it.
        private func isOver(_ words: () -> String) throws -> Bool {
            let navigator = try #require(navigator)
            try #require(
                navigator.isSettled && navigator.pending.isEmpty,
                "\(navigator.isSettled) \(navigator.pending) \(words())")
            try #require(navigator.disagreement == nil, "\(navigator.disagreement ?? "") \(words())")
            let ids = navigator.tree.nodes.map(\.id)
            try #require(Set(ids).count == ids.count, "\(words())")
            // What stands on screen is known, or another's.
            try #require(!"\(navigator.tree)".contains("~Meddled"), "\(navigator.tree) \(words())")
            let raises = simulator.log.takeRaises()
            try #require(raises.isEmpty, "\(raises) \(words())")
            meddler.rested(navigator.tree)
            let isOurs = navigator.tree.nodes.contains { navigator.made(for: $0.id) is Screen }
            return !isOurs || navigator.tree.nodes.count > 16 || random.roll(20) == 0
        }

        private func act() throws {
            meddler.budget = 12
            switch random.roll(12) {
            case 0..<5: meddler.act()
            case 5, 6:
                meddler.note("time passes", simulator.clock.advance(by: .milliseconds(random.roll(600))))
            case 7: meddler.note("taps back", try? simulator.user.tapBack())
            case 8:
                meddler.note("swipes", try? simulator.user.beginSwipeBack())
                simulator.user.moveSwipe(to: 0.4)
            case 9:
                meddler.note("pulls", try? simulator.user.beginPull())
                simulator.user.movePull(to: 0.4)
            case 10: letGo(finish: Bool.random(using: &random))
            default: meddler.note("taps a tab", try? simulator.user.tapTab("b"))
            }
        }

        private func letGo(finish: Bool) {
            meddler.note("lets go \(finish)")
            simulator.user.endSwipe(finish: finish)
            simulator.user.endPull(finish: finish)
        }

        /// Nothing meddles any more.
        private func rest() async {
            letGo(finish: false)
            await simulator.settle()
            meddler.budget = 0
            for _ in 0..<2 {
                navigator?.lookAgain()
                await simulator.settle()
            }
        }

        private func beginAnew(_ root: Tree.Root<Place>, _ movesWindows: Bool) async {
            meddler = Meddler(seed: random.next())
            let navigator = Navigator(root: MeddledCoordinator(root, meddler))
            navigator.logsRefusals = false
            self.navigator = navigator
            gone = navigator
            meddler.navigator = navigator
            UIView.setAnimationsEnabled(random.roll(3) > 0)
            moveToWindow()
            if movesWindows { meddler.moves = { [weak self] in self?.moveToWindow() } }
            await simulator.settle()
        }

        private func moveToWindow() {
            // Another host of the same window is another host.
            if let last = windows.last, Bool.random(using: &random) {
                navigator?.attach(UIKitHost(window: last))
                return
            }
            let window = UIWindow(frame: UIScreen.main.bounds)
            windows.append(window)
            navigator?.attach(UIKitHost(window: window))
        }

        /// The window closes: whoever waits has an outcome, and nothing is left.
        private func end(_ words: () -> String) async {
            meddler.moves = nil
            navigator?.windowClosed()
            await simulator.settle()
            #expect(meddler.requests.allSatisfy { $0.result != nil }, "\(words())")
            navigator = nil
            for window in windows {
                window.rootViewController?.dismiss(animated: false)
                window.rootViewController = nil
                window.isHidden = true
            }
            windows = []
            await simulator.settle()
            #expect(gone == nil, "\(words())")
        }
    }
#endif
