#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears what UIKit says of a stack, tells a finger from the host's own steps, and holds up the swipe where a
    /// leave-guard has to be asked. The app's own delegate is told as well, and asked for animators.
    @MainActor
    final class StackListener: NSObject {
        private let motion: ScreenMotion
        private let animators: Animators
        private weak var exits: (any Exits)?
        weak var next: (any UINavigationControllerDelegate)?
        private weak var stack: UINavigationController?
        /// Takes the finger before the swipe does, which has to wait for it to fail: where a guard holds it up, and
        /// where it drives an animator.
        private let edge = EdgePan()
        private lazy var finger = DrivingFinger(edge, toward: .right) { [weak self] driver in
            guard let self, let exits, let top = stack?.topViewController, hasAnimations else {
                return false
            }
            return exits.close(top, drivenBy: driver)
        }
        /// Takes a finger in the content before the swipe does that iOS 26 has there, where a guard holds it up. It
        /// moves nothing itself.
        private lazy var content = UIPanGestureRecognizer.ofOneFinger()
        private var isIntercepting = false
        /// The stack that this one stands on, where columns are one.
        private weak var outer: UINavigationController?
        private lazy var animations = StackAnimations(listener: self)
        private let calls = ForwardedCalls()

        init(motion: ScreenMotion, animators: Animators, exits: (any Exits)?) {
            self.motion = motion
            self.animators = animators
            self.exits = exits
        }

        /// Listens to a stack, and gives UIKit the animators of what is on top or soon will be.
        func adopt(_ stack: UINavigationController, showing new: UIViewController? = nil) {
            // As it is nearly always.
            if new == nil, next == nil, animators.isEmpty, stack.listeningDelegate === self { return }
            let isMine = isDelegate(of: stack)
            // Where several trees are guests on one stack, the listener of another may tell this one already.
            if !isMine, Self.listeners(from: stack.listeningDelegate).contains(where: { $0 === self }) {
                return
            }
            // UIKit may not have asked for the animator of what moves.
            if isMine, self.stack === stack, new == nil, stack.transitionCoordinator != nil { return }
            self.stack = stack
            if !isMine { next = stack.listeningDelegate }
            let delegate: (any UINavigationControllerDelegate)? =
                animates(stack, showing: new) ? animations : self
            if stack.listeningDelegate !== delegate { stack.listeningDelegate = delegate }
        }

        /// Whether the top screen may be popped now. Otherwise its leave-guard is asked, and on yes the navigator pops it.
        func mayGoBack(in stack: UINavigationController) -> Bool {
            exits?.mayPop(1, of: stack) ?? true
        }

        /// Leaves the stack to whoever listened before.
        func resign() {
            for recognizer in [edge, content] {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
            guard let stack else { return }
            if let before = Self.listeners(from: stack.listeningDelegate).first(where: { $0.further === self }
            ) {
                before.next = next
            } else if isDelegate(of: stack) {
                stack.listeningDelegate = next
            }
        }

        private func isDelegate(of stack: UINavigationController) -> Bool {
            stack.listeningDelegate === self || stack.listeningDelegate === animations
        }

        /// The listener of another tree that is a guest on the same stack, if it comes next.
        private var further: StackListener? { Self.listener(behind: next) }

        private static func listener(
            behind delegate: (any UINavigationControllerDelegate)?
        ) -> StackListener? {
            delegate as? StackListener ?? (delegate as? StackAnimations)?.listener
        }

        /// The listeners that tell each other, from a delegate on.
        static func listeners(from delegate: (any UINavigationControllerDelegate)?) -> [StackListener] {
            listener(behind: delegate).map { Array(sequence(first: $0, next: \.further)) } ?? []
        }

        /// Whether an animator takes the top away, or brings what is to be the top.
        private func animates(_ stack: UINavigationController, showing new: UIViewController?) -> Bool {
            guard !animators.isEmpty || next != nil, let top = stack.topViewController else { return false }
            if [top, new ?? top].contains(where: { animators.animator(for: $0) != nil }) { return true }
            let below = stack.viewControllers.dropLast().last
            let isAnimated = { (operation: UINavigationController.Operation, other: UIViewController) in
                self.animationOfNext(operation, in: stack, from: top, to: other) != nil
            }
            if let new { return isAnimated(stack.viewControllers.contains(new) ? .pop : .push, new) }
            return below.map { isAnimated(.pop, $0) } ?? false
        }

        /// The host's own where a name says so; otherwise the one that the app's own delegate gives.
        func animation(
            _ operation: UINavigationController.Operation, in stack: UINavigationController,
            from old: UIViewController, to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let own: (any UIViewControllerAnimatedTransitioning)? =
                switch operation {
                case .push: animators.animation(.opening, of: new)
                case .pop: animators.animation(.closing, of: old)
                default: nil
                }
            return own ?? animationOfNext(operation, in: stack, from: old, to: new)
        }

        private func animationOfNext(
            _ operation: UINavigationController.Operation, in stack: UINavigationController,
            from old: UIViewController, to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if let further { return further.animation(operation, in: stack, from: old, to: new) }
            return calls.once(new, returned: nil) {
                next?.navigationController?(stack, animationControllerFor: operation, from: old, to: new)
            }
        }

        /// What drives an animation: the finger that the host knows of, or what the app's own delegate gives.
        func driver(
            of animation: any UIViewControllerAnimatedTransitioning, in stack: UINavigationController
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            if motion.isTouched(stack), let finger = motion.takeDriver() { return finger }
            let isNamed = stack.topViewController.flatMap(animators.animator) != nil
            if isNamed, let finger = motion.takeOpeningDriver() { return finger }
            if let further { return further.driver(of: animation, in: stack) }
            return calls.once(animation, returned: nil) {
                next?.navigationController?(stack, interactionControllerFor: animation)
            }
        }

        private var hasAnimations: Bool { stack?.listeningDelegate === animations }

        /// Once its view is there.
        func interceptSwipes(of stack: UINavigationController) {
            guard !isIntercepting, let view = stack.viewIfLoaded else { return }
            isIntercepting = true
            if let swipe = stack.swipeFromEdge {
                edge.delegate = self
                finger.enter(from: view)
                swipe.require(toFail: edge)
            }
            let swipes = stack.swipesInContent
            guard !swipes.isEmpty else { return }
            content.delegate = self
            view.addGestureRecognizer(content)
            for swipe in swipes { swipe.require(toFail: content) }
        }

        /// Where columns are one stack, the swipe of the stack below would take the whole column, and waits as well.
        func holdUpOuterSwipes() {
            guard isIntercepting, let stack, let outer = stack.navigationController, outer !== self.outer
            else { return }
            self.outer = outer
            outer.swipeFromEdge?.require(toFail: edge)
            for swipe in outer.swipesInContent { swipe.require(toFail: content) }
        }

        /// Whether the finger moves as one that swipes back in the content, and UIKit would let it.
        private func swipesBack(in stack: UINavigationController?) -> Bool {
            guard let stack, let view = content.view else { return false }
            let speed = content.velocity(in: view)
            let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
            guard abs(speed.x) > abs(speed.y), isMirrored ? speed.x < 0 : speed.x > 0 else { return false }
            return stack.swipesInContent.contains(where: \.mayBegin)
        }
    }

    extension StackListener: UINavigationControllerDelegate {
        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
            calls.once(controller) {
                next?.navigationController?(stack, willShow: controller, animated: animated)
                interceptSwipes(of: stack)
                // The first appearance of a stack shows what is known already: an echo.
                guard let coordinator = stack.transitionCoordinator,
                    motion.touched(stack, mayGoBack: coordinator.initiallyInteractive)
                else { return }
                motion.restWhenOver(stack)
            }
        }

        func navigationController(
            _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            calls.once(controller) {
                next?.navigationController?(stack, didShow: controller, animated: animated)
                // After an animation the transition is not quite over: a stack that were set now might stay as it is.
                motion.hear(
                    .stackShows(
                        ObjectIdentifier(stack), isTop: stack.topViewController === controller,
                        isOver: stack.transitionCoordinator == nil))
            }
        }
    }

    extension StackListener: UIGestureRecognizerDelegate {
        /// Asked when a finger moves in from the edge, or in the content. Where it is not to drive an animator, it is
        /// taken only if a guard is armed, which is asked now.
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let exits, let stack else { return false }
            // Other code may have set a delegate since.
            adopt(stack)
            guard exits.poppable(stack) > 0 else { return false }
            if recognizer === content {
                // With an animator there is no swipe in the content, and none of the stack below either.
                if hasAnimations { return swipesBack(in: stack.navigationController) }
                return swipesBack(in: stack) && !exits.mayPop(1, of: stack)
            }
            if hasAnimations { return motion.isAtRest && stack.hasWayBack }
            return stack.swipeFromEdge?.mayBegin == true && !exits.mayPop(1, of: stack)
        }
    }

    extension UIGestureRecognizer {
        /// Whether it would take a finger. Its rules are the delegate's, UIKit's own or an app's. Where it does not begin
        /// there is nothing to hold up.
        fileprivate var mayBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin?(self) ?? true }
    }
#endif
