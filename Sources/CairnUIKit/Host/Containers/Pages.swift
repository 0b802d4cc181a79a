#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Pages that a finger turns.
    final class PagesController: UIPageViewController {
        /// All pages, in order; UIKit holds only those on screen.
        var places: [UIViewController] = []
        private let motion: ScreenMotion

        init(motion: ScreenMotion) {
            self.motion = motion
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
            dataSource = self
            delegate = self
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        /// A turn that is broken off by what takes the pages off the screen need not be told of.
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if motion.isTouched(self) { motion.restSoon() }
        }
    }

    extension PagesController: UIPageViewControllerDataSource {
        func pageViewController(
            _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
        ) -> UIViewController? { place(-1, from: controller) }

        func pageViewController(
            _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
        ) -> UIViewController? { place(1, from: controller) }

        /// The pages before and after that one.
        fileprivate func pagesBeside(_ controller: UIViewController) -> [UIViewController?] {
            [place(-1, from: controller), place(1, from: controller)]
        }

        private func place(_ step: Int, from controller: UIViewController) -> UIViewController? {
            guard let index = places.firstIndex(of: controller), places.indices.contains(index + step) else {
                return nil
            }
            return places[index + step]
        }
    }

    extension PagesController: UIPageViewControllerDelegate {
        func pageViewController(
            _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
        ) {
            _ = motion.touched(self, mayGoBack: true)
        }

        func pageViewController(
            _ pages: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
        ) {
            // Until this has returned, UIKit still turns, and puts off what it is asked to show.
            motion.restSoon()
        }
    }

    extension UIKitHost {
        /// Turns without animation: UIKit's own turning in code is known to keep the wrong neighbours.
        func turn(_ pages: PagesController, to parts: [Shown.Part], front: Tree.Node.ID) {
            let shown = pages.viewControllers?.first
            let neighbours = shown.map(pages.pagesBeside)
            pages.places = parts.compactMap { controller(for: $0) }
            // UIKit shows no pages without one. It asks for the neighbours of a page once, until that is set again.
            guard let page = known.controller(for: front) ?? pages.places.first,
                page !== shown || neighbours != pages.pagesBeside(page)
            else { return }
            pages.setViewControllers([page], direction: .forward, animated: false)
        }

        /// Whether UIKit has yet to show the page it was asked for.
        func hasPutOff(_ part: Shown.Part, _ pages: PagesController) -> Bool {
            guard case .choice(_, _, _, let front) = part, let page = known.controller(for: front) else {
                return false
            }
            return pages.viewControllers?.first !== page
        }
    }
#endif
