#if canImport(UIKit)
    import UIKit

    /// What those who hear fingers ask before one has its way: a guard may be in it, which is asked then.
    @MainActor
    protocol Exits: AnyObject {
        /// How many screens can be popped off a stack.
        func poppable(_ stack: UINavigationController) -> Int
        /// Whether so many screens may leave the top of a stack.
        func mayPop(_ count: Int, of stack: UINavigationController) -> Bool
        func mayDismiss(_ modal: UIViewController) -> Bool
        /// Whether a guard would have to be asked. Asks nobody.
        func isGuarded(_ modal: UIViewController) -> Bool
        /// Whether a finger can close a page: what is on top of its stack, or a modal with nothing on it.
        func canClose(_ page: UIViewController) -> Bool
        /// Begins to close a page under a finger.
        /// - Returns: Whether it began: not while something moves, nor where there is nothing to close or a guard is in
        ///   the way.
        func close(
            _ page: UIViewController, drivenBy driver: any UIViewControllerInteractiveTransitioning
        ) -> Bool
    }
#endif
