/// How requests come in.
extension Navigator {
    func ask(
        _ ask: Ask, from asker: Tree.Node.ID, owner: Tree.Node.ID? = nil, waiter: FlowWaiter? = nil,
        dialog: Tree.Node.ID? = nil, isStart: Bool = false, as waiting: Request? = nil
    ) -> Request {
        let pending = PendingRequest(
            id: machine.nextRequest(), ask, from: asker, owner: owner, waiter: waiter,
            parent: Serving.parent(at: self) ?? served.map { .request($0) }, dialog: dialog,
            isStart: isStart)
        let request = open(pending, as: waiting)
        if Serving.isInVain(at: self) {
            ended(pending, .cancelled, in: tree)
        } else {
            take(.asked(pending))
        }
        if request.result == nil { onWaiting?() }
        return request
    }

    /// A request that cannot even be put to a coordinator; noted like any other.
    func refuse(_ ask: Ask, from asker: Tree.Node.ID, _ refusal: Refusal) -> Request {
        let pending = PendingRequest(id: machine.nextRequest(), ask, from: asker)
        let request = handle(of: pending)
        ended(pending, .refused(refusal), in: tree)
        return request
    }

    /// Refuses what waited for a place that did not come.
    func refuse(_ waiting: Request, from asker: Tree.Node.ID) {
        let pending = PendingRequest(
            id: machine.nextRequest(), waiting.ask, from: asker, waiter: waiting.waiter)
        _ = open(pending, as: waiting)
        ended(pending, .refused(waiting.neverShown), in: tree)
    }

    /// Asks that what a node shows be closed, as its router does.
    @discardableResult
    package func close(_ asker: Tree.Node.ID) -> Request { ask(.close, from: asker) }

    /// Asks that all there is be what it was when a snapshot was taken, through guards as when an app begins with it.
    @discardableResult
    package func restore(_ snapshot: Snapshot) -> Request { ask(.restore(snapshot), from: tree.root.id) }

    /// What others know a request by.
    func handle(of pending: PendingRequest) -> Request {
        handles[pending.id] ?? open(pending)
    }

    /// - Parameter waiting: What the one who asked has of it already.
    private func open(_ pending: PendingRequest, as waiting: Request? = nil) -> Request {
        waiting?.run(as: pending.id, pending.ask, since: elapsed(), door: door)
        let request = waiting ?? Request(pending.id, pending.ask, since: elapsed(), door: door)
        request.waiter = pending.waiter
        pending.waiter?.press = { [door] in door.press($0) }
        pending.waiter?.close = { [door] in door.close($0) }
        handles[pending.id] = request
        return request
    }

    /// What a node shows, and what was made for it; nil for one that has left.
    func find(_ id: Tree.Node.ID) -> (destination: AnyDestination?, model: Any?)? {
        if let place = restoring[id] { return (place.destination, place.record.model) }
        let draft = machine.current?.draft
        guard let record = machine.record(of: id, or: draft?.records ?? [:]), record.isMade else {
            return nil
        }
        return ((tree[id] ?? draft?.tree[id])?.destination, record.model)
    }

    /// In whose name a node came into the tree, or is about to; nil for one that has left.
    func opener(of id: Tree.Node.ID) -> Asker? {
        let record =
            restoring[id]?.record ?? machine.record(of: id, or: machine.current?.draft.records ?? [:])
        return record.map { Asker(id: $0.opener, door: door) }
    }
}

extension Router {
    /// The screen in whose name this one was asked for, to take from it what it gives to what it opens. What is in a
    /// coordinator's root is opened by the coordinator. Nil before this screen has a place, and once it has left.
    public var opener: Asker? { navigator?.opener(of: asker) }

    /// The node in whose name it asks.
    package var asker: Tree.Node.ID { early.map { $0.place?.asker ?? .nowhere } ?? node }

    package var navigator: Navigator? { (early?.place?.door ?? door as? any PlacedDoor)?.owner as? Navigator }

    package init(asker: Tree.Node.ID, navigator: Navigator) {
        self.init(asker: asker, door: navigator.door)
    }
}

extension Asker {
    package init(id: Tree.Node.ID, navigator: Navigator) {
        self.init(id: id, door: navigator.door)
    }
}
