#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Closing by a finger of the host's or of the app's own: heard and held up as UIKit's swipe and pull are.
    extension UIKitHost {
        func canClose(_ page: UIViewController) -> Bool { look(closing: page) != nil }

        func close(
            _ page: UIViewController, drivenBy driver: any UIViewControllerInteractiveTransitioning
        ) -> Bool {
            guard motion.isAtRest, let shown = look(closing: page), navigator?.mayShow(shown) ?? true else {
                return false
            }
            let stack = stack(under: page)
            guard motion.touched(stack ?? driver, mayGoBack: true, drivenBy: driver) else { return false }
            if let stack {
                stack.popViewController(animated: true)
                motion.restWhenOver(stack)
            } else {
                page.presentingViewController?.dismiss(animated: true)
                // UIKit calls no completion for a dismissal that was taken back.
                motion.restWhenOver(page)
            }
            return true
        }

        /// What would be shown without a page; nil where a finger cannot close it.
        func look(closing page: UIViewController) -> Shown? {
            guard page.presentedViewController == nil else { return nil }
            if let stack = stack(under: page) {
                return stack.topViewController === page ? look(popping: 1, of: stack) : nil
            }
            let deep = first(from: page) { controller in
                guard let stack = controller as? UINavigationController else { return false }
                return stack.screens.count > 1 && stack.viewIfLoaded?.window != nil
            }
            guard page.parent == nil, page.presentingViewController != nil, deep == nil,
                first(from: page, onlyInFront: true, where: \.isModalInPresentation) == nil
            else { return nil }
            return look(without: page)
        }

        /// The stack that a page was pushed on.
        private func stack(under page: UIViewController) -> UINavigationController? {
            guard let stack = page.parent as? UINavigationController, stack.screens.first !== page else {
                return nil
            }
            return stack
        }
    }
#endif
