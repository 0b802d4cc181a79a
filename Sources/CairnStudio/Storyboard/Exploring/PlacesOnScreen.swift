import Cairn
import UIKit

extension ScreenPlaces {
    /// The screens of the tree, or where there is none the controller in front.
    @MainActor
    mutating func places(of player: Player, _ outline: Simulator.Outline) -> [ScreenPlace] {
        if let tree = player.navigator?.tree { return places(in: tree) }
        guard let layer = outline.top, !player.isKilled else { return [] }
        let front = layer.screen.front
        let isPushed = layer.style == .root && front.navigationBar?.backTitle != nil
        return [
            ScreenPlace(
                name: front.controller, placement: isPushed ? "pushed" : layer.style.rawValue,
                coordinators: [])
        ]
    }

    /// What was asked for, in words; nil where nobody asked.
    mutating func transition(of change: Journal.Change) -> String? {
        guard case .applied(let transition, _, _, _, _) = change else { return nil }
        let text = transition.name { names.name(of: $0) }
        return text + (transition.animationName.map { " by \($0)" } ?? "")
    }
}

extension Simulator.Outline.Screen {
    /// The screen that is looked at, of those in each other.
    fileprivate var front: Self { embedded.last?.front ?? self }
}
