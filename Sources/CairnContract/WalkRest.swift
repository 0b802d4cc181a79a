import Cairn

/// How a walk comes to rest: whoever waits gets an answer, and then every law is looked at.
extension Walk {
    /// Lets everything come to rest.
    /// - Returns: What is wrong then; nil when every law holds.
    mutating func faultAtRest() async -> String? {
        if isRootSetAside {
            let text = setRootBack()
            tell(text)
        }
        var faults = [unheard]
        settle()
        trim()
        faults.append(await answerEverybody())
        tell("everything settled")
        let tree = navigator.tree
        if let late = scene.requests.first(where: { $0.request.result == nil }) {
            faults.append("law 2: \(late.text) has no outcome in \(tree)")
        }
        if !navigator.pending.isEmpty {
            faults.append("law 2: \(navigator.pending.map(\.route)) wait for ever in \(tree)")
        }
        if navigator.tree.foreignRoot != nil || navigator.tree.root.isForeign {
            faults.append("law 1: the tree is not back since the window's root is: \(tree)")
        }
        if tree.root.isEmpty, plan.beginsSomehow {
            let start = navigator.journal.entries.first.map { "\($0)" } ?? ""
            faults.append("law 2: the window has nothing in it: \(start)")
        }
        await letTasksEnd()
        faults += [guardWatch.trespasser(in: navigator)] + laws.faults() + [trial.fault]
        if let fault = plan.counted(faults) { return fault }
        laws.forget()
        return plan.counted([await stirs()])
    }

    /// A task of the app's own that was cancelled holds what it works for until it is over.
    private func letTasksEnd() async {
        var turns = 0
        while turns < 100_000, !trial.ledger.leaks.isEmpty {
            await takeTurn()
            turns += 1
        }
    }

    /// Law 1: what a person does is heard, and not only found out when somebody looks again.
    private var unheard: String? {
        stage.letGo(finish: false)
        stage.settle()
        let tree = navigator.tree
        // Of what other code does, or a person with what other code has put there, toolkits tell nobody.
        let shown = stage.look()
        guard !guardWatch.isForeign, navigator.isSettled, tree.shown != shown,
            !tree.nodes.contains(where: \.isForeign), !shown.ids.contains(where: { $0.number < 0 })
        else { return nil }
        return "law 1: nobody heard that \(tree) is no longer shown, but \((stage.readable ?? []).sorted())"
    }

    /// Law 6: the journal, by way of a file, leads to the tree there is.
    var unlikeItsJournal: String? {
        do {
            var replay = try Replay(text: navigator.journal.text())
            try replay.playToEnd()
            guard replay.tree.notation != navigator.tree.notation else { return nil }
            return plan.counted(["law 6: a replay leads to \(replay.tree), and not to \(navigator.tree)"])
        } catch {
            return plan.counted(["law 6: \(error)"])
        }
    }

    /// Law 1: what has come to rest does not move again by itself.
    private mutating func stirs() async -> String? {
        let (before, shown, entries) = (navigator.tree, stage.look(), navigator.journal.entries.last?.number)
        let count = stage.stepCount
        navigator.lookAgain()
        stage.settle()
        await takeTurns()
        guard
            navigator.tree == before, stage.look() == shown,
            navigator.journal.entries.last?.number == entries,
            stage.stepCount == count
        else {
            let last = navigator.journal.entries.last.map { "\($0)" } ?? "nothing"
            return
                "law 1: something moved at rest, last \(last)\n    before \(before)\n    after  \(navigator.tree)"
        }
        return nil
    }

    mutating func settle() {
        isTouched = false
        stage.letGo(finish: false)
        stage.settle()
        navigator.lookAgain()
        stage.settle()
    }

    /// Lets every task that can go on do so.
    func takeTurns() async {
        let (navigator, scene, stage) = (navigator, scene, stage)
        await CairnContract.takeTurns {
            [
                navigator.journal.entries.last?.number ?? -1, navigator.pending.count,
                navigator.openQuestions.count,
                scene.waiting, scene.requests.count, scene.store.askedCount, stage.stepCount,
                scene.handed.count,
                navigator.forms.filter { $0.form.isAsked }.count, scene.awaited.count,
            ]
        }
    }

    /// Answers all questions, and those that come of it, until nobody waits any more.
    private mutating func answerEverybody() async -> String? {
        for round in 0..<40 {
            await takeTurns()
            if let endless = laws.endless { return endless }
            scene.store.beginStep()
            settle()
            // What waited for a place that does not come is refused a turn later.
            let isAnswered = scene.requests.allSatisfy { $0.request.result != nil }
            if navigator.pending.isEmpty, navigator.openQuestions.isEmpty, scene.waiting == 0, isAnswered,
                laws.unanswered == nil
            {
                return nil
            }
            scene.openGates()
            await takeTurns()
            if let fault = await answerForms() { return fault }
            let drawn = round < 20 ? Bool.random(using: &random) : round.isMultiple(of: 2)
            endFlows(comesToEnd: comesToEnd ?? (drawn || !hasBegun))
            settle()
            // By then whoever asks anew each time has been heard often enough.
            if round == 20 { guardWatch.disarmAll(in: navigator) }
        }
        return nil
    }

    /// Answers the leave-guards that were asked: a form by its dialog, if it has one.
    private mutating func answerForms() async -> String? {
        let navigator = navigator
        for question in navigator.openQuestions {
            guard let form = navigator.sketch(question.node) as? SketchForm, form.isAsked else { continue }
            let yes = Bool.random(using: &random)
            if let dialog = form.dialog,
                let node = navigator.tree.nodes.first(where: { $0.label == dialog.label })
            {
                settle()
                scene.noteAnswer(by: question.node, in: navigator)
                if stage.front == dialog.title, stage.tap(yes ? "Push" : "Cancel") {
                    settle()
                    continue
                }
                if form.way == .returning {
                    // What is in front may be the question of another form, which is answered first.
                    if questionInFront { continue }
                    // Nobody can press what something else is in front of. Others' dialogs may go with it, or others are asked
                    // first whether they may be left.
                    if navigator.close(node.id).result == .performed { break }
                    continue
                }
            } else if let dialog = form.dialog {
                // It may have to wait as anything else.
                if navigator.pending.contains(where: { $0.route.contains(dialog.label) }) { continue }
                // As long as it is on its way out, a button may still be heard.
                settle()
                await takeTurns()
                guard navigator.openQuestions.contains(where: { $0.node == question.node }),
                    !navigator.tree.nodes.contains(where: { $0.label == dialog.label })
                else { continue }
                return
                    "law 2: \(form.name) asks, and nobody can answer, since its dialog is gone, in \(navigator.tree)"
            }
            // One that was disarmed meanwhile may be left by others, whatever it says.
            guardWatch.note(question.node, saidYes: yes || !form.isArmed)
            form.answer(yes)
        }
        await takeTurns()
        return nil
    }

    /// Whether the dialog in front is the question of a form.
    private var questionInFront: Bool {
        navigator.openQuestions.contains { question in
            (navigator.sketch(question.node) as? SketchForm)?.dialog?.title == stage.front
        }
    }

    /// Whether the window has begun, and there is more in it than what has to come first.
    private var hasBegun: Bool {
        let navigator = navigator
        // What stands over nothing is lost with the login that is left, and nobody goes on.
        return !navigator.tree.root.isEmpty
            && navigator.tree.nodes.contains { node in
                let lineage = navigator.tree.lineage(to: node.id) ?? []
                return navigator.sketch(node.id) != nil
                    && !lineage.contains { ($0.destination?.base as? Place)?.comesFirst == true }
            }
    }

    /// Ends the flows that had to come first, or leaves them.
    private mutating func endFlows(comesToEnd: Bool) {
        let navigator = navigator
        for node in navigator.tree.nodes.reversed() {
            guard let place = node.destination?.base as? Place, place.comesFirst else { continue }
            requestCount += 1
            let finish = node.screens.lazy.compactMap { navigator.sketch($0.id)?.finish }.first
            // Other code, or a route, may have taken away whoever could end it; a person can leave it all the same.
            if comesToEnd, let finish { _ = finish() } else { navigator.close(node.id) }
        }
    }

    /// The tree is kept small: a walk that only grew would soon try nothing new, slowly.
    private mutating func trim() {
        guard navigator.tree.nodes.count > draw.mostNodes else { return }
        let navigator = navigator
        guardWatch.disarmAll(in: navigator)
        var models: [SketchModel] { navigator.tree.nodes.compactMap { navigator.sketch($0.id) } }
        models.first?.ask(.dismiss)
        stage.settle()
        for model in models {
            model.ask(.popToRoot)
            stage.settle()
        }
    }
}
