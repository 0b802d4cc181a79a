#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// What a guest has presented stands on a container of the app's, from which the app may take the guest away.
    @MainActor
    @Suite(.simulator)
    struct LostPresenterTests {
        private let simulator = Simulator.current
        private let app = ExistingApp()

        private func begin(on host: UIKitHost, presenting style: Tree.ModalStyle) -> Navigator {
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(host)
            simulator.settle()
            navigator.front?.router.trigger(.present(.stack("b"), as: style))
            simulator.settle()
            return navigator
        }

        /// The app takes the tab away in which its navigation controller stands.
        @discardableResult
        private func dropTab(andTurn turns: Bool) throws -> UITabBarController {
            let tabs = try #require(app.window.rootViewController as? UITabBarController)
            tabs.setViewControllers([UIViewController()], animated: false)
            if turns { simulator.rotate(to: .landscapeLeft) }
            return tabs
        }

        private func look(_ navigator: Navigator) {
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
        }

        private nonisolated static let styles: [Tree.ModalStyle] = [
            .sheet, .fullScreen, .overFullScreen, .currentContext,
        ]

        @Test(arguments: styles, [false, true])
        func `a modal goes with the tab from which it came`(style: Tree.ModalStyle, andTurns: Bool) throws {
            let navigator = begin(on: UIKitHost(navigationController: app.stack), presenting: style)
            let tabs = try dropTab(andTurn: andTurns)
            look(navigator)
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            #expect(tabs.presentedViewController == nil && simulator.outline().top?.screen.front == nil)
            #expect(simulator.log.warnings == [] && simulator.log.raises == [])
        }

        enum Loss: CaseIterable { case popped, setAway, column, child }

        @Test(arguments: Loss.allCases, styles)
        func `a modal goes with what its navigation controller stood in`(loss: Loss, style: Tree.ModalStyle)
            throws
        {
            let (stack, outer, split) = (
                UINavigationController(rootViewController: UIViewController()), UINavigationController(),
                UISplitViewController(style: .doubleColumn)
            )
            let holder = UIViewController()
            if loss == .column {
                split.setViewController(stack, for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
            } else {
                holder.addChild(stack)
                holder.view.addSubview(stack.view)
                stack.didMove(toParent: holder)
                outer.setViewControllers([UIViewController(), holder], animated: false)
            }
            app.window.rootViewController = loss == .column ? split : outer
            simulator.settle()
            let navigator = begin(on: UIKitHost(navigationController: stack), presenting: style)
            #expect(simulator.outline().top?.screen.front == "b")
            switch loss {
            case .popped: outer.popViewController(animated: true)
            case .setAway: outer.setViewControllers([UIViewController()], animated: false)
            case .column: split.setViewController(UIViewController(), for: .primary)
            case .child:
                stack.willMove(toParent: nil)
                stack.view.removeFromSuperview()
                stack.removeFromParent()
            }
            look(navigator)
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            #expect(app.window.rootViewController?.presentedViewController == nil)
            #expect(simulator.log.raises == [])
        }

        @Test(arguments: [Tree.Root<Place>.screen("c"), .tabs(.stack("c"), [.screen("d")])])
        func `a guest in a modal has another root though its presenter was popped`(root: Tree.Root<Place>) {
            let presenter = app.stack.viewControllers[1]
            let navigator = Navigator(
                root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(presentedBy: presenter))
            simulator.settle()
            app.stack.popViewController(animated: true)
            simulator.settle()
            let request = navigator.front?.router.trigger(.replaceAll(root))
            simulator.settle()
            #expect(request?.result == .performed && navigator.disagreement == nil)
            #expect(simulator.outline().top?.screen.front == "c")
        }

        @Test func `a guest in a modal waits for what moves although its presenter was popped`() throws {
            let presenter = app.stack.viewControllers[1]
            let navigator = begin(on: UIKitHost(presentedBy: presenter), presenting: .sheet)
            app.stack.popViewController(animated: true)
            simulator.settle()
            let top = try #require(
                app.window.rootViewController?.presentedViewController?.presentedViewController)
            top.present(UIViewController(), animated: true)
            let request = navigator.front?.router.trigger(.present("dialog", as: .alert))
            look(navigator)
            #expect(request?.result == .performed && navigator.disagreement == nil)
            #expect(navigator.tree.notation.hasSuffix("+ alert(dialog by b)"), "\(navigator.tree.notation)")
            #expect(simulator.log.warnings == [])
        }

        @Test(arguments: styles, [false, true])
        func `a guest in a modal stays when the tab goes from which that came`(
            style: Tree.ModalStyle, andTurns: Bool
        ) throws {
            let navigator = begin(on: UIKitHost(presentedBy: app.stack), presenting: style)
            let tree = navigator.tree
            try dropTab(andTurn: andTurns)
            look(navigator)
            #expect(navigator.tree == tree && navigator.disagreement == nil)
            #expect(simulator.outline().top?.screen.front == "b")
            #expect(simulator.log.warnings == [] && simulator.log.raises == [])
        }
    }
#endif
