#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// The delegate of the app's navigation controller, while a flow is a guest there.
    @MainActor
    @Suite(.simulator)
    struct GuestDelegateTests {
        private let simulator = Simulator.current
        private let app = ExistingApp()

        private func begin() -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            navigator.attach(UIKitHost(navigationController: app.stack))
            simulator.settle()
            return navigator
        }

        @Test func `the app's own delegate gets every call, before, during and after`() throws {
            let navigator = begin()
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            try simulator.user.tapBack()
            simulator.settle()
            try simulator.user.tapBack()
            simulator.settle()
            app.stack.popViewController(animated: false)
            simulator.settle()
            #expect(
                app.calls == [
                    "will a", "did a", "will b", "did b", "will a", "did a", "will Older", "did Older",
                    "will Old", "did Old",
                ])
        }

        @Test func `a delegate that the app sets meanwhile is told, and has the stack to itself afterwards`()
            throws
        {
            let navigator = begin()
            let other = ExistingApp.Delegate()
            app.stack.delegate = other
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            try simulator.user.tapBack()
            simulator.settle()
            #expect(other.calls.suffix(2) == ["will a", "did a"])
            try simulator.user.tapBack()
            simulator.settle()
            #expect(app.stack.delegate === other && other.calls.last == "did Older")
            #expect(navigator.tree.notation == "~nothing")
        }

        @Test func `the app's own animations are a flow's too, and a finger can drive them`() throws {
            let delegate = AnimatingDelegate()
            app.stack.delegate = delegate
            let navigator = begin()
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            #expect(delegate.animated == 2 && navigator.disagreement == nil)
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(delegate.animated == 3 && navigator.tree.notation == "stack[a]")
            try simulator.user.tapBack()
            simulator.settle()
            #expect(delegate.animated == 4 && app.stack.delegate === delegate)
            #expect(navigator.tree.notation == "~nothing")
        }
    }

    /// Gives an animator for everything.
    private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate,
        UIViewControllerAnimatedTransitioning
    {
        private(set) var animated = 0

        func navigationController(
            _ stack: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from old: UIViewController, to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            self
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.2
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            animated += 1
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIView.animate(withDuration: 0.2, animations: {}) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
#endif
