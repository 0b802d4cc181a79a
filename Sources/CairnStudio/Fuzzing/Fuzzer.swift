import Cairn
import CairnInspector
import CairnTesting
import UIKit

/// Tries to break the laws of an app: launches it again and again, and does at random what can be done.
///
/// What is done is drawn from the seed and from what is on screen, so the same seed does the same. A launch that breaks
/// a law is made again with less and less, and then in other words, until little is left that still breaks it.
@MainActor
final class Fuzzer {
    /// How long, and with what.
    struct Plan: Hashable, Sendable {
        var steps = 100_000
        var seed: UInt64 = 1
        /// How many steps are made before the app is launched anew, in a simulator of its own.
        var stepsPerLaunch = 250
        /// What each launch begins with; it counts as no steps.
        var start: [Action] = []
        /// Whether no launch begins at a state that was come upon.
        var isRandom = false
        /// Whether laws are checked.
        var hasLaws = true
        /// What is typed beside random texts.
        var texts: [String] = []
        /// What is tapped elsewhere.
        var links: [String] = []
        /// What the network can be like.
        var networks: [String] = []
        /// What the app runs on.
        var device = Wire.Device.phone
    }

    /// How far it has come.
    struct Tally: Sendable {
        var steps = 0
        var launches = 0
        var coverage = Coverage()
        /// Whether the studio was told of a navigator right after a launch: without one no law can be checked.
        var hasNavigator = false
    }

    /// What was broken, and the shortest way there that was found.
    struct Break: Sendable {
        var fault: Fault
        /// In which launch, and at which of all steps.
        var launch: Int
        var step: Int
        /// How many actions led there at first.
        var length: Int
        var actions: [Action]
    }

    /// Why a launch came to its end.
    struct Fault: Hashable, Sendable {
        var kind: Kind
        var text: String

        enum Kind: Hashable, Sendable { case law(Int), raised, restless, differs }
    }

    private let plan: Plan
    private let launch: @MainActor (Simulator) -> Player
    /// Who writes down what is done, if anyone does; not what is tried again with fewer actions.
    var recorder: Recorder?
    /// Why this run goes another way than an earlier one, if it is held to one and does.
    var difference: @MainActor () -> String? = { nil }
    private(set) var tally = Tally()
    /// What was done since the last launch, what is being done included.
    private(set) var trail: [Action] = [] { didSet { stalls?.began(trail, inLaunch: tally.launches) } }
    /// Who sees to steps that never end, if anyone does.
    var stalls: StallWatch?
    /// The states that were come upon, to begin with.
    private var archive = Archive()
    private var places = ScreenPlaces()
    private var random: SeededRandom
    /// The longest script that a launch begins with.
    private static let longestStart = 250

    init(_ plan: Plan, launch: @escaping @MainActor (Simulator) -> Player) {
        self.plan = plan
        self.launch = launch
        random = SeededRandom(seed: plan.seed)
    }

    /// Goes on until all steps are made or a law is broken.
    /// - Parameters:
    ///   - isOver: asked before each step; whether to make no more.
    ///   - progress: told after each step.
    func run(
        isOver: @escaping @MainActor () -> Bool = { false }, progress: @escaping @MainActor (Tally) -> Void
    ) async -> Break? {
        while tally.steps < plan.steps, !isOver() {
            tally.launches += 1
            let count = min(plan.stepsPerLaunch, plan.steps - tally.steps)
            var draw = Draw(
                seed: seed(ofLaunch: tally.launches), texts: plan.texts, links: plan.links,
                networks: plan.networks)
            // Every other launch begins where few have been; what is done again to come there is no step.
            let goesBack = !plan.isRandom && tally.launches % 2 == 0
            let start = goesBack ? archive.pick(&random)?.script ?? plan.start : plan.start
            places.forget()
            var ending: [Action]?
            let life = await live(covering: true) { player, made in
                if made < start.count { return start[made] }
                guard made < count + start.count, !isOver() else {
                    if ending == nil { ending = Self.ending(of: player) }
                    return ending?.popLast()
                }
                self.tally.steps += 1
                progress(self.tally)
                let action = draw.action(for: player)
                self.noteState(of: player)
                return action
            }
            guard let fault = life.fault else { continue }
            return await finding(fault, of: life.performed)
        }
        return nil
    }

    /// Which action of what each launch begins with cannot be done, by its place, and why.
    func flawOfStart() async -> (index: Int, failure: PlayFailure)? {
        let life = await replay(plan.start)
        return life.fault == nil ? life.undone : nil
    }

    /// Keeps the state that was seen just now, and the way there.
    private func noteState(of player: Player) {
        guard trail.count <= Self.longestStart, let (outline, possible) = player.seen,
            let tree = player.navigator?.tree
        else { return }
        let state = ExploredState(
            places.places(in: tree), SeenScreen(outline, possible), isBusy: !player.simulator.clock.isIdle)
        archive.note(archive.resolved(state), by: trail, &random)
    }

    /// The shortest way that is found to what these actions break; nil if they break nothing.
    func shortened(_ actions: [Action]) async -> Break? {
        let life = await replay(actions)
        guard let fault = life.fault else { return nil }
        return await finding(fault, of: life.performed)
    }

    private func finding(_ fault: Fault, of actions: [Action]) async -> Break {
        // With fewer actions the earlier build, which is not here, would have gone another way as well.
        guard fault.kind != .differs else {
            return Break(
                fault: fault, launch: tally.launches, step: tally.steps, length: actions.count,
                actions: actions)
        }
        let fails: @MainActor ([Action]) async -> Bool = { await self.replay($0).fault?.kind == fault.kind }
        var rewording = Rewording(links: plan.links, fails: fails)
        let short = await rewording.shorter(shrunk(actions, fails: fails))
        let last = await replay(short)
        // An action that could not be done has done nothing, and would only keep the script from being played.
        return Break(
            fault: last.fault ?? fault, launch: tally.launches, step: tally.steps, length: actions.count,
            actions: last.fault == nil ? actions : last.performed)
    }

    private func replay(_ actions: [Action]) async -> Life {
        var rest = actions[...]
        return await live(covering: false) { _, _ in rest.popFirst() }
    }

    /// Lets go, comes back, and lets everything end that has an end; the last first.
    private static func ending(of player: Player) -> [Action] {
        var actions: [Action] = [.wait(seconds: 60)]
        if player.isInBackground { actions.append(.foreground) }
        if player.simulator.finger != nil { actions.append(.release(finish: false)) }
        return actions
    }

    private func seed(ofLaunch number: Int) -> UInt64 {
        var random = SeededRandom(seed: plan.seed)
        return random.next() &+ UInt64(number)
    }
}

extension Fuzzer {
    /// One launch of the app, to its end.
    private struct Life: Sendable {
        /// The actions that could be done.
        var performed: [Action] = []
        var fault: Fault?
        /// The first that could not be done, among all that were asked for.
        var undone: (index: Int, failure: PlayFailure)?
    }

    /// - Parameter next: says what to do, told how often it was asked before; nil ends the launch.
    private func live(
        covering: Bool, next: @escaping @MainActor (Player, Int) -> Action?
    ) async -> Life {
        let simulator = plan.device.makeSimulator()
        simulator.log.onRaise = { _ in }
        return await simulator.enter { @MainActor in
            self.trail = []
            let player = self.launch(simulator)
            if covering { player.recorder = self.recorder }
            player.watchLaws()
            if player.watch != nil { self.tally.hasNavigator = true }
            player.checksLaws = self.plan.hasLaws
            if covering, let tree = player.navigator?.tree {
                self.tally.coverage.note(tree)
                player.watch?.onEntry = { [weak self] in self?.tally.coverage.note($0) }
            }
            var life = Life()
            do throws(PlayFailure) { try await player.begin() } catch { life.fault = Fault(error) }
            var asked = 0
            while life.fault == nil, let action = next(player, asked) {
                asked += 1
                self.trail.append(action)
                do throws(PlayFailure) {
                    try await player.perform(action)
                    life.performed.append(action)
                } catch {
                    guard let fault = Fault(error) else {
                        self.trail.removeLast()
                        if life.undone == nil { life.undone = (asked - 1, error) }
                        continue
                    }
                    life.performed.append(action)
                    life.fault = fault
                }
                if life.fault == nil { life.fault = player.watch?.broken.map(Fault.init) }
                if covering, life.fault == nil, let text = self.difference() {
                    life.fault = Fault(kind: .differs, text: text)
                }
            }
            await player.closeWindows()
            return life
        }
    }
}

extension Fuzzer.Fault {
    /// Nil for what merely could not be done.
    init?(_ failure: PlayFailure) {
        switch failure.kind {
        case .impossible: return nil
        case .raised: kind = .raised
        case .restless: kind = .restless
        }
        text = failure.message
    }

    init(_ broken: BrokenLaw) {
        kind = .law(broken.law)
        text = broken.description
    }
}
