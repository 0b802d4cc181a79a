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
    func oneTruthOneOutcomeAndReleaseHoldWhateverHappens(_ pace: TestHost.Pace, containers: HostContainers)
        throws
    {
        let contract = HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(pace)
            navigator.attach(host)
            return host
        }
        let requests = try contract.walk(seed: Self.seed, steps: Self.steps, containers: containers)
        print(
            "laws 1, 2, 7 on TestHost(\(pace), containers: \(containers)): seed \(Self.seed), \(Self.steps) steps, \(requests) requests"
        )
        #expect(requests > Self.steps / 10)
    }

    @Test func closingUndoesOpening() throws {
        var random = SeededRandom(seed: Self.seed)
        let stage = Stage()
        var closed = 0
        for step in 0..<Self.steps {
            let before = stage.navigator.tree
            let asker = try #require(before.nodes.randomElement(using: &random))
            guard let model = stage.navigator.sketch(asker.id) else { continue }
            let opening = opening(step, using: &random)
            guard model.router.trigger(opening).result == .performed else { continue }
            // Half of what is opened stays open, so that the next is opened over a deeper tree.
            guard Bool.random(using: &random) else { continue }
            let opened = stage.navigator.tree
            let new = try #require(
                opened.nodes.filter { !before.contains($0.id) }.lazy.compactMap {
                    stage.navigator.sketch($0.id)
                }.first)
            let outcome = new.router.close().result
            guard outcome == .performed, stage.navigator.tree == before else {
                Issue.record(
                    """
                    \(opening), then close: \(outcome.map { "\($0)" } ?? "nothing"), at step \(step)
                    before  \(before)
                    opened  \(opened)
                    closed  \(stage.navigator.tree)
                    CAIRN_SEED=\(Self.seed)
                    """)
                return
            }
            closed += 1
            if before.nodes.count > 24 {
                stage.navigator.sketch("a")?.router.trigger(.dismiss)
                stage.navigator.sketch("a")?.router.trigger(.popToRoot)
            }
        }
        print("law 3: seed \(Self.seed), \(closed) opened and closed")
        #expect(closed > Self.steps / 20)
    }

    private func opening(_ number: Int, using random: inout SeededRandom) -> Tree.Transition<Place, Never> {
        let kind = Bool.random(using: &random) ? "flow" : "s"
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return .push(Place("\(kind)\(number)"))
        case 1: return .present(.stack(Place("\(kind)\(number)")), as: .sheet)
        default: return .present(Place("\(kind)\(number)"), as: .fullScreen)
        }
    }
}
