import Foundation

/// A clock that stands still until a test turns it.
final class TurnedClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let lock = NSLock()
    private var time = Instant(offset: .zero)
    private var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    private var cancelled: Set<Int> = []
    private var count = 0

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = lock.withLock {
            count += 1
            return count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let ends: Result<Void, any Error>? = lock.withLock {
                    if cancelled.contains(number) { return .failure(CancellationError()) }
                    if deadline <= time { return .success(()) }
                    sleepers[number] = (deadline, continuation)
                    return nil
                }
                if let ends { continuation.resume(with: ends) }
            }
        } onCancel: {
            let sleeper = lock.withLock {
                cancelled.insert(number)
                return sleepers.removeValue(forKey: number)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Lets so much time pass, whoever waits for it.
    func advance(by duration: Duration) {
        let due = lock.withLock {
            time = time.advanced(by: duration)
            let due = sleepers.filter { $0.value.deadline <= time }
            for number in due.keys { sleepers[number] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in due { continuation.resume() }
    }

    /// Lets time pass up to the first that waits for it, once somebody does.
    /// - Returns: How much passed; nothing when the task is cancelled first.
    @MainActor
    @discardableResult
    func turn() async -> Duration {
        while !Task.isCancelled {
            let due: (Duration, CheckedContinuation<Void, any Error>)? = lock.withLock {
                guard let (number, sleeper) = sleepers.min(by: { $0.value.deadline < $1.value.deadline })
                else { return nil }
                let passed = time.duration(to: sleeper.deadline)
                (time, sleepers[number]) = (max(time, sleeper.deadline), nil)
                return (passed, sleeper.continuation)
            }
            if let due {
                due.1.resume()
                return due.0
            }
            await Task.yield()
        }
        return .zero
    }

    /// Lets time pass as long as something is done.
    @MainActor
    func turning<Result>(while body: () async throws -> Result) async rethrows -> Result {
        let turning = Task { while !Task.isCancelled { await turn() } }
        defer { turning.cancel() }
        return try await body()
    }
}
