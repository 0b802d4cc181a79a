/// Those who wait until nothing moves. They keep no navigator alive, and go on when it goes.
@MainActor
final class Settlers {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var count = 0

    var isEmpty: Bool { waiting.isEmpty }

    /// Waits until it is told, or the waiting task is cancelled.
    func wait() async {
        count += 1
        let number = count
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume() } else { waiting[number] = continuation }
            }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume() }
        }
    }

    func tell() {
        let told = waiting.inOrder
        waiting = [:]
        for (_, continuation) in told { continuation.resume() }
    }
}
