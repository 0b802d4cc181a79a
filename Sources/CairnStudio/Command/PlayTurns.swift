/// Lets one script be played after the other. Tests that run in parallel would otherwise share what an app keeps in statics: while
/// one waits another goes on.
@MainActor
final class PlayTurns {
    static let shared = PlayTurns()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until all that began before have ended.
    func begin() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
