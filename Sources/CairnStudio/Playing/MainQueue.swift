import Foundation
import MainSerial

/// The main actor's queue, in the hands of whoever plays an app as fast as it can be played.
///
/// Usually the main actor's tasks go through the system's main queue, which takes twenty microseconds a task, says nothing about
/// whether any are waiting, and lets other threads come back whenever they do. Here they wait in an array, those of
/// other threads among them: it is known when all of them wait for time, and what is played twice happens twice in
/// the same way.
///
/// The runtime asks hooks that it exports for tools like this one. Where it has none, everything runs as usual,
/// only slower.
final class MainQueue: SerialExecutor, @unchecked Sendable {
    /// The queue, while there is one of our own.
    @MainActor private(set) static var owned: MainQueue?

    /// Called when nothing waits for its turn any more, before the thread does.
    @MainActor var onIdle: (@MainActor () -> Void)?
    /// How many jobs have run, with what came by the main queue of the system while none did.
    @MainActor private(set) var count = 0

    // What only threads at work elsewhere could change in the middle of something is behind the lock.
    private let lock = NSLock()
    private var jobs: [UnownedJob] = []
    private var next = 0
    private var isBlocked = false
    private let system = SystemMainQueue()
    /// For the thread to wait by where the system's queue is not ours.
    private let waking = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }
    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    /// Its jobs run on the main thread, and nothing else does.
    func checkIsolated() { precondition(Thread.isMainThread, "this belongs on the main actor") }

    /// Whether nothing waits for its turn, once what the app put into the system's main queue has run.
    @MainActor var isEmpty: Bool {
        system?.drain()
        return lock.withLock { next == jobs.count }
    }

    /// Lets go of all that waits for its turn: it never runs.
    @MainActor func drop() { lock.withLock { (jobs, next) = ([], 0) } }

    private func add(_ job: UnownedJob) {
        let wakes = lock.withLock {
            jobs.append(job)
            defer { isBlocked = false }
            return isBlocked
        }
        guard wakes else { return }
        if let system { system.wake() } else { waking.signal() }
    }

    @MainActor
    private func take() -> UnownedJob {
        while true {
            system?.drain()
            if let job = first() { return job }
            onIdle?()
            guard
                lock.withLock({
                    isBlocked = next == jobs.count
                    return isBlocked
                })
            else { continue }
            if let system { system.wait() } else { waking.wait() }
            lock.withLock { isBlocked = false }
            count += 1
        }
    }

    private func first() -> UnownedJob? {
        lock.withLock {
            guard next < jobs.count else { return nil }
            defer {
                next += 1
                // While a task yields for ever there is always one more.
                if next >= jobs.count - next {
                    jobs.removeFirst(next)
                    next = 0
                }
            }
            return jobs[next]
        }
    }

    /// Runs this with a queue of its own, and everything it starts. What still waits when it has ended never runs,
    /// so it is for what comes last in a process.
    @MainActor
    static func run<Result>(_ body: @escaping @MainActor () async -> Result) async -> Result {
        // A simulator's hook, once there is one, stays: it must not come to stand before this one's.
        _ = MainSerialExecution()
        let queue = MainQueue()
        guard owned == nil, let hooks = RuntimeHooks() else { return await body() }
        hooks.lead(to: queue)
        owned = queue
        defer {
            hooks.remove()
            owned = nil
        }
        var result: Result?
        Task { @MainActor in result = await body() }
        let executor = queue.asUnownedSerialExecutor()
        while true {
            if let result { return result }
            queue.take().runSynchronously(on: executor)
            queue.count += 1
        }
    }

    /// Everything that no executor was named for comes here too.
    fileprivate func addGlobal(_ job: UnownedJob) { add(job) }
}

/// The places where the runtime looks for who runs tasks: exported for tools, and no part of the language.
@MainActor
private struct RuntimeHooks {
    typealias Enqueue = @convention(thin) (UnownedJob, UnsafeRawPointer) -> Void
    typealias MainExecutor = @convention(thin) (UnsafeRawPointer) -> UnownedSerialExecutor
    typealias IsMainExecutor = @convention(thin) (UnownedSerialExecutor, UnsafeRawPointer) -> Bool

    private nonisolated(unsafe) static var queue: MainQueue?

    private let enqueueGlobal: UnsafeMutablePointer<Enqueue?>
    private let mainExecutor: UnsafeMutablePointer<MainExecutor?>
    private let isMainExecutor: UnsafeMutablePointer<IsMainExecutor?>
    /// The hook of whoever came before.
    private let before: Enqueue?

    /// Nil where the runtime has no such hooks.
    init?() {
        let process = dlopen(nil, RTLD_NOW)
        guard let enqueue = dlsym(process, "swift_task_enqueueGlobal_hook"),
            let main = dlsym(process, "swift_task_getMainExecutor_hook"),
            let isMain = dlsym(process, "swift_task_isMainExecutor_hook")
        else { return nil }
        enqueueGlobal = enqueue.assumingMemoryBound(to: Enqueue?.self)
        mainExecutor = main.assumingMemoryBound(to: MainExecutor?.self)
        isMainExecutor = isMain.assumingMemoryBound(to: IsMainExecutor?.self)
        before = enqueueGlobal.pointee
    }

    func lead(to queue: MainQueue) {
        Self.queue = queue
        enqueueGlobal.pointee = { job, _ in RuntimeHooks.queue?.addGlobal(job) }
        mainExecutor.pointee = { _ in RuntimeHooks.queue!.asUnownedSerialExecutor() }
        // The first word of a serial executor is its identity.
        isMainExecutor.pointee = { executor, _ in
            unsafeBitCast(executor, to: (Int, Int).self).0
                == unsafeBitCast(RuntimeHooks.queue!.asUnownedSerialExecutor(), to: (Int, Int).self).0
        }
    }

    func remove() {
        enqueueGlobal.pointee = before
        mainExecutor.pointee = nil
        isMainExecutor.pointee = nil
    }
}
