extension Tree.Transition {
    /// The same transition at once: nothing moves on screen, as by UIKit's `animated: false`. What it opens goes later in the
    /// usual way. Where one part of a change is without animation, all of it is. Columns that are one stack come to the front by
    /// UIKit's `show(_:)`, which has no `animated` parameter.
    public static func withoutAnimation(_ transition: Self) -> Self { .animated(transition, by: .none) }

    /// The same without the names of animations around it.
    package var unanimated: Self {
        if case .animated(let transition, _) = self { transition.unanimated } else { self }
    }

    /// Whether it is to be shown at once.
    package var isWithoutAnimation: Bool {
        switch self {
        case .animated(_, let animation): animation == .none
        case .several(let transitions): transitions.contains(where: \.isWithoutAnimation)
        case .in(_, let transition), .show(_, orElse: let transition): transition.isWithoutAnimation
        default: false
        }
    }
}
