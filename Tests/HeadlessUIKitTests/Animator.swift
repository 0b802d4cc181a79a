import Testing
import UIKit

/// An animator that writes down what it is told, and moves things as most do.
@MainActor
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var calls: [String] = []
    var duration = 0.2
    /// Taken in place of moving things.
    var body: ((any UIViewControllerContextTransitioning) -> Void)?
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        calls.append("animate")
        self.context = context
        if let body { return body(context) }
        if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: duration) {
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
}
