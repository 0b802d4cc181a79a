import Dispatch
import Foundation

/// As long as one of these lives, what is begun or woken on the main queue runs there, in that order.
///
/// The runtime wakes a task on a thread of its own, even one of the main actor, which only then goes back to the main queue. A
/// test that turns the clock, and lets tasks run until nothing happens any more, cannot see one that is on that way: on a busy
/// machine it would go on without it. What comes from other threads runs where it always does.
///
/// The runtime asks a hook that it exports for tools like this one. Where it has none, everything runs as usual.
package final class MainSerialExecution: Sendable {
    package init() { Self.begin() }
    deinit { Self.end() }

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, UnsafeRawPointer) -> Void

    /// Guards the count, and what was hooked before: any thread reads both.
    private static let lock = NSLock()
    private nonisolated(unsafe) static var count = 0
    /// The hook of another tool of this kind, such as swift-concurrency-extras, that was there before.
    private nonisolated(unsafe) static var previous: Hook?
    private static let isMainQueue = DispatchSpecificKey<Bool>()

    private static func begin() {
        lock.withLock {
            count += 1
            if let hook, hook.pointee == nil { take(hook) }
        }
    }

    private static func end() { lock.withLock { count -= 1 } }

    /// Once in a process, and again where another tool has taken the hook away: another thread may be asking it at any time.
    private static func take(_ hook: UnsafeMutablePointer<Hook?>) {
        previous = hook.pointee
        hook.pointee = { job, original in
            let isHere = DispatchQueue.getSpecific(key: MainSerialExecution.isMainQueue) == true
            let (count, previous) = MainSerialExecution.lock.withLock {
                (MainSerialExecution.count, MainSerialExecution.previous)
            }
            if isHere, count > 0 {
                MainActor.shared.enqueue(job)
            } else if let previous {
                previous(job, original)
            } else {
                unsafeBitCast(original, to: Original.self)(job)
            }
        }
    }

    private nonisolated(unsafe) static let hook: UnsafeMutablePointer<Hook?>? = {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return nil }
        DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
        let hook = symbol.assumingMemoryBound(to: Hook?.self)
        take(hook)
        return hook
    }()
}
