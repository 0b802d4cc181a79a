import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// The engine passes over what two trees share in memory. Whatever happens, it finds what a look at everything
/// would find.
@MainActor
struct SharingTests {
    nonisolated private static let seed = SeededRandom.seedOfTests

    @Test(arguments: [1, 2, 9])
    func `nothing is mistaken for the same`(_ distance: Int) async throws {
        var navigators: [Navigator] = []
        let contract = HostContract(view: { NoView($0) }) { navigator in
            let host = TestHost(.byHand)
            navigator.attach(host)
            navigators.append(navigator)
            return host
        }
        _ = try await contract.walk(seed: Self.seed, steps: 1_000, containers: .all)
        let trees = navigators.flatMap { $0.journal.entries.map(\.tree) }
        #expect(trees.count > 100)
        for (tree, other) in zip(trees, trees.dropFirst(distance)) {
            try expectNoMistake(from: tree, to: other)
            try expectNoMistake(from: other, to: tree)
        }
    }

    private func expectNoMistake(from tree: Tree, to later: Tree) throws {
        let departed = Set(tree.nodes.map(\.id)).subtracting(later.nodes.map(\.id))
        try #require(tree.departed(in: later) == departed, "CAIRN_SEED=\(Self.seed): \(tree) to \(later)")
        try #require(
            later.shown(after: tree, shownAs: tree.shown) == later.shown,
            "CAIRN_SEED=\(Self.seed): \(tree) to \(later)")
        for destination in Set(tree.nodes.compactMap(\.destination)) {
            let topmost = later.nodes.last { $0.destination == destination }?.id
            try #require(later.topmost(of: destination) == topmost, "CAIRN_SEED=\(Self.seed): in \(later)")
        }
    }
}
