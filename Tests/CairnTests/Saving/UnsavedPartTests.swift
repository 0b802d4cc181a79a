import Cairn
import CairnContract
import Testing

/// A view model whose own part cannot be saved.
@MainActor
struct UnsavedPartTests {
    @Test func `what it saves is lost and said once, and its place is saved`() throws {
        let snapshot = Navigator(root: Exhibition()).snapshot()
        #expect(snapshot.lost.map(\.label) == ["what picture saves"])
        let restored = Navigator(root: Exhibition(), restoring: try Snapshot(text: snapshot.text))
        #expect(restored.tree.notation == "stack[picture]" && restored.notRestored.isEmpty)
    }
}

private final class Exhibition: Coordinator {
    enum Destination: Cairn.Destination, Codable { case picture }
    typealias Route = Never
    let root: Tree.Root<Destination> = .stack(.picture)

    func transition(for route: Never, from asker: Asker) -> Next {}

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        Screen(PictureModel()) { _ in NoView("picture") }
    }
}

@MainActor
private final class PictureModel: Restorable {
    let saved = SavedMatches.Camera()
    func restore(_ saved: SavedMatches.Camera) {}
}
