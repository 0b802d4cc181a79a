import Foundation

/// What happens at a terminal, one after the other. A tick is nothing that has to be caught up on: as long as one was not taken no other
/// is put behind it, so that keys wait for one at most.
final class LiveEvents: @unchecked Sendable {
    private let (inner, continuation) = AsyncStream<LiveEvent>.makeStream()
    private let lock = NSLock()
    private var isTicking = false

    func post(_ event: LiveEvent) {
        if event == .tick {
            let isWaiting = lock.withLock {
                defer { isTicking = true }
                return isTicking
            }
            if isWaiting { return }
        }
        continuation.yield(event)
    }

    func finish() { continuation.finish() }

    /// For one who listens.
    var stream: AsyncStream<LiveEvent> { AsyncStream { await self.next() } }

    private func next() async -> LiveEvent? {
        for await event in inner {
            if event == .tick { lock.withLock { isTicking = false } }
            return event
        }
        return nil
    }
}
