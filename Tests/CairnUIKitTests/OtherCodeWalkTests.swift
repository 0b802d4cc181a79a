#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Other code's plain UIKit calls at every moment, between requests and in mid-transition, animated or not.
    /// `CAIRN_SEED` plays a walk again.
    @MainActor
    @Suite(.simulator)
    struct OtherCodeWalkTests {
        private static let environment = ProcessInfo.processInfo.environment
        private let seed = SeededRandom.seedOfTests
        private let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 2_000

        @Test(
            arguments: [
                Tree.Root<Place>.stack("a"), .tabs(.stack("a"), [.screen("b"), .stack("c")]),
                .split(primary: .stack("a"), secondary: .screen("b")),
                .split(primary: .screen("a"), secondary: .tabs(.stack("b"), [.screen("c"), .screen("d")])),
                .split(primary: .tabs(.stack("a"), [.screen("b")]), secondary: .stack("c")),
                .split(primary: .screen("a"), secondary: .stack("b")),
                .split(primary: .stack("a"), supplementary: .stack("c"), secondary: .stack("b")),
                .pages(.stack("a"), [.screen("b")]),
                .tabs(.stack("a"), [.stack("closed"), .screen("b"), .screen("moved")]),
            ], [UIUserInterfaceIdiom.phone, .pad])
        func `tree and screen are equal whatever other code does meanwhile`(
            root: Tree.Root<Place>, idiom: UIUserInterfaceIdiom
        ) {
            Simulator.run(idiom: idiom) { _ in walk(root) }
        }

        private func walk(_ root: Tree.Root<Place>) {
            let walk = OtherCodeWalk(root, seed: seed)
            for step in 0..<steps {
                walk.step()
                guard step.isMultiple(of: 4) else { continue }
                if let fault = walk.faultAtRest() {
                    Issue.record(
                        "CAIRN_SEED=\(seed), step \(step): \(fault)\n\(walk.trail.joined(separator: "\n"))")
                    return
                }
            }
            if let fault = walk.faultOfJournal() { Issue.record("CAIRN_SEED=\(seed): \(fault)") }
            print("other code on UIKitHost: seed \(seed), \(steps) steps, \(walk.requestCount) requests")
            #expect(walk.requestCount > steps / 10)
        }
    }
#endif
