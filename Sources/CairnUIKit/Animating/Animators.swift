#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Makes what presents a modal in a style of the app's own.
    typealias MakePresentation =
        @MainActor (
            _ presented: UIViewController, _ presenting: UIViewController?
        ) -> UIPresentationController

    /// What the names of animations and of presentations mean to one host, for the controllers that came under them.
    @MainActor
    final class Animators {
        weak var navigator: Navigator?
        private let known: KnownControllers
        private let byName: [Tree.Animation: any Animator]
        private let presentations: [Tree.ModalStyle: MakePresentation]

        init(
            _ byName: [Tree.Animation: any Animator], presentations: [Tree.ModalStyle: MakePresentation],
            known: KnownControllers
        ) {
            self.byName = byName
            self.presentations = presentations
            self.known = known
        }

        var isEmpty: Bool { byName.isEmpty }

        /// What a controller came by, and goes by; nil for UIKit's own way.
        func animator(for controller: UIViewController) -> (any Animator)? {
            known.animation(of: controller).flatMap { byName[$0] }
        }

        /// What presents a modal of a style of the app's own; nil for any other.
        func makePresentation(of modal: UIViewController) -> MakePresentation? {
            known.style(of: modal).flatMap { presentations[$0] }
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
