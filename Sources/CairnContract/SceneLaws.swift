import Cairn
import CairnTesting

/// The laws as far as an app can tell by itself: by what its guards answered, what it was asked to make, which
/// routers it was handed and what became of its requests. It knows nothing of what goes on inside a navigator.
@MainActor
struct SceneLaws {
    let scene: SketchScene
    let navigator: Navigator
    private var entriesSeen = 0

    init(_ scene: SketchScene, _ navigator: Navigator) {
        (self.scene, self.navigator) = (scene, navigator)
        witness()
    }

    /// Notes what was in the tree since, however shortly.
    mutating func witness() {
        let entries = navigator.journal.entries
        guard let last = entries.last, last.number >= entriesSeen else { return }
        let new = entries.suffix(min(entries.count, last.number + 1 - entriesSeen))
        entriesSeen = last.number + 1
        for entry in new where entry.change != nil { witness(entry.tree) }
        witness(navigator.tree)
        scene.noteWhatWaits()
    }

    private func witness(_ tree: Tree) {
        for node in tree.nodes {
            // A journal has the label alone of what holds an object.
            guard let destination = node.destination else { continue }
            let place = destination.base as? Place ?? Place(destination.label)
            scene.making(of: node.id, place)?.wasInTree = true
        }
    }

    /// What is wrong at rest; nothing when all is well.
    mutating func faults() -> [String] {
        witness()
        return [endless, trespasser, misnamed, superseded, forgotten, leftUnseen, unanswered, makings]
            .compactMap(\.self)
    }

    // Law 2: nothing goes on for ever.
    var endless: String? {
        scene.store.wasAskedWithoutEnd ? "law 2: guards were asked without end in \(navigator.tree)" : nil
    }

    // Law 8: whoever is guarded and stands in the tree was let in by its guard.
    private var trespasser: String? {
        for node in navigator.tree.nodes {
            guard navigator.made(for: node.id) != nil, let place = node.destination?.base as? Place,
                let guarding = PlaceName(place)?.guarding, guarding.verdict != .allow,
                let making = scene.making(of: node.id, place), isAsked(guarding, by: making)
            else { continue }
            if guarding.neverAllows || !scene.allowed.contains(place.description) {
                return "law 8: \(place) was entered in \(navigator.tree)"
            }
        }
        return nil
    }

    private func isAsked(_ guarding: SketchGuard, by making: SketchScene.Handed) -> Bool {
        switch guarding.guardian {
        case .own, .top: true
        case .out: making.guardians.count > 1
        }
    }

    // Law 8: a guard refuses nothing but what leads to what it guards.
    private var misnamed: String? {
        for asked in scene.requests {
            guard case .refused(let refusal) = asked.request.result, let name = refusal.guarded,
                !reaches(name, by: asked), !asked.reached.contains(where: { $0.contains("Select") })
            else { continue }
            return "law 8: \(asked.text) was refused for \(name), to which it does not lead: \(refusal)"
        }
        return nil
    }

    /// Whether a request may come upon a place.
    private func reaches(_ name: String, by asked: AskedRequest) -> Bool {
        asked.reached.contains(name) || asked.met.contains(name)
            || scene.handed.contains { making in
                let places = PlaceName(making.place)?.root?.places ?? []
                return places.contains { asked.reached.contains($0.description) }
                    && places.contains { PlaceName.reached(from: $0).contains(name) }
            }
    }

    // Law 9: a node is made once, and by an id of its own.
    private var makings: String? {
        var makings: [Tree.Node.ID: SketchScene.Handed] = [:]
        for making in scene.handed {
            if let other = makings.updateValue(making, forKey: making.id) {
                return "law 9: \(making.id) was made for \(other.place), and for \(making.place) again"
            }
        }
        for node in navigator.tree.nodes where navigator.made(for: node.id) != nil {
            guard let place = node.destination?.base as? Place, node.id != navigator.tree.root.id else {
                continue
            }
            if scene.making(of: node.id, place) == nil {
                return "law 9: nobody was asked to make \(place) in \(navigator.tree)"
            }
        }
        return nil
    }

    // Law 2: what a decision or a guard asks for serves the request that it is about.
    private var superseded: String? {
        for asked in scene.requests where asked.request.result?.isSuperseded == true && !asked.hasRival {
            return
                "law 2: \(asked.text) was \(asked.request.result!), and nobody but itself asked for anything"
        }
        return nil
    }

    // Law 2: a refusal says what is so: who is in the tree has not left.
    private var forgotten: String? {
        for asked in scene.requests {
            // A window that could not begin has nobody who could ask.
            guard navigator.tree.contains(asked.asker), !navigator.tree.root.isEmpty else { continue }
            let who: String? =
                switch asked.request.result {
                case .refused(.askerLeft): "its asker"
                case .refused(.coordinatorLeft) where hasAllCoordinators(asked.asker): "its coordinator"
                default: nil
                }
            if let who {
                return "law 2: \(asked.text) was refused since \(who) had left, which is in \(navigator.tree)"
            }
        }
        return nil
    }

    /// Whether all those are in the tree who may decide for a screen: the one that made it, and those around.
    private func hasAllCoordinators(_ node: Tree.Node.ID) -> Bool {
        guard let place = navigator.tree[node]?.destination?.base as? Place,
            let making = scene.making(of: node, place)
        else { return true }
        let present = navigator.tree.nodes.compactMap { node in
            (navigator.made(for: node.id) as? any SketchGuarding).map { ObjectIdentifier($0) }
        }
        return making.guardians.allSatisfy(present.contains)
    }

    // Law 2: what had to come first and was left was there.
    private var leftUnseen: String? {
        for asked in scene.requests {
            guard case .refused(.flowLeft(let name)) = asked.request.result,
                let place = PlaceName(Place(name)),
                let guarding = place.guarding, [.interpose, .interposeWaiting].contains(guarding.verdict)
            else { continue }
            let flow = guarding.flow(before: place.number)
            if !scene.handed.contains(where: { $0.place == flow && $0.wasInTree }) {
                return "law 2: \(asked.text) was refused since \(flow) was left, which nobody ever saw"
            }
        }
        return nil
    }

    // Law 2: who awaits the answer of a dialog gets it, or hears that the dialog is gone.
    var unanswered: String? {
        let asked = navigator.tree.nodes.map(\.label)
        let lost = scene.awaited.first { title in !asked.contains("dialog(\(title.debugDescription))") }
        return lost.map { "law 2: '\($0)' is awaited, and no dialog asks it in \(navigator.tree)" }
    }

    /// Law 9: who never was in the tree can do nothing. Asks in the name of one of these.
    mutating func askAsGhost(using random: inout SeededRandom) -> (text: String, fault: String?) {
        witness()
        let ghosts = scene.handed.filter { !$0.wasInTree }
        guard let ghost = ghosts.randomElement(using: &random) else { return ("nobody was left out", nil) }
        // What other code did before is seen before anything is decided.
        navigator.lookAgain()
        let before = navigator.tree
        let closes = Bool.random(using: &random)
        let request = closes ? ghost.router.close() : ghost.router.trigger(.push("s0_ghost"))
        let text = "\(ghost.place), which never was in the tree, asked to \(closes ? "close" : "push")"
        if case .refused = request.result, navigator.tree == before { return (text, nil) }
        // Its change waits for a guard, and it waits with that.
        if request.result == nil, !navigator.pending.isEmpty, navigator.tree == before {
            scene.noteUnknownRequest()
            scene.note(AskedRequest(request, by: ghost.id, text: text, places: ["s0_ghost"]))
            return (text, nil)
        }
        return (
            text,
            "law 9: \(text): \(request.result.map { "\($0)" } ?? "no outcome")\n    before \(before)\n    after  \(navigator.tree)"
        )
    }

    /// What has come to an end is checked, and forgotten.
    func forget() {
        scene.requests.removeAll { $0.request.result != nil }
        scene.mayAskLater = false
        scene.forget(upTo: 1_000)
    }
}

extension Outcome {
    /// Whether something else was asked for.
    package var isSuperseded: Bool {
        if case .superseded = self { true } else { false }
    }
}

extension Refusal {
    /// What a guard did not let anyone enter.
    fileprivate var guarded: String? {
        switch self {
        case .guarded(let destination, _), .flowLeft(let destination): destination
        default: nil
        }
    }
}
