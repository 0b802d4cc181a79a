/// Simulated time. It stands still until it is told to move, and then runs, in order, all that waits for it. Or it runs
/// on the main queue, at a ``speed``.
///
/// It is also a Swift `Clock`: a view model that sleeps on `any Clock<Duration>` can be given this one.
/// Scheduling costs a heap insertion; a turn costs what it runs.
@MainActor
public final class SimulatorClock: Clock {
    /// A point in simulated time, counted from the simulator's birth.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The simulator's birth.
        public static let zero = Instant(nanoseconds: 0)

        var nanoseconds: Int64

        public func advanced(by duration: Duration) -> Instant {
            Instant(nanoseconds: nanoseconds.capped(adding: duration.wholeNanoseconds))
        }

        public func duration(to other: Instant) -> Duration {
            .nanoseconds(other.nanoseconds - nanoseconds)
        }

        public static func < (one: Instant, other: Instant) -> Bool { one.nanoseconds < other.nanoseconds }

        /// Seconds since the simulator's birth.
        public var description: String { "\(Double(nanoseconds) / 1e9) s" }
    }

    weak var simulator: Simulator?
    /// Transitions whose animation, or whose finger, is under way.
    var transitionsUnderWay = 0
    /// Those of them that an app's animator has been given, and has not completed.
    var handedOver: [HandedOver] = []

    struct HandedOver { weak var transition: ScreenTransition? }
    /// The transaction that animations begin in.
    var openGroup: AnimationGroup?
    /// Whether a view in a window asked for layout since the last pass.
    var layoutIsPending = false { didSet { if layoutIsPending { pump?.look() } } }
    /// What turns the clock, if it is not turned by hand.
    var pump: MainQueuePump?
    private let time = SharedTime()
    private var queue: [Job] = []
    private var spare: [Job] = []
    private var timers = TimerHeap()
    private var isTurning = false

    init() {}

    /// The simulated time.
    public nonisolated var now: Instant { Instant(nanoseconds: time.nanoseconds) }

    /// A nanosecond.
    public nonisolated var minimumResolution: Duration { .nanoseconds(1) }

    /// Whether nothing at all is scheduled: no turn of the main queue, no animation, no sleeper.
    public var isIdle: Bool {
        queue.isEmpty && timers.next == nil && !layoutIsPending
    }

    /// Makes exactly one pass of the main queue: what was waiting for it runs, and then layout. What that
    /// schedules waits for the next turn. No time passes. Does nothing when called from within a turn.
    public func turn() {
        guard !isTurning, let simulator else { return }
        isTurning = true
        defer { isTurning = false }
        simulator.enter {
            // The two arrays take turns, so that a steady stream of transitions allocates no storage.
            swap(&queue, &spare)
            let waiting = spare.count
            // What runs may have all forgotten that waits.
            for index in 0..<waiting where index < spare.count { spare[index].run() }
            spare.removeAll(keepingCapacity: true)
            if layoutIsPending {
                layoutIsPending = false
                simulator.layOut()
            }
        }
    }

    /// Lets time pass: everything due by then runs, in order, each followed by as many turns as the main
    /// queue needs. A negative duration counts as zero.
    public func advance(by duration: Duration) {
        guard !isTurning else { return }
        let end = time.nanoseconds.capped(adding: max(0, duration.wholeNanoseconds))
        drain()
        while let next = timers.next, next <= end {
            fire(next)
            drain()
        }
        time.nanoseconds = end
        pump?.anchorHere()
    }

    /// Runs turns, and lets time pass, until nothing is scheduled.
    ///
    /// - Parameter limit: the most simulated time this may take. Something that repeats for ever, layout that asks for itself in a
    ///   thousand passes, or more than a million turns, is recorded in the log as a warning, and settling ends there.
    /// - Returns: whether nothing is scheduled any more.
    @discardableResult
    public func settle(limit: Duration = .seconds(60)) -> Bool {
        guard !isTurning else { return false }
        defer { pump?.anchorHere() }
        let end = time.nanoseconds.capped(adding: limit.wholeNanoseconds)
        guard drain() else { return false }
        while let next = timers.next {
            guard next <= end else {
                simulator?.warn("settle() gave up: after \(limit) something is still scheduled")
                return false
            }
            fire(next)
            guard drain() else { return false }
        }
        return true
    }

    /// As ``settle(limit:)-swift.method``, and lets tasks of the main actor that are woken, or that were already
    /// waiting, run until they wait again. In a simulator that a test made none of the main actor's is missed, nor what it has begun
    /// elsewhere: all that runs on the main queue. What another thread has begun may come too late.
    ///
    /// Before time moves, the main actor is given up, and other threads are let through, until 16 times in a
    /// row nothing was scheduled.
    @discardableResult
    public func settle(limit: Duration = .seconds(60)) async -> Bool {
        defer { pump?.anchorHere() }
        let end = time.nanoseconds.capped(adding: limit.wholeNanoseconds)
        while true {
            guard await drainWithTasks() else { return false }
            guard let next = timers.next else { return true }
            guard next <= end else {
                simulator?.warn("settle() gave up: after \(limit) something is still scheduled")
                return false
            }
            fire(next)
        }
    }

    /// Suspends the caller until the simulated time is `deadline`. Throws `CancellationError` as soon as the
    /// task is cancelled. Nothing but ``advance(by:)`` or settling moves the time.
    public func sleep(until deadline: Instant, tolerance _: Duration? = nil) async throws {
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard sleeper.wait(continuation) else { return }
                if deadline <= now {
                    sleeper.wake()
                } else {
                    timers.insert(.init(deadline: deadline.nanoseconds, work: .sleeper(sleeper)))
                    pump?.look()
                }
            }
        } onCancel: {
            sleeper.cancel()
        }
    }

    /// As ``sleep(until:tolerance:)``, for a duration, without leaving the main actor: `Clock`'s own form, which
    /// callers of an `any Clock<Duration>` get, goes by way of another thread.
    public func sleep(for duration: Duration, tolerance _: Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration))
    }

    /// Goes by way of another thread, behind the tasks that are on their way there.
    @concurrent
    private nonisolated static func leaveAndComeBack() async {}

    /// Runs `body` at the next turn of the main queue.
    func nextTurn(_ body: @escaping @MainActor () -> Void) {
        pump?.catchUp()
        queue.append(Job(run: body))
        pump?.look()
    }

    /// Runs `body` when `seconds` have passed, or at the next turn for none.
    func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard seconds > 0 else { return nextTurn(body) }
        pump?.catchUp()
        let nanoseconds = Int64(Int(capping: (seconds * 1e9).rounded()))
        timers.insert(
            .init(deadline: time.nanoseconds.capped(adding: nanoseconds), work: .job(Job(run: body))))
        pump?.look()
    }

    /// Whether something waits for the next turn.
    var waitsForTurn: Bool { !queue.isEmpty || layoutIsPending }
    /// The moment that is waited for first, in nanoseconds.
    var nextDeadline: Int64? { timers.next }

    /// Lets time pass until that moment, and what is due by then wait for its turn.
    func reach(_ moment: Int64) {
        while let next = timers.next, next <= moment { fire(next) }
        time.nanoseconds = max(time.nanoseconds, moment)
    }

    /// Whoever waited is gone. Time stays as it is.
    func forgetAll() {
        queue = []
        spare = []
        timers.removeAll()
        transitionsUnderWay = 0
        handedOver = []
        openGroup = nil
        layoutIsPending = false
    }

    private func fire(_ deadline: Int64) {
        time.nanoseconds = max(time.nanoseconds, deadline)
        switch timers.popFirst() {
        case .job(let job): queue.append(job)
        case .sleeper(let sleeper): sleeper.wake()
        case nil: break
        }
    }

    @discardableResult
    private func drain() -> Bool {
        var turns = 0
        var passes = 0
        while !queue.isEmpty || layoutIsPending {
            turns += 1
            guard turns < 1_000_000 else {
                simulator?.warn("the main queue did not come to rest in a million turns")
                return false
            }
            // Of turns in which nothing but layout was waiting.
            passes = queue.isEmpty ? passes + 1 : 0
            guard passes < 1_000 else {
                simulator?.warnOfLayoutLoop()
                return false
            }
            turn()
        }
        return true
    }

    private func drainWithTasks() async -> Bool {
        var quiet = 0
        while quiet < 16 {
            let wasIdle = queue.isEmpty && !layoutIsPending
            guard drain() else { return false }
            quiet = wasIdle ? quiet + 1 : 0
            await Task.yield()
            await Self.leaveAndComeBack()
        }
        return true
    }
}

extension Duration {
    /// The most there are for one that is longer: some 292 years.
    var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (nanoseconds, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !isTooLong else { return seconds < 0 ? .min : .max }
        return nanoseconds.capped(adding: attoseconds / 1_000_000_000)
    }
}

extension Int64 {
    /// The sum, or what comes closest to it.
    fileprivate func capped(adding other: Int64) -> Int64 {
        let (sum, isTooFar) = addingReportingOverflow(other)
        return isTooFar ? (other < 0 ? .min : .max) : sum
    }
}
