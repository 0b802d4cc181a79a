import Cairn
import CairnInspector
import CairnTesting
import UIKit

/// Looks for every screen of an app: keeps the states that it has found with the shortest scripts to them, picks one that was
/// gone on from least, plays its script in a fresh launch, and goes on from there.
///
/// What is done is drawn from the seed and from what is on screen, so the same plan finds the same map.
@MainActor
final class Explorer {
    /// Which part of an app is explored, and for how long.
    struct Plan: Hashable, Sendable {
        /// How many acts are tried.
        var steps = 20_000
        var seed: UInt64 = 1
        var device = Wire.Device.phone
        /// What comes first, such as a login; no step.
        var start: [Action] = []
        /// What opens doors in this app.
        var texts: [String] = []
        /// What is tapped elsewhere.
        var links: [String] = []
        /// What the network can be like.
        var networks: [String] = []
        /// Without an archive, as the fuzzer draws: for comparison.
        var isRandom = false
    }

    /// How far it has come.
    struct Tally: Hashable, Sendable {
        var steps = 0
        var replayed = 0
        var launches = 0
    }

    let plan: Plan
    private let launch: @MainActor (Simulator) -> ExploredApp
    private var random: SeededRandom
    private var archive = Archive()
    private var choice: ActChoice
    private(set) var book = MapBook()
    private(set) var tally = Tally()
    /// What was done since the last launch, what is being done included.
    private(set) var trail: [Action] = [] { didSet { stalls?.began(trail, inLaunch: tally.launches) } }
    /// Who sees to steps that never end, if anyone does.
    var stalls: StallWatch?

    init(_ plan: Plan, launch: @escaping @MainActor (Simulator) -> ExploredApp) {
        self.plan = plan
        self.launch = launch
        random = SeededRandom(seed: plan.seed)
        choice = ActChoice(
            texts: plan.texts, links: plan.links, networks: plan.networks, device: plan.device)
    }

    /// Acts after the last news before it goes elsewhere, and in one go at most.
    private static let patience = 16
    private static let longest = 100
    /// Of how many of the acts that lead to where it goes on what comes later may be.
    private static let remembered = 4

    /// Goes on until all steps are made.
    /// - Parameters:
    ///   - isOver: asked after each step; whether the time is up.
    ///   - progress: told after each step.
    func run(isOver: @escaping @MainActor () -> Bool, progress: @escaping @MainActor (Tally) -> Void) async {
        while tally.steps < plan.steps, !isOver() {
            let start = plan.isRandom ? nil : archive.pick(&random)
            let simulator = plan.device.makeSimulator()
            simulator.log.onRaise = { _ in }
            await simulator.enter { @MainActor in
                await self.live(in: simulator, from: start, isOver: isOver, progress: progress)
            }
        }
    }

    private func live(
        in simulator: Simulator, from start: Archive.Entry?, isOver: @MainActor () -> Bool,
        progress: @MainActor (Tally) -> Void
    ) async {
        tally.launches += 1
        trail = []
        var life = ExploredLife(launch(simulator), &book)
        do throws(PlayFailure) { try await life.player.begin() } catch {
            // An app that cannot begin cannot be explored, and the steps have to come to an end.
            tally.steps += 1
            life.failed(
                MapBook.Deed(possibility: Possibility(.launch), script: []), error,
                &book)
            return await life.end()
        }
        var isAlive = true
        look(&life)
        note(life)
        let script = start.map { $0.guess ?? $0.script } ?? plan.start
        for (index, action) in script.enumerated() where isAlive {
            tally.replayed += 1
            trail.append(action)
            if index >= script.count - Self.remembered { life.willRepeat(action, &book, script: trail) }
            do throws(PlayFailure) { try await life.player.perform(action) } catch {
                // What could not be done has done nothing, and would keep the script from being played.
                if error.kind == .impossible { trail.removeLast() } else { isAlive = false }
            }
        }
        if !script.isEmpty { look(&life) }
        if let start {
            if start.guess != nil {
                archive.learned(
                    start.state, by: script, leadingThere: life.state == start.state ? trail : nil)
            } else if life.state != start.state {
                archive.missed(start.state)
            }
        }
        var patience = Self.patience
        var count = 0
        var draw = Draw(
            seed: random.next(), texts: plan.texts, links: plan.links, networks: plan.networks)
        while isAlive, tally.steps < plan.steps, !isOver() {
            guard plan.isRandom ? count < 1_000 : patience > 0 && count < Self.longest else { break }
            let possibility =
                plan.isRandom
                ? life.possibility(for: draw.action(for: life.player))
                : choice.choose(
                    in: life.state, life.sight, archive, isKilled: life.player.isKilled,
                    isInBackground: !life.player.isKilled && life.player.isInBackground, &random)
            let isNews = await step(possibility, &life, &isAlive)
            patience = isNews ? Self.patience : patience - 1
            // Where it begins anew there is little news.
            if possibility.action == .launch { patience = min(patience, 2) }
            count += 1
            progress(tally)
        }
        await life.end()
    }

    /// - Returns: whether it led to anything new.
    private func step(
        _ possibility: Possibility, _ life: inout ExploredLife, _ isAlive: inout Bool
    ) async -> Bool {
        tally.steps += 1
        archive.tried(possibility, in: life.state)
        trail.append(possibility.action)
        let (state, before) = (life.state, (screens: book.screens.count, ways: book.ways.count))
        var failure: PlayFailure?
        do throws(PlayFailure) { try await life.player.perform(possibility.action) } catch { failure = error }
        let deed = MapBook.Deed(possibility: possibility, script: trail)
        if let failure, failure.kind != .impossible {
            life.failed(deed, failure, &book)
            isAlive = false
            return true
        }
        if failure != nil { trail.removeLast() }
        look(&life, after: failure == nil ? deed : nil)
        archive.led(possibility, from: state.front, to: life.state.front)
        return note(life, step: (state, possibility.action)) || book.screens.count > before.screens
            || book.ways.count > before.ways
    }

    private func look(_ life: inout ExploredLife, after deed: MapBook.Deed? = nil) {
        life.look(&book, script: trail, after: deed)
        life.state = archive.resolved(life.state)
    }

    @discardableResult
    private func note(_ life: ExploredLife, step: (from: ExploredState, by: Action)? = nil) -> Bool {
        archive.note(life.state, by: trail, step: step, &random)
    }
}
