#if canImport(UIKit)
    import Cairn
    import UIKit

    /// What columns show. UIKit puts what stands alone in a column into a stack of its own, and other code may push on that: from
    /// then on that stack is in the tree.
    extension UIKitHost {
        func look(at columns: UISplitViewController, _ node: Tree.Node.ID) -> Shown.Part {
            // A person goes back from that.
            if let stack = columns.stackOfColumns, !listeners.hear(stack) { listeners.listen(to: stack) }
            if columns.viewController(for: .compact) != nil { takeCompactColumn(from: columns) }
            let held = columns.columnControllers
            let shown = held.compactMap { self.shown(of: $0, in: columns) }
            let lacksSecondary =
                columns.lacksSecondary
                || held.count == 3 && shown.count == 2 && self.shown(of: held[2], in: columns) == nil
            let front = columns.columnInFront(of: shown).map { known.node(of: $0) }
            // As long as nobody has seen the columns it is not known whether they are one stack.
            let areSeen = columns.showsColumns
            if areSeen { known.entry(of: columns)?.wereColumnsSeen = !columns.isCollapsed }
            let isUnknown = !columns.isCollapsed && !areSeen
            // Other code may have emptied the column that was seen, or hidden the others.
            if isUnknown, columns.viewIfLoaded?.window != nil, columns.viewController(for: .secondary) == nil
            {
                motion.showWhatThereIs(in: columns)
            }
            return .split(
                node, shown.map(part), front: isUnknown ? navigator?.expectedFront(in: node) : front,
                lacking: .init(isSecondary: lacksSecondary))
        }

        /// A compact column would take the place of all columns where there is little room, and nothing of the tree would be seen.
        private func takeCompactColumn(from columns: UISplitViewController) {
            let entry = known.entry(for: columns)
            guard !entry.losesCompactColumn else { return }
            entry.losesCompactColumn = true
            navigator?.write(
                trouble: "a compact column is not supported and was taken away: it takes the place of all "
                    + "columns; where there is little room, show another root instead")
            motion.nextCycle { [weak columns, weak entry] in
                entry?.losesCompactColumn = false
                columns?.setViewController(nil, for: .compact)
            }
        }

        /// Has columns hold these, as far as there is room.
        func hold(_ parts: [Shown.Part], in columns: UISplitViewController, lacksSecondary: Bool) {
            let controllers = controllers(for: parts, in: .column).map { given($0, in: columns) }
            columns.hold(controllers, lacksSecondary: lacksSecondary)
        }

        /// What was put into a column; for a stack that UIKit made around it, what that was made for.
        func given(_ controller: UIViewController, in columns: UISplitViewController) -> UIViewController {
            columns.columnControllers.first { known.entry(of: $0)?.stackOfColumn === controller }
                ?? controller
        }

        /// Puts a stack of its own into a column, where what that was given leaves: UIKit would keep it as long as the columns.
        /// - Returns: Whether it has. Not where the stack is none that UIKit made, or what it was made for stays.
        func replace(_ stack: UINavigationController, by part: Shown.Part) -> Bool {
            guard isOutlived(stack, by: part), let columns = stack.splitViewController,
                let own = controller(for: part)
            else { return false }
            let given = given(stack, in: columns)
            let isInFront = columns.columnInFront === given
            columns.hold(
                columns.columnControllers.map { $0 === given ? own : $0 },
                lacksSecondary: columns.lacksSecondary)
            if isInFront { columns.bringToFront(own) }
            return true
        }

        /// Whether UIKit made the stack around what a part has no more. Not in the middle of a transition, whose screens UIKit
        /// takes for the stack's.
        func isOutlived(_ stack: UINavigationController, by part: Shown.Part) -> Bool {
            guard listeners.hearsColumns, known.entry(of: stack)?.isAroundColumn == true,
                stack.transitionCoordinator == nil, let columns = stack.splitViewController
            else { return false }
            let given = given(stack, in: columns)
            return given !== stack && part.children.first?.id != known.node(of: given)
        }

        /// What a column holds; or the stack around that, once it has held anything else. Nil where other code has put that on
        /// another stack, and nothing is known of the column's own.
        private func shown(
            of controller: UIViewController, in columns: UISplitViewController
        ) -> UIViewController? {
            guard let stack = stack(around: controller, in: columns) else {
                let isElsewhere =
                    !(controller is UINavigationController) && controller.parent is UINavigationController
                return isElsewhere ? nil : controller
            }
            if !listeners.hear(stack) { listeners.listen(to: stack) }
            // A stack in the tree holds screens only.
            guard known.entry(for: controller).part != nil || controller.parent !== stack else {
                return controller
            }
            let around = known.entry(for: stack)
            // Where all columns are one stack, the others lie on it.
            if stack.screens != [controller] { around.isAroundColumn = true }
            return around.isAroundColumn ? stack : controller
        }

        /// The stack that UIKit made around what a column holds. Other code may have put that on another since, or have taken it away.
        private func stack(
            around controller: UIViewController, in columns: UISplitViewController
        ) -> UINavigationController? {
            guard !(controller is UINavigationController) else { return nil }
            let entry = known.entry(for: controller)
            if let stack = entry.stackOfColumn, stack.splitViewController === columns { return stack }
            let parent = controller.parent as? UINavigationController
            let stacks = [parent].compactMap(\.self) + (parent == nil ? columns.stacksInside : [])
            let stack = stacks.first { isMade($0, around: controller, in: columns) }
            if let stack { entry.stackOfColumn = stack }
            return stack
        }

        /// Whether UIKit may have made a stack around what one column holds: no other holds it, or has it. Where columns are one
        /// stack, the stacks of the others lie on that of the first.
        private func isMade(
            _ stack: UINavigationController, around controller: UIViewController,
            in columns: UISplitViewController
        ) -> Bool {
            // Where columns are one stack, one that is not in front may wait off the screen.
            let isHere =
                stack.splitViewController === columns
                || stack.presentingViewController == nil && stack.parent == nil
            return !known.isOwn(stack) && isHere
                && !columns.columnControllers.contains {
                    $0 === stack
                        || $0 !== controller
                            && ($0.parent === stack && !($0 is UINavigationController)
                                || known.entry(of: $0)?.stackOfColumn === stack)
                }
        }

        /// What other code has pushed above tabs, or another container, that stand alone in a column, where it is in front; and where
        /// columns are one stack, above one that is not the first. It covers them, and leaves by itself, so in the tree it is a modal
        /// over all.
        func pushedAboveContainers(in layer: UIViewController) -> [UIViewController] {
            var pushed: [UIViewController] = []
            _ = first(from: layer, onlyInFront: true) { columns in
                guard let columns = columns as? UISplitViewController, listeners.hear(columns) else {
                    return false
                }
                pushed += columns.pushedAboveColumns
                for column in columns.columnControllers where known.entry(for: column).part == nil {
                    guard let stack = stack(around: column, in: columns), column.parent === stack,
                        columns.columnInFront.map({ $0 === column }) ?? true
                    else { continue }
                    pushed += stack.screens.filter { $0 !== column }
                }
                return false
            }
            return pushed
        }

        /// Takes what was pushed above a container off its column, or off the stack behind More, with all that was pushed on it.
        func pop(_ layer: UIViewController) {
            guard let stack = layer.parent as? UINavigationController else { return done() }
            let index = stack.viewControllers.firstIndex(of: layer) ?? 0
            let bottom = index == 0 ? stack.splitViewController.map { given(stack, in: $0) } : nil
            set(StackGoal(stack, keeping: index, then: bottom.map { [$0] } ?? []))
        }
    }
#endif
