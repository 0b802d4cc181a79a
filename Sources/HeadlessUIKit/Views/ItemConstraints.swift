// Constraints between items, as they were made before there were anchors.
extension NSLayoutConstraint {
    /// Relates an attribute of an item to one of another; without another, a size to a constant. Raises for a place that is
    /// related to nothing.
    @preconcurrency @MainActor
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let other = view2.map { $0 as AnyObject }
        self.init(
            (view1 as AnyObject, attr1), relation, (other, other == nil ? .notAnAttribute : attr2),
            multiplier: multiplier, constant: c)
        if (other == nil || multiplier == 0) && !attr1.isSize {
            Simulator.current.raise(
                .invalidArgument,
                "NSLayoutConstraint for \(view1): A multiplier of 0 or a nil second item together with a location "
                    + "for the first attribute creates an illegal constraint of a location equal to a constant. "
                    + "Location attributes must be specified in pairs.")
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isSize: Bool { self == .width || self == .height }
}

extension UIView {
    /// Has this view hold a constraint between itself and views in it. Raises for others.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        guard items.allSatisfy({ NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) == true }) else {
            Simulator.current.raise(
                .invalidArgument,
                "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself).")
            return
        }
        guard constraint.holder !== self else { return }
        constraint.deactivate()
        constraint.hold(in: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Lets go of a constraint. Does nothing for one that this view does not hold.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Adds a rectangle that constraints can refer to, taking it from the view it was added to.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }

    /// Takes a rectangle away, and the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
        var next: UIView? = self
        while let view = next {
            for constraint in view.constraints
            where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                constraint.isActive = false
            }
            next = view.superview
        }
        layoutGuides.remove(at: index)
        layoutGuide.owningView = nil
    }
}
