import Cairn

/// What only a test does in the name of a screen.
extension Navigator {
    /// The screen in front, as who asks: `coordinator.transition(for: .open(7), from: navigator.asker)` is the decision by
    /// itself.
    public var asker: Asker { Asker(id: tree.visible.id, navigator: self) }

    /// As who asks: the topmost place with that label.
    /// - Throws: A ``TestFailure`` that names the tree, where there is none.
    public func asker(
        of label: String, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Asker {
        Asker(id: try place(label, at: .init(fileID: fileID, line: line)), navigator: self)
    }

    /// What the screen in front would ask by, or the one of an asker. Where other code has a screen in front, which cannot ask, the
    /// topmost below it.
    public func router<Route>(for _: Route.Type = Route.self, of asker: Asker? = nil) -> Router<Route> {
        var front = tree.visible
        if front.isForeign { front = tree.nodes.last { !$0.isForeign && made(for: $0.id) != nil } ?? front }
        return Router(asker: asker?.id ?? front.id, navigator: self)
    }

    private func place(_ label: String, at line: TestFailure.Place) throws -> Tree.Node.ID {
        guard let node = tree.nodes.last(where: { $0.label == label }) else {
            throw TestFailure("there is no '\(label)' in \(tree)", at: line)
        }
        return node.id
    }

    /// Closes the topmost place with that label, as its router would.
    /// - Throws: A ``TestFailure`` that names the tree, where there is none.
    @discardableResult
    public func close(
        _ label: String, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Request {
        close(try place(label, at: .init(fileID: fileID, line: line)))
    }
}
