/// Somebody who waits for what a flow ends with, or for the answer of a dialog.
@MainActor
final class FlowWaiter {
    /// The type of the result; nil for any.
    let expected: Any.Type?
    /// The flow's node, once it is open.
    var flow: Tree.Node.ID?
    /// Has the navigator close a node that has not left. Set once that was asked, as is the next.
    var close: @MainActor (Tree.Node.ID) -> Void = { _ in }
    /// Tells the navigator that a button of the dialog at this node was pressed.
    var press: @MainActor (Tree.Node.ID) -> Void = { _ in }
    private var result: Result<Any, any Error>?
    private var continuations: [CheckedContinuation<Void, Never>] = []

    init(for expected: Any.Type?) {
        self.expected = expected
    }

    func output() async throws -> Any {
        if result == nil { await withCheckedContinuation { continuations.append($0) } }
        return try result!.get()
    }

    /// Whether it waits no longer.
    var isAnswered: Bool { result != nil }

    /// Closes the flow, and waits no longer: a leave-guard may keep the flow open.
    func giveUp() {
        if let flow { close(flow) }
        answer(.failure(CancellationError()))
    }

    /// The first answer counts.
    func answer(_ result: Result<Any, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        for continuation in continuations { continuation.resume() }
        continuations = []
    }
}
