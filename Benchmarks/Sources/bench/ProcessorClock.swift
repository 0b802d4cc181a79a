#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells the processor time of this process, so that a case does not look slower where others use the machine: the longer of two
/// is interrupted more often. What is measured runs on the main thread alone; a child process is measured otherwise.
struct ProcessorClock: Clock {
    struct Instant: InstantProtocol {
        var time: Duration
        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Instant(time: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }

    var minimumResolution: Duration { .nanoseconds(1) }

    /// Nobody waits for processor time.
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        fatalError("not to be slept on")
    }
}
