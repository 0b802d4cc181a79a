import Foundation

/// Hears of it when the app ends the process, by `exit`: the command would end there as if all had gone well.
@MainActor
enum ExitWatch {
    /// What is said then.
    nonisolated static let words = "the app ended the process"
    /// Which line of a script is played just now, for who says nothing more.
    static var place: String?

    /// What to do in that case; nil for nothing.
    private nonisolated(unsafe) static var onExit: (@MainActor () -> Void)?
    /// What is said where another thread of the app does it.
    private nonisolated(unsafe) static var wordsElsewhere: @Sendable () -> String = { words + "\n" }
    /// The thread of the main actor: in a process that others began it need not be the first.
    private nonisolated(unsafe) static var thread: pthread_t?
    private static var isRegistered = false
    private nonisolated static let lock = NSLock()
    /// Whether it has happened.
    private nonisolated(unsafe) static var isEnding = false

    /// Has this done, and the process ended with 1, if the app ends it during the work.
    /// - Parameter wordsElsewhere: What is said instead where another thread of the app does it.
    static func run<Result>(
        onExit body: @escaping @MainActor () -> Void,
        elsewhere wordsElsewhere: @escaping @Sendable () -> String = { words + "\n" },
        during work: @MainActor () async -> Result
    ) async -> Result {
        if !isRegistered {
            isRegistered = true
            // The C library takes each off its list before it calls it. The second is for another thread that calls `exit` then.
            for _ in 0..<2 { atexit { ExitWatch.ended() } }
        }
        let before = (onExit, Self.wordsElsewhere)
        (onExit, Self.wordsElsewhere, thread) = (body, wordsElsewhere, pthread_self())
        defer { (onExit, Self.wordsElsewhere) = before }
        return await work()
    }

    /// Says it with the line that is played.
    static func tell(_ console: Console) {
        console.complain([place, words].compactMap(\.self).joined(separator: ": "))
    }

    private nonisolated static func ended() {
        let body = lock.withLock {
            defer { onExit = nil }
            if onExit != nil { isEnding = true }
            return onExit
        }
        guard isEnding else { return }
        atexit { ExitWatch.ended() }
        guard let body else {
            // The first of them ends the process.
            sleep(10)
            _exit(Exit.failed)
        }
        // The app's own last words.
        fflush(nil)
        let isMain = Thread.isMainThread || thread.map { pthread_equal($0, pthread_self()) != 0 } == true
        if isMain {
            MainActor.assumeIsolated(body)
        } else {
            Console.write(wordsElsewhere().tamedLines, to: STDERR_FILENO)
        }
        _exit(Exit.failed)
    }
}
