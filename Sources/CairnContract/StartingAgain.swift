import Cairn

/// An app that rests is ended, and started again with what was saved of it.
extension HostContract {
    /// - Returns: What is wrong with what came back, by law 5 or another; nil when nothing is.
    func startAgain(_ walk: inout Walk) async -> String? {
        let (plan, saved) = (walk.plan, walk.navigator.tree)
        let snapshot = walk.navigator.snapshot()
        walk.stage.leave()
        // A pad is turned, or another app comes beside it, also while this one does not run.
        _ = walk.stage.setCompact(saved.nodes.count.isMultiple(of: 2))
        let restored: Snapshot
        do { restored = try Snapshot(text: snapshot.text) } catch {
            return plan.counted(["law 5: what was saved cannot be read: \(error)"])
        }
        let trial = Trial(
            plan.root, store: walk.scene.store, restoring: restored, view: view, stage: stage)
        walk = Walk(walk, in: trial)
        walk.tell("the app was ended, and started again")
        let now = trial.navigator.tree
        if snapshot.lost.isEmpty, trial.navigator.notRestored.isEmpty, saved.comesBackAsItWas,
            !now.isSame(as: saved)
        {
            return plan.counted(["law 5: what was saved of \(saved)\n    came back as \(now)"])
        }
        return await walk.faultAtRest()
    }
}

extension Tree {
    /// Whether columns are one stack hangs on the room there is, and not on what was saved.
    fileprivate func isSame(as saved: Tree) -> Bool {
        guard saved.nodes.contains(where: { if case .split = $0.content { true } else { false } }) else {
            return self == saved
        }
        return notationInAnyRoom == saved.notationInAnyRoom && openers == saved.openers
    }

    /// Who opened a modal is written only where that is not what is in front below it, which hangs on the room as well.
    private var notationInAnyRoom: String {
        notation.replacing("*", with: "").replacing(#/ by [^\s()\[\],]+/#, with: "")
    }

    /// Who opened each modal and cover, from the outside in.
    private var openers: [String?] {
        (nodes.flatMap(\.covers) + modals).map { self[$0.opener]?.label }
    }

    /// Whether nobody in it guards or asks by itself, and nothing is other code's.
    fileprivate var comesBackAsItWas: Bool {
        nodes.allSatisfy { node in
            guard let place = node.destination?.base as? Place else { return node.destination == nil }
            return !place.description.contains("_")
        }
    }
}
