#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// The controller for a part, made when it is first asked for; nil for a foreign one that is gone.
        func controller(for part: Shown.Part) -> UIViewController? {
            if let controller = known.controller(for: part.id), fits(controller, part) {
                fillEmptyPlaces(of: controller, with: part)
                return controller
            }
            let controller: UIViewController
            switch part {
            case .stack(_, let parts, _):
                let stack = makeStack()
                listener.listen(to: stack)
                stack.setViewControllers(parts.compactMap { self.controller(for: $0) }, animated: false)
                controller = stack
            case .screen where isUnmade(part):
                controller = EmptyPlace()
                hasEmptyPlaces = true
            case .screen(let node):
                controller = .showing(navigator?.made(for: node), for: node)
            case .choice(.tabs, let node, let parts, let selected):
                let tabs = UITabBarController()
                fill(tabs, of: node, with: parts, selected: selected)
                listener.listen(to: tabs)
                controller = tabs
            case .choice(_, let node, _, _), .split(let node, _):
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
            case .choice(.tabs, _, _, _): controller is UITabBarController
            case .screen: controller is EmptyPlace == isUnmade(part)
            case .foreign, .choice, .split: true
            }
        }

        /// Puts what was made since into the places that were never in front.
        private func fillEmptyPlaces(of controller: UIViewController, with part: Shown.Part) {
            switch (controller, part) {
            case (let stack as UINavigationController, .stack(_, let parts, _)):
                guard stack.viewControllers.contains(where: { $0 is EmptyPlace }) else { return }
                stack.setViewControllers(parts.compactMap { self.controller(for: $0) }, animated: false)
            case (let tabs as UITabBarController, .choice(.tabs, let node, let parts, let selected)):
                fill(tabs, of: node, with: parts, selected: selected)
            default: break
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
                alert.popoverPresentationController?.anchor(inTheMiddleOf: window)
                return alert
            }
            guard let controller = controller(for: part) else { return nil }
            controller.modalPresentationStyle =
                switch style {
                case .sheet: .pageSheet
                case .popover: .popover
                default: .fullScreen
                }
            guard controller.modalPresentationStyle != .fullScreen else { return controller }
            controller.presentationController?.delegate = listener
            controller.popoverPresentationController?.anchor(inTheMiddleOf: window)
            return controller
        }
    }
#endif
