/// Plan, for a link: each coordinator on its way brings the next destination, from what stands already.
extension NavigationMachine {
    /// What stands of a link's way comes to the front; then each coordinator brings what is missing, one at a time.
    /// What one brings instead of the last destination, an alert say, is where the link ends.
    mutating func planLink(_ path: LinkPath, _ draft: inout Draft) throws(Stop) -> Planned {
        if let redirect = draft.redirect {
            // What a guard leads to instead is where the link ends, too.
            let front = draft.tree[redirect.guardian]?.visible.id ?? redirect.guardian
            let asker = knownPlace(at: front, in: draft.tree, draft.records)
            if try apply(redirect.change, &draft, from: asker, for: redirect.guardian) {
                draft.redirect = nil
                draft.missing = 1
            }
            return .step
        }
        if draft.missing == 1 {
            let end = path.destinations.last.flatMap { last in
                // An equal one may stand elsewhere.
                draft.steps.dealt.last { draft.tree[$0]?.destination == last } ?? draft.tree.topmost(of: last)
            }
            guard let end else { return .done }
            if bringColumns(around: end, in: &draft) { return .step }
            draft.show(columnsAround: end)
            return .done
        }
        let plan = draft.tree.plan(to: path)
        if plan.tree != draft.tree {
            draft.add(.revealed(standing: plan.standing), leadingTo: plan.tree)
            return .step
        }
        if bringColumns(around: plan.standing, in: &draft) { return .step }
        guard let next = plan.missing.first else {
            draft.show(columnsAround: plan.standing)
            return .done
        }
        guard draft.missing.map({ plan.missing.count < $0 }) ?? true,
            let record = record(of: bringer(from: plan.standing, in: draft), or: draft.records),
            record.coordinator != nil
        else { throw .refused(.linkEnds(before: next.label, draft.tree)) }
        draft.missing = plan.missing.count
        draft.standing = plan.standing
        return .asked(.link(next, by: record))
    }

    /// A coordinator has said how it brings the next destination of a link.
    mutating func linked(
        _ result: Result<Tree.Change, Refusal>, _ ask: Ask?, _ draft: inout Draft
    ) throws(Stop) {
        guard let standing = draft.standing else { return }
        let owner = bringer(from: standing, in: draft)
        if owner != standing, case .failure(.wrongType(_, let found)) = result {
            // It knows its own screens, and none that would stand in them.
            throw .refused(.linkEnds(before: found, draft.tree))
        }
        var change = try refusing { () throws(Refusal) in try result.get() }
        // It may stand where the coordinator has put it, on the stack of one of its tabs say.
        if case .link(let path) = ask, draft.missing == 1, let last = path.destinations.last,
            let place = draft.tree.topmost(of: last), record(of: place, or: draft.records)?.owner == owner,
            draft.tree.revealing(place)?.contains(standing) == true
        {
            change = .show(last, orElse: change)
        }
        let asker = knownPlace(
            at: draft.tree[standing]?.visible.id ?? standing, in: draft.tree, draft.records)
        if try !apply(change, &draft, from: asker, for: owner) {
            // It is asked once more, when that is there.
            draft.missing = draft.missing.map { $0 + 1 }
        }
        draft.phase = .enter
    }

    /// The coordinator that brings what a link leads to next: that of the place where it stands; for one screen, that which
    /// made it.
    private func bringer(from standing: Tree.Node.ID, in draft: Draft) -> Tree.Node.ID {
        guard let record = record(of: standing, or: draft.records), record.isMade, record.coordinator == nil
        else { return standing }
        return record.owner
    }
}
