/// Lets every task have its turn that waits on the main actor. Within ``withTasksInOrder(_:)`` that is in the order in which
/// they came, past no other thread, so that how busy the machine is makes no difference.
@MainActor
package func takeTurn() async {
    await withCheckedContinuation { turn in
        Task { @MainActor in turn.resume() }
    }
}

/// Takes turns until nothing changes any more: until every task that could go on has.
/// - Parameter state: What would change if one did.
@MainActor
package func takeTurns<State: Equatable>(until state: @MainActor () -> State) async {
    // A task that goes on by way of others that wait for it shows nothing in between.
    var calm = 0
    var last = state()
    while calm < 8 {
        await takeTurn()
        let now = state()
        calm = now == last ? calm + 1 : 0
        last = now
    }
}
