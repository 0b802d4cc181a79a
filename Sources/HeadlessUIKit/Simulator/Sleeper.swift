/// A task that sleeps on the simulated clock. It wakes once: when its time comes, or when it is cancelled,
/// which may happen on any thread and before it has fallen asleep.
final class Sleeper: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, any Error>?
    private var over = false

    var isOver: Bool { lock.withLock { over } }

    /// Returns false, with the continuation resumed, when the task was cancelled before.
    func wait(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
        let mayWait = lock.withLock {
            if !over { self.continuation = continuation }
            return !over
        }
        if !mayWait { continuation.resume(throwing: CancellationError()) }
        return mayWait
    }

    func wake() { end()?.resume() }

    func cancel() { end()?.resume(throwing: CancellationError()) }

    private func end() -> CheckedContinuation<Void, any Error>? {
        lock.withLock {
            over = true
            defer { continuation = nil }
            return continuation
        }
    }
}

/// The simulated time, readable from any thread.
final class SharedTime: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Int64 = 0

    var nanoseconds: Int64 {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }
}
