#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears what UIKit says of a stack, tells a finger from the host's own steps, and holds up the swipe where a
    /// leave-guard has to be asked. The app's own delegate is told as well.
    @MainActor
    final class StackListener: NSObject {
        private weak var host: UIKitHost?
        private weak var next: (any UINavigationControllerDelegate)?
        private weak var stack: UINavigationController?
        /// What was said of the finger that is down: a guard had nothing against it.
        private var mayPop = true
        /// Takes the finger before the swipe does, which has to wait for it to fail: where a guard holds it up, and
        /// where it drives an animator.
        let finger = EdgeFinger()
        private lazy var animations = host.map { StackAnimations(host: $0, listener: self) }

        init(host: UIKitHost) {
            self.host = host
            super.init()
            finger.recognizer.delegate = self
            finger.begin = { [weak self] in self?.beginPopping() }
        }

        /// Listens to a stack, and gives it the animators of what is on top or soon will be.
        func adopt(_ stack: UINavigationController, showing top: UIViewController? = nil) {
            let isMine = stack.delegate === self || stack.delegate === animations
            // UIKit may not have asked for the animator of what moves.
            if isMine, self.stack === stack, top == nil, stack.transitionCoordinator != nil { return }
            self.stack = stack
            let shown = [stack.topViewController, top]
            let isAnimated = shown.contains { host?.animator(for: $0) != nil }
            let delegate: (any UINavigationControllerDelegate)? = isAnimated ? animations : self
            guard stack.delegate !== delegate else { return }
            if !isMine { next = stack.delegate }
            stack.delegate = delegate
        }

        private var hasAnimations: Bool { stack?.delegate === animations }

        private func claimSwipe(of stack: UINavigationController) {
            guard finger.recognizer.view == nil, let view = stack.viewIfLoaded,
                let swipe = stack.interactivePopGestureRecognizer
            else { return }
            finger.attach(to: view)
            swipe.require(toFail: finger.recognizer)
        }

        /// What the built-in swipe does, where it is off.
        private func beginPopping() -> (any UIViewControllerTransitionCoordinator)? {
            guard let host, let stack, hasAnimations, mayPop else { return nil }
            host.touched = ObjectIdentifier(stack)
            host.navigator?.hear(.began)
            stack.popViewController(animated: true)
            host.restWhenOver(stack)
            return stack.transitionCoordinator
        }
    }

    extension StackListener: UINavigationControllerDelegate {
        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
            next?.navigationController?(stack, willShow: controller, animated: animated)
            claimSwipe(of: stack)
            guard let host, host.underWay == nil, finger.driver == nil,
                let coordinator = stack.transitionCoordinator
            else { return }
            let isFinger = coordinator.initiallyInteractive
            // The first appearance of a stack shows what is known already: an echo.
            host.touched = ObjectIdentifier(stack)
            host.navigator?.hear(isFinger ? .began : .moved(host.look()))
            host.restWhenOver(stack)
        }

        func navigationController(
            _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            next?.navigationController?(stack, didShow: controller, animated: animated)
            guard let host else { return }
            switch host.underWay {
            case .stack(let busy) where busy === stack && stack.topViewController === controller:
                host.rested()
            case nil where host.touched == nil || host.touched == ObjectIdentifier(stack): host.rested()
            default: break
            }
        }
    }

    extension StackListener: UIGestureRecognizerDelegate {
        /// Asked when a finger moves in from the edge. Where a guard is armed it is asked now, and the finger is taken.
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let host, let navigator = host.navigator, let stack, stack.screens.count > 1 else {
                return false
            }
            if hasAnimations, !host.isAtRest { return false }
            mayPop = navigator.mayShow(host.look(popping: 1, of: stack))
            return hasAnimations || !mayPop
        }
    }
#endif
