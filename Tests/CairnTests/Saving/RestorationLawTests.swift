import Cairn
import CairnContract
import CairnTesting
import Foundation
import Testing

/// Law 5 for apps: wherever a random walk leads, the app that is started again shows the same. `CAIRN_SEED` plays one
/// again.
@MainActor
struct RestorationLawTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = SeededRandom.seedOfTests
    private static let count = environment["CAIRN_STEPS"].flatMap(Int.init).map { $0 / 10 } ?? 300
    private static let roots: [Tree.Root<Place>] = [
        .stack("a"), .stack("a", above: ["flowB", "c"]), .tabs("flowA", "b", "flowC"), .screen("flowA"),
        .split(primary: .stack("a"), secondary: .stack("flowB")), .tabs(.stack("b"), [.stack("flowC")]),
        .choice(Tree.Kind("drawer"), .stack("a"), [.tabs("flowB", "c")], front: 1),
        .split(primary: .stack("a"), supplementary: .stack("b"), secondary: .stack("flowC")),
    ]

    private func walk(
        _ navigator: Navigator, _ random: inout SeededRandom, losing: Bool = false, inFront: Bool = false
    ) {
        let names: [Place] =
            ["b", "c", "flowD", "flowE", "form", "f g"] + (losing ? ["lost", "flowLost"] : [])
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let models = navigator.tree.nodes.compactMap { navigator.sketch($0.id) }
            guard
                let asker = inFront || Bool.random(using: &random)
                    ? navigator.front : models.randomElement(using: &random)
            else { return }
            let place = names.randomElement(using: &random)!
            for case let form as SketchForm in models { form.isArmed = false }
            var transitions: [Tree.Transition<Place, Never>] = [
                .push(place), .push(place), .animated(.push(place), by: Tree.Animation("fade")),
                .present(.stack(place, above: ["x"]), as: .sheet), .present(.screen(place), as: .fullScreen),
                .present(.tabs("flowA", place), as: .fullScreen), .present("dialog", as: .alert),
                .present(.stack(place), as: .formSheet), .present(.screen(place), as: .overFullScreen),
                .present(.stack(place), as: .custom("card")), .rest(at: .large),
                .present(.stack(place), as: .sheet(detents: [.medium, .large])),
                .present(.stack(place), as: .currentContext),
                .set(place, above: ["y"]), .select("b"),
                .select("flowC"), .pop, .close, .replaceTop(place), .dismissAll,
                .in(.primary, .push(place)), .in(.secondary, .push(place)), .in(.tab("b"), .push(place)),
            ]
            // A coordinator in a tab behind begins at once only where that tab has been made again.
            if inFront { transitions.removeLast() }
            asker.router.trigger(transitions.randomElement(using: &random)!)
        }
    }

    @Test func `restore of snapshot is the tree, of any app`() throws {
        var random = SeededRandom(seed: Self.seed)
        var size = 0
        for _ in 0..<Self.count {
            let root = Self.roots.randomElement(using: &random)!
            let navigator = Navigator(root: SketchCoordinator(root))
            walk(navigator, &random)
            let snapshot = navigator.snapshot()
            try #require(snapshot.lost.isEmpty)
            let restored = Navigator(
                root: SketchCoordinator(root), restoring: try Snapshot(text: snapshot.text))
            try #require(
                restored.tree == navigator.tree && restored.notRestored.isEmpty,
                "CAIRN_SEED=\(Self.seed)\n\(navigator.tree)\n\(restored.tree)\n\(restored.notRestored)")
            try #require(restored.snapshot() == snapshot, "CAIRN_SEED=\(Self.seed) \(navigator.tree)")
            // In whatever room: where columns are one stack, what covers one of them may not be in front.
            let isCompact = Bool.random(using: &random)
            for one in [navigator, restored] { one.attach(TestHost(isCompact: isCompact)) }
            try #require(
                restored.tree == navigator.tree && restored.disagreement == nil,
                "CAIRN_SEED=\(Self.seed)\n\(navigator.tree)\n\(restored.tree)")
            // It goes on as it would have. What is not in front may not have been made again yet.
            var (one, other) = (random, random)
            walk(navigator, &one, inFront: true)
            walk(restored, &other, inFront: true)
            try #require(
                restored.tree.notation == navigator.tree.notation,
                "CAIRN_SEED=\(Self.seed)\n\(snapshot.text)\n\(navigator.tree)\n\(restored.tree)")
            size += navigator.tree.nodes.count
        }
        print("law 5: seed \(Self.seed), \(Self.count) apps of \(size / Self.count) nodes")
        #expect(size > Self.count * 4)
    }

    @Test func `what cannot be saved loses itself and what stands on it, in any app`() throws {
        var random = SeededRandom(seed: Self.seed)
        var losses = 0
        for _ in 0..<Self.count {
            let root = Self.roots.randomElement(using: &random)!
            let navigator = Navigator(root: SketchCoordinator(root))
            walk(navigator, &random, losing: true)
            let snapshot = navigator.snapshot()
            losses += snapshot.lost.count
            let restored = Navigator(
                root: SketchCoordinator(root), restoring: try Snapshot(text: snapshot.text))
            switch restored.tree.root.content {
            case .choice(_, let places, _), .split(let places, _):
                try #require(
                    places.count == navigator.tree.root.children.count,
                    "CAIRN_SEED=\(Self.seed)\n\(navigator.tree)\n\(restored.tree)")
            case .screen, .stack, .flow: break
            }
            let kept = Set(restored.tree.nodes.map(\.label))
            try #require(!kept.contains("lost"), "CAIRN_SEED=\(Self.seed) \(restored.tree)")
            let lost = Set(snapshot.lost.map(\.label))
            for node in navigator.tree.nodes where !lost.contains(node.label) && node.destination != nil {
                try #require(
                    kept.contains(node.label),
                    "CAIRN_SEED=\(Self.seed): \(node.label)\n\(navigator.tree)\n\(restored.tree)")
            }
        }
        #expect(losses > Self.count / 4)
    }

    @Test func `what a coordinator has put into another column stays, though nothing of its own was saved`()
        throws
    {
        let root = Tree.Root<Place>.split(primary: .stack("a"), secondary: .stack("flowB"))
        let navigator = Navigator(root: SketchCoordinator(root))
        navigator.sketch("inflowB")?.router.trigger(.in(.primary, .push("c")))
        navigator.sketch("inflowB")?.router.trigger(.set("lost"))
        #expect(navigator.tree.notation == "split[*stack[a > c], stack[flowB(lost)]]")
        let restored = Navigator(
            root: SketchCoordinator(root), restoring: try Snapshot(text: navigator.snapshot().text))
        #expect(restored.tree.notation == "split[*stack[a > c], stack[flowB(inflowB)]]")
        #expect(restored.notRestored.isEmpty)
    }
}
