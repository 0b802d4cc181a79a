#if canImport(UIKit)
    import Cairn
    import UIKit

    /// What a coordinator returned that UIKit does not show in its place: it would raise there, or show nothing. The place says so.
    extension UIKitHost {
        /// The controller for a screen.
        func screen(for node: Tree.Node.ID, in container: Container?) -> UIViewController {
            let controller = UIViewController.showing(navigator?.made(for: node)) { label(of: node) }
            if let misfit = misfit(controller, for: node, in: container) {
                return MisfitViewController(misfit.found, for: label(of: node), remedy: misfit.remedy)
            }
            takeOut(controller, for: node)
            return controller
        }

        /// Takes a controller that the app keeps out of what it stood in before, unless that is to hold it again: UIKit raises
        /// where one that stands in a container is presented.
        private func takeOut(_ controller: UIViewController, for node: Tree.Node.ID) {
            guard let parent = controller.parent else { return }
            // UIKit has put a stack around one that stands alone in a column.
            let holders = [parent, controller.splitViewController].compactMap { $0 }
            let isToStay = holders.contains { holder in
                let place = known.entry(of: holder).flatMap { navigator?.tree[$0.node] }
                // The place may have been a stack before.
                if holder is UINavigationController, place?.holdsStack == false { return false }
                return place?.children.contains { $0.id == node } == true
            }
            if !isToStay { controller.removeFromParent() }
        }

        /// What stands in a place, in notation.
        func label(of node: Tree.Node.ID) -> String { navigator?.tree[node]?.label ?? "\(node)" }

        /// Which containers do not take every controller.
        enum Container: String {
            case stack, column
            /// Behind More, where a phone has those that the bar of tabs has no room for.
            case more = "tab behind More"

            func takes(_ controller: UIViewController) -> Bool {
                switch self {
                case .stack: !(controller is UINavigationController || controller is UISplitViewController)
                // UIKit puts a navigation controller around it.
                case .column, .more: !(controller is UISplitViewController)
                }
            }
        }

        /// The page in the place of columns that would stand behind More.
        func columnsBehindMore(_ node: Tree.Node.ID) -> MisfitViewController {
            MisfitViewController(
                "columns in a tab behind More", for: label(of: node),
                remedy: "Have them among the first four tabs.")
        }

        /// What stands in a tab: UIKit has room for five on a phone, or for four and More.
        func container(ofTab index: Int, of count: Int) -> Container? {
            guard count > 5, index > 3 else { return nil }
            return UIDevice.current.userInterfaceIdiom == .phone || columnsAreOneStack ? .more : nil
        }

        func isBehindMore(_ controller: UIViewController) -> Bool {
            guard let all = controller.tabBarController?.viewControllers,
                let index = all.position(of: controller)
            else { return false }
            return container(ofTab: index, of: all.count) == .more
        }

        private func misfit(
            _ controller: UIViewController, for node: Tree.Node.ID, in container: Container?
        ) -> (found: String, remedy: String)? {
            // Asked of every screen, so nothing is spelled out before there is anything to say.
            var type: String { "\(Swift.type(of: controller))" }
            if let other = known.entry(of: controller)?.node, other != node,
                navigator?.tree.contains(other) == true
            {
                return (
                    "the \(type) that shows '\(label(of: other))' already",
                    "Return another controller for each place that is on screen."
                )
            }
            if controller is UIAlertController {
                return (type, "Return a Dialog, and present it as .alert or .actionSheet.")
            }
            if let container, !container.takes(controller) {
                return ("\(type) in a \(container)", "Return one for a tab or a modal, or what it shows.")
            }
            guard isInUse(controller) else { return nil }
            return (
                "\(type) that is shown elsewhere", "Return another controller, or take that away first."
            )
        }

        /// Whether it is in a container or presented, and not by this host or one before; or the root of another window.
        private func isInUse(_ controller: UIViewController) -> Bool {
            if let parent = controller.parent { return !isOurs(parent) }
            // The one before was a guest's root, or all of a window.
            guard !wasShownBefore(controller) else { return false }
            if let presenter = controller.presentingViewController { return !isOurs(presenter) }
            guard let window = controller.viewIfLoaded?.window, window !== placement.window else {
                return false
            }
            return window.rootViewController === controller
        }

        private func isOurs(_ controller: UIViewController) -> Bool {
            // Other code may keep what has left, and show it again.
            let isOnScreen = controller.outermost.windowOfChain != nil
            return sequence(first: controller, next: \.parent).contains { holder in
                ([known] + knownBefore).contains { $0.entry(of: holder) != nil }
                    || (holder.isLeftByHost && !isOnScreen)
            }
        }
    }

    extension Tree.Node {
        fileprivate var holdsStack: Bool { if case .stack = content { true } else { false } }
    }

    extension Shown.Part {
        /// Which kind of container it is, of those in whose place there may be a page that says that it cannot be shown.
        var kind: Tree.Kind? {
            switch self {
            case .choice(let kind, _, _, _): kind
            case .split: Tree.Kind("split")
            case .stack, .screen, .foreign: nil
            }
        }
    }
#endif
