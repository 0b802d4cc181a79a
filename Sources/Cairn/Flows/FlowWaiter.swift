/// Somebody who waits for what a flow ends with, or for the answer of a dialog.
@MainActor
final class FlowWaiter {
    /// The type of the result; nil for any.
    let expected: Any.Type?
    /// The flow's node, once it is open.
    var flow: Tree.Node.ID?
    /// The navigator's, once that was asked.
    var door: RequestDoor?
    private var result: Result<Any, any Error>?
    private var continuations: [CheckedContinuation<Void, Never>] = []

    init(for expected: Any.Type?) {
        self.expected = expected
    }

    func output() async throws -> Any {
        if result == nil { await withCheckedContinuation { continuations.append($0) } }
        return try result!.get()
    }

    /// The first answer counts.
    func answer(_ result: Result<Any, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        for continuation in continuations { continuation.resume() }
        continuations = []
    }
}
