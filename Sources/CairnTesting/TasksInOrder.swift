import MainSerial

/// Runs something while all tasks that the main actor begins or wakes wait in one queue, in the order in which they may go on, so
/// that it always goes the same way, however busy the machine is. ``TestApp`` and ``TestHost`` see to that themselves; this is for
/// what a test begins without them, as of a view model alone:
/// ```swift
/// try await withTasksInOrder {
///     list.didBecomeActive()
///     try await waitUntil { !list.isRefreshing }
/// }
/// ```
/// What is begun meanwhile off the main actor runs on the main queue as well, and must not wait there for the main actor. Where
/// the runtime has no hook for it, it does nothing else than call. Costs nothing.
/// - Throws: What is thrown in it.
@MainActor
public func withTasksInOrder<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    let execution = MainSerialExecution()
    defer { withExtendedLifetime(execution) {} }
    return try await body()
}
