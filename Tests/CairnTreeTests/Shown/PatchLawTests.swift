import CairnTesting
import CairnTree
import Foundation
import Testing

/// From anything shown to anything else: over random trees, the steps lead there. `CAIRN_SEED` plays one again.
struct PatchLawTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = SeededRandom.seedOfTests
    private static let count = environment["CAIRN_STEPS"].flatMap(Int.init).map { $0 / 10 } ?? 1_000

    @Test func `the last step brings what is wanted`() throws {
        var random = SeededRandom(seed: Self.seed)
        var last = 0
        for _ in 0..<Self.count {
            let seed = random.next()
            var draw = RandomTree(seed: seed, isMixed: true)
            let tree = draw.tree()
            let gone = tree.nodes.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
            let less = tree.pruned(of: Set(gone.map(\.id)))
            for (from, to) in [(tree, less), (less, tree), (tree, draw.tree())] {
                var shown = from.shown
                for step in Patch(from: shown, to: to.shown).steps {
                    // A host machine plans anew where a step did not end as it should, and takes what a last one ends in for
                    // what is wanted.
                    let left = Patch(from: shown, to: to.shown).steps
                    if left.count == 1 {
                        last += 1
                        try #require(shown.after(left[0]) == to.shown, "seed \(seed)\n\(from)\n\(to)")
                    }
                    try #require(shown.after(step) != shown, "seed \(seed)\n\(from)\n\(to)\n\(step)")
                    shown = shown.after(step)
                }
                try #require(shown == to.shown, "seed \(seed)\n\(from)\n\(to)")
                try #require(replanned(from: from.shown, to: to.shown), "seed \(seed)\n\(from)\n\(to)")
            }
        }
        #expect(last > Self.count)
    }

    /// Two covers in the background, one of them two containers deep.
    @Test func `what is covered in the back is brought to the front no more than once`() throws {
        for notation in [
            "tabs[*a:stack[b], c:tabs[*d, g:stack[e > x + currentContext(f by e)]]]",
            "tabs[*a:stack[b], c:tabs[*d, g:stack[e + currentContext(f)]], h:stack[i + currentContext(j)]]",
        ] {
            #expect(replanned(from: .nothing, to: try Tree(notation: notation).shown), "\(notation)")
        }
    }

    /// Whether planning anew after each step comes to its end.
    private func replanned(from old: Shown, to new: Shown) -> Bool {
        var shown = old
        for _ in 0..<200 {
            guard let step = Patch(from: shown, to: new).steps.first else { return shown == new }
            shown = shown.after(step)
        }
        return false
    }
}
