import Dispatch
import Foundation

/// Hears Ctrl-C during a long run, which then ends as one whose time is up.
final class RunInterruption: @unchecked Sendable {
    /// Whether the second one ends the process; not where a process that began this one hears it too, and passes it on.
    private let endsAtSecond: Bool
    private let lock = NSLock()
    private var count = 0
    private var source: (any DispatchSourceSignal)?
    /// What the system does otherwise.
    private var before = SIG_DFL

    init(endsAtSecond: Bool) { self.endsAtSecond = endsAtSecond }

    var isThere: Bool { lock.withLock { count > 0 } }

    /// Begins to hear it, or leaves it to the system again.
    func hear(_ isHeard: Bool) {
        source?.cancel()
        source = nil
        guard isHeard else {
            // Who is awaited still writes what it has, and may be told once more.
            if endsAtSecond { signal(SIGINT, before) }
            return
        }
        before = signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [self] in
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            if !isFirst, endsAtSecond { _exit(Exit.interrupted) }
        }
        source.resume()
        self.source = source
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
