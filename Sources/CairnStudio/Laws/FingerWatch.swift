import Cairn
import UIKit

/// Law 8 from its other side: a guard holds a finger up, and nothing else does. Remembers what a finger was about to leave,
/// and finds after it that nothing came of it and nobody was asked.
@MainActor
struct FingerWatch {
    private let action: Action
    /// The newest entry of the journal: what was refused is noted there.
    private let newest: Int?
    /// What was in front. By its identifier, for what was left is to be let go.
    private let front: ObjectIdentifier?

    /// Nil for what need not lead anywhere: all but a tap on another tab, and on the back button.
    init?(_ action: Action, on simulator: Simulator, navigator: Navigator?) {
        let seen = simulator.enter { FrontOnScreen() }
        guard let navigator, navigator.isSettled, navigator.pending.isEmpty else { return nil }
        switch action {
        case .tap(let name, nil), .tab(let name):
            guard let other = seen.tab(named: name), other !== seen.tabs?.selectedViewController else {
                return nil
            }
            // A tap reaches what else reads like the tab.
            let actions = simulator.outline().actions
            if case .tap = action, actions.contains(.tab(name, isNamesake: true)) { return nil }
        case .back: guard simulator.enter({ seen.backPops }) else { return nil }
        default: return nil
        }
        self.action = action
        newest = navigator.journal.entries.last?.number
        front = seen.front.map(ObjectIdentifier.init)
    }

    /// - Parameter navigator: as it is once nothing moves.
    func check(_ navigator: Navigator, on simulator: Simulator) throws(BrokenLaw) {
        guard navigator.journal.entries.last?.number == newest, navigator.pending.isEmpty,
            simulator.enter({ FrontOnScreen() }).front.map(ObjectIdentifier.init) == front
        else { return }
        throw BrokenLaw(law: 8, text: "'\(action)' led nowhere, and no guard was asked")
    }
}
