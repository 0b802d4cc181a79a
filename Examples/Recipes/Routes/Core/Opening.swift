import Cairn

/// How a route opens its screen, by an animation if it has a name. Nothing is said of closing, which is the inverse.
public nonisolated enum Opening: Hashable, Sendable {
    case push(Tree.Animation? = nil)
    /// A sheet, which has a movement of its own; with an animation it fills the screen, as UIKit asks of a presentation that
    /// the app animates.
    case modal(Tree.Animation? = nil)

    public func transition<Place>(to place: Place) -> Tree.Transition<Place, Never> {
        switch self {
        case .push(nil): .push(place)
        case .modal(nil): .present(place, as: .sheet)
        case .push(let animation?): .animated(.push(place), by: animation)
        case .modal(let animation?): .animated(.present(place, as: .fullScreen), by: animation)
        }
    }
}

extension Opening: CustomStringConvertible {
    /// The ones that a person can choose from, one after the other.
    var next: Opening {
        switch self {
        case .modal(nil): .push()
        case .push(nil): .push(.fade)
        default: .modal()
        }
    }

    public var description: String {
        switch self {
        case .push(nil): "push"
        case .modal(nil): "modal"
        case .push(let animation?), .modal(let animation?): "\(animation)"
        }
    }
}

extension Tree.Animation {
    public nonisolated static let fade = Self("fade")
}
