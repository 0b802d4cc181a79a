/// The requests that have no outcome yet, by their numbers and by who asked.
struct PendingRequests {
    private var byID: [Int: PendingRequest] = [:]
    /// Sorted: whose requests there are is found without a look at the others'.
    private var askers: [Asking] = []
    /// Those whose changes wait, half planned.
    private(set) var drafting: Set<Int> = []
    private var beginnings = 0

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

    /// Whether the window has not begun yet, or what was saved is not back yet.
    var isWindowBeginning: Bool { beginnings > 0 }

    /// In the order in which they were asked.
    var inOrder: [PendingRequest] { byID.inOrder.map(\.value) }

    /// The changes that wait.
    var drafts: some Sequence<Draft> { drafting.lazy.compactMap { byID[$0]?.draft } }

    /// One that is there; it is changed in place, and neither added nor removed. Its change is kept by ``keep(_:of:)``.
    subscript(id: Int) -> PendingRequest? {
        get { byID[id] }
        _modify { yield &byID[id] }
    }

    /// Keeps how far the change of a request came, or nothing any more. Does nothing when the request has ended.
    mutating func keep(_ draft: Draft?, of id: Int) {
        guard byID[id] != nil else { return }
        byID[id]?.answers.draft = draft
        if draft == nil { drafting.remove(id) } else { drafting.insert(id) }
    }

    /// Adds one whose number is not here.
    mutating func add(_ request: PendingRequest) {
        byID[request.id] = request
        if request.draft != nil { drafting.insert(request.id) }
        if request.isWindowsBeginning { beginnings += 1 }
        let asking = Asking(asker: request.asker, id: request.id)
        askers.insert(asking, at: position(of: asking))
    }

    @discardableResult
    mutating func remove(_ id: Int) -> PendingRequest? {
        guard let request = byID.removeValue(forKey: id) else { return nil }
        askers.remove(at: position(of: Asking(asker: request.asker, id: id)))
        drafting.remove(id)
        if request.isWindowsBeginning { beginnings -= 1 }
        return request
    }

    /// The requests of one screen, in the order in which they were asked.
    func asked(by asker: Tree.Node.ID) -> [PendingRequest] {
        askers[position(of: Asking(asker: asker, id: 0))...].prefix { $0.asker == asker }.compactMap {
            byID[$0.id]
        }
    }

    private func position(of asking: Asking) -> Int { askers.partitioningIndex { $0 >= asking } }
}
