import Cairn

/// Reads from the journal what an act led to, and what came by itself.
struct WayReading {
    /// By what was asked for that has no outcome yet, by its route.
    private var asked: [String: MapBook.Deed] = [:]
    /// What was touched last while nothing was under way, and nothing else since: what comes on the same screen as time passes came
    /// of it. Nil where what comes may be of something else.
    private var touch: MapBook.Deed?

    /// Notes what is done next.
    /// - Parameter wasBusy: Whether something was under way before it.
    mutating func touched(_ deed: MapBook.Deed, wasBusy: Bool) {
        switch deed.possibility.action {
        case .wait: break
        case .kill, .launch, .open: touch = nil
        // No touch takes its answer from another by these.
        case .background, .foreground, .memory, .network, .rotate, .resize, .appearance, .textSize:
            if !wasBusy { touch = nil }
        default:
            if !wasBusy {
                touch = deed
            } else if touch?.possibility.action != deed.possibility.action {
                touch = nil
            }
        }
    }

    /// An app that has begun anew does by itself what it does.
    mutating func forgetTouch() { touch = nil }

    /// One way for all that came of the act, and one for each thing that came by itself meanwhile.
    /// - Parameters:
    ///   - wasBusy: Whether something was under way before the act.
    ///   - pending: What was asked for and has no outcome yet.
    mutating func read(
        _ entries: [Journal.Entry], after deed: MapBook.Deed, wasBusy: Bool, pending: [String],
        _ book: inout MapBook
    ) {
        touched(deed, wasBusy: wasBusy)
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
        asked = asked.filter { pending.contains($0.key) }
        for route in pending where asked[route] == nil { asked[route] = deed }
    }

    /// What was done by a person that this came of; nil for what came by itself.
    private func cause(
        of entry: Journal.Entry, after deed: MapBook.Deed, _ places: inout ScreenPlaces
    ) -> MapBook.Deed? {
        let isLate = if case .wait = deed.possibility.action { true } else { false }
        switch entry.cause {
        case .finger: return deed
        case .route(let route, let asker):
            let front = places.places(in: entry.before).last
            if let earlier = asked[route] { return earlier.screen == front?.id ? earlier : nil }
            if isLate { return touch?.screen == front?.id ? touch : nil }
            return asker == entry.before.visible.label || deed.screen == front?.id ? deed : nil
        case .outside:
            guard isLate, let touch, touch.screen == places.places(in: entry.before).last?.id else {
                return deed
            }
            return touch
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
}

extension Journal.Entry {
    /// Why it was refused, if it was.
    var refusal: String? {
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
