/// Turns a clock by the main queue: one turn of it is one turn of the clock, and its time is real time at some speed.
@MainActor
final class MainQueuePump {
    let speed: Double
    private weak var clock: SimulatorClock?
    /// A moment in real time, and the simulated time then.
    private var anchor: (real: DispatchTime, simulated: Int64)
    /// Counts the plans: only the latest is carried out.
    private var plan = 0
    private var waitsForTurn = false
    private var deadline: Int64?

    init(_ clock: SimulatorClock, speed: Double) {
        self.clock = clock
        self.speed = speed
        anchor = (.now(), clock.now.nanoseconds)
    }

    /// Something else may have to be waited for than before.
    func look() {
        guard let clock else { return }
        let next = clock.nextDeadline
        if clock.waitsForTurn {
            guard !waitsForTurn else { return }
            waitsForTurn = true
            schedule(after: 0)
        } else if let next, next != deadline || waitsForTurn {
            waitsForTurn = false
            deadline = next
            schedule(after: Double(next - simulated) / 1e9 / speed)
        }
    }

    /// Time went by while nothing was scheduled.
    func catchUp() {
        guard let clock, clock.nextDeadline == nil, speed.isFinite else { return }
        clock.reach(simulated)
    }

    /// The simulated time was moved by hand.
    func anchorHere() {
        guard let clock else { return }
        anchor = (.now(), clock.now.nanoseconds)
        (waitsForTurn, deadline) = (false, nil)
        look()
    }

    private func schedule(after seconds: Double) {
        plan += 1
        let plan = plan
        let body: @MainActor @Sendable () -> Void = { [weak self] in self?.pump(plan) }
        if seconds <= 0 {
            DispatchQueue.main.async { body() }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { body() }
        }
    }

    private func pump(_ plan: Int) {
        guard plan == self.plan, let clock, clock.pump === self else { return }
        (waitsForTurn, deadline) = (false, nil)
        // At endless speed, and for a timer a little early, time is what is waited for.
        let due = clock.waitsForTurn ? nil : clock.nextDeadline
        clock.reach(max(speed.isFinite ? simulated : clock.now.nanoseconds, due ?? 0))
        clock.turn()
        look()
    }

    private var simulated: Int64 {
        guard speed.isFinite else { return clock?.now.nanoseconds ?? 0 }
        let real = Double(DispatchTime.now().uptimeNanoseconds - anchor.real.uptimeNanoseconds)
        return anchor.simulated + Int64(real * speed)
    }
}

extension SimulatorClock {
    /// How many simulated seconds go by in a real one, on the main queue: for code, and tests of Apple's UIKit, that wait
    /// on `DispatchQueue.main`, on a run loop or for an expectation. Every pass of the main queue is then a turn;
    /// `.infinity` waits for no animation. Nil, as at first, when nothing moves but by ``turn()``, ``advance(by:)`` and
    /// settling, which work in any case.
    public var speed: Double? {
        get { pump?.speed }
        set {
            pump = newValue.flatMap { $0 > 0 ? MainQueuePump(self, speed: $0) : nil }
            pump?.look()
        }
    }
}
