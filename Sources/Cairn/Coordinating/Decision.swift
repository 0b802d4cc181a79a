/// What a coordinator decided, its types forgotten. Never leaves the main actor, whatever the result may be.
final class Decision: @unchecked Sendable {
    let change: Tree.Change
    /// The result, when a flow ends.
    let output: Any?

    init<Destination, Output>(_ next: Tree.Transition<Destination, Output>) {
        var found: Any?
        change = next.erased { found = $0 }
        output = found
    }
}
