import CairnTesting
import Foundation
import Testing

/// A clock that stands still until a test turns it.
final class TurnedClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private let lock = NSLock()
    private var time = Instant(offset: .zero)
    private var sleepers: [Sleeper] = []
    private var cancelled: Set<Int> = []
    private var count = 0

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .zero }
    /// How many wait for it to be turned.
    var sleeperCount: Int { lock.withLock { sleepers.count } }

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
                    sleepers.append(
                        Sleeper(number: number, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let ends { continuation.resume(with: ends) }
            }
        } onCancel: {
            let gone = lock.withLock {
                cancelled.insert(number)
                return remove { $0.number == number }
            }
            for sleeper in gone { sleeper.continuation.resume(throwing: CancellationError()) }
        }
    }

    /// Lets so much time pass, once this many wait for it.
    @MainActor
    func turn(_ duration: Duration, whenWaiting waiting: Int = 1) async throws {
        try await waitUntil { sleeperCount >= waiting }
        let due = lock.withLock {
            time = time.advanced(by: duration)
            return remove { $0.deadline <= time }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    private func remove(_ isGone: (Sleeper) -> Bool) -> [Sleeper] {
        let gone = sleepers.filter(isGone)
        sleepers.removeAll(where: isGone)
        return gone
    }
}
