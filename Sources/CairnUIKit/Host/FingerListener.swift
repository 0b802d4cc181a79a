#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears what UIKit says of stacks and sheets, and tells a finger from the host's own steps.
    @MainActor
    final class FingerListener: NSObject {
        private(set) weak var host: UIKitHost?

        init(host: UIKitHost) {
            self.host = host
        }

        func listen(to stack: UINavigationController) {
            stack.delegate = self
        }

        func listen(to tabs: UITabBarController) {
            tabs.delegate = self
        }

        /// Whether this is a stack of the host's own.
        func hears(_ stack: UINavigationController) -> Bool {
            stack.delegate === self
        }

        /// Whether these tabs are the host's own.
        func hears(_ tabs: UITabBarController) -> Bool {
            tabs.delegate === self
        }
    }

    extension FingerListener: UINavigationControllerDelegate {
        func navigationController(
            _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) {
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
            guard let host else { return }
            switch host.underWay {
            case .stack(let busy) where busy === stack && stack.topViewController === controller:
                host.rested()
            case nil where host.touched == nil || host.touched == ObjectIdentifier(stack): host.rested()
            default: break
            }
        }
    }

    extension FingerListener: UIAdaptivePresentationControllerDelegate {
        func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
            let sheet = presentation.presentedViewController
            guard let host, host.underWay == nil, let coordinator = sheet.transitionCoordinator else {
                return
            }
            host.touched = ObjectIdentifier(sheet)
            host.navigator?.hear(.began)
            // A sheet that springs back is never said to have been dismissed.
            coordinator.animate(alongsideTransition: nil) { [weak host] context in
                if context.isCancelled { host?.restSoon() }
            }
        }

        func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
            host?.rested()
        }
    }
#endif
