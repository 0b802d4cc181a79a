import CairnTesting
import CairnTree
import Testing

struct GuardedExitsTests {
    @Test func `only a stack that one of them would leave leads past it`() throws {
        #expect(try stacks(past: ["b"], in: "stack[a > b]") == ["stack[a > b]"])
        #expect(try stacks(past: ["a"], in: "stack[a > b]") == [])
        #expect(try stacks(past: ["f"], in: "stack[f(a > b) > c]") == [])
        #expect(try stacks(past: ["f"], in: "stack[a > f(b > c)]") == ["stack[a > f(b > c)]"])
    }

    @Test func `what stands in a modal leaves with who opened that`() throws {
        let notation = "stack[a > b] + sheet(stack[c > d] by b) + sheet(stack[e > f] by c)"
        #expect(try stacks(past: ["e"], in: notation) == ["stack[a > b]"])
        #expect(try stacks(past: ["d"], in: notation) == ["stack[a > b]", "stack[c > d]"])
    }

    /// Of random trees each stack is taken back to its first screen, and each modal away.
    @Test func `the ways are those that take one of them along`() throws {
        var random = SeededRandom(seed: SeededRandom.seedOfTests)
        var found = (stacks: 0, modals: 0)
        for _ in 0..<1_000 {
            let seed = random.next()
            var draw = RandomTree(seed: seed, isMixed: true)
            let tree = draw.tree()
            let guards = Set(tree.nodes.map(\.id).filter { _ in Int.random(in: 0..<12, using: &random) == 0 })
            let ways = tree.exits(past: guards)
            func isLeft(by shown: Shown) -> Bool {
                !tree.departed(in: tree.absorbing(shown, since: tree.shown)).isDisjoint(with: guards)
            }
            for part in tree.shown.layers.flatMap(\.part.all) {
                guard case .stack(let id, let parts, let over) = part, parts.count > 1 else { continue }
                let shown = tree.shown.after(.container(.stack(id, [parts[0]], over: over)))
                try #require(ways.stacks.contains(id) == isLeft(by: shown), "seed \(seed)\n\(tree)\n\(id)")
                if ways.stacks.contains(id) { found.stacks += 1 }
            }
            for layer in tree.modals.indices.map({ $0 + 1 }) {
                let shown = tree.shown.after(.dismiss(toLayers: layer))
                try #require((layer <= ways.layer) == isLeft(by: shown), "seed \(seed)\n\(tree)\n\(layer)")
                if layer <= ways.layer { found.modals += 1 }
            }
        }
        #expect(found.stacks > 100 && found.modals > 100)
    }
}

/// The stacks that lead past these, from the bottom up.
private func stacks(past names: [String], in notation: String) throws -> [String] {
    let tree = try drawn(notation)
    let ways = tree.exits(past: Set(try names.map { try tree.node($0).id }))
    return tree.nodes.filter { ways.stacks.contains($0.id) }.map(\.notation)
}
