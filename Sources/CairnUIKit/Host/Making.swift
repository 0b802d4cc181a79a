#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// The controller for a part, made when it is first asked for; nil for a foreign one that is gone.
        func controller(for part: Shown.Part) -> UIViewController? {
            if let controller = known.controller(for: part.id), fits(controller, part) { return controller }
            let controller: UIViewController
            switch part {
            case .stack(_, let parts):
                let stack = makeStack()
                listener.listen(to: stack)
                stack.setViewControllers(parts.compactMap { self.controller(for: $0) }, animated: false)
                controller = stack
            case .screen where isUnmade(part):
                controller = EmptyTab()
            case .screen(let node):
                controller = .showing(navigator?.made(for: node), for: node)
            case .tabs(let node, let parts, let selected):
                let tabs = UITabBarController()
                fill(tabs, of: node, with: parts, selected: selected)
                listener.listen(to: tabs)
                controller = tabs
            case .pages(let node, _, _), .split(let node, _):
                controller = MisfitViewController(
                    "pages or columns, which this host does not show yet", for: node)
            case .foreign:
                return nil
            }
            known.note(controller, for: part.id)
            return controller
        }

        /// Whether a controller is of the kind that shows a part: a place may have become another container.
        private func fits(_ controller: UIViewController, _ part: Shown.Part) -> Bool {
            switch part {
            case .stack: controller is UINavigationController
            case .tabs: controller is UITabBarController
            case .screen: controller is EmptyTab == isUnmade(part)
            case .foreign, .pages, .split: true
            }
        }

        /// Whether nothing was made for it yet, since its tab was never in front.
        private func isUnmade(_ part: Shown.Part) -> Bool {
            guard case .screen(let node) = part else { return false }
            return navigator?.made(for: node) == nil && navigator?.tree.contains(node) == true
        }

        func controller(
            for part: Shown.Part, presentedAs style: Tree.ModalStyle
        ) -> UIViewController? {
            if let dialog = navigator?.made(for: part.id) as? BoundDialog {
                let alert = UIAlertController.showing(
                    dialog, style: style == .actionSheet ? .actionSheet : .alert
                ) { [weak self] in self?.navigator?.lookAgain() }
                known.note(alert, for: part.id)
                alert.anchor(in: window)
                return alert
            }
            guard let controller = controller(for: part) else { return nil }
            controller.modalPresentationStyle = style == .sheet ? .pageSheet : .fullScreen
            if style == .sheet { controller.presentationController?.delegate = listener }
            return controller
        }
    }
#endif
