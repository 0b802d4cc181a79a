/// One animation's way to its end: it can be held, turned round, and let go.
@MainActor
final class RunningAnimation {
    /// In seconds, of the whole way.
    let duration: TimeInterval
    private let clock: SimulatorClock
    private let group: AnimationGroup?
    private var completion: (() -> Void)?
    private var way: (from: Double, to: Double, start: SimulatorClock.Instant, seconds: TimeInterval)?
    private var covered: Double = 0
    /// Counts the goes, so that one that was held ends nothing.
    private var go = 0

    init(_ clock: SimulatorClock, duration: TimeInterval, completion: @escaping () -> Void) {
        self.clock = clock
        self.duration = duration
        self.completion = completion
        group = clock.openGroup
        group?.enter()
    }

    /// How much of the way is done, from 0 to 1. Setting it holds the animation there.
    var fraction: Double {
        get {
            guard let way else { return covered }
            guard way.seconds > 0 else { return way.to }
            let seconds = Double(way.start.duration(to: clock.now).wholeNanoseconds) / 1e9
            return way.from + (way.to - way.from) * min(1, seconds / way.seconds)
        }
        set {
            pause()
            covered = newValue > 0 ? min(1, newValue) : 0
        }
    }

    /// Runs to the end, or back to the beginning; is over in that many seconds, or at the next turn for none.
    func play(to end: Double = 1, in seconds: TimeInterval) {
        way = (fraction, end, clock.now, seconds)
        go += 1
        let mine = go
        clock.after(seconds) { if self.go == mine { self.end() } }
    }

    /// Stands still.
    func pause() {
        covered = fraction
        way = nil
        go += 1
    }

    /// Is given up: its completion never comes.
    func cancel() {
        pause()
        guard completion != nil else { return }
        completion = nil
        group?.leave()
    }

    private func end() {
        guard let completion else { return }
        covered = fraction
        way = nil
        self.completion = nil
        completion()
        group?.leave()
    }
}

extension Simulator {
    /// Begins an animation, or hands it to whoever holds the animations that begin now.
    @discardableResult
    func animate(
        for duration: TimeInterval, after delay: TimeInterval = 0, completion: @escaping () -> Void
    ) -> RunningAnimation {
        let duration = areAnimationsEnabled ? duration + delay : 0
        let animation = RunningAnimation(clock, duration: duration, completion: completion)
        if caughtAnimations == nil {
            animation.play(in: duration)
        } else {
            caughtAnimations?.append(animation)
        }
        return animation
    }
}
