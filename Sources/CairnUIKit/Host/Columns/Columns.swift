#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Columns beside each other, or where there is little room one stack of them: how they lie is UIKit's affair.
    extension UISplitViewController {
        /// The columns there are, the primary one first.
        private var order: [Column] {
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }

        /// What the columns hold, the primary one first, as UIKit has it.
        var columnControllers: [UIViewController] { order.compactMap(viewController(for:)) }

        /// Whether of three columns the last is empty, and no other.
        var lacksSecondary: Bool {
            style == .tripleColumn && columnControllers.count == 2 && viewController(for: .secondary) == nil
        }

        /// Where all columns are one stack, that stack: the primary column's. Nil where they are beside each other.
        var stackOfColumns: UINavigationController? {
            guard isCollapsed, let primary = viewController(for: .primary) else { return nil }
            // Other code may have set something else where a screen stood alone: then that is on no stack.
            return primary as? UINavigationController ?? primary.navigationController
                ?? viewControllers.first as? UINavigationController
        }

        /// What the column in front holds, where all are one stack; nil where they are beside each other.
        var columnInFront: UIViewController? { columnInFront(of: columnControllers) }

        /// - Parameter columns: What each holds, or the stack that UIKit made around that.
        func columnInFront(of columns: [UIViewController]) -> UIViewController? {
            guard let all = stackOfColumns?.viewControllers, let last = all.last else { return nil }
            // What other code has pushed above a column leaves that in front.
            let top = all.last { $0 is UINavigationController } ?? last
            return columns.last { $0 === top || $0.navigationController === top } ?? columns.first
        }

        /// The stacks of the columns that are on screen, or wait beside it.
        var stacksInside: [UINavigationController] {
            (children + (stackOfColumns?.viewControllers ?? [])).compactMap { $0 as? UINavigationController }
        }

        /// What other code has pushed above the column in front, where all are one stack and another lies below: it belongs to none.
        var pushedAboveColumns: ArraySlice<UIViewController> {
            guard let all = stackOfColumns?.viewControllers,
                let column = all.lastIndex(where: { $0 is UINavigationController })
            else { return [] }
            return all[(column + 1)...]
        }

        /// What the columns show that are in front; of a controller that stands alone in one, the stack that UIKit made around it. Where
        /// all are one stack, that.
        var columnsInFront: [UIViewController] {
            if let stackOfColumns { return [stackOfColumns] }
            let stacks = columnControllers.map {
                $0 is UINavigationController ? $0 : $0.parent as? UINavigationController ?? $0
            }
            // Other code may have taken what a column was given off the stack around it.
            return stacks + children.filter { !stacks.contains($0) }
        }

        /// Whether any column is on screen, be it that other code has covered what it was given, in the stack around that.
        var showsColumns: Bool {
            func isShown(_ controller: UIViewController) -> Bool { controller.viewIfLoaded?.window != nil }
            return children.contains(where: isShown) || columnControllers.contains(where: isShown)
        }

        /// The column at an index among those that hold something.
        func column(at index: Int) -> Column? {
            let filled = order.filter { viewController(for: $0) != nil }
            return filled.indices.contains(index) ? filled[index] : nil
        }

        /// Where all columns are one stack, brings the one to the front that holds this; otherwise does nothing.
        func bringToFront(_ controller: UIViewController) {
            guard isCollapsed, columnInFront !== controller,
                let column = order.first(where: { viewController(for: $0) === controller })
            else { return }
            show(column)
        }

        /// Has the columns hold these, as far as there is room: each stays in its column while the order allows.
        /// - Parameter lacksSecondary: Whether two are the first of three.
        func hold(_ new: [UIViewController], lacksSecondary: Bool) {
            guard columnControllers != new else { return }
            let goals = columns(for: Array(new.prefix(order.count)), lacksSecondary)
            for column in order where viewController(for: column) != goals[column] {
                setViewController(nil, for: column)
            }
            let wasEmpty = viewController(for: .secondary) == nil
            for column in order where viewController(for: column) != goals[column] {
                setViewController(goals[column], for: column)
            }
            showWhatThereIs()
            guard wasEmpty, viewController(for: .secondary) != nil, !isCollapsed else { return }
            if displayMode == .oneOverSecondary { hide(style == .tripleColumn ? .supplementary : .primary) }
        }

        /// Upright, a pad hides the other columns behind the secondary one: with nothing in that, nothing would be seen. Does
        /// nothing where a column is seen.
        func showWhatThereIs() {
            guard !isCollapsed, viewController(for: .secondary) == nil, !showsColumns,
                let last = order.last(where: { viewController(for: $0) != nil })
            else { return }
            show(last)
        }

        /// Where columns are beside each other, shows one that the display mode hides.
        func showIfHidden(_ column: Column) {
            if !isCollapsed, isHidden(column) { show(column) }
        }

        private func isHidden(_ column: Column) -> Bool {
            switch displayMode {
            case .secondaryOnly: column != .secondary
            case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn && column == .primary
            default: false
            }
        }

        /// Where columns are beside each other, shows the one that this is in.
        func reveal(_ controller: UIViewController) {
            let lineage = Array(sequence(first: controller, next: \.parent))
            guard !isCollapsed,
                let column = order.first(where: { viewController(for: $0).map(lineage.contains) ?? false })
            else { return }
            show(column)
        }

        private func columns(
            for new: [UIViewController], _ lacksSecondary: Bool
        ) -> [Column: UIViewController] {
            let kept = new.map { controller in order.firstIndex { viewController(for: $0) === controller } }
            var free = 0
            var indices: [Int] = []
            for (position, index) in kept.enumerated() {
                // Those that come later need room as well.
                let last = order.count - new.count + position
                let isSecondary = position > 0 && position == new.count - 1 && !lacksSecondary
                // Without a primary one UIKit shows nothing where all are one stack.
                let index = position == 0 ? 0 : index ?? (isSecondary ? last : free)
                guard free...last ~= index else {
                    return Dictionary(uniqueKeysWithValues: zip(order, new))
                }
                indices.append(index)
                free = index + 1
            }
            return Dictionary(uniqueKeysWithValues: zip(indices.map { order[$0] }, new))
        }
    }

    extension UINavigationController {
        /// What stands on this stack. Where columns are one stack, UIKit puts the stacks of the others on it: those, and what other code
        /// has pushed above the last, are not its own.
        var screens: [UIViewController] {
            let all = viewControllers
            guard let last = all.lastIndex(where: { $0 is UINavigationController }) else { return all }
            return all[..<last].filter { !($0 is UINavigationController) }
        }
    }
#endif
