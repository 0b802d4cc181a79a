#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    @testable import CairnUIKit
    import Testing
    import UIKit

    /// A window of the simulator with a host, its fingers, and the plain UIKit calls of other code.
    @MainActor
    final class SimulatorStage: HostStage {
        let simulator = Simulator.current
        let window: UIWindow
        let navigator: Navigator
        let host: UIKitHost

        let otherDelegate = OtherDelegate()
        private var swipeCount = 0
        private var passCount = 0
        /// Whether a transition is taken back now and then that no finger holds, as by an animator of an app's own delegate.
        var takesBack = false
        /// Where the tree is a guest, with screens of an app below it.
        var existing: UINavigationController?

        init(
            _ navigator: Navigator, animators: [Tree.Animation: any Animator] = [:],
            presentations: [Tree.ModalStyle:
                @MainActor (UIViewController, UIViewController?) ->
                UIPresentationController] = [:]
        ) {
            self.navigator = navigator
            window = UIWindow(frame: UIScreen.main.bounds)
            host = UIKitHost(
                window: window,
                configuration: .init(
                    containers: [Tree.Kind("drawer"): { Drawer() }], animators: animators,
                    presentations: presentations))
            navigator.attach(host)
        }

        /// The tree is a guest in an existing app. It is not left, neither by code nor by a finger, so that there is
        /// always one to look at.
        init(_ navigator: Navigator, guestIn app: ExistingApp) {
            self.navigator = navigator
            (window, existing) = (app.window, app.stack)
            host = UIKitHost(navigationController: app.stack)
            navigator.attach(ResidentHost(host))
            simulator.settle()
        }

        /// Whether a finger would leave the tree, where it is a guest.
        func leaves(_ count: Int) -> Bool {
            guard count > 0, let existing, (frontStack ?? rootStack) === existing else { return false }
            return existing.viewControllers.count - count < ExistingApp.screenCount + 1
        }

        /// Modals that are on screen, as UIKit alone tells, and that are not in the tree.
        var unseenModals: [UIViewController] {
            let inTree = navigator.tree.nodes.compactMap { host.controller(for: $0.id) }
            // What other code has presented above its own root.
            let foreign = navigator.tree.foreignRoot == nil ? [] : host.chain
            let seen = Set((inTree + foreign).map(ObjectIdentifier.init))
            func modals(in controller: UIViewController) -> [UIViewController] {
                let modal = controller.presentedViewController.flatMap {
                    $0.presentingViewController === controller ? $0 : nil
                }
                return
                    ([modal].compactMap(\.self)
                    + (controller.children + [modal].compactMap(\.self)).flatMap(modals))
            }
            return (window.rootViewController.map(modals) ?? []).filter {
                $0.viewIfLoaded?.window != nil && !seen.contains(ObjectIdentifier($0))
            }
        }

        static func view(named name: String) -> any Presentable {
            SketchController(name)
        }

        func tapTab(_ index: Int) -> Bool {
            // Buttons of the app's own, which work under a finger and in a transition as well.
            if let drawer { return drawer.choose(index) }
            let items = simulator.outline().top?.screen.tabBar?.items ?? []
            guard items.indices.contains(index) else { return false }
            return could { try simulator.user.tapTab(items[index].title) }
        }

        var front: String? {
            simulator.outline().top?.screen.front
        }

        func settle() { simulator.settle() }
        var isMoving: Bool { simulator.isMoving }
        func letPass() {
            passCount += 1
            if takesBack, passCount.isMultiple(of: 5) { simulator.failNextTransition(.cancelled(at: 0.5)) }
            simulator.clock.advance(by: .milliseconds(120))
        }
        func look() -> Shown { host.look() }

        func tapBack() -> Bool { could(popping: 1) { try simulator.user.tapBack() } }

        func backMenu(down count: Int) -> Bool {
            let menu = simulator.outline().top?.screen.backMenuInFront ?? []
            guard menu.indices.contains(count - 1) else { return false }
            return could(popping: count) { try simulator.user.backMenu(to: menu[count - 1]) }
        }

        /// Every other finger comes in from the edge; the rest begin in the content.
        func beginSwipeBack() -> Bool {
            swipeCount += 1
            return could(popping: 1) {
                try simulator.user.beginSwipeBack(from: swipeCount.isMultiple(of: 2) ? .content : .edge)
                simulator.clock.advance(by: .milliseconds(50))
                simulator.user.moveSwipe(to: 0.4)
            }
        }

        func beginPull() -> Bool {
            could {
                try simulator.user.beginPull()
                simulator.clock.advance(by: .milliseconds(50))
                simulator.user.movePull(to: 0.4)
            }
        }

        func letGo(finish: Bool) {
            simulator.user.endSwipe(finish: finish)
            simulator.user.endPull(finish: finish)
        }

        func tap(_ label: String) -> Bool {
            guard let style = simulator.outline().top?.style, style == .alert || style == .actionSheet else {
                return false
            }
            return could { try simulator.user.tap(label) }
        }

        func type(_ text: String, into placeholder: String) -> Bool {
            could { try simulator.user.type(text, into: placeholder) }
        }

        func leave() {
            settle()
            window.isHidden = true
            window.rootViewController = nil
        }

        /// The drawer in front, where it is the outermost container.
        private var drawer: Drawer? {
            ((top as? UITabBarController)?.selectedViewController ?? top) as? Drawer
        }

        func setCompact(_ isCompact: Bool) -> Bool {
            could { simulator.resize(isCompact: isCompact) }
        }

        func tapOutside() -> Bool { could { try simulator.user.tapOutside() } }

        func dragSheet(to detent: Tree.ModalStyle.Detent) -> Bool {
            let identifier: UISheetPresentationController.Detent.Identifier =
                switch detent {
                case .medium: .medium
                case .large: .large
                case .height: .init("cairn.\(detent)")
                }
            return could { try simulator.user.dragSheet(to: identifier) }
        }

        var readable: Set<String>? {
            var readable: Set<String> = []
            for window in simulator.outline().windows {
                for layer in window.layers { layer.screen.read(into: &readable) }
            }
            return readable
        }

        /// What is behind a back button with nobody to ask. Screens further down are asked about when they are met again,
        /// while anybody guards.
        var heldInVain: String? {
            for stack in stacks(in: window.rootViewController) {
                let held = stack.viewControllers.filter { $0.navigationItem.backAction != nil }
                guard let screen = held.last else { continue }
                let guards = navigator.leaveGuards(
                    leftBy: host.look(popping: host.poppable(stack), of: stack))
                if navigator.hasLeaveGuards, !guards.isEmpty || screen !== stack.topViewController {
                    continue
                }
                return "\(screen)"
            }
            return nil
        }

        var leftEmpty: String? {
            let empty = controllers(in: window.rootViewController).first { controller in
                guard controller is EmptyPlace, controller.children.isEmpty,
                    controller.viewIfLoaded?.window != nil
                else { return false }
                let node = navigator.tree[host.known.node(of: controller)]
                return node.map { !navigator.isUnmade($0.id) } ?? false
            }
            return empty.flatMap { navigator.tree[host.known.node(of: $0)]?.label }
        }

        private func stacks(in controller: UIViewController?) -> [UINavigationController] {
            controllers(in: controller).compactMap { $0 as? UINavigationController }
        }

        private func controllers(in controller: UIViewController?) -> [UIViewController] {
            guard let controller else { return [] }
            let found = controller.children.flatMap(controllers) + [controller]
            guard let next = controller.presentedViewController, next.presentingViewController === controller
            else { return found }
            return found + controllers(in: next)
        }

        /// What other code keeps, while the window shows something else.
        var rootSetAside: UIViewController?

        var frontStack: UINavigationController? {
            ((top as? UITabBarController)?.selectedViewController ?? top) as? UINavigationController
        }

        var top: UIViewController? { window.rootViewController?.withModalsAbove.last }

        /// A touch comes in a turn of its own: what code began on the line before has begun to move.
        private func could(popping count: Int = 0, _ act: () throws -> Void) -> Bool {
            simulator.clock.turn()
            guard !leaves(count) else { return false }
            do {
                try act()
                return true
            } catch {
                return false
            }
        }
    }

    /// Has the tree stay where it is a guest.
    @MainActor
    private final class ResidentHost: NavigatorHost {
        weak var navigator: Navigator? { didSet { host.navigator = navigator } }
        let host: UIKitHost

        init(_ host: UIKitHost) { self.host = host }

        func perform(_ step: Patch.Step, animated: Bool) { host.perform(step, animated: animated) }
        func look() -> Shown { host.look() }
        func tidyUp() { host.tidyUp() }
    }

    extension Trial {
        /// That the tree is this one at rest, that it is what is shown, and that nothing is left behind or warned of.
        @MainActor
        func expectAtRest(_ notation: String, sourceLocation: SourceLocation = #_sourceLocation) {
            stage.settle()
            navigator.lookAgain()
            stage.settle()
            #expect(navigator.tree.notation == notation, sourceLocation: sourceLocation)
            #expect(
                navigator.tree.shown == stage.look() && navigator.isSettled, sourceLocation: sourceLocation)
            #expect(
                ledger.leaks.isEmpty && Simulator.current.log.warnings == [], sourceLocation: sourceLocation)
        }
    }

    extension Simulator {
        /// Gives a pad's window little room, as beside another app, or much.
        func resize(isCompact: Bool) {
            resize(
                to: CGSize(width: isCompact ? 320 : 1_024, height: 1_024),
                horizontal: isCompact ? .compact : .regular)
        }
    }

    extension Simulator.Outline.Screen {
        /// The menu of its back button, or that of a stack in it, on a page say.
        var backMenuInFront: [String]? {
            if let menu = navigationBar?.backMenu, !menu.isEmpty { return menu }
            return embedded.lazy.compactMap(\.backMenuInFront).first
        }
    }
#endif
