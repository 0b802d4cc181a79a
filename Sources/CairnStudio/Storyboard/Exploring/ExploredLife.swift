import Cairn
import CairnInspector
import UIKit

/// One launch of an app that is explored: what is on screen, and what came of the last act.
@MainActor
struct ExploredLife {
    let player: Player
    private let link: @MainActor () -> String?
    private(set) var sight: SeenScreen
    var state: ExploredState
    private(set) var places: [ScreenPlace] = []
    /// The newest entry of the journal that was read.
    private var read = -1
    private weak var navigator: Navigator?
    private var ways = WayReading()
    private var edits = EditWatch()
    private let verdicts = GuardVerdicts()
    /// The link that was opened last and has not led anywhere yet, as where a guard holds it up until somebody has logged in.
    private var waiting: String?

    init(_ app: ExploredApp, _ book: inout MapBook) {
        (player, link) = (app.player, app.link)
        book.places.forget()
        sight = SeenScreen(app.player.simulator.outline(), [])
        state = ExploredState([], sight, isBusy: false)
    }

    /// Looks at what is there now.
    /// - Parameters:
    ///   - script: leads here.
    ///   - deed: what was done since the last look; nil for what was done before in other launches.
    mutating func look(_ book: inout MapBook, script: [Action], after deed: MapBook.Deed? = nil) {
        let (was, wasFront, wasBusy) = (sight, places.last, state.isBusy)
        let entries = notice(&book)
        let (outline, isBusy) = (sight.outline, state.isBusy)
        for verdict in verdicts.take() {
            book.guards.judged(
                book.places.names.name(of: verdict.destination), by: verdict.guardian,
                isAllowed: verdict.isAllowed)
        }
        if places.last != wasFront { noteEntered(&book, script) }
        if let deed, let wasFront {
            var deed = deed
            deed.screen = wasFront.id
            note(deed, entries, from: wasFront, was, wasBusy: wasBusy, &book)
        }
        guard !player.isKilled, !player.isInBackground else { return }
        book.visit(
            places, sight, script: script, isBusy: isBusy, stage: { stage(outline) },
            link: { player.simulator.enter(link) })
        if let tree = player.navigator?.tree, let place = places.last {
            book.noteDoubles(in: tree, place, by: script)
        }
        edits.look(places, sight, after: deed, from: was, in: player.navigator?.tree, &book)
    }

    /// Notes what is done last of what was done before in other launches: what comes of it may take its time.
    mutating func willRepeat(_ action: Action, _ book: inout MapBook, script: [Action]) {
        guard !isBusy else {
            return ways.touched(MapBook.Deed(possibility: Possibility(action), script: script), wasBusy: true)
        }
        let was = (sight, places, state)
        defer { (sight, places, state) = was }
        _ = notice(&book)
        guard let front = places.last else { return }
        let deed = MapBook.Deed(
            possibility: possibility(for: action), script: script, screen: front.id)
        ways.touched(deed, wasBusy: false)
    }

    private var isBusy: Bool {
        !player.isKilled && (!player.simulator.clock.isIdle || player.simulator.isMoving)
    }

    /// - Returns: What has come into the journal.
    private mutating func notice(_ book: inout MapBook) -> [Journal.Entry] {
        let entries = news(&book)
        let (outline, actions) = player.lookAround()
        sight = SeenScreen(outline, actions)
        places = book.places.places(of: player, outline)
        state = ExploredState(places, sight, isBusy: isBusy)
        return entries
    }

    /// UIKit would have raised, or the screen never came to rest.
    func failed(_ deed: MapBook.Deed, _ failure: PlayFailure, _ book: inout MapBook) {
        book.note(
            Finding(
                kind: .faults, screen: places.last?.id, about: deed.possibility.kind, text: failure.message,
                script: deed.script.lines))
    }

    /// As the fuzzer draws it.
    func possibility(for action: Action) -> Possibility {
        sight.possible.first { $0.action == action } ?? Possibility(action)
    }

    func end() async {
        await player.closeWindows()
    }

    /// What the journal has that was not read.
    private mutating func news(_ book: inout MapBook) -> [Journal.Entry] {
        guard let navigator = player.navigator else { return [] }
        if self.navigator !== navigator {
            self.navigator = navigator
            book.places.forget()
            read = -1
            navigator.onJudged = { [verdicts] in verdicts.note($0) }
        }
        let entries = navigator.journal.entries(after: read).entries
        read = entries.last?.number ?? read
        return Array(entries)
    }

    private mutating func note(
        _ deed: MapBook.Deed, _ entries: [Journal.Entry], from front: ScreenPlace, _ was: SeenScreen,
        wasBusy: Bool, _ book: inout MapBook
    ) {
        let isLaunched = entries.first?.cause == .start
        let pending = player.navigator?.inspectedRequests.map(\.route) ?? []
        if isLaunched { ways.forgetTouch() }
        if !isLaunched { ways.read(entries, after: deed, wasBusy: wasBusy, pending: pending, &book) }
        if player.navigator == nil, let now = places.last, now.id != front.id, !player.isKilled {
            let kind: AppMap.Way.Kind = now.placement == front.placement ? .push : .present
            book.went(from: front.id, to: now.id, by: deed, nil, kind)
        }
        let hadEffect = !entries.isEmpty || was.outline != sight.outline || wasBusy != state.isBusy
        if case .open(let link) = deed.possibility.action {
            let refusal = entries.lazy.compactMap(\.refusal).first
            let change = entries.last { $0.change != nil }
            waiting = change == nil && refusal == nil && !pending.isEmpty ? link : nil
            guard waiting == nil else { return }
            book.opened(
                link, by: deed.script, to: change == nil ? nil : places.last?.id,
                refusal ?? (hadEffect || isLaunched ? nil : AppMap.Attempt.nothing))
            return
        }
        noteWaiting(entries, deed, &book)
        if case .wait = deed.possibility.action { return }
        book.tried(deed.possibility, on: front.id, hadEffect: hadEffect)
        if deed.possibility.isControl, !hadEffect, !wasBusy {
            book.attempted(deed, on: front.id, AppMap.Attempt.nothing)
        }
    }

    /// What became of a link that was held up.
    private mutating func noteWaiting(_ entries: [Journal.Entry], _ deed: MapBook.Deed, _ book: inout MapBook)
    {
        let ends = entries.filter { if case .link = $0.cause { true } else { false } }
        guard let link = waiting, let end = ends.last, end.change != nil || end.refusal != nil else { return }
        waiting = nil
        book.opened(link, by: deed.script, to: end.change == nil ? nil : places.last?.id, end.refusal)
    }

    /// Which guards are around what is new in front.
    private func noteEntered(_ book: inout MapBook, _ script: [Action]) {
        guard let navigator = player.navigator, let place = places.last, let node = place.node else { return }
        for node in place.owners + [node] {
            guard let destination = navigator.tree[node]?.destination,
                let inspection = navigator.inspect(node)
            else { continue }
            let key = GuardBook.Key(
                name: book.places.names.name(of: destination),
                model: inspection.model.map { "\(type(of: $0))" } ?? "",
                guards: navigator.guardsAround(node))
            book.guards.entered(key, place.id, by: script)
        }
    }

    private func stage(_ outline: Simulator.Outline) -> Wire.Stage {
        var stage = StageReading.read(outline)
        stage.looks = .init(of: player.simulator)
        return stage
    }
}
