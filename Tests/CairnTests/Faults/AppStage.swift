import Cairn
import CairnTesting
import Testing

extension Stage {
    /// Asks for a route of an app in the name of the topmost place with that label, or of the screen in front.
    @discardableResult
    func ask<Route>(for route: Route, from label: String? = nil) throws -> Request {
        Router<Route>(asker: try node(label).id, navigator: navigator).trigger(route)
    }

    /// The view model, or coordinator, of the topmost place with that label, or of the screen in front.
    func model<Model>(_: Model.Type = Model.self, of label: String? = nil) throws -> Model {
        let made = try #require(navigator.made(for: try node(label).id))
        let model: Any = (made as? Screen)?.model ?? made
        return try #require(model as? Model)
    }

    private func node(_ label: String?) throws -> Tree.Node {
        try #require(
            label.map { label in navigator.tree.nodes.last { $0.label == label } } ?? navigator.tree.visible,
            "no '\(label ?? "")' in \(navigator.tree)")
    }
}

/// An answer that a test gives when it likes.
@MainActor
final class LateAnswer<Value: Sendable> {
    /// How often it was asked for.
    private(set) var count = 0
    private var waiting: [CheckedContinuation<Value, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    func value() async -> Value {
        count += 1
        return await withCheckedContinuation {
            waiting.append($0)
            for arrival in arrivals { arrival.resume() }
            arrivals = []
        }
    }

    /// Waits until somebody waits for the answer.
    func whenAsked() async {
        if waiting.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
    }

    func give(_ value: Value) {
        let waiting = waiting
        self.waiting = []
        for asker in waiting { asker.resume(returning: value) }
    }
}
