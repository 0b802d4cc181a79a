/// From a request to a decided transition: outside of any change, so that a decision may wait, and may ask.
extension Navigator {
    func ask(
        _ route: Any, from asker: Tree.Node.ID, owner: Tree.Node.ID? = nil, waiter: FlowWaiter? = nil
    ) -> Request {
        let request = Request(.route(route), from: asker, owner: owner, waiter: waiter, navigator: self)
        take(.asked(request))
        return request
    }

    /// Asks that what a node shows be closed, as its router does.
    @discardableResult
    package func close(_ asker: Tree.Node.ID) -> Request {
        let request = Request(.close, from: asker, navigator: self)
        take(.asked(request))
        return request
    }

    /// A request that cannot even be put to a coordinator; noted like any other.
    func refuse(_ ask: Request.Ask, from asker: Tree.Node.ID, _ refusal: Refusal) -> Request {
        let request = Request(ask, from: asker, navigator: self)
        end(request, .refused(refusal))
        return request
    }

    func cancel(_ request: Request) {
        end(request, .cancelled)
    }

    /// The node of the coordinator that decides for a request: of the one that made the asker and those further
    /// out, the first that knows the route. Closing needs nobody's knowledge.
    func owner(of request: Request) throws(Refusal) -> Tree.Node.ID {
        guard let record = records[request.asker] else { throw .askerLeft }
        var owner = request.decider ?? request.owner ?? record.owner
        guard request.decider == nil, case .route(let route) = request.ask else { return owner }
        var asked: [String] = []
        while let coordinator = records[owner]?.coordinator {
            if coordinator.knows(route) { return owner }
            asked.append("\(type(of: coordinator))")
            guard let next = records[owner]?.owner, next != owner else {
                throw .unknownToAll(route: request.route, asked: asked)
            }
            owner = next
        }
        throw .askerLeft
    }

    /// Finds out what a request means. A screen has one request at a time: the same again is refused, another
    /// supersedes it.
    func begin(_ request: Request) {
        guard request.result == nil else { return }
        let owner: Tree.Node.ID
        do throws(Refusal) { owner = try self.owner(of: request) } catch {
            return end(request, .refused(error))
        }
        let rivals = pending.filter { $0.asker == request.asker }
        let newest = moving.flatMap { $0.asker == request.asker ? $0 : nil }
        guard !(rivals + [newest].compactMap(\.self)).contains(where: { $0.wantsSame(as: request) }) else {
            return end(request, .refused(.alreadyAsked(route: request.route)))
        }
        for rival in rivals where rival !== request.principal && !isHeldByItsAsker(rival) {
            // No screen asked for a link, so none takes it back: a login that it waits for ends with a route of the root's.
            if rival.isFromOutside, !request.isFromOutside { continue }
            // What has to come first for both stays on screen.
            request.first = request.first ?? rival.first
            end(rival, .superseded)
        }
        undecided.append(request)
        decide(request, by: owner)
    }

    /// The request is put to its coordinator once more.
    func decideAnew(_ request: Request) {
        request.decider = nil
        do throws(Refusal) {
            decide(request, by: try owner(of: request))
        } catch {
            end(request, .refused(error))
        }
    }

    private func decide(_ request: Request, by owner: Tree.Node.ID) {
        switch request.ask {
        case .close: conclude(request, .success(Decision(Tree.Change.close)))
        case .exit, .link, .unread, .restore: conclude(request, .success(Decision(Tree.Change.none)))
        case .decided(let decision): conclude(request, .success(decision))
        case .route(let route): decide(route, for: request, by: owner)
        }
    }

    private func decide(_ route: Any, for request: Request, by owner: Tree.Node.ID) {
        let asker = Asker(id: request.asker, navigator: self)
        guard let coordinator = records[owner]?.coordinator else {
            return end(request, .refused(.askerLeft))
        }
        guard let waiting = coordinator as? any WaitingCoordinator else {
            return conclude(request, Result { try coordinator.decide(route, from: asker) })
        }
        request.decision = Task { [weak self, weak request] in
            let result: Result<Decision, any Error>
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
