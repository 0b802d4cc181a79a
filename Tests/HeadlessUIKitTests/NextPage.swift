import UIKit

/// Has one page after the first, and none before.
final class NextPage: NSObject, UIPageViewControllerDataSource {
    private let next: UIViewController

    init(_ next: UIViewController) { self.next = next }

    func pageViewController(
        _: UIPageViewController, viewControllerBefore _: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { page === next ? nil : next }
}
