/// It took too long.
nonisolated struct TimedOut: Error {}

/// Waits for some work, but no longer than this: then it is cancelled, and not waited for even if it goes on.
@MainActor
func within<Value: Sendable>(
    _ limit: Duration, on clock: any Clock<Duration>, _ work: @escaping @MainActor () async throws -> Value
) async throws -> Value {
    let (results, first) = AsyncThrowingStream.makeStream(of: Value.self)
    let working = Task {
        do {
            first.yield(try await work())
        } catch {
            first.finish(throwing: error)
        }
    }
    let waiting = Task {
        try await clock.sleep(for: limit)
        first.finish(throwing: TimedOut())
    }
    defer {
        working.cancel()
        waiting.cancel()
    }
    for try await value in results { return value }
    throw CancellationError()
}
