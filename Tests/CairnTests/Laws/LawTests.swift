import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// The laws over random sequences of requests, fingers and plain toolkit calls. A failure prints its seed;
/// CAIRN_SEED=… plays it again, CAIRN_STEPS=… goes on for longer, CAIRN_SHAPES=ownGuards,waiting draws nothing else,
/// CAIRN_SHAPES=-readsWhenGone all but that; CAIRN_LAWS=1,2 checks no other law.
@MainActor
struct LawTests {
    nonisolated private static let environment = ProcessInfo.processInfo.environment
    nonisolated private static let seed = environment["CAIRN_SEED"].flatMap(UInt64.init) ?? 13
    nonisolated private static let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 1_000
    nonisolated private static let shapes = environment["CAIRN_SHAPES"].map(WalkShapes.init(named:)) ?? .all

    nonisolated private static let laws =
        environment["CAIRN_LAWS"].map { Set($0.split(separator: ",").compactMap { Int($0) }) } ?? Set(1...9)

    private func contract(_ pace: TestHost.Pace) -> HostContract {
        HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(pace)
            navigator.attach(host)
            return host
        }
    }

    @Test(arguments: [TestHost.Pace.atOnce, .byHand], [HostContainers.none, .all])
    func `the laws hold whatever happens`(_ pace: TestHost.Pace, containers: HostContainers) async throws {
        let requests = try await contract(pace).walk(
            seed: Self.seed, steps: Self.steps, containers: containers, shapes: Self.shapes, laws: Self.laws)
        print(
            "laws 1, 2, 3, 7, 8, 9 on TestHost(\(pace), containers: \(containers)): seed \(Self.seed), \(Self.steps) steps, "
                + "\(requests) requests, shapes \(Self.shapes)")
        #expect(requests > Self.steps / 10)
    }

    @Test(arguments: [HostContainers.none, .all])
    func `the laws hold where places hold what looks at the navigator as it goes`(
        _ containers: HostContainers
    ) async throws {
        let requests = try await Onlooker.$windows.withValue(Onlooker.Windows()) {
            try await contract(.byHand).walk(
                seed: Self.seed, steps: Self.steps, containers: containers, shapes: Self.shapes,
                laws: Self.laws)
        }
        print(
            "laws 1, 2, 3, 7, 8, 9 under onlookers: seed \(Self.seed), \(Self.steps) steps, \(requests) requests"
        )
        #expect(requests > Self.steps / 10)
    }

    @Test func `the laws hold in two windows over one store`() async throws {
        let requests = try await contract(.byHand).walk(
            seed: Self.seed, steps: Self.steps, containers: .all, shapes: Self.shapes, windows: 2,
            laws: Self.laws)
        print(
            "laws 1, 2, 3, 7, 8, 9 in two windows: seed \(Self.seed), \(Self.steps) steps, \(requests) requests"
        )
        #expect(requests > Self.steps / 10)
    }

    /// There may be another room than before, by what the app begins with, so that a walk can be walked again.
    private var contractInAnyRoom: HostContract {
        HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(.byHand, isCompact: !navigator.tree.nodes.count.isMultiple(of: 2))
            navigator.attach(host)
            return host
        }
    }

    @Test(arguments: [HostContainers.none, .columns, .all])
    func `the laws hold in an app that is ended and started again`(_ containers: HostContainers) async throws
    {
        let requests = try await contractInAnyRoom.walk(
            seed: Self.seed, steps: Self.steps, containers: containers, shapes: Self.shapes, laws: Self.laws,
            endsApps: true)
        print(
            "laws 1 to 3 and 5 to 9, started again: seed \(Self.seed), \(Self.steps) steps, \(requests) requests"
        )
        #expect(requests > Self.steps / 10)
    }
}
