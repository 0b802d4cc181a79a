#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
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
            let modal: Tree.Root<Place> = style == .alert ? .screen("dialog") : .stack("m")
            navigator.front?.router.trigger(.present(modal, as: style))
            simulator.settle()
            let presented = try #require(deepest(window.rootViewController?.presentedViewController, style))
            presented.presentingViewController?.dismiss(animated: animated)
            simulator.settle()
            #expect(navigator.tree.notation == "tabs[*stack[a], stack[b]]" && navigator.disagreement == nil)
        }

        private func deepest(_ modal: UIViewController?, _ style: Tree.ModalStyle) -> UIViewController? {
            guard style == .currentContext else { return modal }
            return (window.rootViewController as? UITabBarController)?.selectedViewController?
                .presentedViewController
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
