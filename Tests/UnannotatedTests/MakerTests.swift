import Foundation
import Testing
import UIKit

/// A factory as they were written before actors: a plain class, which no protocol puts on the main actor. It calls every
/// initializer there is; that it compiles is most of the test.
class Maker {
    func controllers() -> [UIViewController] {
        [
            UIViewController(), UIViewController(nibName: nil, bundle: nil),
            UINavigationController(), UINavigationController(rootViewController: UIViewController()),
            UINavigationController(nibName: nil, bundle: nil),
            UITabBarController(), UITabBarController(nibName: nil, bundle: nil),
            UISplitViewController(style: .doubleColumn),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
            UITableViewController(), UITableViewController(style: .plain),
            UITableViewController(nibName: nil, bundle: nil),
            UICollectionViewController(collectionViewLayout: UICollectionViewLayout()),
            UISearchController(searchResultsController: nil), UISearchController(nibName: nil, bundle: nil),
            UIAlertController(title: nil, message: nil, preferredStyle: .alert),
            UIActivityViewController(activityItems: [], applicationActivities: [UIActivity()]),
        ]
    }

    func views() -> [UIView] {
        let frame = CGRect.zero
        return [
            UIView(), UIView(frame: frame), UIWindow(), UIWindow(frame: frame),
            UIScrollView(), UIScrollView(frame: frame), UIStackView(), UIStackView(frame: frame),
            UIStackView(arrangedSubviews: []), UILabel(), UILabel(frame: frame), UIImageView(),
            UIImageView(frame: frame), UIImageView(image: nil), UIVisualEffectView(effect: nil),
            UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
            UIActivityIndicatorView(), UIActivityIndicatorView(style: .large),
            UIActivityIndicatorView(frame: frame), UIToolbar(), UIToolbar(frame: frame),
            UISearchBar(), UISearchBar(frame: frame),
        ]
    }

    func lists() -> [UIView] {
        let frame = CGRect.zero
        let flow = UICollectionViewFlowLayout()
        return [
            UITableView(), UITableView(frame: frame), UITableView(frame: frame, style: .grouped),
            UITableViewCell(), UITableViewCell(style: .subtitle, reuseIdentifier: nil),
            UITableViewHeaderFooterView(), UITableViewHeaderFooterView(reuseIdentifier: nil),
            UICollectionView(frame: frame, collectionViewLayout: flow),
            UICollectionViewCell(), UICollectionViewCell(frame: frame), UICollectionReusableView(),
            UICollectionViewListCell(), UIRefreshControl(), UIRefreshControl(frame: frame),
            UIListContentView(configuration: .cell()), UIListContentView(configuration: .subtitleCell()),
            UIListContentView(configuration: .valueCell()), UIListContentView(configuration: .sidebarCell()),
            UIListContentView(configuration: .plainHeader()),
            UIListContentView(configuration: .plainFooter()),
            UIListContentView(configuration: .groupedHeader()),
            UIListContentView(configuration: .groupedFooter()),
        ]
    }

    func controls() -> [UIView] {
        let frame = CGRect.zero
        let action = UIAction(title: "Go") { _ in }
        return [
            UIControl(), UIControl(frame: frame), UIControl(frame: frame, primaryAction: action),
            UIButton(), UIButton(type: .system), UIButton(type: .system, primaryAction: action),
            UIButton(primaryAction: action), UIButton(frame: frame),
            UIButton(frame: frame, primaryAction: action), UIButton(configuration: .filled()),
            UIButton(configuration: .plain(), primaryAction: action),
            UITextField(), UITextField(frame: frame), UITextView(), UITextView(frame: frame),
            UISwitch(), UISwitch(frame: frame), UISwitch(frame: frame, primaryAction: action),
            UISlider(), UISlider(frame: frame), UISlider(frame: frame, primaryAction: action),
            UIStepper(), UIStepper(frame: frame), UIStepper(frame: frame, primaryAction: action),
            UIPageControl(), UIPageControl(frame: frame), UIProgressView(), UIProgressView(frame: frame),
            UIProgressView(progressViewStyle: .bar), UIDatePicker(), UIDatePicker(frame: frame),
            UIPickerView(), UIPickerView(frame: frame), UISegmentedControl(),
            UISegmentedControl(frame: frame), UISegmentedControl(items: ["a"]),
            UISegmentedControl(frame: frame, actions: [action]),
        ]
    }

    func items() -> [NSObject] {
        let action = UIAction { _ in }
        return [
            UINavigationItem(), UINavigationItem(title: "a"), UITabBarItem(),
            UITabBarItem(title: nil, image: nil, tag: 0),
            UITabBarItem(title: nil, image: nil, selectedImage: nil),
            UITabBarItem(tabBarSystemItem: .more, tag: 0),
            UIBarButtonItem(), UIBarButtonItem(systemItem: .add),
            UIBarButtonItem(title: "a", image: nil, primaryAction: action, menu: nil),
            UIBarButtonItem(customView: UIView()),
            UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil),
            UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem.flexibleSpace(), UIBarButtonItem.fixedSpace(8),
            UIAlertAction(title: "OK", style: .default), UIMenu(title: "", children: [action]),
            UIDeferredMenuElement { $0([]) }, UIDeferredMenuElement.uncached { $0([]) },
            UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) },
            UISwipeActionsConfiguration(actions: []),
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil),
            UIApplicationShortcutItem(type: "a", localizedTitle: "b"),
        ]
    }

    func others(_ table: UITableView, _ collection: UICollectionView) -> [NSObject] {
        [
            UITapGestureRecognizer(), UITapGestureRecognizer(target: nil, action: nil),
            UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
            UISwipeGestureRecognizer(), UIPercentDrivenInteractiveTransition(),
            UIViewPropertyAnimator(), UIViewPropertyAnimator(duration: 1, curve: .linear),
            UIViewPropertyAnimator(duration: 1, dampingRatio: 1),
            UIViewPropertyAnimator(
                duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear)),
            UISpringTimingParameters(dampingRatio: 1),
            UIPresentationController(presentedViewController: UIViewController(), presenting: nil),
            UITraitCollection(), UITraitCollection.current, UIScreen.main, UIDevice.current,
            UIApplication.shared, UIActivity(), UISceneDestructionRequestOptions(),
            UIWindowSceneDestructionRequestOptions(), UIScene.ActivationRequestOptions(),
            UICollectionViewLayout(), UICollectionViewFlowLayout(),
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
            UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil },
            UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in nil },
            UISheetPresentationController.Detent.medium(), UISheetPresentationController.Detent.large(),
            UISheetPresentationController.Detent.custom { _ in 1 },
        ]
    }

    func calls(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 1)])
        UIView.animate(withDuration: 0) { view.alpha = 1 }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        CATransaction.begin()
        CATransaction.setCompletionBlock {}
        CATransaction.commit()
        _ = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        _ = UIAccessibility.isReduceMotionEnabled
        _ = (UIColor.red, UIFont.systemFont(ofSize: 1), UIImage(systemName: "star"))
    }
}

struct MakerTests {
    @Test(.simulator) @MainActor func `a plain class without annotations may make everything there is`() {
        let maker = Maker()
        #expect(maker.controllers().count == 17 && maker.items().count == 23)
        let (lists, views) = (maker.lists(), maker.views() + maker.controls())
        #expect(views.allSatisfy { $0.superview == nil })
        guard let table = lists[0] as? UITableView, let collection = lists[7] as? UICollectionView else {
            Issue.record("The lists are in another order.")
            return
        }
        #expect(!maker.others(table, collection).isEmpty)
        maker.calls(UIView())
    }

    /// Without `@preconcurrency` a declaration on the main actor is closed to code that knows nothing of actors.
    @Test func `all that is public on the main actor is open to code without annotations`() throws {
        let sources = URL(fileURLWithPath: #filePath).appending(path: "../../../Sources/HeadlessUIKit")
            .standardizedFileURL
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var found = 0
        while let file = files?.nextObject() as? URL {
            // The simulator is the double's own, and for tests.
            guard file.pathExtension == "swift", !file.path.contains("/Simulator/") else { continue }
            found += 1
            let text = try String(contentsOf: file, encoding: .utf8)
            let bare = text.matches(of: #/(?m)^\s*@MainActor\s+(?:public|open|required)\b.*$/#)
            #expect(bare.map { String($0.0) } == [], "\(file.lastPathComponent)")
        }
        #expect(found > 100)
    }
}
