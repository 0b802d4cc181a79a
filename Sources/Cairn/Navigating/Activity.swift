/// Tells those who asked for it whether they are active.
@MainActor
struct Activity {
    /// Set by the host.
    var isInForeground = true
    /// The nodes whose models ask.
    private var asking: Set<Tree.Node.ID> = []
    /// Those whose models are active, and are kept until they were told that they are no longer.
    private var active: [Tree.Node.ID: any Activatable] = [:]
    /// The nodes of the models that are active: one may be the model of several.
    private var places: [ObjectIdentifier: Set<Tree.Node.ID>] = [:]
    /// Of those the ones that have left, the oldest last.
    private var left: [Tree.Node.ID] = []
    /// In how many windows each model is active.
    private static var windows: [ObjectIdentifier: Int] = [:]
    /// Who is still to be told; nil where that has to be found out anew.
    private var round: Round?

    /// Who is to be told of what is shown, the oldest last.
    private struct Round {
        let shown: Shown
        let isInForeground: Bool
        let hiddenLayers: Int
        var gone: [Tree.Node.ID]
        var new: [Tree.Node.ID]
    }

    /// What was made for new nodes, and which nodes left.
    mutating func note(_ records: [Tree.Node.ID: Record], left: Set<Tree.Node.ID>) {
        for (id, record) in records {
            if let model = record.model, TypeSet.activatables.contains(model) { asking.insert(id) }
        }
        if !asking.isEmpty { asking.subtract(left) }
        if !left.isEmpty, !active.isEmpty {
            self.left = (self.left + left.filter { active[$0] != nil }).sorted(by: >)
        }
        round = nil
    }

    /// Whether anything can have changed for anybody.
    var concernsNobody: Bool { asking.isEmpty && active.isEmpty }

    /// The next one of those that have left, which nothing brings back: they are let go with their places, and may have nobody
    /// else to keep them until all is at rest.
    mutating func nextThatLeft() -> (any Activatable)? {
        while let id = left.popLast() {
            if let model = remove(id), !isActive(model), Self.leavesLastWindow(model) { return model }
        }
        return nil
    }

    /// The next one to tell: first who is active no longer, then who has become so, each the oldest first. Takes
    /// note of it.
    /// - Parameter hiddenLayers: How many of the lowest layers are out of sight, although nothing of the tree's covers them.
    mutating func next(
        showing shown: Shown, hiddenLayers: Int = 0, models: (Tree.Node.ID) -> Any?
    ) -> (model: any Activatable, isActive: Bool)? {
        if round?.isInForeground != isInForeground || round?.hiddenLayers != hiddenLayers
            || round?.shown.sharesMemory(with: shown) != true
        {
            let visible = isInForeground ? shown.visible(withoutLowest: hiddenLayers) : []
            let wanted = visible.intersection(asking)
            round = Round(
                shown: shown, isInForeground: isInForeground, hiddenLayers: hiddenLayers,
                gone: active.keys.filter { !wanted.contains($0) }.sorted(by: >),
                new: wanted.filter { active[$0] == nil }.sorted(by: >))
        }
        while let gone = round?.gone.popLast() {
            if let model = remove(gone), !isActive(model), Self.leavesLastWindow(model) {
                return (model, false)
            }
        }
        while let new = round?.new.popLast() {
            guard let model = models(new) as? any Activatable else { continue }
            let wasActive = isActive(model)
            active[new] = model
            places[ObjectIdentifier(model), default: []].insert(new)
            if !wasActive, Self.entersFirstWindow(model) { return (model, true) }
        }
        return nil
    }

    /// Nothing is shown any more, of anything.
    func end() {
        var ending = self
        ending.left = []
        while let (model, _) = ending.next(showing: .nothing, models: { _ in nil }) {
            model.didBecomeInactive()
        }
    }

    private mutating func remove(_ id: Tree.Node.ID) -> (any Activatable)? {
        guard let gone = active.removeValue(forKey: id) else { return nil }
        let place = ObjectIdentifier(gone)
        places[place]?.remove(id)
        if places[place]?.isEmpty == true { places[place] = nil }
        return gone
    }

    private func isActive(_ model: any Activatable) -> Bool { places[ObjectIdentifier(model)] != nil }

    private static func entersFirstWindow(_ model: any Activatable) -> Bool {
        windows[ObjectIdentifier(model), default: 0] += 1
        return windows[ObjectIdentifier(model)] == 1
    }

    private static func leavesLastWindow(_ model: any Activatable) -> Bool {
        let left = windows[ObjectIdentifier(model), default: 1] - 1
        windows[ObjectIdentifier(model)] = left > 0 ? left : nil
        return left == 0
    }
}
