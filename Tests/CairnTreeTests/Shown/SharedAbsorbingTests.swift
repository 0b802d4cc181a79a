import CairnTesting
import CairnTree
import Testing

/// What is the same in memory is passed over when a tree follows what is shown. Over random trees, and random changes of what
/// was shown and is shown now, the tree is what it would be without.
struct SharedAbsorbingTests {
    @Test func `nothing is passed over that matters`() throws {
        var random = SeededRandom(seed: SeededRandom.seedOfTests)
        var changed = 0
        for _ in 0..<2_000 {
            let seed = random.next()
            var draw = RandomTree(seed: seed, isMixed: true)
            let old = draw.tree()
            // The tree may be ahead of what is shown.
            let gone = old.nodes.dropFirst().filter { _ in Int.random(in: 0..<30, using: &random) == 0 }
            let tree = old.pruned(of: Set(gone.map(\.id)))
            let wanted = tree.shown(after: old, shownAs: old.shown)
            var base = Bool.random(using: &random) ? wanted : old.shown
            if Bool.random(using: &random) { base.change(using: &random) }
            var now = base
            for _ in 0..<Int.random(in: 0...2, using: &random) { now.change(using: &random) }
            let absorbed = tree.absorbing(now, since: base, shownAs: wanted)
            try #require(
                absorbed == tree.absorbing(now, since: base),
                "seed \(seed)\n\(tree)\nfrom \(base)\nto \(now)")
            if absorbed != tree { changed += 1 }
        }
        #expect(changed > 500)
    }

    @Test func `what has not changed is the same in memory`() throws {
        let names = (0..<5).map { "stack[a\($0) > b\($0) > c\($0)]" }
        let tree = try drawn("tabs[*\(names.joined(separator: ", "))] + sheet(stack[d > e])")
        let wanted = tree.shown
        func changed(by step: Patch.Step) -> Int {
            tree.absorbing(wanted.after(step), since: wanted, shownAs: wanted).changedPlaces(since: tree)
        }
        #expect(changed(by: .dismiss(toLayers: 2)) == 1)
        for (part, places) in [(wanted.layers[0].part.children[0], 7), (wanted.layers[1].part, 3)] {
            #expect(changed(by: .container(.stack(part.id, [part.children[0]], over: []))) == places)
        }
    }
}

extension Shown {
    /// Something that a person, or other code, may have done.
    fileprivate mutating func change(using random: inout SeededRandom) {
        let foreign = Part.foreign(Tree.Node.ID(-Int.random(in: 2...4, using: &random)), "Web")
        switch Int.random(in: 0..<8, using: &random) {
        case 0: self = after(.dismiss(toLayers: Int.random(in: 1...layers.count, using: &random)))
        case 1: layers.append(Layer(foreign, as: .sheet))
        case 2: layers[1...].shuffle(using: &random)
        case 3: layers[layers.count - 1].style = layers.last?.style?.resting(at: .medium)
        default:
            let containers = layers.flatMap(\.part.all).filter { !$0.children.isEmpty }
            guard let part = containers.randomElement(using: &random) else { return }
            self = after(.container(part.changed(to: foreign, using: &random)))
        }
    }
}

extension Shown.Part {
    fileprivate func changed(to foreign: Shown.Part, using random: inout SeededRandom) -> Shown.Part {
        func places(_ parts: [Shown.Part]) -> [Shown.Part] {
            var parts = parts
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where parts.count > 1: parts.removeLast(Int.random(in: 1..<parts.count, using: &random))
            case 1 where parts.count > 1: parts.remove(at: Int.random(in: 0..<parts.count, using: &random))
            case 2: parts.insert(foreign, at: Int.random(in: 0...parts.count, using: &random))
            case 3: parts.shuffle(using: &random)
            default: break
            }
            return parts
        }
        switch self {
        case .screen, .foreign: return self
        case .stack(let id, let parts, let over):
            return .stack(id, places(parts), over: Bool.random(using: &random) ? over : [])
        case .choice(let kind, let id, let parts, let front):
            let parts = places(parts)
            return .choice(kind, id, parts, front: parts.randomElement(using: &random)?.id ?? front)
        case .split(let id, let parts, let front, let lacking):
            let parts = places(parts)
            return .split(
                id, parts, front: front == nil ? nil : parts.randomElement(using: &random)?.id,
                lacking: lacking)
        }
    }
}
