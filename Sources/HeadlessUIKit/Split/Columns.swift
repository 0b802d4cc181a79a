// The verbs: what is in which column, and which columns there are to be.
extension UISplitViewController {
    /// The columns of this style, from the primary one.
    var columns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// Whether the columns have room beside each other.
    var isWide: Bool {
        let size = storedView?.superview?.bounds.size ?? Simulator.current.screen.bounds.size
        return size.width > size.height
    }

    /// What the wishes and the room come to.
    var proposedMode: DisplayMode {
        switch preferredDisplayMode {
        case .automatic: isWide ? .oneBesideSecondary : .secondaryOnly
        case .twoBesideSecondary where style == .doubleColumn: .oneBesideSecondary
        case .twoOverSecondary where style == .doubleColumn: .oneOverSecondary
        case .twoDisplaceSecondary where style == .doubleColumn: .oneBesideSecondary
        default: preferredDisplayMode
        }
    }

    private var modeOfOne: DisplayMode { splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }
    private var modeOfTwo: DisplayMode {
        switch splitBehavior {
        case .overlay: .twoOverSecondary
        case .displace: .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// The columns that a display mode shows, from the primary one.
    func columns(in mode: DisplayMode) -> [Column] {
        switch mode {
        case .automatic, .secondaryOnly: [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: Array(columns.suffix(2))
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: columns
        }
    }

    /// What stands for a column on screen: its stack; where there is little room, the stack of all.
    func controller(in column: Column) -> UIViewController? {
        column == .compact || column == .inspector || isClassic ? given[column] : stacks[column]
    }

    /// The columns that are beside each other.
    var shownColumns: [Column] {
        let hasInspector = wantsInspector && given[.inspector]?.incoming == nil
        return (columns(in: displayMode) + (hasInspector ? [.inspector] : [])).filter {
            controller(in: $0) != nil
        }
    }

    func put(_ controller: UIViewController?, in column: Column) {
        guard column == .compact || columns.contains(column), given[column] !== controller else { return }
        if let controller, given.values.contains(where: { $0 === controller }) { return }
        let old = self.controller(in: column)
        let new = column == .compact || isClassic ? controller : controller.map(stack)
        let isOnScreen = displayed.contains(column)
        given[column] = controller
        if isClassic, isStacked, column == .secondary { return }
        if column != .compact, !isClassic {
            stacks[column] = new as? UINavigationController
            stacks[column]?.columnOf = self
        }
        if let old, isStacked, column != .primary, column != .compact {
            return replace(old, by: new, in: column)
        }
        if let old { dismissColumn(old, from: column) }
        if let new, !isStacked || column == .primary || column == .compact { take(in: new) }
        if isStacked, !isClassic, column == .primary {
            moveColumns(from: old as? UINavigationController, to: new as? UINavigationController)
        }
        if isOnScreen { displayed.removeAll { $0 == column } }
        followColumns(animated: false)
    }

    /// A column leaves by another way: it is empty, and the others stay.
    func forget(_ controller: UIViewController, in column: Column) {
        given[column] = nil
        stacks[column] = nil
        if column == .inspector { wantsInspector = false }
        controller.takeOffScreen(of: self)
        if isStacked, !isClassic, column == .primary {
            moveColumns(from: controller as? UINavigationController, to: nil)
        }
        displayed.removeAll { $0 == column }
        followColumns(animated: false)
    }

    /// A column's stack that lies in the one stack, or in none, goes elsewhere, or to nobody: the column is empty.
    func lose(_ stack: UINavigationController, to parent: UIViewController?) {
        let primary = stacks[.primary]
        let liesThere = stack.parentController == nil || stack.parentController === primary
        guard isStacked, liesThere, parent !== self, parent == nil || parent !== primary,
            let column = columns.first(where: { stacks[$0] === stack })
        else { return }
        given[column] = nil
        stacks[column] = nil
    }

    /// The stack that a column is in. It may hold columns, which an app cannot push.
    private func stack(_ controller: UIViewController) -> UINavigationController {
        if let stack = controller as? UINavigationController { return stack }
        let stack = UINavigationController()
        stack.change(to: [controller], animated: false)
        return stack
    }

    func take(in controller: UIViewController) {
        controller.isPlainChild = false
        guard controller.parentController !== self else { return }
        adopt(controller)
        controller.didMove(toParent: self)
        controller.isEntering = false
    }

    func reveal(_ column: Column) {
        if isStacked { return push(column) }
        switch column {
        case .primary: change(to: style == .tripleColumn ? modeOfTwo : modeOfOne)
        case .supplementary where style == .tripleColumn && columns(in: displayMode).count == 1:
            change(to: modeOfOne)
        default: break
        }
    }

    func conceal(_ column: Column) {
        if isStacked { return pop(column) }
        switch column {
        case .primary where columns(in: displayMode).contains(.primary):
            change(to: style == .tripleColumn ? modeOfOne : .secondaryOnly)
        case .supplementary where columns(in: displayMode).contains(.supplementary):
            change(to: .secondaryOnly)
        default: break
        }
    }

    /// From one display mode to the next, as the button does.
    func toggle() {
        guard !isStacked else { return }
        if let target = ownDelegate?.targetDisplayModeForAction(in: self), target != .automatic {
            return change(to: target)
        }
        let count = columns(in: displayMode).count
        if count == 1 { return change(to: modeOfOne) }
        change(to: count < columns.count ? modeOfTwo : .secondaryOnly)
    }

    func change(to mode: DisplayMode) {
        guard !isStacked, mode != self.mode else { return }
        let (old, new) = (columns(in: displayMode), columns(in: mode))
        let isKnown = self.mode != .automatic
        if isKnown { ownDelegate?.splitViewController(self, willChangeTo: mode) }
        self.mode = mode
        if isKnown {
            for column in new where !old.contains(column) {
                ownDelegate?.splitViewController(self, willShow: column)
            }
            for column in old where !new.contains(column) {
                ownDelegate?.splitViewController(self, willHide: column)
            }
        }
        followColumns(animated: true)
    }

    /// The room has changed: what it suggests is shown, unless something else is wished for.
    func followSize() { if preferredDisplayMode == .automatic { change(to: proposedMode) } }
}
