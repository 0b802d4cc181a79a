import Foundation

/// The system's main queue, of which an app knows `DispatchQueue.main`. Nobody else looks after it as long as the studio has the main
/// thread. Libdispatch exports what drains it for run loops.
struct SystemMainQueue: Sendable {
    private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let drainIt: Drain

    /// Nil on any other thread, where the queue is not ours: a command waited for something before it came here.
    init?() {
        guard Thread.isMainThread,
            let symbol = dlsym(dlopen(nil, RTLD_NOW), "_dispatch_main_queue_callback_4CF")
        else { return nil }
        drainIt = unsafeBitCast(symbol, to: Drain.self)
    }

    /// Runs what waits in it.
    func drain() { drainIt(nil) }

    /// Waits until there is something, and runs it; timers of the run loop as well.
    func wait() { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }

    /// Ends the waiting, from another thread.
    func wake() { DispatchQueue.main.async {} }
}
