// From columns to one stack, and back: the primary column's stack takes in those of the others.
extension UISplitViewController {
    /// Collapses or expands, as the horizontal size class demands.
    func followTraits() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact, !isStacked { collapse() } else if !isCompact, isStacked { expand() }
        if !isStacked, mode == .automatic { mode = proposedMode }
    }

    /// What holds everything while it is one stack.
    var stackedController: UIViewController? { given[.compact] ?? controller(in: .primary) }

    private func collapse() {
        if isClassic { return collapseClassic() }
        let proposed: Column =
            given[.compact] != nil ? .compact : columns.last { stacks[$0] != nil } ?? .primary
        let top =
            ownDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
        isRearranging = true
        collapseInspector()
        // Those on their way out as well.
        for column in columns where column != .primary || given[.compact] != nil {
            if let controller = controller(in: column) { controller.takeOffScreen() }
        }
        isStacked = true
        if given[.compact] != nil {
            displayed = []
        } else {
            displayed.removeAll { $0 != .primary }
            waiting = columns.dropFirst().filter { $0.rawValue <= top.rawValue && stacks[$0] != nil }
            for stack in columns.dropFirst().compactMap({ stacks[$0] }) { release(stack) }
            if let primary = stacks[.primary] {
                primary.change(to: primary.stack + takeWaiting(), animated: false)
            }
        }
        isRearranging = false
        followColumns(animated: false)
        ownDelegate?.splitViewControllerDidCollapse(self)
    }

    private func expand() {
        if isClassic { return expandClassic() }
        isRearranging = true
        if let compact = given[.compact], displayed.contains(.compact) {
            compact.takeOffScreen()
            displayed = []
        } else {
            unstackColumns()
        }
        isStacked = false
        waiting = []
        outgoing = [:]
        expandInspector()
        for column in columns.dropFirst() { if let stack = stacks[column] { take(in: stack) } }
        let proposed = proposedMode
        mode =
            ownDelegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            ?? proposed
        if mode == .automatic { mode = proposed }
        isRearranging = false
        followColumns(animated: false)
        ownDelegate?.splitViewControllerDidExpand(self)
    }

    /// Takes the columns off the primary one's stack. Those who go with them may fill, and show, others, or give another
    /// primary column: so each is looked up only when it is its turn.
    private func unstackColumns() {
        while let primary = stacks[.primary], let top = primary.displayed, isColumn(top) {
            top.takeOffScreen()
            primary.displayed = nil
        }
        while let primary = stacks[.primary], primary.stack.contains(where: isColumn) {
            primary.change(to: primary.stack.filter { !isColumn($0) }, animated: false)
        }
    }

    func release(_ controller: UIViewController) {
        guard controller.parentController === self else { return }
        controller.willMove(toParent: nil)
        controller.leaveParent()
    }

    /// A column gets something else, or nothing: what was there goes at once, be it on its way out already.
    func dismissColumn(_ controller: UIViewController, from column: Column) {
        if let room = columnViews[column], controller.viewWithModals?.superview === room {
            controller.takeOffScreen()
        }
        release(controller)
    }

    // In one stack.

    func push(_ column: Column) {
        guard given[.compact] == nil, let primary = stacks[.primary] else { return }
        if column == .primary {
            if let own = primary.stack.last(where: { !isColumn($0) }) {
                primary.popToViewController(own, animated: true)
            }
        } else if let stack = stacks[column] {
            if primary.stack.contains(where: { $0 === stack }) {
                primary.popToViewController(stack, animated: true)
            } else {
                primary.whenFree { [weak self] in self?.pushMissing(upTo: column, on: $0) }
            }
        }
    }

    /// Which there are is looked up only now: others may have taken their places while the stack was busy.
    private func pushMissing(upTo column: Column, on primary: UINavigationController) {
        guard isStacked, stacks[.primary] === primary else { return }
        let wanted = columns.dropFirst().filter { $0.rawValue <= column.rawValue }.compactMap { stacks[$0] }
        let missing = wanted.filter { stack in !primary.stack.contains { $0 === stack } }
        if !missing.isEmpty { primary.change(to: primary.stack + missing, animated: true) }
    }

    func pop(_ column: Column) {
        guard column != .primary, let stack = stacks[column], stack.parentController === stacks[.primary],
            stacks[.primary]?.topViewController === stack
        else { return }
        stacks[.primary]?.popViewController(animated: true)
    }

    func replace(_ old: UIViewController, by new: UIViewController?, in column: Column) {
        guard let primary = stacks[.primary] else {
            if new == nil { waiting.removeAll { $0 == column } }
            return
        }
        if outgoing[column] == nil { outgoing[column] = old as? UINavigationController }
        primary.whenFree { [weak self] primary in
            if self?.outgoing[column] === old { self?.outgoing[column] = nil }
            // There may be much room by then, or another primary column.
            let new = self?.isStacked == true && self?.stacks[.primary] === primary ? new : nil
            var controllers = primary.stack.filter { $0 !== new }
            guard let index = controllers.firstIndex(where: { $0 === old }) else { return }
            if let new { controllers[index] = new } else { controllers.remove(at: index) }
            primary.change(to: controllers, animated: false)
        }
    }

    /// The primary column has another stack, or none until it has one: that takes the columns on the old one over.
    func moveColumns(from old: UINavigationController?, to new: UINavigationController?) {
        if let old {
            let (stacked, known) = (old.stack, outgoing.merging(stacks) { outgoing, _ in outgoing })
            waiting = stacked.compactMap { controller in
                columns.dropFirst().first { known[$0] === controller && stacks[$0] != nil }
            }
            outgoing = [:]
            for controller in stacked.reversed() where isColumn(controller) {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
                // A finger may have been swiping back to it.
                controller.viewWithModals?.removeFromSuperview()
            }
        }
        guard let new, !waiting.isEmpty else { return }
        new.setViewControllers(new.stack + takeWaiting(), animated: false)
    }

    private func takeWaiting() -> [UINavigationController] {
        defer { waiting = [] }
        return waiting.compactMap { stacks[$0] }
    }

    func isColumn(_ controller: UIViewController?) -> Bool {
        stacks.values.contains { $0 === controller }
    }
}
