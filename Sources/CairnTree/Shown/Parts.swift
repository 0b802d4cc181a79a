extension Shown.Part {
    var hasColumns: Bool {
        switch self {
        case .screen, .foreign: false
        case .split: true
        // In a stack there are screens only.
        case .stack(_, _, let over): over.contains { $0.hasColumns }
        case .choice(_, _, let parts, _):
            parts.indices.contains { !parts[$0].isScreen && parts[$0].hasColumns }
        }
    }

    /// Whether it is one screen, with nothing inside.
    package var isScreen: Bool {
        if case .screen = self { true } else { false }
    }

    /// Whether any stack in here is covered, and whether there are columns, where an earlier state had neither.
    func extras(since earlier: Shown.Part) -> (covers: Bool, columns: Bool) {
        guard case .choice(_, _, let parts, _) = self, case .choice(_, _, let old, _) = earlier else {
            return (hasCovers, hasColumns)
        }
        var extras = (covers: false, columns: false)
        if parts.sharesMemory(with: old) { return extras }
        for index in parts.indices where index >= old.count || !parts[index].sharesMemory(with: old[index]) {
            if parts[index].hasCovers { extras.covers = true }
            if parts[index].hasColumns { extras.columns = true }
        }
        return extras
    }
}

extension [Shown.Part] {
    /// Whether both are equal; at a glance, as far as they share memory.
    func isEqual(to others: [Shown.Part]) -> Bool {
        guard count == others.count else { return false }
        if sharesMemory(with: others) { return true }
        for index in indices where !self[index].sharesMemory(with: others[index]) {
            guard self[index] == others[index] else { return false }
        }
        return true
    }

    func replacing(
        _ container: Tree.Node.ID, by change: (Shown.Part) -> Shown.Part
    ) -> [Shown.Part]? {
        for index in indices {
            guard let new = self[index].replacing(container, by: change) else { continue }
            var parts = self
            parts[index] = new
            return parts
        }
        return nil
    }
}
