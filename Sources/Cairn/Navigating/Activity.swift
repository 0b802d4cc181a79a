/// Tells those who asked for it whether they are active.
@MainActor
struct Activity {
    /// Set by the host.
    var isInForeground = true
    /// The nodes whose models ask.
    private var asking: Set<Tree.Node.ID> = []
    private var active: [Tree.Node.ID: Weak] = [:]

    private struct Weak {
        weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// What was made for new nodes, and which nodes left.
    mutating func note(_ records: [Tree.Node.ID: Record], left: Set<Tree.Node.ID>) {
        for (id, record) in records {
            if let model = record.model, TypeSet.activatables.contains(model) { asking.insert(id) }
        }
        if !asking.isEmpty { asking.subtract(left) }
    }

    /// Whether anything can have changed for anybody.
    var concernsNobody: Bool { asking.isEmpty && active.isEmpty }

    /// The next one to tell: first who is active no longer, then who has become so, each the oldest first. Takes
    /// note of it.
    mutating func next(
        showing shown: Shown, models: (Tree.Node.ID) -> Any?
    ) -> (model: any Activatable, isActive: Bool)? {
        let wanted = isInForeground ? shown.visible.intersection(asking) : []
        while let gone = active.keys.filter({ !wanted.contains($0) }).min() {
            let model = active.removeValue(forKey: gone)?.object as? any Activatable
            if let model, !isActive(model) { return (model, false) }
        }
        for id in wanted.sorted() where active[id] == nil {
            guard let model = models(id) as? any Activatable else { continue }
            let wasActive = isActive(model)
            active[id] = Weak(model)
            if !wasActive { return (model, true) }
        }
        return nil
    }

    private func isActive(_ model: any Activatable) -> Bool { active.values.contains { $0.object === model } }
}
