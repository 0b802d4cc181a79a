/// Links: from what is on screen to what they lead to, as one change with one outcome.
extension Navigator {
    /// Goes where a link leads. What stands on the way already is brought to the front, with all that covers it
    /// dismissed; what is missing is brought by the coordinators, from the outside in
    /// (``Coordinator/transition(toLinked:)``). Changes nothing when all of it is in front already.
    ///
    /// Guards are asked as for any request, and may have something come first, a login say. A newer link supersedes one
    /// that still waits; so a link may come at any time, also before there is a host. Notifications, shortcuts and user
    /// activities are links too.
    @discardableResult
    public func follow(_ path: LinkPath) -> Request {
        let request = Request(.link(path), from: tree.root.id, navigator: self)
        take(.asked(request))
        return request
    }

    /// Reads a link by the root coordinator's table, and goes where it leads. What cannot be read is refused, with
    /// the part that failed: ``Refusal/badLink(_:_:)``.
    @discardableResult
    public func follow<Destination>(_ link: String, by table: LinkTable<Destination>) -> Request {
        do throws(LinkRefusal) {
            return follow(try table.parse(link))
        } catch {
            return refuse(.unread(link), from: tree.root.id, .badLink(link, error))
        }
    }
}

extension Draft {
    /// Goes the way of a link.
    /// - Returns: What was done on the way, step by step.
    mutating func follow(_ path: LinkPath) throws(Stop) -> [Journal.Change] {
        var steps: [Journal.Change] = []
        var missing: Int?
        while true {
            let plan = tree.plan(to: path)
            let count = grown.count
            try reveal(plan.tree)
            if grown.count > count {
                // A tab that came to the front has brought what is in it.
                let new = Array(grown[count...])
                steps.append(.applied(.none, asker: plan.standing, owner: plan.standing, grown: new))
                continue
            }
            guard let next = plan.missing.first else { return steps }
            guard missing.map({ plan.missing.count < $0 }) ?? true,
                let coordinator = record(of: plan.standing)?.coordinator
            else { throw .refused(.linkEnds(before: next.label, tree)) }
            missing = plan.missing.count
            let change = try refusing { () throws(Refusal) in try coordinator.change(toLinked: next) }
            let asker = tree[plan.standing]?.visible.id ?? plan.standing
            try apply(change, from: asker, for: plan.standing)
            steps.append(
                .applied(change, asker: asker, owner: plan.standing, grown: Array(grown[count...])))
            // What a coordinator brings instead of the last destination, an alert say, is where the link ends.
            if plan.missing.count == 1 { return steps }
        }
    }
}

extension Coordinator {
    fileprivate func change(toLinked destination: AnyDestination) throws(Refusal) -> Tree.Change {
        guard let own = destination.base as? Destination else {
            throw .wrongType(expected: "\(Destination.self)", found: destination.label)
        }
        return Decision(transition(toLinked: own)).change
    }
}
