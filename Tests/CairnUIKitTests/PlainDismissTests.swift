#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// Other code dismisses a modal by a plain call, as the Close button of a view controller from before does. No delegate is told.
    @MainActor
    @Suite(.simulator)
    struct PlainDismissTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)

        private func begin(_ view: @escaping @MainActor (String) -> any Presentable) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(.tabs(.stack("a"), [.stack("b")]), view: view))
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            return navigator
        }

        @Test(
            arguments: [Tree.ModalStyle.sheet, .fullScreen, .popover, .alert, .currentContext], [true, false])
        func `the tree follows at once`(_ style: Tree.ModalStyle, _ animated: Bool) throws {
            var kept: [any Presentable] = []
            let navigator = begin {
                kept.append(SimulatorStage.view(named: $0))
                return kept[kept.count - 1]
            }
            let root: Tree.Root<Place> = style == .alert ? .screen("dialog") : .stack("m")
            navigator.front?.router.trigger(.present(root, as: style))
            simulator.settle()
            let presented = try #require(modal(as: style))
            presented.presentingViewController?.dismiss(animated: animated)
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[a], stack[b]]" && navigator.disagreement == nil)
        }

        /// In a current context it stands over a stack, and otherwise over the window.
        private func modal(as style: Tree.ModalStyle) -> UIViewController? {
            let root = window.rootViewController
            let stack = (root as? UITabBarController)?.selectedViewController
            return (style == .currentContext ? stack : root)?.presentedViewController
        }

        @Test func `so it does when what other code has presented dismisses itself`() throws {
            let navigator = begin { SimulatorStage.view(named: $0) }
            let root = try #require(window.rootViewController)
            let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
            root.present(alert, animated: true)
            simulator.settle()
            navigator.lookAgain()
            #expect(navigator.tree.notation == "tabs[*stack[a], stack[b]] + alert(~UIAlertController)")
            alert.dismiss(animated: true)
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[a], stack[b]]")
        }
    }
#endif
