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

    private let seed = SeededRandom.seedOfTests

    private static func leaf(_ random: inout SeededRandom) -> Tree.Root<Place> {
        let places: [Place] = [.list, .item, .other, .empty]
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

    /// What kind of container the window's root is, by notation.
    private func shape(_ tree: Tree) -> String {
        tree.notation.prefix { $0.isLetter }.description
    }

    @Test func `what was saved comes back in today's container`() throws {
        var random = SeededRandom(seed: seed)
        var (reshaped, lossless) = (0, 0)
        for round in 0..<400 {
            let old = Navigator(root: Club(Self.root(&random), version: 1))
            old.logsRefusals = false
            old.attach(TestHost(isCompact: Bool.random(using: &random)))
            for _ in 0..<6 {
                let screens = old.tree.nodes.compactMap { old.made(for: $0.id) as? Screen }
                let router = screens.randomElement(using: &random)?.model as? Router<Club.Next>
                router?.trigger(Self.transition(&random))
            }
            let root = Self.root(&random)
            let snapshot = try Snapshot(text: old.snapshot().text)
            let club = Club(root, version: 2)
            club.denied = [nil, nil, .sheet, .lock, .item].randomElement(using: &random)!
            if let denied = club.denied, "\(root)".contains("Place.\(denied)") { club.denied = nil }
            let new = Navigator(root: club, restoring: snapshot)
            let host = TestHost(isCompact: Bool.random(using: &random))
            new.attach(host)
            host.endSteps()
            let told: Comment =
                "CAIRN_SEED=\(seed), round \(round): \(old.tree) as \(root) is \(new.tree), lost \(new.notRestored)"
            #expect(new.beginning.result == .performed && new.pending.isEmpty, told)
            #expect(new.disagreement == nil, told)
            let fresh = Navigator(root: Club(root, version: 2)).tree
            #expect(shape(new.tree) == shape(fresh), told)
            let ids = new.tree.nodes.map(\.id)
            #expect(Set(ids).count == ids.count, told)
            // What was there is there now, or was reported.
            let count = old.tree.nodes.count { $0.destination != nil }
            let left = new.tree.nodes.count { $0.destination != nil }
            #expect(left + new.notRestored.count >= count, told)
            var replay = try? Replay(text: new.journal.text())
            try? replay?.playToEnd()
            #expect(replay?.tree.notation == new.tree.notation, told)
            let again = Navigator(root: Club(root, version: 2), restoring: new.snapshot())
            #expect(again.notRestored.isEmpty, told)
            if shape(old.tree) != shape(new.tree) { reshaped += 1 }
            if new.notRestored.isEmpty { lossless += 1 }
        }
        print(
            "new roots: seed \(seed), 400 rounds, \(reshaped) in another container, \(lossless) without a loss"
        )
        #expect(reshaped > 100 && lossless > 20)
    }
}
