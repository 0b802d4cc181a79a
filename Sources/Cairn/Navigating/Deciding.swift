/// From a request to a decided transition: outside of any change, so that a decision may wait, and may ask.
extension Navigator {
    func ask(_ route: Any, from asker: Tree.Node.ID, owner: Tree.Node.ID? = nil) -> Request {
        let request = Request(.route(route), from: asker, owner: owner, navigator: self)
        take(.asked(request))
        return request
    }

    func close(_ asker: Tree.Node.ID) -> Request {
        let request = Request(.close, from: asker, navigator: self)
        take(.asked(request))
        return request
    }

    /// A request that cannot even be put to a coordinator; noted like any other.
    func refuse(_ route: Any, from asker: Tree.Node.ID, _ refusal: Refusal) -> Request {
        let request = Request(.route(route), from: asker, navigator: self)
        end(request, .refused(refusal))
        return request
    }

    func cancel(_ request: Request) {
        end(request, .cancelled)
    }

    /// The node of the coordinator that decides for a request; nil when it has left, or the asker has.
    func owner(of request: Request) -> Tree.Node.ID? {
        guard let record = records[request.asker] else { return nil }
        let owner = request.owner ?? record.owner
        return records[owner] == nil ? nil : owner
    }

    /// Finds out what a request means. A screen has one request at a time: the same again is refused, another
    /// supersedes it.
    func begin(_ request: Request, rivals: [Request], moving: Request?) {
        guard request.result == nil else { return }
        guard let owner = owner(of: request) else { return end(request, .refused(.askerLeft)) }
        let earlier = (rivals + [moving].compactMap(\.self)).filter { $0.asker == request.asker }
        guard !earlier.contains(where: { $0.wantsSame(as: request) }) else {
            return end(request, .refused(.alreadyAsked(route: request.route)))
        }
        for rival in rivals where rival.asker == request.asker { end(rival, .superseded) }
        undecided.append(request)
        switch request.ask {
        case .close: conclude(request, .success(.close))
        case .route(let route): decide(route, for: request, by: owner)
        }
    }

    private func decide(_ route: Any, for request: Request, by owner: Tree.Node.ID) {
        let asker = Asker(id: request.asker, navigator: self)
        guard let coordinator = records[owner]?.made as? any Coordinator else {
            return end(request, .refused(.askerLeft))
        }
        guard let waiting = coordinator as? any WaitingCoordinator else {
            return conclude(request, Result { try coordinator.decide(route, from: asker) })
        }
        request.decision = Task { [weak self, weak request] in
            let result: Result<Tree.Transition<AnyDestination>, any Error>
            do {
                result = .success(try await waiting.decideWaiting(route, from: asker))
            } catch {
                result = .failure(error)
            }
            if let request { self?.take(.decided(request, result)) }
        }
    }
}

extension Outcome {
    /// How a request ends whose decision threw.
    init(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self = .refused(refusal)
        case is CancellationError: self = .cancelled
        default: self = .refused(.decisionFailed("\(error)"))
        }
    }
}
