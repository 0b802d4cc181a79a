/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
    public var horizontal, vertical: CGFloat
    public static let zero = UIOffset()

    public init() { (horizontal, vertical) = (0, 0) }
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

/// How a bar's buttons look in one state. Recorded, of no effect.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func adopt(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// How a bar's buttons look. Recorded, of no effect.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    @preconcurrency @MainActor public required override init() { super.init() }
    @preconcurrency @MainActor public convenience init(style: UIBarButtonItem.Style) { self.init() }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        adopt(UIBarButtonItemAppearance(style: style))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let made = type(of: self).init()
        made.adopt(self)
        return made
    }

    final func copied() -> UIBarButtonItemAppearance { copy(with: nil) as? UIBarButtonItemAppearance ?? self }

    private func adopt(_ other: UIBarButtonItemAppearance) {
        normal.adopt(other.normal)
        highlighted.adopt(other.highlighted)
        disabled.adopt(other.disabled)
        focused.adopt(other.focused)
    }
}

/// How a tab bar's items look in one state. Recorded, of no effect.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func adopt(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// How a tab bar's items look. Recorded, of no effect.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    @preconcurrency @MainActor public required override init() { super.init() }
    @preconcurrency @MainActor public convenience init(style: Style) { self.init() }

    open func configureWithDefault(for style: Style) { adopt(UITabBarItemAppearance(style: style)) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let made = type(of: self).init()
        made.adopt(self)
        return made
    }

    final func copied() -> UITabBarItemAppearance { copy(with: nil) as? UITabBarItemAppearance ?? self }

    private func adopt(_ other: UITabBarItemAppearance) {
        normal.adopt(other.normal)
        selected.adopt(other.selected)
        disabled.adopt(other.disabled)
        focused.adopt(other.focused)
    }
}
