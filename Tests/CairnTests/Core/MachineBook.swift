@testable import Cairn

/// What a navigator promises of its machine, checked after each event.
@MainActor
struct MachineBook {
    typealias ID = Tree.Node.ID

    private(set) var fault: String?
    /// What was asked, by number.
    var asked: [Int: String] = [:]
    private(set) var outcomes: [Int: Outcome] = [:]
    /// The requests that wait for the result of a flow.
    var waiters: Set<Int> = []
    /// The waiters that know their flows, and those that have their results.
    var opened: Set<ObjectIdentifier> = []
    private var results: Set<ObjectIdentifier> = []
    /// The dialogs whose answers are awaited.
    var dialogs: [(waiter: FlowWaiter, node: ID)] = []
    /// What was made for each node, ever.
    private(set) var made: [ID: any Presentable] = [:]
    /// The newest node of each name.
    private(set) var newest: [String: ID] = [:]
    private var released: Set<ID> = []
    /// The tree as the journal says.
    private var replayed: Tree?
    /// What each node shows, of those that anybody heard of.
    private var names: [ID: String] = [:]
    private var present: Set<ID> = []
    private var version = -1
    /// How many questions were put that have to be answered at once.
    private var questions = 0
    private var gone: Set<ID> = []
    var guards = GuardBook()

    mutating func fail(_ text: String) { fault = fault ?? text }

    mutating func end(_ id: Int, _ outcome: Outcome) {
        if let old = outcomes[id] { fail("request \(id) ended twice: \(old), then \(outcome)") }
        outcomes[id] = outcome
        // The number of what a finger asks for is not known yet.
        if case .superseded(let label) = outcome, label != "leave",
            !asked.contains(where: { $0.key > id && $0.value == label })
        {
            fail("request \(id) was superseded by '\(label)', which came before it")
        }
    }

    mutating func answered(_ waiter: FlowWaiter) {
        if !opened.contains(ObjectIdentifier(waiter)) {
            fail("a waiter has a result of a flow it does not know")
        }
        if !results.insert(ObjectIdentifier(waiter)).inserted { fail("a waiter has two results") }
    }

    /// Who waits for the answer of a dialog has it, or hears that there is none; the first counts.
    mutating func heard(_ waiter: FlowWaiter) { results.insert(ObjectIdentifier(waiter)) }

    mutating func name(_ id: ID, _ name: String) {
        if let old = names.updateValue(name, forKey: id), old != name {
            fail("\(id) was dealt for '\(old)' and for '\(name)'")
        }
    }

    mutating func made(_ id: ID, _ place: String, _ record: Record) {
        name(id, place)
        if made.updateValue(record.made!, forKey: id) != nil { fail("'\(place)' \(id) was made twice") }
        newest[place] = id
        if gone.contains(id) { fail("'\(place)' \(id) was made after it had left") }
    }

    mutating func release(_ records: [Record]) {
        for record in records {
            guard let id = made.first(where: { $0.value as AnyObject === record.made as AnyObject })?.key
            else {
                continue
            }
            if !released.insert(id).inserted { fail("\(id) was released twice") }
        }
    }

    mutating func note(_ commit: NavigationEffect.Commit) {
        if case .request(let request) = commit.source { end(request.id, .performed) }
        for id in commit.dealt where id.number > commit.last { fail("\(id) was dealt above the highest") }
        if let replayed, commit.before != replayed {
            fail("the tree before a change is not the one after the last")
        }
        var ids = Tree.IDs()
        ids.deal(next: commit.dealt)
        do throws(Refusal) { replayed = try commit.before.applying(commit.change, ids: &ids) } catch {
            fail("a change cannot be made again: \(error)")
        }
        if case .request(let request) = commit.source, let replayed,
            let fault = guards.faultWhereLed(request.id, in: replayed)
        {
            fail(fault)
        }
    }

    /// After each event.
    mutating func check(
        _ machine: NavigationMachine, after effects: [NavigationEffect], to event: NavigationEvent
    ) {
        if event.isAnswerAtOnce { questions -= 1 }
        questions += effects.count(where: \.isQuestionForOnce)
        if questions != (machine.current == nil ? 0 : 1) {
            fail("\(questions) questions for the change under way")
        }
        if !machine.effects.isEmpty { fail("effects were kept") }
        if machine.version != version { checkTree(machine) }
        version = machine.version
        if machine.hasHost, machine.host.wanted != machine.tree.shown {
            fail("the host is to show another tree")
        }
    }

    private mutating func checkTree(_ machine: NavigationMachine) {
        let nodes = machine.tree.nodes
        let now = Set(nodes.map(\.id))
        if now.count != nodes.count { fail("an id stands twice in \(machine.tree)") }
        for id in now.subtracting(present) where gone.contains(id) { fail("\(id) came back") }
        gone.formUnion(present.subtracting(now))
        present = now
        for node in nodes {
            guard let destination = node.destination, !node.isForeign else { continue }
            name(node.id, destination.label)
            guard let record = machine.records[node.id] else {
                fail("'\(destination.label)' has no record")
                continue
            }
            checkMade(record, node.id, destination.label)
            if !isOfTheApp(record, machine) {
                fail("'\(destination.label)' \(node.id) has lost its coordinator")
            }
        }
        for id in machine.records.byNode.keys where !now.contains(id) {
            fail("\(id) has a record and is not in the tree")
        }
    }

    /// Whether the coordinators around what was made go as far as the window's own.
    private func isOfTheApp(_ record: Record, _ machine: NavigationMachine) -> Bool {
        var owner = record.owner
        while owner != machine.tree.root.id, let around = machine.record(of: owner), around.owner != owner {
            owner = around.owner
        }
        return owner == machine.tree.root.id
    }

    private mutating func checkMade(_ record: Record, _ id: ID, _ label: String) {
        guard let own = record.made, !(own is BeginningRefused), label != "dialog(\"?\")" else { return }
        guard let known = made[id], known as AnyObject === own as AnyObject || known is BoundDialog else {
            return fail("'\(label)' \(id) has what was made for another")
        }
        if released.contains(id) { fail("'\(label)' \(id) is in the tree and was released") }
    }

    /// Once all answers were heard that come at once.
    mutating func check(_ machine: NavigationMachine, at open: [MachineWorld.Owed]) {
        if machine.current != nil { fail("a change is under way that waits for nobody") }
        if let replayed, replayed != machine.tree { fail("the journal leads to \(replayed.notation)") }
        for id in machine.requests.ids where outcomes[id] != nil {
            fail("request \(id) ended and is pending")
        }
        for id in machine.requests.ids where asked[id] == nil { asked[id] = machine.requests[id]!.ask.label }
        for id in machine.held where machine.requests[id]?.stage != .held {
            fail("request \(id) is not held")
        }
        for node in machine.questions.keys {
            if machine.records[node] == nil { fail("the question of \(node) outlives it") }
            let isAsked = open.contains { if case .leaving(node) = $0.answer { true } else { false } }
            if !isAsked { fail("the question of \(node) was put to nobody") }
        }
        for flow in machine.flows where machine.records[flow.node] == nil {
            fail("flow \(flow.node) has left")
        }
        if !machine.leaveGuards.isSubset(of: machine.records.byNode.keys) { fail("a leave-guard has left") }
        let unmade = machine.records.byNode.filter { $0.value.made == nil }
        if machine.unmade != Set(unmade.keys) { fail("\(machine.unmade) are not \(unmade.keys)") }
        checkIndices(machine)
        checkKept(machine)
    }

    /// What was made stands in the tree, in a change that waits, or is kept for one of the two; or it was released.
    private mutating func checkKept(_ machine: NavigationMachine) {
        var held: [ID: Record] = machine.records.byNode.filter { $0.value.made != nil }
        for request in machine.requests.all {
            for (id, record) in request.draft?.records ?? [:] where record.made != nil { held[id] = record }
        }
        for (id, record) in machine.kept {
            held[id] = record
            if machine.records[id]?.made != nil { fail("\(id) is kept and in the tree") }
        }
        if machine.requests.isEmpty, !machine.kept.isEmpty {
            var owners: Set<ID> = []
            for record in machine.records.byNode.values {
                var owner = record.owner
                while owners.insert(owner).inserted, let next = machine.record(of: owner) {
                    owner = next.owner
                }
            }
            for id in machine.kept.keys where machine.records[id] == nil && !owners.contains(id) {
                fail("\(id) is kept for nobody")
            }
        }
        for (id, own) in made where own is StubForm || own is any StubCoordinating || own is StubScreen {
            if (held[id] == nil) != released.contains(id) {
                fail("\(id) '\(names[id] ?? "")' is \(held[id] == nil ? "lost" : "released, and held")")
            }
        }
    }

    /// Once everybody has answered.
    mutating func checkRest(_ machine: NavigationMachine) {
        for id in asked.keys.sorted() where outcomes[id] == nil {
            fail("request \(id) '\(asked[id]!)' never ended")
        }
        if !machine.requests.isEmpty { fail("requests are pending: \(machine.pending.map(\.ask.label))") }
        if !machine.moving.isEmpty { fail("something is still moving") }
        if !machine.questions.isEmpty { fail("questions are open") }
        let front = machine.tree.visible
        if let destination = front.destination, !front.isForeign, machine.records[front.id]?.made == nil {
            fail("nothing was made for '\(destination.label)', which is in front")
        }
        for (waiter, node) in dialogs
        where results.contains(ObjectIdentifier(waiter)) == machine.records.byNode.keys.contains(node) {
            fail(
                "\(node) is \(machine.records[node] == nil ? "gone, and somebody waits" : "answered, and here")"
            )
        }
    }
}

extension NavigationEffect {
    /// Whether the change under way waits for it.
    fileprivate var isQuestionForOnce: Bool {
        switch self {
        case .judge, .findArmed, .make, .link, .restore: true
        default: false
        }
    }
}

extension NavigationEvent {
    fileprivate var isAnswerAtOnce: Bool {
        switch self {
        case .judged, .armed, .made, .linked, .restored: true
        default: false
        }
    }
}
