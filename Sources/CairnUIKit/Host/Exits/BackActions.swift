#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        #if NO_SWIPE_BACK
            /// There is no back button, and Menu on the remote asks nobody.
            func interceptBack(in stack: UINavigationController, isGuarded: Bool) {}

            func letGoOfBack(of controller: UIViewController) {}

            func letGoOfBacks() {}
        #else
            /// Puts an action of the host's own behind the back button as long as it, or its menu, leads past a
            /// leave-guard, and takes it away again. An action of the app's own is left alone.
            func interceptBack(in stack: UINavigationController, isGuarded: Bool) {
                guard let top = stack.topViewController else { return }
                let item = top.navigationItem
                if isGuarded, item.backAction == nil {
                    // It may come to stand on another stack by then.
                    item.backAction = UIAction(identifier: .back) { [weak self, weak top] _ in
                        if let stack = top?.navigationController { self?.goBack(in: stack) }
                    }
                    interceptedBacks.append(Weak(item))
                    if interceptedBacks.count.isMultiple(of: 64) {
                        interceptedBacks.removeAll { $0.object == nil }
                    }
                } else if !isGuarded {
                    letGoOfBack(of: top)
                }
            }

            /// Takes its own action away again.
            func letGoOfBack(of controller: UIViewController) {
                guard !interceptedBacks.isEmpty else { return }
                let item = controller.navigationItem
                guard item.isIntercepted, interceptedBacks.contains(where: { $0.object === item }) else {
                    return
                }
                item.backAction = nil
                interceptedBacks.removeAll { $0.object == nil || $0.object === item }
            }

            /// Nobody guards any more.
            func letGoOfBacks() {
                for case let item? in interceptedBacks.map(\.object) where item.isIntercepted {
                    item.backAction = nil
                }
                interceptedBacks = []
            }

            private func goBack(in stack: UINavigationController) {
                guard mayPop(1, of: stack) else { return }
                stack.popViewController(animated: UIView.areAnimationsEnabled)
            }
        #endif
    }

    extension UINavigationController {
        #if NO_SWIPE_BACK
            var hasOwnBackAction: Bool { false }
        #else
            /// Whether the app has put an action behind the back button of the top.
            var hasOwnBackAction: Bool {
                guard let item = topViewController?.navigationItem else { return false }
                return item.backAction != nil && !item.isIntercepted
            }
        #endif
    }

    #if !NO_SWIPE_BACK
        extension UINavigationItem {
            fileprivate var isIntercepted: Bool { backAction?.identifier == .back }
        }
    #endif

    extension UIAction.Identifier {
        fileprivate static let back = UIAction.Identifier("cairn.back")
    }
#endif
