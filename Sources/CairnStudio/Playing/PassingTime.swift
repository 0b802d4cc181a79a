import Cairn
import UIKit

// How simulated time passes: in steps, and between them the app's tasks run until they wait again.
extension Player {
    /// As long as a finger's movement or an animation may go unwatched.
    static var step: Duration { .milliseconds(50) }

    /// The longest that anything is waited for.
    private static var limit: Duration { .seconds(60) }

    /// How often the app's tasks have their turn without any time passing.
    private static var mostTurns: Int { 100_000 }

    /// Lets the screen come to rest: no transition is under way, and nothing waits for the main queue. Does not
    /// wait for what sleeps longer, such as a service that will answer in a second.
    func rest() async throws(PlayFailure) {
        var passed = Duration.zero
        await breathe()
        try checkRest()
        // What a finger holds rests as long as the finger does.
        while simulator.isMoving, simulator.finger == nil {
            guard passed < Self.limit else {
                let why = simulator.whyItMoves.map { ": \($0)" } ?? ""
                throw PlayFailure("the screen did not come to rest in \(Self.limit)\(why)", kind: .restless)
            }
            await pass(Self.step)
            try checkRest()
            passed += Self.step
        }
    }

    /// Fails where a task of the app never waits.
    func checkRest() throws(PlayFailure) {
        guard isBreathless else { return }
        throw PlayFailure(
            "the app did not come to rest: after \(Self.mostTurns.grouped) turns something is still under way in it that waits for "
                + "nothing, as a task that yields for ever",
            kind: .restless)
    }

    /// Lets time pass until nothing is scheduled and no request is pending, but those that wait for a person: whose flow or
    /// dialog is on screen, or as a link that a guard holds up until somebody has logged in.
    func wait() async throws(PlayFailure) {
        var passed = Duration.zero
        await breathe()
        try checkRest()
        while isBusy {
            if simulator.finger != nil, simulator.clock.isIdle { return }
            if simulator.clock.isIdle {
                await listen()
                if simulator.clock.isIdle, !simulator.isMoving, let navigator,
                    navigator.awaitsPerson || navigator.awaitsGuards
                {
                    return
                }
                if simulator.clock.isIdle, let asked {
                    throw PlayFailure("nothing is scheduled any more, and \(asked)")
                }
                // A transition that nobody completes moves for ever, though nothing is scheduled.
                try await rest()
                continue
            }
            guard passed < Self.limit else {
                let asked = asked.map { "; \($0)" } ?? ""
                throw PlayFailure(
                    "after \(Self.limit) something is still scheduled\(asked). "
                        + "To let some time pass, say how much: wait 5")
            }
            await pass(Self.step)
            try checkRest()
            passed += Self.step
        }
    }

    private var isBusy: Bool {
        !simulator.clock.isIdle || simulator.isMoving || navigator?.pending.isEmpty == false
    }

    /// A task may be at work away from the main actor, where no simulated clock can see it.
    private func listen() async {
        for _ in 0..<200 where simulator.clock.isIdle && asked != nil { await breathe() }
    }

    /// Lets so much time pass, in steps; in one where nothing waits for any of it.
    func pass(_ duration: Duration) async {
        var left = duration
        lookAway()
        repeat {
            let step = simulator.clock.isIdle ? left : min(left, Self.step)
            simulator.clock.advance(by: step)
            await breathe()
            left -= step
            if let pace { await pace() }
        } while left > .zero && !isBreathless
    }

    /// Lets the main queue and the app's tasks run until they wait. No time passes.
    func breathe() async {
        lookAway()
        isBreathless = await !hasBreathed()
    }

    /// - Returns: Whether they all wait.
    private func hasBreathed() async -> Bool {
        if let queue = MainQueue.owned { return await hasBreathed(with: queue) }
        var quiet = 0
        var turns = 0
        var before = pulse
        while quiet < 16, turns < Self.mostTurns {
            simulator.clock.advance(by: .zero)
            await Task.yield()
            let now = pulse
            quiet = now == before ? quiet + 1 : 0
            before = now
            turns += 1
        }
        return quiet >= 16
    }

    /// As above, where it is known what waits.
    private func hasBreathed(with queue: MainQueue) async -> Bool {
        for _ in 0..<Self.mostTurns {
            simulator.clock.advance(by: .zero)
            guard !queue.isEmpty else { return true }
            await Task.yield()
        }
        return false
    }

    /// What has no answer yet, as a sentence.
    private var asked: String? {
        let routes = navigator?.pending.map { "'\($0.route)'" } ?? []
        return routes.isEmpty ? nil : "there is no answer yet to \(routes.joined(separator: ", "))"
    }

    /// What changes while an app is busy.
    private var pulse: [Int] {
        let navigator = navigator
        return [
            simulator.isMoving ? 1 : 0, simulator.clock.isIdle ? 1 : 0,
            navigator?.journal.entries.last?.number ?? -1, navigator?.pending.count ?? -1,
        ]
    }
}
