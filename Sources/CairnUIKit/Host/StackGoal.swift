#if canImport(UIKit)
    import UIKit

    /// What a stack is to hold: the lowest of what it holds now, and others on those. It does not keep what stays: a stack
    /// whose controllers somebody else has a list of has to copy its own before it changes.
    @MainActor
    struct StackGoal {
        let stack: UINavigationController
        /// How many stay.
        let kept: Int
        let added: [UIViewController]
        /// What is on top then; nil for an empty stack.
        let top: UIViewController?
        /// Whether all that is there stays.
        let keepsAll: Bool

        /// - Parameters:
        ///   - count: How many of the lowest are known to stay.
        ///   - new: What comes on those; some of it may stand there already.
        init(_ stack: UINavigationController, keeping count: Int = 0, then new: [UIViewController]) {
            let old = stack.viewControllers
            var same = 0
            while same < new.count, count + same < old.count, new[same] === old[count + same] { same += 1 }
            self.stack = stack
            kept = count + same
            added = same == 0 ? new : Array(new[same...])
            top = added.last ?? old.prefix(kept).last
            keepsAll = kept == old.count
        }

        var isReached: Bool { keepsAll && added.isEmpty }

        func reach(animated: Bool) {
            guard let top, !isReached else { return }
            if keepsAll, added.count == 1 {
                stack.pushViewController(top, animated: animated)
            } else if added.isEmpty {
                stack.popToViewController(top, animated: animated)
            } else {
                stack.setViewControllers(stack.viewControllers.prefix(kept) + added, animated: animated)
            }
        }
    }
#endif
