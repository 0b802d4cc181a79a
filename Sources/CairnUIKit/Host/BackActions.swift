#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        #if NO_SWIPE_BACK
            /// There is no back button, and Menu on the remote asks nobody.
            func interceptBack(in stack: UINavigationController, isGuarded: Bool) {}
        #else
            /// Puts an action of the host's own behind the back button as long as it, or its menu, leads past a
            /// leave-guard, and takes it away again. An action of the app's own is left alone.
            func interceptBack(in stack: UINavigationController, isGuarded: Bool) {
                guard let item = stack.topViewController?.navigationItem else { return }
                let isIntercepted = item.backAction?.identifier == .back
                if isGuarded, item.backAction == nil {
                    item.backAction = UIAction(identifier: .back) { [weak self, weak stack] _ in
                        if let stack { self?.goBack(in: stack) }
                    }
                } else if isIntercepted, !isGuarded {
                    item.backAction = nil
                }
            }

            private func goBack(in stack: UINavigationController) {
                guard mayPop(1, of: stack) else { return }
                stack.popViewController(animated: UIView.areAnimationsEnabled)
            }
        #endif
    }

    extension UIAction.Identifier {
        fileprivate static let back = UIAction.Identifier("cairn.back")
    }
#endif
