#if canImport(UIKit)
    import UIKit

    /// The controller of a stack, unless an app makes its own. Who sets its delegate, whenever that is, is told and asked by the
    /// host's listener, and does not take its place.
    @usableFromInline
    final class StackController: UINavigationController {
        @usableFromInline
        static func make() -> UINavigationController { StackController() }

        override var delegate: (any UINavigationControllerDelegate)? {
            get {
                guard let last = StackListener.listeners(from: super.delegate).last else {
                    return super.delegate
                }
                return last.next
            }
            set {
                guard let last = StackListener.listeners(from: super.delegate).last else {
                    super.delegate = newValue
                    return
                }
                last.next = newValue
                last.adopt(self)
            }
        }

        /// VoiceOver's two-finger scrub goes back as the back button does: a leave-guard is asked first. Where the app has taken
        /// that button away, or has an action of its own behind it, this is UIKit's affair.
        override func accessibilityPerformEscape() -> Bool {
            let listeners = StackListener.listeners(from: super.delegate)
            guard viewControllers.count > 1, !listeners.isEmpty, hasWayBack, !hasOwnBackAction else {
                return super.accessibilityPerformEscape()
            }
            // Those of guests, too.
            if listeners.allSatisfy({ $0.mayGoBack(in: self) }) { popViewController(animated: true) }
            return true
        }

        fileprivate var delegateOfUIKit: (any UINavigationControllerDelegate)? {
            get { super.delegate }
            set { super.delegate = newValue }
        }
    }

    extension UINavigationController {
        /// Whom UIKit tells and asks.
        var listeningDelegate: (any UINavigationControllerDelegate)? {
            get { (self as? StackController)?.delegateOfUIKit ?? delegate }
            set {
                if let own = self as? StackController {
                    own.delegateOfUIKit = newValue
                } else {
                    delegate = newValue
                }
            }
        }
    }
#endif
