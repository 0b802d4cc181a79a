// A split made without a style: two controllers, which lie in no stacks but their own. Where there is room for one, the
// primary one takes the other in.
extension UISplitViewController {
    var isClassic: Bool { style == .unspecified }

    func refuseUnspecified() {
        Simulator.current.raise(
            .invalidArgument, "A UISplitViewController cannot be made with the style unspecified: use init()")
    }

    /// Whether the verbs of the column styles are there. Raises where they are not.
    func mayUseColumns() -> Bool {
        if isClassic {
            Simulator.current.raise(
                .invalidArgument,
                "\(self) is a classic split view controller, which has no columns: set its viewControllers")
        }
        return !isClassic
    }

    /// Gives controllers to the columns, from the primary one; those without are emptied.
    func setControllers(_ controllers: [UIViewController]) {
        guard controllers.count <= columns.count else {
            Simulator.current.raise(
                .invalidArgument, "\(self) takes \(columns.count) view controllers, not \(controllers.count)")
            return
        }
        // One that changes its place leaves the old one first.
        for (place, column) in columns.enumerated() {
            let new = controllers.indices.contains(place) ? controllers[place] : nil
            if given[column] !== new { put(nil, in: column) }
        }
        for (place, column) in columns.enumerated() {
            put(controllers.indices.contains(place) ? controllers[place] : nil, in: column)
        }
    }

    func collapseClassic() {
        let (old, secondary) = (given[.primary], given[.secondary])
        let primary = ownDelegate?.primaryViewController(forCollapsing: self) ?? old
        if let secondary {
            if displayed.contains(.secondary) { secondary.takeOffScreen() }
            release(secondary)
        }
        displayed.removeAll { $0 != .primary }
        isStacked = true
        exchangePrimary(old, for: primary)
        if let primary, let secondary, primary !== secondary,
            ownDelegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
        {
            primary.collapseSecondaryViewController(secondary, for: self)
        }
        followColumns(animated: false)
    }

    func expandClassic() {
        let old = given[.primary]
        let primary = ownDelegate?.primaryViewController(forExpanding: self) ?? old
        exchangePrimary(old, for: primary)
        let separated = primary.flatMap { primary in
            ownDelegate?.splitViewController(self, separateSecondaryFrom: primary)
                ?? primary.separateSecondaryViewController(for: self)
        }
        isStacked = false
        mode = proposedMode
        let secondary = separated ?? given[.secondary].flatMap { $0 === primary ? nil : $0 }
        given[.secondary] = secondary
        if let secondary { take(in: secondary) }
        followColumns(animated: false)
    }

    private func exchangePrimary(_ old: UIViewController?, for new: UIViewController?) {
        guard old !== new else { return }
        if let old { dismissColumn(old, from: .primary) }
        displayed.removeAll { $0 == .primary }
        given[.primary] = new
        if let new { take(in: new) }
    }

    // What is shown in one that is classic.

    /// On the primary controller's stack; without one, in its place, or as a modal where it is alone.
    func showInClassic(_ controller: UIViewController) {
        if let stack = given[.primary] as? UINavigationController {
            stack.pushViewController(controller, animated: true)
        } else if isStacked {
            present(controller, animated: true)
        } else {
            put(controller, in: .primary)
        }
    }

    /// Beside the primary controller; where that is alone, on its stack, or as a modal.
    func showDetailInClassic(_ controller: UIViewController) {
        if !isStacked {
            put(controller, in: .secondary)
        } else if let stack = given[.primary] as? UINavigationController {
            stack.setViewControllers(stack.stack + [controller], animated: true)
        } else {
            present(controller, animated: true)
        }
    }
}

extension UINavigationController {
    /// Takes the topmost off and out of sight on this line, for it goes elsewhere; nil at the root.
    func takeTopAtOnce() -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        if displayed === top {
            top.takeOffScreen()
            displayed = nil
        }
        change(to: stack.dropLast(), animated: false)
        return top
    }
}

extension UISplitViewController.DisplayMode {
    /// The classic names.
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "secondaryOnly")
    public static var primaryHidden: Self { .secondaryOnly }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "oneBesideSecondary")
    public static var allVisible: Self { .oneBesideSecondary }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "oneOverSecondary")
    public static var primaryOverlay: Self { .oneOverSecondary }
}
