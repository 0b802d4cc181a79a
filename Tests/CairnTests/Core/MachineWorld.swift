import CairnContract
import CairnTesting

@testable import Cairn

/// The machine, a table that answers at once for the app, and a host: what a navigator's shell and a screen do, as a
/// value. A copy of it goes another way.
@MainActor
struct MachineWorld {
    typealias ID = Tree.Node.ID

    /// What was asked of somebody who takes time to answer.
    struct Owed {
        let number: Int
        let answer: Answer

        enum Answer {
            case entering(Int, EnterQuestion, [MachineApp.Verdict?])
            case deciding(Int, by: ID, Decision)
            case leaving(ID)
            case checking(ID)
            case losing(FlowWaiter)
            case departing(Int, Tree.ExternalPlace)
        }
    }

    let app: MachineApp
    var machine: NavigationMachine
    var book = MachineBook()
    var open: [Owed] = []
    private var owedCount = 0
    var screen = Shown.nothing
    var flight: Patch.Step?
    /// What will be shown if the finger that moves a screen finishes.
    var finger: Shown?
    /// Whether steps of the host take their time.
    var isSlow = false
    /// Whether forms ask before they are left.
    var isArmed = true
    private var ended: Set<String> = []
    /// What is shown by the root that other code set aside.
    var setAside: Shown?

    init(_ app: MachineApp, isSlow: Bool = false, isGuest: Bool = false) {
        self.app = app
        self.isSlow = isSlow
        let root = StubCoordinator("app", app.root, isGuard: app.guards["app"] != nil)
        machine = NavigationMachine(root: root)
        machine.begins(with: root.anyRoot)
        machine.isGuest = isGuest
        let first = PendingRequest(
            id: machine.nextRequest(), .begin, from: machine.tree.root.id, isStart: true)
        book.asked[first.id] = "the beginning"
        run(.asked(first))
        run(.attached(screen))
        endSteps()
    }

    /// Asks as a router does.
    /// - Returns: The number of the request.
    @discardableResult
    mutating func ask(
        _ ask: Ask, from asker: ID, waiter: FlowWaiter? = nil, parent: PendingRequest.Parent? = nil,
        dialog: ID? = nil
    ) -> Int {
        let request = PendingRequest(
            id: machine.nextRequest(), ask, from: asker, waiter: waiter, parent: parent, dialog: dialog)
        book.asked[request.id] = ask.label
        if waiter != nil { book.waiters.insert(request.id) }
        hear(.asked(request))
        return request.id
    }

    /// Something happens, once the host was looked at.
    mutating func hear(_ event: NavigationEvent) {
        look()
        run(event)
    }

    private mutating func look() {
        if machine.hasHost, machine.host.isResting, screen != machine.host.shown {
            run(.host(.rested(screen)))
        }
    }

    mutating func run(_ event: NavigationEvent) {
        var events = [event][...]
        while let event = events.popFirst() {
            let effects = machine.hear(event)
            book.check(machine, after: effects, to: event)
            for effect in effects {
                if let answer = perform(effect) { events.append(answer) }
            }
        }
        book.check(machine, at: open)
        if !isSlow, finger == nil { endSteps() }
    }

    /// The step that the host does has ended.
    mutating func endStep() {
        guard let step = flight else { return }
        flight = nil
        screen = screen.after(step)
        run(.host(.rested(screen)))
    }

    mutating func endSteps() {
        var left = 20
        while flight != nil, left > 0 {
            endStep()
            left -= 1
        }
        if flight != nil { book.fail("the host never comes to rest") }
    }

    /// Somebody answers at last.
    mutating func answer(_ index: Int, _ option: Int) {
        let owed = open[index]
        look()
        // What was seen may have taken a question back.
        guard let index = open.firstIndex(where: { $0.number == owed.number }) else { return }
        open.remove(at: index)
        switch owed.answer {
        case .entering(let id, let question, let options):
            let judgement = judgement(options[option])
            if judgement == nil {
                book.guards.let(question, in: id)
            } else {
                book.guards.hold(question, in: id, by: options[option])
            }
            run(.judgedLate(id, question, judgement ?? .allow))
        case .deciding(let id, let owner, let decision): run(.decided(id, .success(decision), by: owner))
        case .leaving(let node):
            if option == 0 { book.guards.release(node, machine.questions[node]?.waiting ?? []) }
            run(.answered(node, option == 0))
        case .checking(let node): run(.unanswered(node))
        case .losing(let waiter): book.heard(waiter)
        case .departing(let id, let place): run(.departed(id, place, opened: option == 0))
        }
    }

    private mutating func owe(_ answer: Owed.Answer) {
        owedCount += 1
        open.append(Owed(number: owedCount, answer: answer))
    }

    private mutating func perform(_ effect: NavigationEffect) -> NavigationEvent? {
        switch effect {
        case .decide(let id, let owner): return decide(id, by: owner)
        case .judge(let questions, let id): return .judged(judge(questions, id))
        case .findArmed(let nodes): return .armed(isArmed ? nodes : [])
        case .make(let makings):
            var made: [Made] = []
            for making in makings {
                if making.destination.label == "broken" {
                    return .made(made, .unavailable("broken", why: "it is"))
                }
                made.append(Made(node: making.node, record: make(making)))
            }
            return .made(made, nil)
        case .link(let destination, _): return .linked(.success(.push(destination)))
        case .restore(_, let draft, _): return .restored(draft, .refused(.askerLeft))
        case .await(let id, let question, _):
            guard case .late(let options)? = verdict(question) else { return nil }
            owe(.entering(id, question, options))
        case .ask(let node): owe(.leaving(node))
        case .takeBack(let node):
            open.removeAll { if case .leaving(node) = $0.answer { true } else { false } }
        case .checkQuestion(let node): owe(.checking(node))
        case .depart(let id, let place): owe(.departing(id, place))
        case .perform(let step, _):
            if flight != nil || finger != nil { book.fail("a step was given while something moved") }
            flight = step
        case .gaveUp: break
        case .showColumn(let index, let split):
            if flight != nil || finger != nil { book.fail("a column was to be shown while something moved") }
            if machine.tree[split].map({ $0.children.indices.contains(index) }) != true {
                book.fail("a column was to be shown that is not there")
            }
        case .committed(let commit):
            book.note(commit)
            if machine.host.isHeld, case .request = commit.source {
                book.fail("a request was performed under a finger")
            }
            checkGuards(of: commit)
            if isArmed, case .request(let request) = commit.source,
                let fault = book.guards.faultOfForms(
                    leftBy: request.id, from: commit.before, in: machine.tree)
            {
                book.fail(fault)
            }
        case .ended(let request, let outcome, _): book.end(request.id, outcome)
        case .opened(let waiter, let node):
            book.opened.insert(ObjectIdentifier(waiter))
            if machine.records[node]?.dialog != nil { book.dialogs.append((waiter, node)) }
        case .giveUp(let waiter): owe(.losing(waiter))
        case .answer(let waiter, _): book.answered(waiter)
        case .finished: break
        case .setAside(let places): book.fail("nobody in here has a router that could wait: \(places.count)")
        case .letGo(let held): if let records = held as? [Record] { book.release(records) }
        }
        return nil
    }

    private mutating func decide(_ id: Int, by owner: ID) -> NavigationEvent? {
        guard case .route(let route as StubRoute)? = machine.requests[id]?.ask else { return nil }
        let decision = Decision(route.transition)
        if decision.mayFinish, let flow = machine.record(of: owner)?.coordinator as? StubFlow {
            ended.insert(flow.name)
        }
        guard route.isLate else { return .decided(id, .success(decision), by: owner) }
        owe(.deciding(id, by: owner, decision))
        return nil
    }

    private mutating func judge(_ questions: [EnterQuestion], _ id: Int?) -> (
        index: Int, judgement: Judgement
    )? {
        for (index, question) in questions.enumerated() {
            book.name(question.node, question.destination.label)
            let verdict = verdict(question)
            guard let judgement = judgement(verdict) else {
                book.guards.let(question, in: id)
                continue
            }
            book.guards.hold(question, in: id, by: verdict)
            return (index, judgement)
        }
        return nil
    }

    private func verdict(_ question: EnterQuestion) -> MachineApp.Verdict? {
        guard let guardian = question.guardRecord?.coordinator as? any StubCoordinating else { return nil }
        return app.guards[guardian.name]?[question.destination.label]
    }

    /// nil for a yes.
    private func judgement(_ verdict: MachineApp.Verdict?) -> Judgement? {
        switch verdict {
        case nil: nil
        case .refuse: .refuse("no")
        case .redirect(let transition): .redirect(Decision(transition))
        case .first(let flow):
            ended.contains(flow.description)
                ? nil : .interpose(Decision(MachineApp.Transition.present(flow, as: .sheet)))
        case .late: .wait { .allow }
        }
    }

    /// What came into the tree was let in by all guards around it, on this very occasion.
    private mutating func checkGuards(of commit: NavigationEffect.Commit) {
        var request = 0
        if case .request(let known) = commit.source { request = known.id }
        for (id, record) in commit.records where record.made != nil && machine.tree.contains(id) {
            guard let label = machine.tree[id]?.label else { continue }
            var owner = record.owner
            while let around = machine.record(of: owner),
                let guardian = around.coordinator as? any StubCoordinating
            {
                if app.guards[guardian.name]?[label] != nil,
                    !book.guards.isLet(label, by: guardian.name, in: request)
                {
                    book.fail("'\(label)' \(id) was not let in by '\(guardian.name)'")
                }
                guard around.owner != owner else { break }
                owner = around.owner
            }
        }
    }

    private mutating func make(_ making: Making) -> Record {
        let place = making.destination.label
        let made = app.made(for: place)
        let root = (made as? any StubCoordinating)?.anyRoot
        let record = Record(made: made, owner: making.owner, opener: making.opener, root: root)
        book.made(making.node, place, record)
        return record
    }
}
