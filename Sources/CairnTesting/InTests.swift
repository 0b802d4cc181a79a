import Cairn

/// What only a test does in the name of a screen.
extension Navigator {
    /// The screen in front, as who asks: `coordinator.transition(for: .open(7), from: navigator.asker)` is the decision by
    /// itself.
    public var asker: Asker { Asker(id: tree.visible.id, navigator: self) }

    /// What the screen in front would ask by.
    public func router<Route>(for _: Route.Type = Route.self) -> Router<Route> {
        Router(asker: tree.visible.id, navigator: self)
    }

    /// Closes the topmost place with that label, as its router would.
    /// - Throws: A ``TestFailure`` that names the tree, where there is none.
    @discardableResult
    public func close(
        _ label: String, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Request {
        guard let node = tree.nodes.last(where: { $0.label == label }) else {
            throw TestFailure("no '\(label)' to close in \(tree)", at: .init(fileID: fileID, line: line))
        }
        return close(node.id)
    }
}
