#if canImport(UIKit)
    import Cairn
    import UIKit

    /// What the names of animations mean to one host, for the controllers that came under them.
    @MainActor
    final class Animators {
        weak var navigator: Navigator?
        private let known: KnownControllers
        private let byName: [Tree.Animation: any Animator]

        init(_ byName: [Tree.Animation: any Animator], known: KnownControllers) {
            self.byName = byName
            self.known = known
        }

        var isEmpty: Bool { byName.isEmpty }

        /// What a controller came by, and goes by; nil for UIKit's own way.
        func animator(for controller: UIViewController) -> (any Animator)? {
            known.animation(of: controller).flatMap { byName[$0] }
        }

        func animation(
            _ direction: AnimationDirection, of page: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator(for: page).map { animation(direction, of: page, by: $0) }
        }

        /// How a tab comes to the front, where the tree says that it does; tabs that replace others bring one of theirs to
        /// the front before the right one.
        func animation(
            bringing tab: UIViewController, toFrontOf tabs: UITabBarController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            guard let tree = navigator?.tree, let front = tree[known.node(of: tabs)]?.front?.id,
                front == known.node(of: tab), let animator = tree.animation(of: front).flatMap({ byName[$0] })
            else { return nil }
            return animation(.opening, of: tab, by: animator)
        }

        private func animation(
            _ direction: AnimationDirection, of page: UIViewController, by animator: any Animator
        ) -> any UIViewControllerAnimatedTransitioning {
            UIAccessibility.isReduceMotionEnabled
                ? FadeAnimator().animation(direction, of: page) : animator.animation(direction, of: page)
        }
    }
#endif
