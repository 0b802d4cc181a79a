/// The requests that have no outcome yet, by their numbers and by who asked.
struct PendingRequests {
    private var byID: [Int: PendingRequest] = [:]
    /// Sorted: whose requests there are is found without a look at the others'.
    private var askers: [Asking] = []

    private struct Asking: Comparable {
        let asker: Tree.Node.ID
        let id: Int

        static func < (left: Asking, right: Asking) -> Bool {
            left.asker == right.asker ? left.id < right.id : left.asker < right.asker
        }
    }

    var isEmpty: Bool { byID.isEmpty }
    var ids: some Collection<Int> { byID.keys }
    var all: some Collection<PendingRequest> { byID.values }

    /// In the order in which they were asked.
    var inOrder: [PendingRequest] { byID.inOrder.map(\.value) }

    /// One that is there; it is changed in place, and neither added nor removed.
    subscript(id: Int) -> PendingRequest? {
        get { byID[id] }
        _modify { yield &byID[id] }
    }

    /// Adds one whose number is not here.
    mutating func add(_ request: PendingRequest) {
        byID[request.id] = request
        let asking = Asking(asker: request.asker, id: request.id)
        askers.insert(asking, at: position(of: asking))
    }

    @discardableResult
    mutating func remove(_ id: Int) -> PendingRequest? {
        guard let request = byID.removeValue(forKey: id) else { return nil }
        askers.remove(at: position(of: Asking(asker: request.asker, id: id)))
        return request
    }

    /// The requests of one screen, in the order in which they were asked.
    func asked(by asker: Tree.Node.ID) -> [PendingRequest] {
        askers[position(of: Asking(asker: asker, id: 0))...].prefix { $0.asker == asker }.compactMap {
            byID[$0.id]
        }
    }

    private func position(of asking: Asking) -> Int {
        var (low, high) = (0, askers.count)
        while low < high {
            let middle = (low + high) / 2
            if askers[middle] < asking { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
