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

        private nonisolated static let styles: [Tree.ModalStyle] = [
            .sheet, .fullScreen, .overFullScreen, .currentContext,
        ]

        @Test(arguments: styles, [false, true])
        func `a modal goes with the tab from which it came`(style: Tree.ModalStyle, andTurns: Bool) throws {
            let navigator = begin(on: UIKitHost(navigationController: app.stack), presenting: style)
            let tabs = try #require(app.window.rootViewController as? UITabBarController)
            tabs.setViewControllers([UIViewController()], animated: false)
            if andTurns { simulator.rotate(to: .landscapeLeft) }
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[a]" && navigator.disagreement == nil)
            #expect(tabs.presentedViewController == nil && simulator.outline().top?.screen.front == nil)
            #expect(simulator.log.warnings == [] && simulator.log.raises == [])
        }

        @Test(arguments: styles, [false, true])
        func `a guest in a modal stays when the tab goes from which that came`(
            style: Tree.ModalStyle, andTurns: Bool
        ) throws {
            let navigator = begin(on: UIKitHost(presentedBy: app.stack), presenting: style)
            let tree = navigator.tree
            let tabs = try #require(app.window.rootViewController as? UITabBarController)
            tabs.setViewControllers([UIViewController()], animated: false)
            if andTurns { simulator.rotate(to: .landscapeLeft) }
            simulator.settle()
            navigator.lookAgain()
            simulator.settle()
            #expect(navigator.tree == tree && navigator.disagreement == nil)
            #expect(simulator.outline().top?.screen.front == "b")
            #expect(simulator.log.warnings == [] && simulator.log.raises == [])
        }
    }
#endif
