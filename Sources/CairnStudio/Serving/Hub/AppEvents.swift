import Dispatch

/// What comes from an app's process, from the threads that read it to the one who hears it. They wait while many were not heard yet,
/// and so the pipe holds up an app that writes without end.
final class AppEvents: Sendable {
    private let stream: AsyncStream<AppEvent>
    private let continuation: AsyncStream<AppEvent>.Continuation
    private let room = DispatchSemaphore(value: 64)

    init() { (stream, continuation) = AsyncStream.makeStream() }

    /// Waits for room, which blocks the thread.
    func post(_ event: AppEvent) {
        room.wait()
        continuation.yield(event)
    }

    func finish() { continuation.finish() }

    /// The next one, once there is one; nil when there will be none.
    func next() async -> AppEvent? {
        for await event in stream {
            room.signal()
            return event
        }
        return nil
    }
}
