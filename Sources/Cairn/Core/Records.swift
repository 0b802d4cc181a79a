/// What was made for each node of the tree, by the node, and for how many of them each coordinator decides.
@MainActor
struct Records {
    private(set) var byNode: [Tree.Node.ID: Record]
    /// By the coordinator: so what others leave behind is found without a look at all there is.
    private var owned: [Tree.Node.ID: Int] = [:]

    init(_ record: Record, of node: Tree.Node.ID) {
        byNode = [node: record]
        owned = [record.owner: 1]
    }

    subscript(node: Tree.Node.ID) -> Record? { byNode[node] }

    /// How many nodes a coordinator decides for.
    func count(ownedBy coordinator: Tree.Node.ID) -> Int { owned[coordinator] ?? 0 }

    /// Returns what was there before.
    @discardableResult
    mutating func update(_ record: Record, for node: Tree.Node.ID) -> Record? {
        let old = byNode.updateValue(record, forKey: node)
        guard old?.owner != record.owner else { return old }
        owned[record.owner, default: 0] += 1
        if let old { disown(old) }
        return old
    }

    mutating func remove(_ node: Tree.Node.ID) -> Record? {
        guard let record = byNode.removeValue(forKey: node) else { return nil }
        disown(record)
        return record
    }

    private mutating func disown(_ record: Record) {
        guard let index = owned.index(forKey: record.owner) else { return }
        owned.values[index] -= 1
        if owned.values[index] == 0 { owned.remove(at: index) }
    }
}
