/// What a router asks by that was made before it has a place (``Routed``). It knows its places, and keeps what is asked until
/// there is one. Kept by the router and its copies.
@MainActor
final class EarlyRouter {
    /// The routes of the router that it was made for; those that are scoped from it have others.
    let routeType: Any.Type
    /// Those that were in a tree in the order in which they came, and those that are being made.
    private var places: [WeakPlace] = []
    /// How many there may be until those are dropped that are gone: one view model may be shown in many places.
    private var limit = 16
    private var waiting: [Request] = []
    /// Where it was last.
    private var last: (asker: Tree.Node.ID, door: any PlacedDoor)?

    /// Whose router it is.
    private weak var model: AnyObject?

    private struct WeakPlace {
        weak var place: RouterPlace?
    }

    init(for routeType: Any.Type) { self.routeType = routeType }

    /// Whether this one has places by it: the first that asks does, and nobody to whom it was handed on.
    func claim(for other: AnyObject) -> Bool {
        if model == nil { model = other }
        return model === other
    }

    /// The newest of its places that is in a tree.
    var place: RouterPlace? { places.last { $0.place?.isInTree == true }?.place }

    /// Where the requests of its routers enter. What those give as their node is none.
    final class Door: RequestDoor {
        let early: EarlyRouter
        private let isForParent: Bool

        init(_ early: EarlyRouter, isForParent: Bool = false) {
            (self.early, self.isForParent) = (early, isForParent)
        }

        func ask(_ ask: Ask, from _: Tree.Node.ID, owner _: Tree.Node.ID?, waiter: FlowWaiter?) -> Request {
            early.ask(ask, isForParent: isForParent, waiter: waiter)
        }

        func refuse(_ ask: Ask, from _: Tree.Node.ID, _ refusal: Refusal) -> Request {
            let place = early.place.map { ($0.asker, $0.door) } ?? early.last
            guard let (asker, door) = place else { return Request(ask, .refused(refusal)) }
            return door.refuse(ask, from: asker, refusal)
        }
    }

    private func ask(_ ask: Ask, isForParent: Bool, waiter: FlowWaiter?) -> Request {
        if let place = place ?? placeServed {
            return place.ask(ask, isForParent: isForParent, waiter: waiter)
        }
        if let last, !isBeingMade { return last.door.ask(ask, from: last.asker, owner: nil, waiter: waiter) }
        let request = Request(ask, isForParent: isForParent, waiter: waiter) { [weak self] in self?.cancel($0)
        }
        waiting.append(request)
        EarlyRequests.ofTest?.note(request)
        if waiting.count == 1 { sayIfItWaits() }
        return request
    }

    private func sayIfItWaits() {
        guard let write = RefusalLog.writeWaiting else { return }
        Task { @MainActor [weak self] in
            guard let self, let first = waiting.first, !isBeingMade else { return }
            write(EarlyRequests.why(first))
        }
    }

    private var isBeingMade: Bool { places.contains { $0.place?.isComing == true } }

    /// The place that comes with the very change about which a guard is asked just now: what the guard asks for cannot
    /// wait for that.
    private var placeServed: RouterPlace? {
        places.last { $0.place?.isComing == true && $0.place?.door.isServing == true }?.place
    }

    func isComing(at place: RouterPlace) { note(place) }

    private func note(_ place: RouterPlace) {
        if places.count >= limit {
            var known: Set<ObjectIdentifier> = []
            let newest = places.reversed().filter {
                $0.place.map { known.insert(ObjectIdentifier($0)).inserted } ?? false
            }
            places = newest.reversed()
            limit = max(16, places.count * 2)
        }
        places.append(WeakPlace(place: place))
    }

    /// What waits runs, in its order.
    func entered(_ place: RouterPlace) {
        note(place)
        last = (place.asker, place.door)
        let running = waiting
        waiting = []
        for request in running { place.run(request) }
    }

    /// One of the places does not come after all. When no other does, what waits is refused.
    func givenUp(_ asker: Tree.Node.ID, of door: any PlacedDoor) {
        guard place == nil, !isBeingMade else { return }
        let refused = waiting
        waiting = []
        for request in refused { door.refuse(request, from: asker) }
    }

    /// Takes back what waits.
    func cancel(_ request: Request) {
        guard let index = waiting.firstIndex(where: { $0 === request }) else { return }
        waiting.remove(at: index).end(.cancelled)
    }

    /// Whoever still waits for an outcome gets one.
    deinit {
        let refused = waiting
        guard !refused.isEmpty else { return }
        Task { @MainActor in
            for request in refused { request.end(.refused(request.neverShown)) }
        }
    }
}
