import Foundation
import UIKit

/// Pages that a finger turns, and a button that traps once another was tapped, or ends the process where that is wanted.
final class TourController: UIViewController, UIPageViewControllerDataSource {
    private let pages = ["Welcome", "Find a match", "Play"].map { PageController($0) }
    private var isArmed = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Tour"
        let arm = UIAction(title: "Arm") { [weak self] _ in self?.isArmed = true }
        let trap = UIAction(title: "Trap") { [weak self] _ in
            guard self?.isArmed == true else { return }
            if ProcessInfo.processInfo.environment["WORKBENCH_ENDS"] != nil { exit(0) }
            fatalError("as planned")
        }
        navigationItem.rightBarButtonItems = [arm, trap].map { UIBarButtonItem(primaryAction: $0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        addChild(pager)
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    private func page(_ way: Int, from other: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === other }), pages.indices.contains(index + way)
        else {
            return nil
        }
        return pages[index + way]
    }
}

private final class PageController: UIViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = text
        view.addSubview(label)
    }
}
