#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import UIKit

    /// What takes other code more than one call.
    extension OtherCodeWalk {
        /// Has a stack hold what it holds in another order, or with one more below.
        func rearrange(_ animated: Bool) {
            guard let stack else { return }
            var all = stack.viewControllers
            guard !all.contains(where: { $0 is UINavigationController }) else { return }
            if Bool.random(using: &random) {
                all.shuffle(using: &random)
            } else {
                all.insert(UIViewController(), at: Int.random(in: 0...max(0, all.count - 1), using: &random))
            }
            note("rearranges \(animated)", stack.setViewControllers(all, animated: animated))
        }

        /// Takes the top of one stack to another, be it the last that stood there. Not in the middle of a transition, nor where one
        /// is about to begin: UIKit raises then.
        func move(_ animated: Bool) {
            let stacks = controllers.compactMap { $0 as? UINavigationController }.filter {
                $0.transitionCoordinator == nil
            }
            guard let from = stacks.randomElement(using: &random),
                let to = stacks.randomElement(using: &random),
                from !== to, let top = from.viewControllers.last, !(top is UINavigationController),
                !(top is UITabBarController), !(top is UISplitViewController)
            else { return }
            let left = from.viewControllers.count > 1 ? from.viewControllers.dropLast() : [UIViewController()]
            note(
                "takes \(type(of: top)) off a stack", from.setViewControllers(Array(left), animated: false))
            note("and puts it on another", to.pushViewController(top, animated: animated))
        }

        func presentWhatIsPopped(_ animated: Bool) {
            guard let stack, stack.viewControllers.count > 1, let presenter = top,
                let popped = stack.topViewController,
                popped !== presenter, !(popped is UINavigationController)
            else { return }
            note("pops", stack.popViewController(animated: false))
            guard popped.parent == nil, popped.presentingViewController == nil,
                presenter.viewIfLoaded?.window != nil
            else { return }
            note("and presents it", presenter.present(popped, animated: animated))
        }

        func change(_ columns: UISplitViewController) {
            let column: UISplitViewController.Column = Bool.random(using: &random) ? .primary : .secondary
            switch Int.random(in: 0..<7, using: &random) {
            case 0: note("shows a detail", columns.showDetailViewController(UIViewController(), sender: nil))
            case 1: note("shows a column", columns.show(column))
            case 2:
                let stack = UINavigationController(rootViewController: UIViewController())
                note("sets its own stack for a column", columns.setViewController(stack, for: .secondary))
            case 3:
                note(
                    "sets its own screen for a column",
                    columns.setViewController(UIViewController(), for: column))
            case 4: note("empties a column", columns.setViewController(nil, for: .secondary))
            case 5:
                let (first, last) = (
                    columns.viewController(for: .primary), columns.viewController(for: .secondary)
                )
                // Without a first column UIKit shows nothing where columns are one stack.
                guard last != nil else { return }
                columns.setViewController(nil, for: .primary)
                columns.setViewController(first, for: .secondary)
                note("exchanges two columns", columns.setViewController(last, for: .primary))
            default:
                // Not the one in front: other code knows them all.
                let stack = columns.viewController(for: .primary).map {
                    $0 as? UINavigationController ?? $0.navigationController
                }
                note(
                    "pushes on the first column",
                    stack??.pushViewController(UIViewController(), animated: false))
            }
        }

        /// By a screen that defines a context of its own, in whatever container that stands.
        func presentInOwnContext(_ animated: Bool) {
            let nodes = trial.navigator.tree.nodes
            let host = (trial.stage as? SimulatorStage)?.host
            guard let node = nodes.randomElement(using: &random), let screen = host?.controller(for: node.id),
                !(screen is UINavigationController), screen.viewIfLoaded?.window != nil
            else { return }
            let modal = UIViewController()
            modal.modalPresentationStyle = Bool.random(using: &random) ? .currentContext : .overCurrentContext
            screen.definesPresentationContext = true
            note(
                "\(node.label) presents in its own context \(animated)",
                screen.present(modal, animated: animated))
        }

        func ask() {
            let models = trial.navigator.tree.nodes.compactMap { trial.navigator.sketch($0.id) }
            guard let model = models.randomElement(using: &random) else { return }
            let place = Place("s\(count)")
            let asks: [Tree.Transition<Place, Never>] = [
                .push(place), .pop, .popToRoot, .set(place), .replaceTop(place), .present(place, as: .sheet),
                .present(.stack(place), as: .fullScreen), .present("dialog", as: .alert), .dismiss, .close,
                .dismissAll, .select("b"), .select("a"), .present(.stack(place), as: .currentContext),
                .in(.secondary, .set(place)), .in(.primary, .push(place)), .in(.primary, .set(place)),
            ]
            requestCount += 1
            let asked =
                Int.random(in: 0..<20, using: &random) == 0
                ? .replaceAll(otherRoot(place)) : asks.randomElement(using: &random)!
            note("\(model.name) asks for \(asked)", model.router.trigger(asked))
        }

        /// Of any kind, so that what is shown meanwhile is another container, or another of the same kind.
        private func otherRoot(_ place: Place) -> Tree.Root<Place> {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .stack(place)
            case 1: .tabs("a", "b", place)
            case 2: .split(primary: .stack("a"), secondary: .screen(place))
            case 3: .split(primary: .stack("a"), supplementary: .stack("b"), secondary: .stack(place))
            default: .pages("a", place)
            }
        }

        /// By another, by one that contains it, or by what was there before.
        func replaceRoot() {
            if let root = setAside {
                setAside = nil
                root.willMove(toParent: nil)
                root.removeFromParent()
                window.rootViewController = root
                note("sets the root back", ())
            } else if Bool.random(using: &random), let root, root.presentedViewController == nil {
                setAside = root
                let box = UIViewController()
                window.rootViewController = box
                box.addChild(root)
                box.view.addSubview(root.view)
                root.didMove(toParent: box)
                note("puts the root into a container", ())
            } else {
                setAside = window.rootViewController
                window.rootViewController = UIViewController()
                note("sets another root", ())
            }
        }
    }
#endif
