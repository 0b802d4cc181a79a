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
        /// How many leave.
        let leaving: Int

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
            leaving = old.count - kept
        }

        /// Whether it is what the stack holds, and one on top of that.
        var isPush: Bool { leaving == 0 && added.count == 1 }

        var isReached: Bool { leaving == 0 && added.isEmpty }

        /// Whether the stack holds it by now.
        var isMet: Bool {
            stack.topViewController === top && stack.viewControllers.count == kept + added.count
        }

        func reach(animated: Bool) {
            guard let top, !isReached else { return }
            switch (leaving, added.count) {
            case (0, 1): stack.pushViewController(top, animated: animated)
            case (1, 0): stack.popViewController(animated: animated)
            case (_, 0): stack.popToViewController(top, animated: animated)
            default:
                stack.setViewControllers(stack.viewControllers.prefix(kept) + added, animated: animated)
            }
        }
    }
#endif
