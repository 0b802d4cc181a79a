import Cairn
import UIKit

// What can be seen, and what can be done with it.
extension Player {
    /// Something is about to happen, after which one has to look again.
    func lookAway() { sight = nil }

    /// One of what is possible, for someone who does it at once and need not look again; nil for nothing.
    /// - Parameter choose: which one, of so many.
    func possibleNow(_ choose: (Int) -> Int) -> Action? {
        look()
        return seenPossible.isEmpty ? nil : seenPossible[choose(seenPossible.count)].action
    }

    /// What was seen last and could be done then, as long as nothing has happened since.
    var seen: (outline: Simulator.Outline, possible: [Action])? {
        sight.map { ($0.outline, seenPossible.map(\.action)) }
    }

    /// What is on screen and what can be done now, for someone who does one of it at once and need not look again.
    func lookAround() -> (outline: Simulator.Outline, possible: [Action]) {
        guard !isKilled, !isInBackground else {
            let outline = simulator.outline()
            return (outline, possible(seenIn: outline))
        }
        return (look().outline, seenPossible.map(\.action))
    }

    @discardableResult
    private func look() -> Simulator.Sight {
        let sight = simulator.look()
        self.sight = sight
        seenPossible = possible(in: sight.outline)
        return sight
    }

    /// Everything a person can do now, as a script says it. What typing makes possible comes last, so that
    /// numbers stay as they are while a form is filled in.
    var possible: [Action] { possible(seenIn: simulator.outline()) }

    /// The same, for someone who has looked: an outline takes longer than all that is made of it.
    func possible(seenIn outline: Simulator.Outline) -> [Action] {
        if isKilled { return [.launch] }
        return isInBackground ? [.foreground] : possible(in: outline).map(\.action)
    }

    /// What an outline says can be done, or the return key, which is no part of it.
    enum Possible {
        case seen(Simulator.Outline.Action)
        case returnKey

        var action: Action {
            switch self {
            case .seen(let action): Action(action)
            case .returnKey: .returnKey
            }
        }
    }

    private func possible(in outline: Simulator.Outline) -> [Possible] {
        var (actions, typed): ([Possible], [Possible]) = ([], [])
        actions.reserveCapacity(outline.actions.count + 1)
        for action in outline.actions {
            if case .clear = action { typed.append(.seen(action)) } else { actions.append(.seen(action)) }
        }
        if !outline.isMoving, outline.isEditing { actions.append(.returnKey) }
        return actions + typed
    }

    /// What is on screen, and how the app came there.
    var scene: Scene {
        let outline = simulator.outline()
        let time = SimulatorClock.Instant.zero.duration(to: simulator.clock.now)
        return Scene(
            outline: outline, possible: possible(seenIn: outline).map(\.description),
            tree: navigator?.tree.notation,
            event: navigator?.journal.entries.last?.description,
            pending: navigator?.pending.map(\.route) ?? [], phase: Int(time / .milliseconds(100)))
    }

    static let noNavigator =
        "the app has no navigator now; the last closure of Studio(…) says where its delegate keeps it"

    /// What there is to do where the studio was told of none.
    nonisolated static let navigatorRemedy =
        "the last closure of Studio(…) returns the one that the app's delegate keeps, as in { $0.front?.navigator }"

    func tree() throws(PlayFailure) -> Tree {
        guard let navigator else { throw PlayFailure("no tree: \(Self.noNavigator)") }
        return navigator.tree
    }
}
