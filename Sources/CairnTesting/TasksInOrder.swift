#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs something while all tasks of this process wait in one queue, the main actor's, in the order in which they may go on.
///
/// A task that waited for a continuation comes back to the main actor by way of another thread, whenever that gets to it: so
/// a walk would not always go the same way. The hook is exported by Swift's runtime for tools, and no part of the language;
/// where a runtime lacks it, nothing changes.
@MainActor
package func withTasksInOrder<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    GlobalTasks.leadToMainActor()
    defer { GlobalTasks.cleanUp() }
    return try await body()
}

/// Who runs the tasks that no actor runs.
@MainActor
private enum GlobalTasks {
    typealias Enqueue = @convention(thin) (UnownedJob, UnsafeRawPointer) -> Void

    private static let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
        .assumingMemoryBound(to: Enqueue?.self)
    /// How many walks are under way.
    private static var count = 0

    static func leadToMainActor() {
        count += 1
        hook?.pointee = { job, _ in MainActor.shared.enqueue(job) }
    }

    static func cleanUp() {
        count -= 1
        if count == 0 { hook?.pointee = nil }
    }
}
