/// Make: what the coordinators return goes into the draft, and what new coordinators begin with is planned in turn.
extension NavigationMachine {
    /// The dialog that a screen presents itself is there already; no coordinator makes it.
    func takeQuestion(_ transaction: Transaction) {
        guard case .dialog(let question)? = transaction.request?.ask else { return }
        for node in transaction.draft.due where node.destination == question.destination {
            guard let place = transaction.draft.records[node.id], !place.isMade else { continue }
            transaction.draft.records[node.id] = Record(
                made: question.dialog, owner: place.owner, opener: place.opener)
        }
    }

    /// What was made before for a place that nobody was let into is used now; the rest is to be made.
    func takeKept(_ draft: inout Draft) -> [Making] {
        var making: [Making] = []
        for node in draft.due {
            guard let destination = node.destination, let place = draft.records[node.id] ?? records[node.id],
                !place.isMade
            else { continue }
            if let record = kept[node.id] {
                draft.records[node.id] = record
            } else if let maker = record(of: place.owner, or: draft.records) {
                making.append(
                    Making(
                        node: node.id, destination: destination, maker: maker, owner: place.owner,
                        opener: place.opener, part: draft.parts[node.id],
                        style: draft.tree.style(around: node.id)))
            }
        }
        return making
    }

    /// What was made before something that cannot be is not made again when its place is tried once more.
    func take(_ made: [Made], _ refusal: Refusal?, _ draft: inout Draft) throws(Stop) {
        for made in made {
            draft.records[made.node] = made.record
            if let loss = made.loss { draft.losses.append(loss) }
        }
        if let refusal { throw .refused(refusal) }
        try grow(&draft)
    }

    /// What is due was made: checks whether it fits its place, and has new coordinators bring their roots.
    func grow(_ draft: inout Draft) throws(Stop) {
        let due = draft.due
        draft.due = []
        draft.phase = .enter
        if draft.candidates.count == due.count, draft.candidates.last == due.last?.id {
            draft.candidates = []
        } else {
            let gone = Set(due.map(\.id))
            draft.candidates.removeAll { gone.contains($0) }
        }
        for node in due {
            draft.parts[node.id] = nil
            guard let destination = node.destination, let record = draft.records[node.id] else { continue }
            try draft.tree.checkFit(of: record, at: node.id, destination)
            if let root = record.root { try draft.grow(node.id, with: root) }
        }
    }
}

extension Tree {
    /// Whether what was made fits the place it was made for.
    func checkFit(of record: Record, at id: Node.ID, _ destination: AnyDestination) throws(Stop) {
        let style = modals.first { $0.nodeID == id }?.style
        let isAlert = style?.isDialog == true
        switch record.kind {
        case .screen:
            if isAlert { throw .refused(.noDialog(destination.label, self)) }
        case .systemScreen:
            if isAlert { throw .refused(.noDialog(destination.label, self)) }
            try checkAlone(id, destination)
        case .dialog(let hasFields, let fault):
            guard isAlert, style == .alert || !hasFields else {
                throw .refused(.dialogOutOfPlace(destination.label, self))
            }
            if let fault { throw .refused(.unavailable(destination.label, why: fault)) }
        }
    }

    /// A screen of the system's stands alone in a modal.
    private func checkAlone(_ id: Node.ID, _ destination: AnyDestination) throws(Stop) {
        let around = lineage(to: id)?.dropLast() ?? []
        let isAlone = around.allSatisfy { if case .flow = $0.content { true } else { false } }
        let isModal = modals.contains { $0.nodeID == (around.first?.id ?? id) }
        guard isAlone, isModal else {
            throw .refused(.unavailable(destination.label, why: "it has to be presented, by itself"))
        }
    }
}
