import CairnInspector
import CairnTesting
import UIKit

/// Makes the scripts of a map as short as they can be, and plays each: what does not show what it is to show is taken out of the
/// map.
@MainActor
struct ScriptPolish {
    let device: Wire.Device
    let launch: @MainActor (Simulator) -> ExploredApp
    private let played = PlayedScripts()

    init(device: Wire.Device, launch: @escaping @MainActor (Simulator) -> ExploredApp) {
        (self.device, self.launch) = (device, launch)
    }

    /// How many acts are tried to shorten one script.
    private static let budget = 3_000

    func polish(_ map: inout AppMap) async {
        await polishScreens(&map)
        let scripts = Dictionary(map.screens.map { ($0.id, $0.script) }) { first, _ in first }
        var attempts: [AppMap.Attempt] = []
        for var attempt in map.attempts {
            let script = await shortened(attempt.script, onTopOf: scripts[attempt.screen], seen: 1) {
                $0.shows(attempt)
            }
            guard let script else { continue }
            (attempt.script, attempt.act) = (script, script.last ?? attempt.act)
            attempts.append(attempt)
        }
        map.attempts = attempts
        for index in map.links.indices {
            let link = map.links[index]
            map.links[index].script =
                await shortened(link.script, seen: 1) { $0.shows(link) } ?? link.script
        }
        await polishNoted(&map, scripts)
    }

    /// By the ways between them first: to where one begins, and along it.
    private func polishScreens(_ map: inout AppMap) async {
        var scripts = Dictionary(map.screens.map { ($0.id, $0.script) }) { first, _ in first }
        var tried: Set<[String]> = []
        var isShorter = true
        while isShorter {
            isShorter = false
            for way in map.ways where !way.act.isEmpty && way.kind != .outside {
                guard let from = scripts[way.from], let known = scripts[way.to], from.count + 1 < known.count,
                    tried.insert(from + [way.act]).inserted,
                    await leads(from + [way.act], to: way.to)
                else { continue }
                scripts[way.to] = from + [way.act]
                isShorter = true
            }
        }
        for index in map.screens.indices {
            let id = map.screens[index].id
            map.screens[index].script =
                await shortened(scripts[id] ?? [], seen: 0) { $0.front == id } ?? map.screens[index].script
            await picture(&map.screens[index])
        }
    }

    /// Has a screen look as it does at the end of its script, once nothing is under way any more.
    private func picture(_ screen: inout AppMap.Screen) async {
        let actions = screen.script.compactMap { try? Action(line: $0) }
        var end = await play(actions + [.wait(seconds: 3)], seen: 2)
        if end.front != screen.id { end = await play(actions, seen: 1) }
        guard end.front == screen.id, let seen = end.book.screens[screen.id] else { return }
        screen.retitle(seen.title)
        (screen.stage, screen.placement) = (seen.stage, seen.placement)
        (screen.below, screen.coordinators, screen.tab) = (seen.below, seen.coordinators, seen.tab)
        screen.link = seen.link ?? screen.link
    }

    private func leads(_ script: [String], to screen: AppMap.Screen.ID) async -> Bool {
        await play(script, seen: 0).front == screen
    }

    private func polishNoted(_ map: inout AppMap, _ scripts: [AppMap.Screen.ID: [String]]) async {
        var noted: [Finding] = []
        for var finding in map.noted {
            if finding.kind == .lostEdits, await isKept(after: finding) { continue }
            let script = await shortened(
                finding.script, onTopOf: finding.screen.flatMap { scripts[$0] },
                seen: finding.kind == .lostEdits ? .max : 1
            ) { $0.shows(finding) }
            guard let script else { continue }
            finding.script = script
            if finding.kind == .lostEdits, await isKept(after: finding) { continue }
            noted.append(finding)
        }
        map.noted = noted
    }

    /// Whether what was typed is there again when the screen is: then nothing was lost.
    private func isKept(after finding: Finding) async -> Bool {
        let actions = finding.script.compactMap { try? Action(line: $0) }
        // The acts by which the screen came.
        var arrivals: [Action] = []
        var typed: String?
        _ = await play(actions) { action, before, after in
            if before.front != finding.screen, after.front == finding.screen, !arrivals.contains(action) {
                arrivals.append(action)
            }
            if case .type(let name, _, let text) = action, name == finding.about { typed = text }
        }
        guard let typed else { return false }
        for arrival in arrivals {
            let end = await play(actions + [arrival, .wait(seconds: 3)])
            if end.front == finding.screen, end.texts.contains(where: { $0.contains(typed) }) { return true }
        }
        return false
    }

    /// What a script leads to, and what came of its last act.
    struct End {
        var front: AppMap.Screen.ID
        /// What can be read in front.
        var texts: [String]
        var book: MapBook
        /// What could be done.
        var performed: [Action]
        var script: [String] { performed.lines }
    }

    /// - Parameters:
    ///   - base: Leads to the screen in question; the last acts may be enough after that.
    ///   - seen: As `play` has it.
    /// - Returns: Nil where it does not show what it is to show.
    private func shortened(
        _ script: [String], onTopOf base: [String]? = nil, seen: Int = .max,
        while holds: @MainActor (End) -> Bool
    ) async -> [String]? {
        guard !script.isEmpty else { return script }
        var first = await play(script, seen: seen)
        guard holds(first) else { return nil }
        for count in 1...3 {
            guard let base, base.count + count < first.performed.count else { break }
            let end = await play(base + script.suffix(count), seen: seen)
            guard holds(end) else { continue }
            first = end
            break
        }
        // An act that could not be done has done nothing.
        var known: [[Action]: Bool] = [:]
        let short = await shrunk(first.performed, budget: Self.budget) { script in
            if let same = self.played.outcome(of: script, last: seen), let holds = known[same.performed] {
                return holds
            }
            let isHeld = holds(await self.play(script, seen: seen))
            if let same = self.played.outcome(of: script, last: seen) { known[same.performed] = isHeld }
            return isHeld
        }
        if let same = played.outcome(of: short) { return same.performed.lines }
        return await play(short, seen: seen).performed.lines
    }

    private func play(_ lines: [String], seen: Int) async -> End {
        await play(lines.compactMap { try? Action(line: $0) }, seen: seen)
    }

    /// - Parameters:
    ///   - seen: How many of the last acts are looked at; what comes before them is only done. Of none, only what lies in front in
    ///     the end is asked for, and nothing is played where that is known.
    ///   - each: Told what an act that was looked at led from and to.
    private func play(
        _ actions: [Action], seen: Int = .max, each: (@MainActor (Action, End, End) -> Void)? = nil
    ) async -> End {
        if seen == 0, let known = played.outcome(of: actions), let front = known.front {
            return End(front: front, texts: [], book: MapBook(), performed: known.performed)
        }
        let simulator = device.makeSimulator()
        simulator.log.onRaise = { _ in }
        return await simulator.enter { @MainActor in
            var book = MapBook()
            var life = ExploredLife(self.launch(simulator), &book)
            var performed: [Action] = []
            var moment = PlayedScripts.launch
            var front: AppMap.Screen.ID?
            func end() -> End {
                End(
                    front: front ?? life.state.front, texts: life.sight.outline.frontTexts, book: book,
                    performed: performed)
            }
            do throws(PlayFailure) {
                try await life.player.begin()
                if seen == 0 { played.look(at: life.player.navigator, moment: moment) }
                for (index, action) in actions.enumerated() {
                    let left = actions.count - index
                    // What comes of an act is seen by what was there before.
                    if left <= seen, index == 0 || left == seen { life.look(&book, script: performed) }
                    let before = each.map { _ in end() }
                    performed.append(action)
                    let deed = MapBook.Deed(possibility: life.possibility(for: action), script: performed)
                    do throws(PlayFailure) { try await life.player.perform(action) } catch {
                        guard error.kind == .impossible else {
                            life.failed(deed, error, &book)
                            throw error
                        }
                        performed.removeLast()
                        moment = played.did(action, at: moment, couldBeDone: false)
                        continue
                    }
                    moment = played.did(action, at: moment, couldBeDone: true)
                    if seen == 0 { played.look(at: life.player.navigator, moment: moment) }
                    guard left <= seen else { continue }
                    life.look(&book, script: performed, after: deed)
                    if let before { each?(action, before, end()) }
                }
                if seen == 0 { front = played.front(at: moment) }
                if front == nil, seen == 0 || actions.isEmpty { life.look(&book, script: performed) }
            } catch {}
            await life.end()
            return end()
        }
    }
}

extension ScriptPolish.End {
    /// Whether the last act led nowhere, there and for that reason.
    fileprivate func shows(_ attempt: AppMap.Attempt) -> Bool {
        book.attempts.values.contains {
            $0.screen == attempt.screen && $0.trial == attempt.trial && $0.reason == attempt.reason
                && $0.script == script
        }
    }

    fileprivate func shows(_ link: AppMap.Link) -> Bool {
        guard let found = book.links[link.link], found.script == script else { return false }
        return link.to.isEmpty ? found.to.isEmpty : found.to.contains(where: link.to.contains)
    }

    fileprivate func shows(_ finding: Finding) -> Bool {
        if finding.kind == .unguarded {
            return front == finding.screen
                && book.guards.entries.contains { $0.key.name == finding.about && $0.screen == front }
        }
        return book.noted.contains { $0.isSame(as: finding) && $0.script == script }
    }
}
