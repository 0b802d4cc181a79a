#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Where a host shows its tree: in a window of its own, or as a guest in an app that is not Cairn's. A guest keeps
    /// nothing of that app.
    @MainActor
    enum Placement {
        case window(UIWindow, root: Weak<UIViewController>)
        /// On a navigation controller, above what stands there; and the modal of the app's in which that was seen last.
        case stack(Weak<UINavigationController>, seenIn: Weak<UIViewController>)
        /// In a modal that a controller presents, once it is there.
        case modal(of: Weak<UIViewController>, as: Tree.ModalStyle, root: Weak<UIViewController>)

        /// The window, of a guest also behind another tab of the app's; nil for one in none.
        var window: UIWindow? {
            switch self {
            case .window(let window, _): window
            case .stack(let stack, _): stack.object?.windowOfChain ?? stack.object?.outermost.windowOfChain
            case .modal: presenter?.windowOfChain
            }
        }

        /// The navigation controller on which the tree is a guest.
        var stack: UINavigationController? {
            if case .stack(let stack, _) = self { stack.object } else { nil }
        }

        /// The lowest controller of the modal chain, whether it is Cairn's or not.
        var bottom: UIViewController? {
            switch self {
            case .window(let window, _): window.rootViewController
            case .stack(let stack, _): stack.object?.outermost
            case .modal: presenter?.outermost
            }
        }

        /// What presents the modal in which the tree is a guest, or is to: other code may have taken away who was named for it, and
        /// UIKit presents from the outermost container.
        private var presenter: UIViewController? {
            guard case .modal(let named, _, let root) = self else { return nil }
            return root.object?.presentingViewController ?? named.object
        }

        /// Whether a guest is to be presented by what is in no window: UIKit does nothing then, but for a line in the console.
        var isNowhere: Bool {
            if case .modal = self { presenter != nil && window == nil } else { false }
        }

        static let nowhere = "the view controller that is to present it is in no window"

        /// Whether other code gave the window another root, and the one that shows the tree is alive: who keeps it can set
        /// it back.
        func hidesTree(known: KnownControllers) -> Bool {
            guard case .window(let window, let root) = self, window.rootViewController !== root.object else {
                return false
            }
            let other = window.rootViewController
            if let other { known.forgetIfReplaced(other) }
            guard let own = root.object, !isContained(own, in: window) else { return false }
            return other.map { !known.isOwn($0) } ?? true
        }

        /// Whether other code has put the controller into a container of its own, and shows it there: with a banner, say.
        private func isContained(_ root: UIViewController, in window: UIWindow) -> Bool {
            guard root.parent != nil, let outer = window.rootViewController?.viewIfLoaded else {
                return false
            }
            // A modal in its own context may have taken its place there.
            let modal = root.presentedViewController.flatMap {
                $0.presentingViewController === root ? $0 : nil
            }
            return root.outermost === window.rootViewController
                && [root, modal].contains { $0?.viewIfLoaded?.isDescendant(of: outer) == true }
        }

        /// Whether the app has dismissed the modal in which its navigation controller was seen. It may keep that, as coordinators do.
        private func isDismissed(_ modal: Weak<UIViewController>) -> Bool {
            guard let bottom else { return false }
            if bottom.presentingViewController != nil { modal.object = bottom }
            return modal.object === bottom && bottom.presentingViewController == nil
                && bottom.viewIfLoaded?.window == nil
        }

        /// The controller that shows the lowest layer of the tree, or holds what does; nil when none is shown.
        func base(known: KnownControllers) -> UIViewController? {
            switch self {
            case .window(let window, let root):
                root.object.flatMap { isContained($0, in: window) ? $0 : nil } ?? window.rootViewController
            case .stack(let stack, let modal):
                stack.object?.viewControllers.contains(where: known.isOwn) == true && !isDismissed(modal)
                    ? bottom : nil
            case .modal(_, _, let root): root.object?.presentingViewController == nil ? nil : root.object
            }
        }
    }

    /// Refers to an object, and does not keep it.
    final class Weak<Object: AnyObject> {
        weak var object: Object?

        init(_ object: Object?) { self.object = object }
    }

    extension UIViewController {
        /// The window in which it lies; or, where a full-screen modal has taken its place, that modal.
        var windowOfChain: UIWindow? {
            withModalsAbove.lazy.compactMap { $0.viewIfLoaded?.window }.first
        }

        /// The container of all containers that it stands in.
        var outermost: UIViewController { parent?.outermost ?? self }
    }

    /// Hangs on a view of other code, and tells when that is gone: nobody else does.
    @MainActor
    final class Sentinel: UIGestureRecognizer {
        private let gone: @MainActor @Sendable () -> Void

        init(gone: @escaping @MainActor @Sendable () -> Void) {
            self.gone = gone
            super.init(target: nil, action: nil)
            isEnabled = false
        }

        deinit {
            let gone = gone
            Task { @MainActor in gone() }
        }
    }
#endif
