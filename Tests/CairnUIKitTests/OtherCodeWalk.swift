#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import UIKit

    /// Requests, and what other code does meanwhile; the acts themselves are an extension.
    @MainActor
    final class OtherCodeWalk {
        private(set) var trail: [String] = []
        var requestCount = 0
        private let start: Tree.Root<Place>
        private(set) var trial: Trial
        var random: SeededRandom
        var setAside: UIViewController?
        private var delegates: [ForwardingDelegate] = []
        private(set) var count = 0
        let simulator = Simulator.current

        init(_ root: Tree.Root<Place>, seed: UInt64) {
            random = SeededRandom(seed: seed)
            start = root
            trial = Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        var window: UIWindow { (trial.stage as! SimulatorStage).window }

        func step() {
            count += 1
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<27, using: &random) {
            case 0..<5: ask()
            case 5: note("time passes", trial.stage.letPass())
            case 6: note("a turn passes", simulator.clock.turn())
            case 7:
                note("pushes \(animated)", stack?.pushViewController(UIViewController(), animated: animated))
            case 8: note("pops \(animated)", stack?.popViewController(animated: animated))
            case 9:
                guard let stack else { return }
                let kept = Array(stack.viewControllers.prefix(Int.random(in: 0...2, using: &random)))
                note(
                    "sets \(kept.count) \(animated)",
                    stack.setViewControllers(kept + [UIViewController()], animated: animated))
            case 10:
                // Where a screen has presented in its own context, the root can present as well.
                let presenter = Bool.random(using: &random) ? top : root
                note("presents \(animated)", presenter?.present(UIViewController(), animated: animated))
            case 11: note("dismisses \(animated)", top?.presentingViewController?.dismiss(animated: animated))
            case 12: replaceRoot()
            case 13: note("a swipe begins", trial.stage.beginSwipeBack())
            case 14: note("a finger lets go \(animated)", trial.stage.letGo(finish: animated))
            case 15: note("back is tapped", trial.stage.tapBack())
            case 16: note("a pull begins", trial.stage.beginPull())
            case 17: presentInOwnContext(animated)
            case 18:
                guard UIScreen.main.traitCollection.userInterfaceIdiom == .pad else { return }
                let room: UIUserInterfaceSizeClass = animated ? .compact : .regular
                note("has \(room) room", simulator.resize(isCompact: animated))
            case 19:
                guard let columns = controllers.lazy.compactMap({ $0 as? UISplitViewController }).first else {
                    return
                }
                change(columns)
            case 20:
                guard let controller = controllers.randomElement(using: &random) else { return }
                delegates.append(ForwardingDelegate(on: controller))
                note("sets a delegate that forwards", ())
            case 21:
                guard let tabs = controllers.compactMap({ $0 as? UITabBarController }).first else { return }
                tabs.selectedIndex = count % 3
                note("selects another tab", ())
            case 22: rearrange(animated)
            case 23: move(animated)
            case 24:
                guard let tabs = controllers.compactMap({ $0 as? UITabBarController }).first,
                    let all = tabs.viewControllers
                else { return }
                note(
                    "shuffles the tabs \(animated)",
                    tabs.setViewControllers(all.shuffled(using: &random), animated: animated))
            case 25: note("somebody looks again", trial.navigator.lookAgain())
            default: presentWhatIsPopped(animated)
            }
        }

        func faultAtRest() -> String? {
            let navigator = trial.navigator
            trial.stage.letGo(finish: false)
            trial.stage.settle()
            navigator.lookAgain()
            trial.stage.settle()
            note("all settles", ())
            if !navigator.isSettled { return "it never settles: \(navigator.tree)" }
            if !navigator.pending.isEmpty { return "requests wait for ever" }
            if navigator.tree.shown != trial.stage.look() {
                return "the tree is \(navigator.tree), the host shows \(trial.stage.look())"
            }
            let raises = simulator.log.takeRaises()
            if !raises.isEmpty { return "\(raises)" }
            // Not by the eyes of the host alone. What other code has set as the root is not looked into.
            if navigator.tree.foreignRoot == nil, !navigator.tree.root.isForeign,
                let unseen = (trial.stage as? SimulatorStage)?.unseenModals, !unseen.isEmpty
            {
                return "not in the tree \(navigator.tree): \(unseen); there is \(onScreen(root))"
            }
            let (tree, visible) = (navigator.tree, navigator.tree.visible)
            let splits = controllers.compactMap { $0 as? UISplitViewController }
            if splits.contains(where: { split in
                split.viewIfLoaded?.window != nil
                    && !split.children.contains { $0.viewIfLoaded?.window != nil }
            }) {
                return "no column of \(tree) is on screen; there is \(onScreen(root))"
            }
            // Columns beside each other may be empty, or hide what they hold.
            if let screen = (trial.stage as? SimulatorStage)?.host.controller(for: visible.id),
                screen.viewIfLoaded?.window == nil, !visible.isForeign, tree.foreignRoot == nil,
                !tree.nodes.contains(where: { if case .split(_, nil) = $0.content { true } else { false } })
            {
                return
                    "\(visible) is visible in the tree \(tree), and not on screen; there is \(onScreen(root))"
            }
            let ids = navigator.tree.nodes.map(\.id)
            if Set(ids).count < ids.count { return "two places have one id: \(navigator.tree), \(ids)" }
            let left = trial.ledger.leaks
            if !left.isEmpty { return "left behind: \(left)" }
            if navigator.tree.nodes.count > 30 { trim() }
            if !navigator.tree.nodes.contains(where: { navigator.sketch($0.id) != nil }) { beginAnew() }
            return nil
        }

        /// What has its view in the window, as a tree of controllers.
        private func onScreen(_ controller: UIViewController?) -> String {
            guard let controller else { return "" }
            let mark = controller.viewIfLoaded?.window == nil ? "-" : "+"
            let collapsed = (controller as? UISplitViewController)?.isCollapsed == true ? " collapsed" : ""
            let modal = controller.presentedViewController.map {
                $0.presentingViewController === controller ? " presents \(onScreen($0))" : ""
            }
            let inside = controller.children.map { onScreen($0) }.joined(separator: ", ")
            return
                "\(mark)\(type(of: controller)) \(controller.title ?? "")\(collapsed)(\(inside))\(modal ?? "")"
        }

        /// Whether the journal leads to the same tree again.
        func faultOfJournal() -> String? {
            let navigator = trial.navigator
            do {
                var replay = try Replay(text: navigator.journal.text())
                try replay.playToEnd()
                return replay.tree.notation == navigator.tree.notation
                    ? nil : "the tree is \(navigator.tree), its journal leads to \(replay.tree)"
            } catch { return "the journal cannot be replayed: \(error)" }
        }

        /// Other code has taken everything.
        private func beginAnew() {
            trial.stage.leave()
            setAside = nil
            delegates = []
            trail = []
            trial = Trial(start, view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        private func trim() {
            note(
                "is trimmed",
                trial.navigator.sketch(trial.navigator.tree.nodes[1].id)?.router.trigger(.dismissAll))
            trial.stage.settle()
            for node in trial.navigator.tree.nodes {
                trial.navigator.sketch(node.id)?.router.trigger(.popToRoot)
            }
            trial.stage.settle()
        }

        func note(_ what: String, _ done: @autoclosure () -> Any?) {
            _ = done()
            trail.append("    \(what)   \(trial.navigator.tree)")
            if trail.count > 24 { trail.removeFirst() }
        }

        var root: UIViewController? { window.rootViewController }

        var top: UIViewController? {
            var top = root
            while let next = top?.presentedViewController { top = next }
            return top
        }

        /// One that is on screen, whoever made it: UIKit makes one around what stands alone in a column.
        var stack: UINavigationController? {
            let stacks = controllers.compactMap { $0 as? UINavigationController }
            return stacks.filter { $0.viewIfLoaded?.window != nil }.randomElement(using: &random)
        }

        /// All in what is in front.
        var controllers: [UIViewController] {
            func inside(_ controller: UIViewController) -> [UIViewController] {
                [controller] + controller.children.flatMap(inside)
            }
            return top.map(inside) ?? []
        }
    }
#endif
