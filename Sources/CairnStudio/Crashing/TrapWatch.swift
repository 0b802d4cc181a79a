import Foundation

/// Writes down what was done when the app traps, calls itself until there is no stack left, or ends the process by `exit`: the
/// process ends there, and with it all that could be said later.
///
/// A trap is an instruction of the program's own, in the middle of Swift code, and not of an allocator or another
/// thread; so the handler may still build texts. Where a stack ended that need not be so: should the handler trap itself, or
/// wait for ever, the process ends as without it.
@MainActor
enum TrapWatch {
    /// What to do in that case; nil for nothing.
    private nonisolated(unsafe) static var onTrap: (@MainActor () -> Void)?
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS]
    /// In bytes, for the handler: the app's own stack may be at its end.
    private static let stackSize = 1 << 21
    /// How long the handler may take, in seconds.
    private static let limit: UInt32 = 20

    /// Has this done, and the process ended with 1, if anything traps during the work, or ends the process.
    /// - Parameters:
    ///   - body: Told which of the two the app did.
    ///   - wordsElsewhere: What is said where another thread of the app ends the process.
    static func run<Result>(
        onEnd body: @escaping @MainActor (_ deed: String) -> Void,
        elsewhere wordsElsewhere: @escaping @Sendable () -> String,
        during work: @MainActor () async -> Result
    ) async -> Result {
        onTrap = { body("the app trapped") }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        defer { memory.deallocate() }
        var stack = stack_t()
        stack.ss_sp = memory
        stack.ss_size = numericCast(stackSize)
        var before = stack_t()
        sigaltstack(&stack, &before)
        for number in signals { watch(number) }
        defer {
            onTrap = nil
            for number in signals { signal(number, SIG_DFL) }
            if before.ss_size == 0 { before.ss_flags = Int32(SS_DISABLE) }
            sigaltstack(&before, nil)
        }
        return await ExitWatch.run(
            onExit: { body(ExitWatch.words) }, elsewhere: wordsElsewhere, during: work)
    }

    private static func watch(_ number: Int32) {
        let handle: @convention(c) (Int32) -> Void = { number in
            signal(number, SIG_DFL)
            guard let body = TrapWatch.onTrap else { return }
            TrapWatch.onTrap = nil
            alarm(TrapWatch.limit)
            MainActor.assumeIsolated(body)
            _exit(Exit.failed)
        }
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handle
        #else
            action.__sigaction_handler.sa_handler = handle
        #endif
        action.sa_flags = Int32(SA_ONSTACK)
        sigaction(number, &action, nil)
    }
}
