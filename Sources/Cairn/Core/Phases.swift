/// The phases of a change: plan, authorise, make, commit.
extension NavigationMachine {
    mutating func proceed(_ id: Int, with draft: __owned Draft) {
        guard let request = requests[id] else { return }
        proceed(Transaction(source: .request(request), draft: draft))
    }

    /// Goes on with a change until it is made, or somebody has to answer first.
    mutating func proceed(_ transaction: Transaction) {
        do throws(Stop) {
            while true {
                switch transaction.draft.phase {
                case .plan:
                    if joinsOpenFlow(transaction) { return }
                    switch try plan(transaction) {
                    case .step:
                        transaction.draft.hasAskedToLeave = false
                        transaction.draft.phase = .enter
                    case .asked(let effect): return wait(transaction, for: effect)
                    case .done where !transaction.draft.hasAskedToLeave: transaction.draft.phase = .leave
                    case .done:
                        beginColumns(of: transaction)
                        let awaited = try awaitedFlow(transaction)
                        try checkDeparture(transaction)
                        if let awaited { tieWaiter(transaction, to: awaited.node, awaited.record) }
                        return commit(transaction)
                    }
                case .enter:
                    findDue(&transaction.draft)
                    transaction.draft.phase = transaction.draft.isOnItsWay ? .plan : .leave
                    let questions = enterQuestions(transaction)
                    if !questions.isEmpty {
                        return wait(transaction, for: .judge(questions, transaction.request?.id))
                    }
                case .leave:
                    transaction.draft.hasAskedToLeave = true
                    transaction.draft.phase = transaction.draft.due.isEmpty ? .plan : .make
                    let leaving = guardsLeaving(transaction)
                    if !leaving.isEmpty { return wait(transaction, for: .findArmed(leaving)) }
                case .make:
                    takeQuestion(transaction)
                    let making = takeKept(&transaction.draft)
                    if !making.isEmpty { return wait(transaction, for: .make(making)) }
                    try grow(&transaction.draft)
                }
            }
        } catch {
            stopped(transaction, by: error)
        }
    }

    mutating func wait(_ transaction: Transaction, for effect: NavigationEffect) {
        current = transaction
        effects.append(effect)
    }

    /// The one who runs the machine has answered for the change under way.
    mutating func answer(_ event: NavigationEvent) {
        guard let transaction = current else { return }
        current = nil
        do throws(Stop) {
            switch event {
            case .armed(let nodes): try armed(nodes, transaction)
            case .judged(let found): if let found { try stopAt(found, transaction) }
            case .made(let made, let refusal): try take(made, refusal, &transaction.draft)
            case .linked(let result): try linked(result, transaction.request?.ask, &transaction.draft)
            case .restored(let draft, let stop):
                transaction.draft = draft
                if let stop { throw stop }
                transaction.draft.isPlanned = true
                transaction.draft.phase = .enter
            default: break
            }
        } catch {
            return stopped(transaction, by: error)
        }
        proceed(transaction)
    }
}
