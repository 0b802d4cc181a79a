import Cairn

extension Tree.Change {
    /// The verb, and what it is about: `push signUp`.
    /// - Parameter name: calls a destination.
    func name(_ name: (AnyDestination) -> String) -> String {
        switch self {
        case .none: "none"
        case .push(let destination): "push " + name(destination)
        case .pop: "pop"
        case .popTo(let destination): "pop to " + name(destination)
        case .popToRoot: "pop to root"
        case .set(let destination, let above): "set " + name(above.last ?? destination)
        case .replaceTop(let destination): "replace by " + name(destination)
        case .present(_, let style): "present \("aeiou".contains(style.name.prefix(1)) ? "an" : "a") \(style)"
        case .dismiss: "dismiss"
        case .close: "close"
        case .select(let destination): "select " + name(destination)
        case .show(let destination, _): "show " + name(destination)
        case .replaceAll: "replace all"
        case .rest(let detent): "rest at \(detent)"
        case .dismissAll: "dismiss all"
        case .leaveApp: "leave the app"
        case .finish: "finish"
        case .several(let transitions): transitions.map { $0.name(name) }.joined(separator: ", ")
        case .in(let slot, let transition): "in \(slot.name): " + transition.name(name)
        case .animated(let transition, _): transition.name(name)
        }
    }

    /// The name of the animation that it is made by, if any.
    var animationName: String? {
        switch self {
        case .animated(_, let animation): animation.description
        case .several(let transitions): transitions.lazy.compactMap(\.animationName).first
        case .in(_, let transition): transition.animationName
        default: nil
        }
    }
}

extension Tree.Slot {
    fileprivate var name: String {
        switch self {
        case .primary: "primary"
        case .supplementary: "supplementary"
        case .secondary: "secondary"
        case .tab: "a tab"
        }
    }
}
