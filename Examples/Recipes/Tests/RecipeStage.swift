import Cairn
import CairnTesting
import Testing

/// A recipe's app with no views, on a host with fingers.
@MainActor
struct RecipeStage {
    let navigator: Navigator
    let host = TestHost()
    let ledger: Ledger

    init(_ root: some Coordinator) {
        navigator = Navigator(root: root)
        ledger = Ledger(navigator)
        navigator.attach(host)
    }

    var tree: String { navigator.tree.notation }

    /// The view model of the screen in front, or of the topmost of that label.
    func model<Model>(_: Model.Type = Model.self, of label: String? = nil) throws -> Model {
        let node = label.map { label in navigator.tree.nodes.last { $0.label == label } }
        let id = (node ?? navigator.tree.visible)?.id ?? navigator.tree.visible.id
        let screen = try #require(navigator.made(for: id) as? Screen, "\(navigator.tree)")
        return try #require(screen.model as? Model, "\(type(of: screen.model))")
    }

    /// Closes what has that label, as its router would.
    func close(_ label: String) throws {
        try navigator.close(label)
    }

    /// Lets what waits go on until something is so.
    func until(_ condition: () throws -> Bool) async rethrows {
        while try !condition() { await Task.yield() }
    }
}
