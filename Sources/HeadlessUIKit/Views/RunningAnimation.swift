/// One animation's way to its end: it can be held, and let go.
@MainActor
final class RunningAnimation {
    /// In seconds, of the whole way.
    let duration: TimeInterval
    private let clock: SimulatorClock
    private var completion: (() -> Void)?
    private var started: SimulatorClock.Instant?
    /// Counts the goes, so that one that was held ends nothing.
    private var go = 0
    private var covered: Double = 0

    init(_ clock: SimulatorClock, duration: TimeInterval, completion: @escaping () -> Void) {
        self.clock = clock
        self.duration = duration
        self.completion = completion
    }

    /// How much of the way is done, from 0 to 1.
    var fraction: Double {
        guard let started, duration > 0 else { return covered }
        let seconds = Double(started.duration(to: clock.now).wholeNanoseconds) / 1e9
        return min(1, covered + seconds / duration)
    }

    /// Runs; ends in that many seconds, or at the next turn for none.
    func play(_ rest: TimeInterval) {
        covered = fraction
        started = clock.now
        go += 1
        let mine = go
        clock.after(rest) {
            guard self.go == mine, let completion = self.completion else { return }
            self.completion = nil
            completion()
        }
    }

    /// Stands still.
    func pause() {
        covered = fraction
        started = nil
        go += 1
    }
}

extension Simulator {
    /// Begins an animation, or hands it to whoever holds the animations that begin now.
    func animate(_ seconds: TimeInterval, completion: @escaping () -> Void) {
        let animation = RunningAnimation(clock, duration: seconds, completion: completion)
        if caughtAnimations == nil { animation.play(seconds) } else { caughtAnimations?.append(animation) }
    }
}
