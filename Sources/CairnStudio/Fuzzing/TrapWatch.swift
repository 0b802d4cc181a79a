import Foundation

/// Writes down what was done when the app traps: the process ends there, and with it all that could be said later.
///
/// A trap is an instruction of the program's own, in the middle of Swift code, and not of an allocator or another
/// thread; so the handler may still build texts. Should it trap itself, the process ends as without it.
@MainActor
enum TrapWatch {
    /// What to do in that case; nil for nothing.
    private nonisolated(unsafe) static var onTrap: (@MainActor () -> Void)?
    private static let signals = [SIGILL, SIGTRAP, SIGABRT]

    /// Has this done, and the process ended with 1, if anything traps during the body.
    static func run<Result>(
        onTrap body: @escaping @MainActor () -> Void, during work: @MainActor () async -> Result
    ) async -> Result {
        onTrap = body
        for number in signals {
            signal(number) { number in
                signal(number, SIG_DFL)
                guard let body = TrapWatch.onTrap else { return }
                TrapWatch.onTrap = nil
                MainActor.assumeIsolated(body)
                _exit(Exit.failed)
            }
        }
        defer {
            onTrap = nil
            for number in signals { signal(number, SIG_DFL) }
        }
        return await work()
    }
}
