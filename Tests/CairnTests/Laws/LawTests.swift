import Cairn
import CairnTesting
import Foundation
import Testing

/// The laws over random sequences of requests, fingers and plain toolkit calls. A failure prints its seed;
/// CAIRN_SEED=… plays it again, CAIRN_STEPS=… goes on for longer.
@MainActor
struct LawTests {
    nonisolated private static let seed =
        ProcessInfo.processInfo.environment["CAIRN_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
    nonisolated private static let steps =
        ProcessInfo.processInfo.environment["CAIRN_STEPS"].flatMap(Int.init) ?? 5_000

    @Test(arguments: [TestHost.Pace.atOnce, .byHand], [HostContainers.none, .all])
    func theLawsHoldWhateverHappens(_ pace: TestHost.Pace, containers: HostContainers) async throws {
        let contract = HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(pace)
            navigator.attach(host)
            return host
        }
        let requests = try await contract.walk(seed: Self.seed, steps: Self.steps, containers: containers)
        print(
            "laws 1, 2, 3, 7, 8 on TestHost(\(pace), containers: \(containers)): seed \(Self.seed), \(Self.steps) steps, \(requests) requests"
        )
        #expect(requests > Self.steps / 10)
    }
}
