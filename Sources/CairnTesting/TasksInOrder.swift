import MainSerial

/// Runs something while all tasks that the main actor begins or wakes wait in one queue, in the order in which they may go on, so
/// that a walk always goes the same way.
@MainActor
package func withTasksInOrder<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    let execution = MainSerialExecution()
    defer { withExtendedLifetime(execution) {} }
    return try await body()
}
