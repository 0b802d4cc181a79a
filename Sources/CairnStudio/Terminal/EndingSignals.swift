import Foundation

/// The signals by which somebody wants the command to end: Ctrl-C, a polite request, and a terminal that is closed.
enum EndingSignals {
    /// Those that are heard. `nohup` begins a process that ignores the last of them, and is to go on without its terminal; so this
    /// is asked for before any of them is handled.
    static let heard = [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP])

    private static func isIgnored(_ number: Int32) -> Bool {
        let handler = signal(number, SIG_IGN)
        signal(number, handler)
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
