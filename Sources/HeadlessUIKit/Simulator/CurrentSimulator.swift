/// The simulator of the code that asks. A task-local value says which that is, but for an `isolated deinit`: Swift hides all
/// task-local values from it (SE-0371), though it runs within the same task and in the middle of the same calls.
extension Simulator {
    /// The simulator of the code that asks: the innermost one entered, or else the process-wide default.
    public static var current: Simulator { entered ?? surrounding ?? standard }

    @TaskLocal private static var entered: Simulator?
    /// Those whose calls are under way, the innermost last.
    private static var calling: [Simulator] = []
    /// Those that tasks have entered.
    private static var byTask: [Int: Simulator] = [:]

    private static var surrounding: Simulator? { calling.last ?? task.flatMap { byTask[$0] } }

    private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// Runs `body` with this simulator as `current`. Does nothing else when it is so already.
    public func enter<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        if Self.entered === self { return try body() }
        Self.calling.append(self)
        defer { Self.calling.removeLast() }
        return try Self.$entered.withValue(self) { try body() }
    }

    /// Runs `body` with this simulator as `current`, for the tasks it starts as well.
    public func enter<Result: Sendable>(
        _ body: @MainActor @Sendable () async throws -> Result
    ) async rethrows -> Result {
        let task = Self.task
        let outer = task.flatMap { Self.byTask[$0] }
        if let task { Self.byTask[task] = self }
        defer { if let task { Self.byTask[task] = outer } }
        return try await Self.$entered.withValue(self) { try await body() }
    }
}
