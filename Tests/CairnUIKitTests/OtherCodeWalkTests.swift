#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Other code's plain UIKit calls at every moment, between requests and in mid-transition, animated or not.
    /// `CAIRN_SEED` plays a walk again.
    @MainActor
    @Suite(.simulator)
    struct OtherCodeWalkTests {
        private static let environment = ProcessInfo.processInfo.environment
        private let seed = SeededRandom.seedOfTests
        private let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 2_000

        @Test(
            arguments: [
                Tree.Root<Place>.stack("a"), .tabs(.stack("a"), [.screen("b"), .stack("c")]),
                .split(primary: .stack("a"), secondary: .screen("b")),
                .split(primary: .screen("a"), secondary: .tabs(.stack("b"), [.screen("c"), .screen("d")])),
                .split(primary: .tabs(.stack("a"), [.screen("b")]), secondary: .stack("c")),
                .split(primary: .stack("a"), supplementary: .stack("c"), secondary: .stack("b")),
                .pages(.stack("a"), [.screen("b")]),
            ], [UIUserInterfaceIdiom.phone, .pad])
        func `tree and screen are equal whatever other code does meanwhile`(
            root: Tree.Root<Place>, idiom: UIUserInterfaceIdiom
        ) {
            Simulator.run(idiom: idiom) { _ in walk(root) }
        }

        private func walk(_ root: Tree.Root<Place>) {
            let walk = OtherCodeWalk(root, seed: seed)
            for step in 0..<steps {
                walk.step()
                guard step.isMultiple(of: 4) else { continue }
                if let fault = walk.faultAtRest() {
                    Issue.record(
                        "CAIRN_SEED=\(seed), step \(step): \(fault)\n\(walk.trail.joined(separator: "\n"))")
                    return
                }
            }
            if let fault = walk.faultOfJournal() { Issue.record("CAIRN_SEED=\(seed): \(fault)") }
            print("other code on UIKitHost: seed \(seed), \(steps) steps, \(walk.requestCount) requests")
            #expect(walk.requestCount > steps / 10)
        }
    }

    @MainActor
    private final class OtherCodeWalk {
        private(set) var trail: [String] = []
        private(set) var requestCount = 0
        private let start: Tree.Root<Place>
        private var trial: Trial
        private var random: SeededRandom
        private var setAside: UIViewController?
        private var delegates: [ForwardingDelegate] = []
        private var count = 0
        private let simulator = Simulator.current

        init(_ root: Tree.Root<Place>, seed: UInt64) {
            random = SeededRandom(seed: seed)
            start = root
            trial = Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
        }

        private var window: UIWindow { (trial.stage as! SimulatorStage).window }

        func step() {
            count += 1
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<26, using: &random) {
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
            default: presentWhatIsPopped(animated)
            }
        }

        /// Has a stack hold what it holds in another order, or with one more below.
        private func rearrange(_ animated: Bool) {
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

        /// Takes the top of one stack to another, be it the last that stood there. Not in the middle of a transition: UIKit raises then.
        private func move(_ animated: Bool) {
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
                "takes \(type(of: top)) off a stack", from.setViewControllers(Array(left), animated: animated)
            )
            note("and puts it on another", to.pushViewController(top, animated: animated))
        }

        private func presentWhatIsPopped(_ animated: Bool) {
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

        private func change(_ columns: UISplitViewController) {
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
        private func presentInOwnContext(_ animated: Bool) {
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

        private func ask() {
            let models = trial.navigator.tree.nodes.compactMap { trial.navigator.sketch($0.id) }
            guard let model = models.randomElement(using: &random) else { return }
            let place = Place("s\(count)")
            let asks: [Tree.Transition<Place, Never>] = [
                .push(place), .pop, .popToRoot, .set(place), .replaceTop(place), .present(place, as: .sheet),
                .present(.stack(place), as: .fullScreen), .present("dialog", as: .alert), .dismiss, .close,
                .dismissAll, .select("b"), .select("a"), .present(.stack(place), as: .currentContext),
            ]
            requestCount += 1
            let asked = asks.randomElement(using: &random)!
            note("\(model.name) asks for \(asked)", model.router.trigger(asked))
        }

        /// By another, by one that contains it, or by what was there before.
        private func replaceRoot() {
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
            // Not by the eyes of the host alone.
            if let unseen = (trial.stage as? SimulatorStage)?.unseenModals, !unseen.isEmpty {
                return "not in the tree \(navigator.tree): \(unseen)"
            }
            let ids = navigator.tree.nodes.map(\.id)
            if Set(ids).count < ids.count { return "two places have one id: \(navigator.tree), \(ids)" }
            let left = trial.ledger.leaks
            if !left.isEmpty { return "left behind: \(left)" }
            if navigator.tree.nodes.count > 30 { trim() }
            if !navigator.tree.nodes.contains(where: { navigator.sketch($0.id) != nil }) { beginAnew() }
            return nil
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

        private func note(_ what: String, _ done: @autoclosure () -> Any?) {
            _ = done()
            trail.append("    \(what)   \(trial.navigator.tree)")
            if trail.count > 24 { trail.removeFirst() }
        }

        private var root: UIViewController? { window.rootViewController }

        private var top: UIViewController? {
            var top = root
            while let next = top?.presentedViewController { top = next }
            return top
        }

        /// One that is on screen, whoever made it: UIKit makes one around what stands alone in a column.
        private var stack: UINavigationController? {
            let stacks = controllers.compactMap { $0 as? UINavigationController }
            return stacks.filter { $0.viewIfLoaded?.window != nil }.randomElement(using: &random)
        }

        /// All in what is in front.
        private var controllers: [UIViewController] {
            func inside(_ controller: UIViewController) -> [UIViewController] {
                [controller] + controller.children.flatMap(inside)
            }
            return top.map(inside) ?? []
        }
    }
#endif
