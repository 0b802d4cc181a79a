import Cairn
import CairnContract
import CairnTesting
import Testing

/// Whatever stood in whatever container when an app was updated, it comes back in the container of today, and nothing is in two
/// places, or gone without a word.
@MainActor
struct NewRootWalkTests {
    typealias Place = NewRootTests.Place
    typealias Club = NewRootTests.Club
    typealias Flow = RangeInNewRootTests.Flow

    private let seed = SeededRandom.seedOfTests

    private static func leaf(_ random: inout SeededRandom) -> Tree.Root<Place> {
        let places: [Place] = [.list, .item, .other, .empty, .flow, .flow]
        let first = places.randomElement(using: &random)!
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return .screen(first)
        case 1: return .stack(first)
        default: return .stack(first, above: [places.randomElement(using: &random)!])
        }
    }

    private static func root(_ random: inout SeededRandom) -> Tree.Root<Place> {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: return leaf(&random)
        case 2: return .tabs(leaf(&random), [leaf(&random), leaf(&random)], selected: 1)
        case 3: return .pages(leaf(&random), [leaf(&random)])
        case 4: return .split(primary: leaf(&random), secondary: leaf(&random))
        default:
            return .split(primary: leaf(&random), supplementary: leaf(&random), secondary: leaf(&random))
        }
    }

    private static func transition(_ random: inout SeededRandom) -> Club.Next {
        let all: [Club.Next] = [
            .push(.item), .push(.sheet), .pop, .present(.sheet, as: .sheet), .present(.lock, as: .fullScreen),
            .present(.stack(.sheet), as: .currentContext), .select(.other), .select(.empty),
            .in(.secondary, .push(.item)), .in(.secondary, .close), .dismiss, .set(.other),
        ]
        return all.randomElement(using: &random)!
    }

    private static func flowRoot(_ random: inout SeededRandom) -> Flow.Root {
        let all: [Flow.Root] = [
            .screen(.a), .stack(.a), .stack(.a, above: [.b]), .screen(.inner), .stack(.inner),
            .stack(.a, above: [.inner]), .tabs(.a, .inner),
            .split(primary: .stack(.a), secondary: .screen(.b)),
        ]
        return all.randomElement(using: &random)!
    }

    private static func flowTransition(_ random: inout SeededRandom) -> Flow.Next {
        let all: [Flow.Next] = [
            .push(.b), .push(.inner), .pop, .present(.stack(.b), as: .sheet),
            .present(.stack(.b), as: .currentContext), .select(.inner), .close,
        ]
        return all.randomElement(using: &random)!
    }

    /// A club with flows in it, again and again.
    private struct Drawn {
        let root: Tree.Root<Place>
        let version: Int
        let flow: Flow.Root
        let inner: Flow.Root
        let flowVersion: Int

        @MainActor var club: Club {
            Club(root, version: version) { Flow(flow, inner: inner, version: flowVersion) }
        }

        @MainActor var begun: Navigator {
            let navigator = Navigator(root: club)
            navigator.logsRefusals = false
            return navigator
        }
    }

    /// One that can begin: not with a flow in a stack that has tabs, say.
    private func drawn(version: Int, flowVersion: Int, _ random: inout SeededRandom) -> Drawn {
        while true {
            let drawn = Drawn(
                root: Self.root(&random), version: version, flow: Self.flowRoot(&random),
                inner: [.screen(.a), .stack(.a)].randomElement(using: &random)!, flowVersion: flowVersion)
            if drawn.begun.beginning.result == .performed { return drawn }
        }
    }

    /// What kind of container the window's root is, by notation.
    private func shape(_ tree: Tree) -> String {
        tree.notation.prefix { $0.isLetter }.description
    }

    /// Whether somebody is in the tree, and in a stack.
    private func hasStack(_ id: Tree.Node.ID, in tree: Tree) -> Bool {
        (tree.lineage(to: id) ?? []).contains { if case .stack = $0.content { true } else { false } }
    }

    @Test func `what was saved comes back in today's container`() throws {
        var random = SeededRandom(seed: seed)
        var (reshaped, lossless, covers) = (0, 0, 0)
        for round in 0..<400 {
            let old = drawn(version: 1, flowVersion: 1, &random).begun
            old.attach(TestHost(isCompact: Bool.random(using: &random)))
            for _ in 0..<6 {
                let screens = old.tree.nodes.compactMap { old.made(for: $0.id) as? Screen }
                let model = screens.randomElement(using: &random)?.model
                (model as? Router<Club.Next>)?.trigger(Self.transition(&random))
                (model as? Router<Flow.Next>)?.trigger(Self.flowTransition(&random))
            }
            let today = drawn(version: 2, flowVersion: Int.random(in: 1...2, using: &random), &random)
            let snapshot = try Snapshot(text: old.snapshot().text)
            let club = today.club
            club.denied = [nil, nil, .sheet, .lock, .item, .flow].randomElement(using: &random)!
            if let denied = club.denied, "\(today.root)".contains("Place.\(denied)") { club.denied = nil }
            let new = Navigator(root: club, restoring: snapshot)
            new.logsRefusals = false
            let host = TestHost(isCompact: Bool.random(using: &random))
            new.attach(host)
            host.endSteps()
            let told: Comment =
                "CAIRN_SEED=\(seed), round \(round): \(old.tree) as \(today) is \(new.tree), lost \(new.notRestored)"
            #expect(new.beginning.result == .performed && new.pending.isEmpty, told)
            #expect(new.disagreement == nil, told)
            #expect(shape(new.tree) == shape(today.begun.tree), told)
            let ids = new.tree.nodes.map(\.id)
            #expect(Set(ids).count == ids.count, told)
            // What was there is there now, or was reported.
            let count = old.tree.nodes.count { $0.destination != nil }
            let left = new.tree.nodes.count { $0.destination != nil }
            // Of a coordinator that nobody may enter, it alone: nobody else can say what was in it.
            #expect(club.denied == .flow || left + new.notRestored.count >= count, told)
            // What lies over one stack does so as long as its opener stands in one.
            let covered = old.tree.nodes.flatMap(\.covers).filter { hasStack($0.opener, in: new.tree) }
            #expect(
                club.denied != nil || covered.allSatisfy { new.tree.contains($0.node.id) }, told)
            if shape(old.tree) != shape(new.tree) { covers += covered.count }
            var replay = try? Replay(text: new.journal.text())
            try? replay?.playToEnd()
            #expect(replay?.tree.notation == new.tree.notation, told)
            let again = Navigator(root: today.club, restoring: new.snapshot())
            #expect(again.notRestored.isEmpty && again.tree == new.tree, told)
            if shape(old.tree) != shape(new.tree) { reshaped += 1 }
            if new.notRestored.isEmpty { lossless += 1 }
        }
        print(
            "new roots: seed \(seed), 400 rounds, \(reshaped) in another container with \(covers) covers, \(lossless) without a loss"
        )
        #expect(reshaped > 100 && lossless > 20 && covers > 5)
    }
}
