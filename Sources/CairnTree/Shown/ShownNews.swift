/// How what is shown now differs from what was shown before, for those places where a tree has to follow.
///
/// Places are passed over that are the same in memory now, before and in what the tree is shown as: there is nothing to do for
/// the nodes of the tree in them, and no other node of the tree is shown there.
struct ShownNews {
    /// What is shown.
    private(set) var now: Set<Tree.Node.ID> = []
    /// What was shown and is no longer.
    private(set) var gone: Set<Tree.Node.ID> = []
    /// What was in front of tabs and pages before, and of columns that were one stack.
    private(set) var fronts: [Tree.Node.ID: Tree.Node.ID] = [:]
    /// The columns that stood beside each other before.
    private(set) var columns: [Tree.Node.ID: [Tree.Node.ID]] = [:]
    private let base: Shown
    private let wanted: Shown?

    /// What stood in a place before, and what the tree is shown as there.
    struct Known {
        let base: Shown.Part
        let wanted: Shown.Part

        /// Whether what is shown there now is nothing new.
        func hasNoNews(in now: Shown.Part) -> Bool {
            now.sharesMemory(with: base) && now.sharesMemory(with: wanted)
        }

        /// What stood in the places of a container; nil where another one stood there.
        func inside(_ now: Shown.Part) -> KnownPlaces? {
            guard now.id == base.id, now.id == wanted.id else { return nil }
            switch (now, base, wanted) {
            case (.choice, .choice(_, _, let old, _), .choice(_, _, let own, _)),
                (.split, .split(_, let old, _, _), .split(_, let own, _, _)):
                return KnownPlaces(base: old, wanted: own)
            default: return nil
            }
        }
    }

    /// The same of places side by side.
    struct KnownPlaces {
        let base: [Shown.Part]
        let wanted: [Shown.Part]

        subscript(index: Int) -> Known? {
            guard index < base.count, index < wanted.count else { return nil }
            return Known(base: base[index], wanted: wanted[index])
        }

        func haveNoNews(in now: [Shown.Part]) -> Bool {
            now.sharesMemory(with: base) && now.sharesMemory(with: wanted)
        }
    }

    /// - Parameter wanted: What the tree is shown as; nil where nothing is to be passed over.
    init(_ now: Shown, since base: Shown, wanted: Shown?) {
        self.base = base
        self.wanted = wanted
        for index in 0..<max(now.layers.count, base.layers.count)
        where index >= now.layers.count || !hasNoNews(in: now.layers[index], asLayer: index) {
            compare(
                index < now.layers.count ? now.layers[index].part : nil,
                index < base.layers.count ? base.layers[index].part : nil, known(inLayer: index))
        }
        gone.subtract(self.now)
    }

    /// Whether a layer is one piece of memory with both, as most are.
    func hasNoNews(in layer: Shown.Layer, asLayer index: Int) -> Bool {
        guard let wanted, index < base.layers.count, index < wanted.layers.count else { return false }
        return layer.sharesMemory(with: base.layers[index]) && layer.sharesMemory(with: wanted.layers[index])
    }

    /// What stood in a layer, counted from the window's own.
    func known(inLayer index: Int) -> Known? {
        guard let wanted, index < base.layers.count, index < wanted.layers.count else { return nil }
        return Known(base: base.layers[index].part, wanted: wanted.layers[index].part)
    }

    /// Whether a layer rests where it did, if it is one that rests anywhere.
    func rests(_ layer: Shown.Layer, asInLayer index: Int) -> Bool {
        let old = index < base.layers.count ? base.layers[index] : nil
        if let old, layer.sharesMemory(with: old) { return true }
        guard let detent = layer.style?.detent else { return true }
        let id = layer.part.id
        return (old?.part.id == id ? old : base.layers.last { $0.part.id == id })?.style?.detent == detent
    }

    private mutating func compare(_ now: Shown.Part?, _ base: Shown.Part?, _ known: Known?) {
        guard let now, let base, let known, now.id == base.id else {
            if let now { add(now) }
            if let base { addBefore(base) }
            return
        }
        guard !known.hasNoNews(in: now) else { return }
        guard let places = known.inside(now) else {
            if case .stack(_, let parts, let over) = now, case .stack(_, let old, let oldOver) = base,
                case .stack(now.id, let own, _) = known.wanted
            {
                note(now)
                noteBefore(base)
                let same = parts.countOfScreens(sharedWith: old, own)
                for part in parts[same...] + over { add(part) }
                for part in old[same...] + oldOver { addBefore(part) }
            } else {
                add(now)
                addBefore(base)
            }
            return
        }
        note(now)
        noteBefore(base)
        let parts = now.children
        if places.haveNoNews(in: parts) { return }
        for index in 0..<max(parts.count, places.base.count) {
            let known = places[index]
            if index < parts.count, let known, known.hasNoNews(in: parts[index]) { continue }
            compare(
                index < parts.count ? parts[index] : nil,
                index < places.base.count ? places.base[index] : nil, known)
        }
    }

    private mutating func add(_ now: Shown.Part) {
        note(now)
        for part in now.children { add(part) }
    }

    private mutating func addBefore(_ base: Shown.Part) {
        noteBefore(base)
        for part in base.children { addBefore(part) }
    }

    private mutating func note(_ now: Shown.Part) { self.now.insert(now.id) }

    private mutating func noteBefore(_ base: Shown.Part) {
        gone.insert(base.id)
        switch base {
        case .choice(_, let id, _, let front): fronts[id] = front
        case .split(let id, let parts, let front, _):
            fronts[id] = front
            columns[id] = parts.map(\.id)
        default: break
        }
    }
}

extension [Shown.Part] {
    /// How many of the lowest are screens, and the same ones in two others.
    fileprivate func countOfScreens(sharedWith first: Self, _ second: Self) -> Int {
        var index = 0
        while index < Swift.min(count, first.count, second.count), self[index].isScreen,
            self[index].sharesMemory(with: first[index]), self[index].sharesMemory(with: second[index])
        {
            index += 1
        }
        return index
    }
}
