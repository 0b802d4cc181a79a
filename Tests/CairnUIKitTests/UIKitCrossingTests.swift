#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// The crossings on UIKit, on a phone and on a pad: every so many.
    @MainActor
    struct UIKitCrossings {
        private static let shapes =
            ProcessInfo.processInfo.environment["CAIRN_SHAPES"].map(WalkShapes.init(named:)) ?? .all
        private static let contract = HostContract(view: SimulatorStage.view) { SimulatorStage($0) }

        static func cross(_ verb: Crossing.Verb) async {
            for crossing in Crossing.all(verb).some(every: 307) {
                let faults = await contract.faults(crossing)
                if let fault = faults.first {
                    Issue.record("\(crossing): \(fault)")
                    return
                }
            }
        }

        /// Those that ask for a container of the app's own in a tab, while a modal comes and goes: whole, since the host fills the
        /// tab in the moment in which it is one in the tree, and not yet on screen.
        static func comeToDrawer(_ verb: Crossing.Verb) async {
            for crossing in Crossing.all(verb)
            where crossing.stand == .drawer && crossing.moment == .underAFinger
                && crossing.guarding?.verdict == .interposeWaiting
            {
                for fault in await contract.faults(crossing) { Issue.record("\(crossing): \(fault)") }
            }
        }

        /// Covers, other tabs and links, each at rest and none twice in a row, and all others: of each every so many.
        static func followEachOther() async {
            let whole = RequestSequence.all(5, of: [.cover, .fullScreen, .otherTab, .ownTab, .link])
            let others =
                RequestSequence.all(3, of: RequestSequence.Letter.own)
                + RequestSequence.all(3, of: RequestSequence.Letter.foreign)
                + whole.filter { !$0.isTriedWhole }
            let tried = whole.filter(\.isTriedWhole).some(every: 11) + others.some(every: 17)
            for sequence in tried {
                for fault in await contract.faults(sequence) { Issue.record("\(sequence): \(fault)") }
            }
        }

        static func touch(_ stand: FingerCrossing.Stand) async {
            let all = FingerCrossing.all.filter { $0.stand == stand && $0.fits(shapes) }
            for crossing in all.some(every: 3) {
                for fault in await contract.faults(crossing) { Issue.record("\(crossing): \(fault)") }
            }
        }
    }

    @MainActor
    @Suite(.simulator)
    struct UIKitCrossingTests {
        @Test(arguments: Crossing.Verb.allCases)
        func `the laws hold wherever a guard stands`(_ verb: Crossing.Verb) async {
            await UIKitCrossings.cross(verb)
        }

        @Test(arguments: [Crossing.Verb.select, .linkInto])
        func `a tab becomes a container while a modal is before it`(_ verb: Crossing.Verb) async {
            await UIKitCrossings.comeToDrawer(verb)
        }

        @Test
        func `the laws hold in whatever order requests come`() async {
            await UIKitCrossings.followEachOther()
        }

        @Test(arguments: FingerCrossing.Stand.allCases)
        func `the laws hold wherever a screen asks under a finger`(_ stand: FingerCrossing.Stand) async {
            await UIKitCrossings.touch(stand)
        }
    }

    @MainActor
    @Suite(.simulator(.pad))
    struct PadCrossingTests {
        @Test(arguments: Crossing.Verb.allCases)
        func `the laws hold wherever a guard stands on a pad`(_ verb: Crossing.Verb) async {
            await UIKitCrossings.cross(verb)
        }

        @Test(arguments: FingerCrossing.Stand.allCases)
        func `the laws hold wherever a screen asks under a finger on a pad`(_ stand: FingerCrossing.Stand)
            async
        {
            await UIKitCrossings.touch(stand)
        }
    }
#endif
