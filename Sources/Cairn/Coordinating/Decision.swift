/// What a coordinator decided, its types forgotten. Never leaves the main actor, whatever the result may be.
final class Decision: @unchecked Sendable {
    let change: Tree.Change
    /// The results that it names: of those in a `show` at most one is made.
    private let outputs: [Any]

    init<Destination, Output>(_ next: Tree.Transition<Destination, Output>) {
        var found: [Any] = []
        change = next.erased { found.append($0) }
        outputs = found
    }

    /// Whether a flow may end by it.
    var mayFinish: Bool { !outputs.isEmpty }

    /// The result, when a flow ends.
    func output(of finished: Tree.Finished) -> Any? {
        outputs.indices.contains(finished.index) ? outputs[finished.index] : nil
    }
}
