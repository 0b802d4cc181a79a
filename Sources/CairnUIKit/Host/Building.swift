#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// The controller for a part, made when it is first asked for; nil for a foreign one that is gone.
        func controller(for part: Shown.Part, in container: Container? = nil) -> UIViewController? {
            if let controller = known.controller(for: part.id), fits(controller, part, in: container) {
                update(controller, to: part)
                return controller
            }
            let controller: UIViewController
            switch part {
            case .stack(_, let parts, _):
                let stack = configuration.makeStack()
                listeners.listen(to: stack)
                stack.setViewControllers(controllers(for: parts, in: .stack), animated: false)
                controller = stack
            case .screen where isUnmade(part):
                controller = emptyPlace()
            case .screen(let node):
                controller = screen(for: node, in: container)
                navigator?.shows(controller, for: node)
            case .choice(.tabs, let node, let parts, let selected):
                let tabs = configuration.makeTabs()
                fill(tabs, of: node, with: parts, selected: selected)
                listeners.listen(to: tabs)
                controller = tabs
            case .choice(.pages, _, let parts, let front):
                let pages = PagesController(motion: motion)
                turn(pages, to: parts, front: front)
                controller = pages
            case .choice(let kind, let node, let parts, let front):
                controller = self.container(kind, node, parts, front: front)
            case .split(let node, _, _, _) where container == .more:
                controller = columnsBehindMore(node)
            case .split(_, let parts, _, let lacking):
                let columns = configuration.makeSplit(
                    parts.count > 2 || lacking != nil ? .tripleColumn : .doubleColumn)
                listeners.listen(
                    to: columns,
                    by: ColumnsListener(motion: motion) { [weak self] in
                        self?.columnInTree(of: $0)
                    } wereSeen: { [known] in
                        known.entry(of: $0)?.wereColumnsSeen == true
                    })
                hold(parts, in: columns, lacksSecondary: lacking != nil)
                controller = columns
            case .foreign:
                return nil
            }
            if let misfit = controller as? MisfitViewController { navigator?.write(trouble: misfit.text) }
            let entry = known.note(
                controller, for: part.id, isScreen: part.isScreen,
                animatedBy: navigator?.tree.animation(of: part.id))
            entry.isAroundColumn = part.id < Tree.Node.ID(0)
            entry.kind = part.kind
            return controller
        }

        /// The controllers for what a stack or columns hold. One of other code's that is gone leaves no place; where nothing else
        /// is left an empty one stands for it, since UIKit shows no container with nothing in it.
        func controllers(for parts: [Shown.Part], in container: Container) -> [UIViewController] {
            let controllers = parts.compactMap { controller(for: $0, in: container) }
            guard controllers.isEmpty, case .foreign(let node, let name)? = parts.last else {
                return controllers
            }
            let standIn = StandIn(for: name)
            known.note(standIn, for: node)
            return [standIn]
        }

        /// Whether a controller is of the kind that shows a part: a place may have become another container.
        private func fits(
            _ controller: UIViewController, _ part: Shown.Part, in container: Container?
        ) -> Bool {
            switch part {
            case .stack:
                (controller as? UINavigationController).map { !isOutlived($0, by: part) } ?? false
            case .choice: known.entry(of: controller)?.kind == part.kind
            case .split where controller is MisfitViewController:
                container == .more || isBehindMore(controller)
            case .split where container == .more: false
            case .split:
                (controller as? UISplitViewController).map {
                    look(at: $0, part.id).isSameController(as: part)
                } ?? false
            case .screen(let node): controller is EmptyPlace ? !hasScreen(node) : !isUnmade(part)
            case .foreign: true
            }
        }

        /// Has a container hold what it should: with what is in it, and with what was made since.
        private func update(_ controller: UIViewController, to part: Shown.Part) {
            switch (controller, part) {
            case (let stack as UINavigationController, .stack(let node, let parts, let covers)):
                let root = stack.viewControllers.first
                goal(parts, on: stack).reach(animated: false)
                if stack.viewControllers.first !== root { nameTab(of: stack, node) }
                for cover in covers { update(cover: cover) }
            case (let tabs as UITabBarController, .choice(.tabs, let node, let parts, let selected)):
                fill(tabs, of: node, with: parts, selected: selected)
            case (let pages as PagesController, .choice(_, _, let parts, let front)):
                turn(pages, to: parts, front: front)
            case (let own as any ContainerController, .choice(_, let node, let parts, let front)):
                show(parts, front: front, of: node, in: own)
            case (let columns as UISplitViewController, .split(_, let parts, let front, let lacking)):
                hold(parts, in: columns, lacksSecondary: lacking != nil)
                if let front = front.flatMap({ known.controller(for: $0) }) {
                    columns.bringToFront(given(front, in: columns))
                }
            default: break
            }
        }

        /// One that is not there yet comes by a step of its own. One that came before its screen was made, over a stack that was never
        /// in front, is presented already, and shows that screen in it.
        private func update(cover: Shown.Part) {
            guard let shown = known.controller(for: cover.id) else { return }
            if fits(shown, cover, in: nil) { return update(shown, to: cover) }
            guard let place = shown as? EmptyPlace, place.presentingViewController != nil,
                let screen = controller(for: cover)
            else { return }
            place.fill(with: screen)
            emptyPlaces.removeAll { $0.object === place }
        }

        /// The column that the tree has in front; nil where it has them beside each other.
        private func columnInTree(of columns: UISplitViewController) -> UISplitViewController.Column? {
            guard case .split(_, let index?)? = navigator?.tree[known.node(of: columns)]?.content else {
                return nil
            }
            return columns.column(at: index)
        }

        /// Whether nothing was made for it yet, since its tab was never in front.
        private func isUnmade(_ part: Shown.Part) -> Bool {
            guard case .screen(let node) = part else { return false }
            return navigator?.isUnmade(node) == true
        }

        /// Whether there is a screen for an empty place. The tree may be ahead of what is shown: a step brings the container that
        /// the place has become, or takes it away.
        private func hasScreen(_ node: Tree.Node.ID) -> Bool {
            guard let navigator, !navigator.isUnmade(node) else { return false }
            return navigator.tree[node]?.content == .screen
        }

        /// The controller for what is to be presented. Another host may still present it elsewhere.
        func modal(for part: Shown.Part, as style: Tree.ModalStyle) -> UIViewController? {
            guard let dialog = navigator?.made(for: part.id) as? BoundDialog else {
                return controller(for: part)
            }
            let alert = UIAlertController.showing(
                dialog, style: style == .actionSheet ? .actionSheet : .alert
            ) { [weak self] in self?.navigator?.lookAgainAfterFinger() }
            known.note(alert, for: part.id)
            return alert
        }

        /// Has a modal, which nobody presents, be presented as the tree says, and hears what a finger does to it.
        func prepare(_ modal: UIViewController, for part: Shown.Part, as style: Tree.ModalStyle) {
            if !(modal is UIAlertController) {
                modal.modalPresentationStyle = UIModalPresentationStyle(style)
                known.entry(of: modal)?.style = style
                modal.takeHeights(of: style)
                listeners.animate(modal)
                guard style.isPulledDown else { return }
            }
            anchor(modal, showing: part.id)
            hearFingers(on: modal)
        }

        /// Hears the finger that takes a modal away, whoever presented it. Of dialogs that is an action sheet on a pad: a tap
        /// beside it is no button where it has none that cancels.
        func hearFingers(on modal: UIViewController) {
            if modal is UIAlertController, !modal.standsInPopover { return }
            listeners.listen(toPresentationOf: modal)
        }
    }
#endif
