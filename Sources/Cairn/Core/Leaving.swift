/// Leave-guards are asked outside of any change, one question at a time for each, and the change goes on then.
extension NavigationMachine {
    mutating func ask(_ node: Tree.Node.ID, toLetGo id: Int) {
        guard let request = requests[id] else { return }
        // Its own question would wait for itself.
        guard !isAsked(request, inQuestionOf: node) else {
            return end(request, .refused(.leaveRefused(name(of: node))))
        }
        guard let question = questions[node] else {
            questions[node] = LeaveQuestion(waiting: [id])
            return effects.append(.ask(node))
        }
        // The newest of a screen's requests counts, in whatever order they come to the guard.
        for rival in question.waiting.compactMap({ requests[$0] })
        where rival.id != id && rival.asker == request.asker {
            guard rival.id < id else { return end(request, .superseded(by: rival.ask.label)) }
            end(rival, .superseded(by: request.ask.label))
        }
        if !question.waiting.contains(id) { questions[node]?.waiting.append(id) }
        guard haveLeft(question) else { return }
        questions[node]?.late.insert(id)
        if isUnanswered(node, question) { effects.append(.checkQuestion(node)) }
    }

    /// What a screen asks for takes the place of what it asked for before, where a leave-guard is asked about that: the answer counts
    /// for it as well, if it comes to that guard.
    mutating func takePlace(of rival: PendingRequest, by id: Int) {
        guard case .leaving(let node) = rival.stage, questions[node]?.waiting.contains(id) == false else {
            return
        }
        questions[node]?.waiting.append(id)
    }

    /// A request has ended, or was made, or waits for something else.
    mutating func stopWaiting(_ id: Int) {
        for node in questions.keys {
            questions[node]?.waiting.removeAll { $0 == id }
            questions[node]?.late.remove(id)
        }
    }

    private func isAsked(_ request: PendingRequest, inQuestionOf node: Tree.Node.ID) -> Bool {
        var parent = request.parent
        while case .request(let id)? = parent { parent = requests[id]?.parent }
        return parent == .question(node)
    }

    private func name(of node: Tree.Node.ID) -> String { tree[node]?.label ?? "\(node)" }

    /// Whether a request waits for the leave-guard of the very screen that asked. What that screen asks for meanwhile may
    /// be the question itself, a dialog; it is another way out only once it comes to the guard as well.
    func isHeldByItsAsker(_ request: PendingRequest) -> Bool { request.stage == .leaving(request.asker) }

    /// A leave-guard answered; all who waited for it go on, or are refused. Who came too late for a no asks anew.
    mutating func answered(_ node: Tree.Node.ID, _ yes: Bool) {
        guard let question = questions.removeValue(forKey: node) else { return }
        let label = name(of: node)
        // Who was let go before has to ask again: the newest answer counts.
        if !yes {
            for id in requests.ids where requests[id]?.wasStopped == true {
                requests[id]?.answers.mayLeave.remove(node)
            }
        }
        for id in question.waiting {
            guard let request = requests[id] else { continue }
            if yes { requests[id]?.answers.mayLeave.insert(node) }
            // Another that its screen has asked for since may not have come to the guard yet.
            guard request.stage == .leaving(node) else { continue }
            if yes || question.late.contains(id) {
                later(.resumed(id))
            } else {
                end(request, .refused(.leaveRefused(label)))
            }
        }
    }

    mutating func departed(_ id: Int, _ place: Tree.ExternalPlace, opened: Bool) {
        guard let request = requests[id], request.stage == .departing else { return }
        guard opened else { return end(request, .refused(.notOpened(label(of: place)))) }
        requests[id]?.answers.departures.append(place)
        resume(id)
    }

    /// A screen has left while its guard was asked: the question is taken back, and nothing is in the way any more.
    mutating func dropQuestions() {
        guard !questions.isEmpty else { return }
        for node in questions.keys.sorted() where records[node] == nil {
            effects.append(.takeBack(node))
            later(.answered(node, true))
        }
        for (node, question) in questions.inOrder where isUnanswered(node, question) {
            effects.append(.checkQuestion(node))
        }
    }

    /// A leave-guard's question that nobody waits for any more is taken back, with its dialog.
    mutating func takeBackQuestions() {
        for (node, question) in questions.inOrder where question.waiting.isEmpty {
            effects.append(.takeBack(node))
            answered(node, false)
        }
    }

    /// Dialogs that a leave-guard asked for are its question.
    mutating func noteDialogs(of request: PendingRequest?, in brought: [Tree.Node.ID: Record]) {
        guard case .question(let node)? = request?.parent, questions[node] != nil else { return }
        for (id, record) in brought {
            if case .dialog = record.kind { questions[node]?.dialogs.insert(id) }
        }
    }

    mutating func pressed(_ dialog: Tree.Node.ID) {
        for (node, question) in questions where question.dialogs.contains(dialog) {
            questions[node]?.isPressed = true
        }
    }

    /// Nobody knows what the button of a dialog asks for, so nobody gives the answer for which it was pressed.
    mutating func pressedWithoutEffect(_ dialog: Tree.Node.ID) {
        for (node, question) in questions where question.dialogs.contains(dialog) {
            questions[node]?.isPressed = false
            effects.append(.checkQuestion(node))
        }
    }

    /// A dialog that was lost, or left without asking for anything, has said no. As long as it leaves, nobody knows.
    mutating func unanswered(_ node: Tree.Node.ID) {
        guard let question = questions[node], isUnanswered(node, question) else { return }
        effects.append(.takeBack(node))
        answered(node, false)
    }

    /// Whether a request waits for the answer of dialogs that have left, or are leaving.
    func waitsForDialogsThatLeft(_ request: PendingRequest) -> Bool {
        guard case .leaving(let node) = request.stage else { return false }
        return questions[node].map(haveLeft) ?? false
    }

    /// Whether the dialogs of a question have left, or are leaving, while its answer is not known yet.
    private func haveLeft(_ question: LeaveQuestion) -> Bool {
        (question.isRefused || !question.dialogs.isEmpty)
            && !question.dialogs.contains { records[$0] != nil }
    }

    private func isUnanswered(_ node: Tree.Node.ID, _ question: LeaveQuestion) -> Bool {
        haveLeft(question) && !question.isPressed && !requests.all.contains { $0.parent == .question(node) }
    }

    /// A dialog that a leave-guard asked for did not come, or may not have: whoever did not wait for it hears nothing of that.
    mutating func noteRefusedDialog(of request: PendingRequest) {
        guard case .question(let node)? = request.parent, questions[node] != nil, request.waiter == nil,
            request.decision?.made.change.presentsDialog ?? true
        else { return }
        questions[node]?.isRefused = true
        if let question = questions[node], isUnanswered(node, question) {
            effects.append(.checkQuestion(node))
        }
    }
}

extension Tree.Change {
    fileprivate var presentsDialog: Bool {
        contains { if case .present(_, let style) = $0 { style.isDialog } else { false } }
    }
}
