import Cairn
import CairnContract
import CairnTesting
import Testing

/// Columns of which one cannot come back: it begins as its coordinator does, and is not left empty.
@MainActor
struct LostColumnTests {
    private static let two = Tree.Root<Place>.split(primary: .stack("list"), secondary: .stack("empty"))
    private static let three = Tree.Root<Place>.split(
        primary: .stack("folders"), supplementary: .stack("list"), secondary: .stack("empty"))

    private func restored(_ root: Tree.Root<Place>, _ text: String) throws -> Navigator {
        Navigator(root: SketchCoordinator(root), restoring: try Snapshot(text: text))
    }

    @Test func `a detail that nobody can decode any more leaves the placeholder`() throws {
        let navigator = Navigator(root: SketchCoordinator(Self.two))
        navigator.sketch("list")?.router.trigger(.in(.secondary, .set("match", above: ["player"])))
        let restored = try restored(
            Self.two, navigator.snapshot().text.replacing("\"match\"", with: #"{"gone": {}}"#))
        #expect(restored.tree.notation == "split[*stack[list], stack[empty]]")
        #expect(restored.notRestored.map(\.label) == ["gone", "player"])
        let host = TestHost()
        restored.attach(host)
        host.endSteps()
        #expect(restored.sketch("empty") != nil)
        #expect(restored.disagreement == nil)
    }

    @Test(arguments: [
        ("list", "split[stack[folders], stack[list], *stack[match]]"),
        ("match", "split[stack[folders], *stack[list], stack[empty]]"),
    ])
    func `each of three columns but the first begins again`(lost: String, expected: String) throws {
        let navigator = Navigator(root: SketchCoordinator(Self.three))
        navigator.sketch("list")?.router.trigger(.in(.secondary, .set("match")))
        let restored = try restored(
            Self.three, navigator.snapshot().text.replacing("\"\(lost)\"", with: #"{"gone": {}}"#))
        #expect(restored.tree.notation == expected)
        #expect(restored.notRestored.map(\.label) == ["gone"])
    }

    @Test func `a detail that cannot be saved leaves the placeholder, and is named`() throws {
        let navigator = Navigator(root: SketchCoordinator(Self.two))
        navigator.sketch("list")?.router.trigger(.in(.secondary, .set("lost")))
        let snapshot = navigator.snapshot()
        #expect(snapshot.lost.map(\.label) == ["lost"])
        let restored = try restored(Self.two, snapshot.text)
        #expect(restored.tree.notation == "split[*stack[list], stack[empty]]")
        #expect(restored.notRestored.map(\.label) == ["lost"])
    }

    @Test func `a detail that was closed stays closed`() throws {
        let navigator = Navigator(root: SketchCoordinator(Self.two))
        navigator.sketch("empty")?.router.trigger(.in(.secondary, .close))
        let closed = navigator.tree.notation
        #expect(closed == "split[stack[list]]")
        #expect(try restored(Self.two, navigator.snapshot().text).tree.notation == closed)
    }
}
