import Cairn
import UIKit

/// One launch of an app that is explored: what is on screen, and what came of the last act.
@MainActor
struct ExploredLife {
    let player: Player
    private let link: @MainActor () -> String?
    private(set) var sight: SeenScreen
    var cell: Cell
    private(set) var places: [ScreenPlace] = []
    /// The newest entry of the journal that was read.
    private var read = -1
    private weak var navigator: Navigator?
    /// By what was asked for that has no outcome yet, by its route.
    private var asked: [String: MapBook.Deed] = [:]
    private var edits = EditWatch()
    private let guards = GuardEar()

    init(_ app: ExploredApp, _ book: inout MapBook) {
        (player, link) = (app.player, app.link)
        book.places.forget()
        sight = SeenScreen(app.player.simulator.outline(), [])
        cell = Cell([], sight, isBusy: false)
    }

    /// Looks at what is there now.
    /// - Parameters:
    ///   - script: leads here.
    ///   - deed: what was done since the last look; nil for what was done before in other launches.
    mutating func look(_ book: inout MapBook, script: [Action], after deed: MapBook.Deed? = nil) {
        let (was, wasFront, wasBusy) = (sight, places.last, cell.isBusy)
        let entries = news(&book)
        let (outline, actions) = player.lookAround()
        sight = SeenScreen(outline, actions)
        places = book.places.places(of: player, outline)
        let isBusy = !player.isKilled && (!player.simulator.clock.isIdle || player.simulator.isMoving)
        cell = Cell(places, sight, isBusy: isBusy)
        for judged in guards.take() {
            book.guards.judged(
                book.places.names.name(of: judged.name), by: judged.guardian, isAllowed: judged.isAllowed)
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
        edits.look(places, sight, after: deed, &book)
    }

    /// UIKit would have raised, or the screen never came to rest.
    func failed(_ deed: MapBook.Deed, _ failure: Failure, _ book: inout MapBook) {
        book.note(
            Finding(
                kind: .faults, screen: places.last?.id, about: deed.possibility.kind, text: failure.message,
                script: deed.script.lines))
    }

    /// As the fuzzer draws it.
    func possibility(for action: Action) -> Possibility {
        sight.possible.first { $0.action == action } ?? Possibility(action: action, kind: action.description)
    }

    func end() async {
        player.navigator?.windowClosed()
        await player.breathe()
    }

    /// What the journal has that was not read.
    private mutating func news(_ book: inout MapBook) -> [Journal.Entry] {
        guard let navigator = player.navigator else { return [] }
        if self.navigator !== navigator {
            self.navigator = navigator
            book.places.forget()
            read = -1
            navigator.onJudged = { [guards] in guards.hear($0) }
        }
        let entries = navigator.journal.entries
        guard let newest = entries.last?.number, newest > read else { return [] }
        defer { read = newest }
        return Array(entries.suffix(newest - read))
    }

    private mutating func note(
        _ deed: MapBook.Deed, _ entries: [Journal.Entry], from front: ScreenPlace, _ was: SeenScreen,
        wasBusy: Bool, _ book: inout MapBook
    ) {
        let isLaunched = entries.first?.cause == .start
        if !isLaunched { noteWays(deed, entries, wasBusy: wasBusy, &book) }
        if player.navigator == nil, let now = places.last, now.id != front.id, !player.isKilled {
            let kind: AppMap.Way.Kind = now.placement == front.placement ? .push : .present
            book.went(from: front.id, to: now.id, by: deed, nil, kind)
        }
        let hadEffect = !entries.isEmpty || was.outline != sight.outline || wasBusy != cell.isBusy
        if case .open(let link) = deed.possibility.action {
            let refusal = entries.lazy.compactMap(\.refusal).first
            book.opened(
                link, by: deed.script, to: entries.contains { $0.change != nil } ? places.last?.id : nil,
                refusal ?? (hadEffect || isLaunched ? nil : AppMap.Attempt.nothing))
            return
        }
        if case .wait = deed.possibility.action { return }
        book.tried(deed.possibility, on: front.id, hadEffect: hadEffect)
        if deed.possibility.isControl, !hadEffect, !wasBusy {
            book.attempted(deed, on: front.id, AppMap.Attempt.nothing)
        }
    }

    /// One way for all that came of the act, and one for each thing that came by itself meanwhile.
    private mutating func noteWays(
        _ deed: MapBook.Deed, _ entries: [Journal.Entry], wasBusy: Bool, _ book: inout MapBook
    ) {
        var ours: (deed: MapBook.Deed, first: Journal.Entry, last: Journal.Entry, transitions: [String])?
        func end() {
            guard let (deed, first, last, transitions) = ours else { return }
            ours = nil
            go(first, last, by: deed, transitions, &book)
        }
        for entry in entries {
            let cause = cause(of: entry, after: deed, &book.places)
            // What is refused later was held up, and led to a question in the meantime.
            if let refusal = entry.refusal, case .route(let route, _) = entry.cause, asked[route] == nil,
                let cause, !wasBusy
            {
                book.attempted(cause, on: cause.screen, refusal)
            }
            guard let change = entry.change else { continue }
            let transition = book.places.transition(of: change)
            guard let cause else {
                end()
                go(entry, entry, by: nil, [transition].compactMap { $0 }, &book)
                continue
            }
            if ours == nil { ours = (cause, entry, entry, []) }
            ours?.last = entry
            if let transition { ours?.transitions.append(transition) }
        }
        end()
        let pending = player.navigator?.inspectedRequests.map(\.route) ?? []
        asked = asked.filter { pending.contains($0.key) }
        for route in pending where asked[route] == nil { asked[route] = deed }
    }

    /// What was done by a person that this came of; nil for what came by itself.
    private func cause(
        of entry: Journal.Entry, after deed: MapBook.Deed, _ places: inout ScreenPlaces
    ) -> MapBook.Deed? {
        switch entry.cause {
        case .finger: return deed
        case .route(let route, let asker):
            let front = places.places(in: entry.before).last
            if let earlier = asked[route] { return earlier.screen == front?.id ? earlier : nil }
            if case .wait = deed.possibility.action { return nil }
            return asker == entry.before.visible.label || deed.screen == front?.id ? deed : nil
        case .outside: return deed
        case .start, .link, .restored, .windowClosed: return nil
        }
    }

    private func go(
        _ first: Journal.Entry, _ last: Journal.Entry, by deed: MapBook.Deed?, _ transitions: [String],
        _ book: inout MapBook
    ) {
        if case .link = first.cause { return }
        guard let from = book.places.places(in: first.before).last,
            let to = book.places.places(in: last.tree).last, from.node != to.node
        else { return }
        let kind =
            deed == nil ? .outside : AppMap.Way.Kind(from: from, in: first.before, to: to, in: last.tree)
        book.went(
            from: from.id, to: to.id, by: deed,
            transitions.isEmpty ? nil : transitions.joined(separator: ", "), kind)
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
        stage.looks.changes = []
        return stage
    }
}

/// Hears what guards say.
@MainActor
private final class GuardEar {
    struct Heard {
        var name: AnyDestination
        var guardian: String
        var isAllowed: Bool
    }

    private var heard: [Heard] = []

    func hear(_ judged: Navigator.Judged) {
        heard.append(
            Heard(
                name: judged.destination, guardian: "\(type(of: judged.guardian))",
                isAllowed: judged.isAllowed))
    }

    func take() -> [Heard] {
        defer { heard = [] }
        return heard
    }
}

extension Navigator {
    /// The types of the coordinators that guard what is made at a node, from the inside out.
    fileprivate func guardsAround(_ node: Tree.Node.ID) -> [String] {
        var guards: [String] = []
        var owner = inspect(node)?.owner
        while let id = owner, let inspection = inspect(id) {
            if inspection.guardsEntering, let model = inspection.model { guards.append("\(type(of: model))") }
            owner = inspection.owner == id ? nil : inspection.owner
        }
        return guards
    }
}

extension Journal.Entry {
    /// Why it was refused, if it was.
    fileprivate var refusal: String? {
        if case .refused(let refusal) = outcome { "\(refusal)" } else { nil }
    }
}

extension AppMap.Way.Kind {
    /// By what became of where it began, and whether where it ends was there.
    init(from: ScreenPlace, in before: Tree, to: ScreenPlace, in after: Tree) {
        let isLeft = from.node.map { !after.contains($0) } ?? false
        let wasThere = to.node.map { before.contains($0) } ?? false
        self =
            switch (isLeft, wasThere) {
            case (true, true): .back
            case (true, false): .replace
            case (false, true): .select
            case (false, false):
                to.placement == "pushed" ? .push : to.placement == "root" ? .select : .present
            }
    }
}

extension ScreenPlaces {
    /// The screens of the tree, or where there is none the controller in front.
    @MainActor
    mutating func places(of player: Player, _ outline: Simulator.Outline) -> [ScreenPlace] {
        if let tree = player.navigator?.tree { return places(in: tree) }
        guard let layer = outline.top, !player.isKilled else { return [] }
        let front = layer.screen.front
        let isPushed = layer.style == .root && front.navigationBar?.backTitle != nil
        return [
            ScreenPlace(
                name: front.controller, placement: isPushed ? "pushed" : layer.style.rawValue,
                coordinators: [])
        ]
    }

    /// What was asked for, in words; nil where nobody asked.
    fileprivate mutating func transition(of change: Journal.Change) -> String? {
        guard case .applied(let transition, _, _, _) = change else { return nil }
        var names = names
        let text = transition.name { names.name(of: $0) }
        self.names = names
        return text + (transition.animationName.map { " by \($0)" } ?? "")
    }
}

extension Simulator.Outline.Screen {
    /// The screen that is looked at, of those in each other.
    fileprivate var front: Self { embedded.last?.front ?? self }
}
