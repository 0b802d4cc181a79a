import UIKit

/// Pages in a row, one of them on screen.
final class WalkedPages: UIPageViewController, UIPageViewControllerDataSource, Walked {
    private(set) var check = AppearanceCheck()
    /// In their order.
    var all: [UIViewController] = []

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        guard let index = all.firstIndex(of: page), all.indices.contains(index + step) else { return nil }
        return all[index + step]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        check.note(.willAppear, of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        check.note(.isAppearing, of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        check.note(.didAppear, of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        check.note(.willDisappear, of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        check.note(.didDisappear, of: self)
    }
}
