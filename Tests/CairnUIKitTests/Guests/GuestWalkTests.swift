#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Flows as guests in an app that is not Cairn's, two at most at a time: on its navigation controller, or in a modal. They ask,
    /// a finger moves, the app calls UIKit, takes out of sight what they stand on and lets go of it, at every moment. They may come
    /// before the app's window, with modals that were saved. `CAIRN_SEED` plays a walk again.
    @MainActor
    @Suite(.simulator)
    struct GuestWalkTests {
        private static let environment = ProcessInfo.processInfo.environment
        private let seed = SeededRandom.seedOfTests
        private let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 1_000

        @Test func `a guest's tree is what the app shows of it, whatever the app does meanwhile`() throws {
            let walk = GuestWalk(seed: seed)
            defer { walk.removeFiles() }
            for step in 0..<steps {
                walk.step()
                guard step.isMultiple(of: 5) else { continue }
                if let fault = walk.faultAtRest() {
                    Issue.record(
                        "CAIRN_SEED=\(seed), step \(step): \(fault)\n\(walk.trail.joined(separator: "\n"))")
                    return
                }
            }
            print(
                "guests: seed \(seed), \(steps) steps, \(walk.guestCount) guests, \(walk.requestCount) requests"
            )
            #expect(walk.guestCount > steps / 400 && walk.requestCount > steps / 10)
        }
    }
#endif
