#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears when columns become one stack, and when they are beside each other again; and says which is in front first.
    /// The app's own delegate is asked and told as well.
    @MainActor
    final class ColumnsListener: NSObject, UISplitViewControllerDelegate {
        private let motion: ScreenMotion
        private let inTree: @MainActor (UISplitViewController) -> UISplitViewController.Column?
        private let wereSeen: @MainActor (UISplitViewController) -> Bool
        private weak var next: (any UISplitViewControllerDelegate)?
        private let calls = ForwardedCalls()

        /// - Parameters:
        ///   - inTree: Which column the tree has in front; nil where it has them beside each other.
        ///   - wereSeen: Whether the columns were on screen beside each other, be they covered by now.
        init(
            motion: ScreenMotion,
            inTree: @escaping @MainActor (UISplitViewController) -> UISplitViewController.Column?,
            wereSeen: @escaping @MainActor (UISplitViewController) -> Bool
        ) {
            self.motion = motion
            self.inTree = inTree
            self.wereSeen = wereSeen
        }

        func adopt(_ columns: UISplitViewController) {
            guard columns.delegate !== self else { return }
            next = columns.delegate
            columns.delegate = self
        }

        func resign(from columns: UISplitViewController) {
            if columns.delegate === self { columns.delegate = next }
        }

        /// On a phone an app begins with its list. Where there was more room before, UIKit's proposal holds: what a person
        /// was reading stays in front.
        func splitViewController(
            _ columns: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            // In a form sheet they become one stack while they come.
            let areSeen = columns.showsColumns && !columns.outermost.isBeingPresented
            let wereSeen = areSeen || wereSeen(columns)
            let top = inTree(columns) ?? (wereSeen ? proposed : .primary)
            return calls.once(columns, returned: top) {
                next?.splitViewController?(columns, topColumnForCollapsingToProposedTopColumn: top) ?? top
            }
        }

        func splitViewController(
            _ columns: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            calls.once(columns, returned: proposed) {
                next?.splitViewController?(columns, displayModeForExpandingToProposedDisplayMode: proposed)
                    ?? proposed
            }
        }

        func splitViewController(
            _ columns: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
        ) {
            calls.once(columns) {
                next?.splitViewController?(columns, willChangeTo: mode)
                motion.showWhatThereIs(in: columns)
            }
        }

        func splitViewController(
            _ columns: UISplitViewController, willShow column: UISplitViewController.Column
        ) {
            calls.once(columns) { next?.splitViewController?(columns, willShow: column) }
        }

        func splitViewController(
            _ columns: UISplitViewController, willHide column: UISplitViewController.Column
        ) {
            calls.once(columns) { next?.splitViewController?(columns, willHide: column) }
        }

        func splitViewController(
            _ columns: UISplitViewController, show controller: UIViewController, sender: Any?
        ) -> Bool {
            calls.once(controller, returned: false) {
                next?.splitViewController?(columns, show: controller, sender: sender) ?? false
            }
        }

        func splitViewController(
            _ columns: UISplitViewController, showDetail controller: UIViewController, sender: Any?
        ) -> Bool {
            calls.once(controller, returned: false) {
                next?.splitViewController?(columns, showDetail: controller, sender: sender) ?? false
            }
        }

        func targetDisplayModeForAction(
            in columns: UISplitViewController
        ) -> UISplitViewController.DisplayMode {
            calls.once(columns, returned: .automatic) {
                next?.targetDisplayModeForAction?(in: columns) ?? .automatic
            }
        }

        func splitViewControllerDidCollapse(_ columns: UISplitViewController) {
            calls.once(columns) {
                next?.splitViewControllerDidCollapse?(columns)
                changed(columns)
            }
        }

        func splitViewControllerDidExpand(_ columns: UISplitViewController) {
            calls.once(columns) {
                next?.splitViewControllerDidExpand?(columns)
                changed(columns)
                motion.showWhatThereIs(in: columns)
            }
        }

        private func changed(_ columns: UISplitViewController) {
            if motion.touched(columns, mayGoBack: false) { motion.restWhenOver(columns) }
        }
    }

    extension ScreenMotion {
        /// Shows a column where none is seen, once UIKit has put the columns where it wants them.
        func showWhatThereIs(in columns: UISplitViewController) {
            nextCycle { [weak self, weak columns] in
                guard let columns, let coordinator = columns.transitionCoordinator else {
                    columns?.showWhatThereIs()
                    return
                }
                self?.whenOver(coordinator, of: columns) { [weak columns] in columns?.showWhatThereIs() }
            }
        }
    }
#endif
