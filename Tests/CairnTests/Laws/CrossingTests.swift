import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// Every verb, with the guarded place wherever it can stand, every guardian, verdict and moment: crossed, not imagined.
/// Every so many are tried.
@MainActor
struct CrossingTests {
    /// By what faults are told apart that a verb has in common.
    nonisolated private static let kinds = [
        "nothing in it", "asked without end", "was entered", "does not lead", "was superseded", "had left",
        "nobody ever saw", "did not come in", "was made for", "to make", "never was in the tree",
        "no outcome",
        "for ever", "at rest", "the host shows", "in front", "not to be seen", "left behind",
    ]

    @Test(arguments: Crossing.Verb.allCases, [TestHost.Pace.atOnce, .byHand])
    func `the laws hold wherever a guard stands`(_ verb: Crossing.Verb, at pace: TestHost.Pace) async {
        let contract = HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(pace)
            navigator.attach(host)
            return host
        }
        var found: [String: [String]] = [:]
        let all = Crossing.all(verb)
        let tried = all.some(every: 97)
        for crossing in tried {
            for fault in await contract.faults(crossing) {
                let kind = Self.kinds.first { fault.contains($0) } ?? fault
                found["\(fault.prefix(6)) \(kind)", default: []].append("\(crossing): \(fault)")
            }
        }
        print("crossings of \(verb) on TestHost(\(pace)): \(tried.count) of \(all.count)")
        for (kind, faults) in found.sorted(by: { $0.key < $1.key }) {
            Issue.record("\(kind): \(faults.count) of \(tried.count) crossings, the first: \(faults[0])")
        }
    }

    @Test(arguments: [TestHost.Pace.atOnce, .byHand])
    func `the laws hold wherever a screen asks under a finger`(_ pace: TestHost.Pace) async {
        let contract = HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(pace)
            navigator.attach(host)
            return host
        }
        let shapes = ProcessInfo.processInfo.environment["CAIRN_SHAPES"].map(WalkShapes.init(named:)) ?? .all
        for crossing in FingerCrossing.all.filter({ $0.fits(shapes) }).some(every: 3) {
            for fault in await contract.faults(crossing) { Issue.record("\(crossing): \(fault)") }
        }
    }
}
