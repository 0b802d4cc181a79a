#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Columns beside each other, or where there is little room one stack of them: how they lie is UIKit's affair.
    final class ColumnsController: UISplitViewController {
        /// The columns that hold something, the primary one first.
        var places: [(column: Column, controller: UIViewController)] = []
    }

    extension UINavigationController {
        /// What stands on this stack. Where columns are one stack, UIKit puts the stacks of the others on it: those
        /// are not its own.
        var screens: [UIViewController] {
            let all = viewControllers
            for controller in all where controller is UINavigationController {
                return all.filter { !($0 is UINavigationController) }
            }
            return all
        }
    }

    extension UIKitHost {
        /// Empties the columns whose places are gone, and gives new places the columns that are free.
        func fill(_ columns: ColumnsController, with parts: [Shown.Part]) {
            let new = parts.compactMap { controller(for: $0) }
            for (column, controller) in columns.places where !new.contains(controller) {
                columns.setViewController(nil, for: column)
            }
            var places = columns.places.filter { new.contains($0.controller) }
            let order: [UISplitViewController.Column] =
                columns.style == .tripleColumn
                ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for controller in new where !places.contains(where: { $0.controller === controller }) {
                guard let free = order.first(where: { column in !places.contains { $0.column == column } })
                else {
                    continue
                }
                columns.setViewController(controller, for: free)
                places.append((free, controller))
            }
            columns.places = new.compactMap { controller in places.first { $0.controller === controller } }
        }
    }
#endif
