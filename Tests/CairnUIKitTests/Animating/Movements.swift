#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import UIKit

    extension Tree.Animation {
        static let fade = Self("fade")
        static let zoom = Self("zoom")
    }

    /// Writes down what another animator is asked, and how its transitions end.
    @MainActor
    final class Movements: Animator {
        private let animator: any Animator
        private(set) var lines: [String] = []

        init(_ animator: any Animator) { self.animator = animator }

        func animation(
            _ direction: AnimationDirection, of page: UIViewController
        ) -> any UIViewControllerAnimatedTransitioning {
            Movement(animator.animation(direction, of: page)) { [weak self] completed in
                self?.lines.append("\(direction) \(name(of: page))\(completed ? "" : ", taken back")")
            }
        }

        func pan(
            closing page: UIViewController
        ) -> (recognizer: UIPanGestureRecognizer, toward: UIRectEdge)? { animator.pan(closing: page) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        private final class Movement: NSObject, UIViewControllerAnimatedTransitioning {
            private let animation: any UIViewControllerAnimatedTransitioning
            private let ended: @MainActor (Bool) -> Void

            init(
                _ animation: any UIViewControllerAnimatedTransitioning,
                ended: @escaping @MainActor (Bool) -> Void
            ) {
                self.animation = animation
                self.ended = ended
            }

            func transitionDuration(
                using context: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { animation.transitionDuration(using: context) }

            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                animation.animateTransition(using: context)
            }

            func animationEnded(_ completed: Bool) { ended(completed) }
        }
    }

    @MainActor
    private func name(of page: UIViewController) -> String {
        page.title ?? (page as? UINavigationController)?.topViewController?.title ?? "\(type(of: page))"
    }

    /// A sketch of an app on a host that knows how to fade, and what was moved.
    @MainActor
    struct AnimatedTrial {
        let trial: Trial
        let fades: Movements

        init(_ root: Tree.Root<Place>, fade: any Animator = FadeAnimator()) {
            let fades = Movements(fade)
            self.fades = fades
            trial = Trial(root, view: SimulatorStage.view) { navigator in
                SimulatorStage(navigator, animators: [.fade: fades])
            }
        }

        var stage: SimulatorStage { trial.stage as! SimulatorStage }
        var navigator: Navigator { trial.navigator }

        /// The stack that fills the window, the selected tab, or the top modal.
        var stack: UINavigationController? {
            var top = stage.window.rootViewController
            while let next = top?.presentedViewController { top = next }
            return ((top as? UITabBarController)?.selectedViewController ?? top) as? UINavigationController
        }
    }
#endif
