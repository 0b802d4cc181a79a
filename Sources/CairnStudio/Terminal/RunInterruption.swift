import Dispatch
import Foundation

/// Hears Ctrl-C during a long run, what ends a process politely, as a scheduler does, and that its terminal is closed: the run then
/// ends as one whose time is up.
final class RunInterruption: @unchecked Sendable {
    /// Whether the second one ends the process; not where a process that began this one hears it too, and passes it on.
    private let endsAtSecond: Bool
    private let lock = NSLock()
    private var count = 0
    private var heard: [Heard] = []

    private struct Heard {
        let number: Int32
        let source: any DispatchSourceSignal
        /// What the system does otherwise.
        let before: (@convention(c) (Int32) -> Void)?
    }

    init(endsAtSecond: Bool) { self.endsAtSecond = endsAtSecond }

    var isThere: Bool { lock.withLock { count > 0 } }

    /// Begins to hear them, or leaves them to the system again.
    func hear(_ isHeard: Bool) {
        for one in heard {
            one.source.cancel()
            // Who is awaited still writes what it has, and may be told once more; so does who has no terminal any more.
            if endsAtSecond, one.number != SIGHUP || !isThere { signal(one.number, one.before) }
        }
        heard = isHeard ? EndingSignals.heard.map(hear) : []
    }

    private func hear(_ number: Int32) -> Heard {
        let before = signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [self] in
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            // A terminal is closed once, and its shell passes that on as well. Who reads what is printed may have gone with it.
            if number == SIGHUP { signal(SIGPIPE, SIG_IGN) }
            if !isFirst, endsAtSecond, number != SIGHUP { _exit(Exit.interrupted) }
        }
        source.resume()
        return Heard(number: number, source: source, before: before)
    }
}

extension Console {
    /// Does what may take an hour, and hears Ctrl-C meanwhile.
    func hearingInterruption<Result>(
        _ work: () async throws(EarlyEnd) -> Result
    ) async throws(EarlyEnd) -> Result {
        hearInterruption(true)
        defer { hearInterruption(false) }
        let result = try await work()
        if isInterrupted(), !ShardJobs.isAwaited(self) {
            complain("interrupted: what was found until then is told, and written")
        }
        return result
    }
}
