import Cairn
import CairnContract
import Foundation
import Testing

/// Snapshots in which somebody wrote high ids.
@MainActor
struct HighIDTests {
    private func navigator(restoring text: String? = nil) throws -> Navigator {
        Navigator(root: SketchCoordinator(.stack("a")), restoring: try text.map { try Snapshot(text: $0) })
    }

    private func text(withID id: String) throws -> String {
        let navigator = try navigator()
        navigator.front?.router.trigger(.push("b"))
        let top = navigator.tree.visible.id.number
        let text = navigator.snapshot().text
        #expect(text.contains(#""id": \#(top)"#))
        return text.replacing(#""id": \#(top)"#, with: #""id": \#(id)"#)
    }

    @Test func `the highest id comes back, and from the next snapshot as well`() throws {
        let restored = try navigator(restoring: text(withID: "\(1 << 52)"))
        #expect(restored.notRestored.isEmpty && restored.tree.notation == "stack[a > b]")
        let again = try navigator(restoring: restored.snapshot().text)
        #expect(again.notRestored.isEmpty && again.tree == restored.tree)
    }

    @Test(arguments: ["\(1 << 52 + 1)", "\(1 << 53 - 1)", "\(1 << 53)", "\(Int.max)"])
    func `a higher one is lost, and the report says why`(id: String) throws {
        let restored = try navigator(restoring: text(withID: id))
        #expect(restored.tree.notation == "stack[a]")
        #expect(
            restored.notRestored.map(\.description) == [
                "'b' is lost: its id is higher than any that is read, 4503599627370496"
            ])
    }
}
