import CairnTesting
import CairnTree
import Foundation
import Testing

/// Law 5 for trees: over random trees, what is restored is what was saved. `CAIRN_SEED` plays one again.
struct SnapshotLawTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = SeededRandom.seedOfTests
    private static let count = environment["CAIRN_STEPS"].flatMap(Int.init).map { $0 / 10 } ?? 1_000

    @Test func `restore of snapshot is the tree`() throws {
        var random = SeededRandom(seed: Self.seed)
        var size = 0
        for _ in 0..<Self.count {
            let seed = random.next()
            var draw = RandomTree(seed: seed, isMixed: false)
            let tree = draw.tree()
            size += tree.nodes.count
            let snapshot = tree.snapshot()
            try #require(snapshot.lost.isEmpty)
            let (restored, lost) = try Snapshot(text: snapshot.text).restored()
            try #require(restored == tree && lost.isEmpty, "seed \(seed)\n\(tree)\n\(restored)\n\(lost)")
        }
        print("law 5: seed \(Self.seed), \(Self.count) trees of \(size / Self.count) nodes")
        #expect(size > Self.count * 5)
    }

    @Test func `what cannot be saved loses itself and what stands on it, and nothing else`() throws {
        var random = SeededRandom(seed: Self.seed)
        var losses = 0
        for _ in 0..<Self.count {
            let seed = random.next()
            var draw = RandomTree(seed: seed, isMixed: true)
            let tree = draw.tree()
            let lost = tree.nodes.filter { $0.isForeign || $0.destination?.base is Passing }
            let expected = tree.pruned(of: Set(lost.map(\.id)))
            let snapshot = tree.snapshot()
            let (restored, _) = try Snapshot(text: snapshot.text).restored()
            try #require(restored == expected, "seed \(seed)\n\(tree)\n\(expected)\n\(restored)")
            let gone = tree.nodes.filter { !expected.contains($0.id) && $0.destination != nil }
            try #require(snapshot.lost.map(\.label) == gone.map(\.label), "seed \(seed)")
            losses += gone.count
        }
        #expect(losses > Self.count)
    }
}
