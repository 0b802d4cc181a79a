import CairnContract

@testable import Cairn

/// What guards have answered in each request, and whether what is performed keeps to it.
@MainActor
struct GuardBook {
    /// What enter-guards let through, and in which request.
    private var allowed: Set<String> = []
    /// Where each request was led last instead of what it asked for.
    private var led: [Int: (from: String, to: String)] = [:]
    /// Which forms have let which requests pass.
    private var lettingGo: [Int: Set<Tree.Node.ID>] = [:]

    /// What a guard has answered counts for the request, also for the one that comes in its place when the change is
    /// planned anew.
    private func name(of question: EnterQuestion) -> String {
        (question.guardRecord?.coordinator as? any StubCoordinating)?.name ?? "\(question.guardian)"
    }

    mutating func `let`(_ question: EnterQuestion, in request: Int?) {
        let label = question.destination.label
        allowed.insert("\(request ?? 0) \(name(of: question)) \(label)")
        // Where a change is planned anew, a guard that was made anew may say another thing.
        if let request, led[request]?.from == label { led[request] = nil }
    }

    func isLet(_ label: String, by guardian: String, in request: Int) -> Bool {
        allowed.contains("\(request) \(guardian) \(label)")
    }

    /// A guard has said no; one that takes its time has said nothing yet. A form that let go may be written in until that one has
    /// answered, or what it has come first is over.
    mutating func hold(_ question: EnterQuestion, in request: Int?, by verdict: MachineApp.Verdict?) {
        guard let request else { return }
        switch verdict {
        case .late: lettingGo[request] = nil
        case .first: (lettingGo[request], led[request]) = (nil, nil)
        case .redirect(.push(let place)): led[request] = (question.destination.label, place.description)
        default: led[request] = nil
        }
    }

    mutating func release(_ form: Tree.Node.ID, _ requests: [Int]) {
        for id in requests { lettingGo[id, default: []].insert(form) }
    }

    /// Where a guard led last is in the tree, once the request is performed.
    func faultWhereLed(_ request: Int, in tree: Tree) -> String? {
        guard let place = led[request]?.to, !tree.nodes.contains(where: { $0.label == place }) else {
            return nil
        }
        return "request \(request) was led to '\(place)', and ended without it"
    }

    /// No request takes an armed form away that did not let it pass.
    func faultOfForms(leftBy request: Int, from before: Tree, in tree: Tree) -> String? {
        let left = before.nodes.first {
            MachineApp.forms.contains($0.label) && !tree.contains($0.id)
                && lettingGo[request]?.contains($0.id) != true
        }
        return left.map { "\($0.id) was left without asking" }
    }
}
