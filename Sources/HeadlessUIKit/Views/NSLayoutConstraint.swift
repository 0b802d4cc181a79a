/// How much a constraint, or a view's own size, insists.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two anchors. It is recorded and never solved; what UIKit raises about it is raised. It ends when one of its
/// views leaves the other.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// In points.
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    weak var holder: UIView?

    init(
        _ first: (item: AnyObject?, attribute: Attribute), _ relation: Relation,
        _ second: (item: AnyObject?, attribute: Attribute), multiplier: CGFloat, constant: CGFloat
    ) {
        (firstItem, firstAttribute) = first
        (secondItem, secondAttribute) = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Whether the constraint holds. Setting it adds the constraint to, or takes it from, the nearest view
    /// that both items are in; with no such view it raises.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil else { return }
        guard let first = Self.view(of: firstItem) else { return }
        guard secondItem != nil else {
            return hold(in: first)
        }
        guard let second = Self.view(of: secondItem), let common = first.nearestCommonAncestor(with: second)
        else {
            Simulator.current.raise(
                .generic,
                "Unable to activate constraint with anchors \(firstAttribute) and \(secondAttribute) because they "
                    + "have no common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal.")
            return
        }
        hold(in: common)
    }

    func hold(in view: UIView) {
        holder = view
        view.constraints.append(self)
        for item in itemViews where item !== view { item.outerConstraints.append(self) }
        view.setNeedsLayout()
    }

    func deactivate() {
        for item in itemViews where item !== holder { item.outerConstraints.takeOut(self) }
        holder?.constraints.takeOut(self)
        holder = nil
    }

    /// The views that its items are, or belong to.
    private var itemViews: [UIView] {
        let (first, second) = (Self.view(of: firstItem), Self.view(of: secondItem))
        return [first, second === first ? nil : second].compactMap(\.self)
    }

    static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}

extension UIView {
    fileprivate func nearestCommonAncestor(with other: UIView) -> UIView? {
        var next: UIView? = self
        while let view = next {
            if other.isDescendant(of: view) { return view }
            next = view.superview
        }
        return nil
    }

    /// Recorded nowhere: no layout is solved.
    public func setContentHuggingPriority(_: UILayoutPriority, for _: NSLayoutConstraint.Axis) {}

    /// Recorded nowhere: no layout is solved.
    public func setContentCompressionResistancePriority(_: UILayoutPriority, for _: NSLayoutConstraint.Axis) {
    }
}
