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
        /// Stands for the app's own delegate where there is none: it has no optional method.
        private let nobody = Nobody()
        /// Takes the finger before the swipe does, which has to wait for it to fail.
        private let claim = UIScreenEdgePanGestureRecognizer()

        init(host: UIKitHost) {
            self.host = host
            super.init()
            claim.delegate = self
        }

        func adopt(_ stack: UINavigationController) {
            // Where several trees are guests on one stack, the listener of another may tell this one already.
            guard !listeners(from: stack.delegate).contains(where: { $0 === self }) else { return }
            next = stack.delegate
            self.stack = stack
            stack.delegate = self
        }

        #if os(iOS) || os(tvOS) || os(visionOS)
            /// A delegate that can give animators switches the swipe off, whatever it gives. So this one has that method
            /// where the app's own has it. HeadlessUIKit, which has no selectors, knows by whether a default answers.
            nonisolated override func responds(to selector: Selector!) -> Bool {
                guard let index = Self.optional.firstIndex(of: selector) else {
                    return super.responds(to: selector)
                }
                return MainActor.assumeIsolated { next?.responds(to: Self.optional[index]) ?? false }
            }

            private nonisolated static var optional: [Selector] {
                [
                    #selector(
                        UINavigationControllerDelegate.navigationController(
                            _:animationControllerFor:from:to:)),
                    #selector(
                        UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)),
                ]
            }
        #endif

        /// Leaves the stack to whoever listened before.
        func resign() {
            claim.view?.removeGestureRecognizer(claim)
            guard let stack else { return }
            let before = listeners(from: stack.delegate).first { $0.next === self }
            if stack.delegate === self { stack.delegate = next } else { before?.next = next }
        }

        /// The listeners that tell each other, from a delegate on.
        private func listeners(from delegate: (any UINavigationControllerDelegate)?) -> [StackListener] {
            Array(
                sequence(first: delegate as? StackListener) { $0?.next as? StackListener }.prefix {
                    $0 != nil
                }
            )
            .compactMap(\.self)
        }

        private func claimSwipe(of stack: UINavigationController) {
            guard claim.view == nil, let view = stack.viewIfLoaded,
                let swipe = stack.interactivePopGestureRecognizer
            else { return }
            claim.edges = view.traitCollection.layoutDirection == .rightToLeft ? .right : .left
            view.addGestureRecognizer(claim)
            swipe.require(toFail: claim)
        }
    }

    private final class Nobody: NSObject, UINavigationControllerDelegate {}

    extension StackListener: UINavigationControllerDelegate {
        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
            next?.navigationController?(stack, willShow: controller, animated: animated)
            claimSwipe(of: stack)
            guard let host, host.underWay == nil, let coordinator = stack.transitionCoordinator else {
                return
            }
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

        func navigationController(
            _ stack: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from old: UIViewController, to new: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            (next ?? nobody).navigationController?(
                stack, animationControllerFor: operation, from: old, to: new)
        }

        func navigationController(
            _ stack: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            (next ?? nobody).navigationController?(stack, interactionControllerFor: animator)
        }
    }

    extension StackListener: UIGestureRecognizerDelegate {
        /// Asked when a finger moves in from the edge. Where a guard is armed it is asked now, and the finger is taken.
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let host, let navigator = host.navigator, let stack, host.poppable(stack) > 0 else {
                return false
            }
            return !navigator.mayShow(host.look(popping: 1, of: stack))
        }
    }
#endif
