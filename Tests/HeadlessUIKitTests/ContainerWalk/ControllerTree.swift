import UIKit

// What a controller holds, and what of it is to be on screen: read from what an app may ask.
extension UIViewController {
    /// The modal that stands on this very controller, and not on one it is in.
    var ownModal: UIViewController? {
        guard let modal = presentedViewController, modal.presentingViewController === self else { return nil }
        return modal
    }

    /// This controller and all that it keeps: children, whether they are shown or not, and modals.
    var held: [UIViewController] {
        var found: [UIViewController] = []
        var known: Set<ObjectIdentifier> = []
        collect(into: &found, &known)
        return found
    }

    private func collect(into found: inout [UIViewController], _ known: inout Set<ObjectIdentifier>) {
        guard known.insert(ObjectIdentifier(self)).inserted else { return }
        found.append(self)
        for next in children + contents + [ownModal].compactMap(\.self) { next.collect(into: &found, &known) }
    }

    var isInContext: Bool { [.currentContext, .overCurrentContext].contains(modalPresentationStyle) }

    private var contents: [UIViewController] {
        switch self {
        case let tabs as UITabBarController: (tabs.viewControllers ?? []) + tabs.tabs.flatMap(\.controllers)
        case let split as UISplitViewController: split.keptColumns
        case let pages as WalkedPages: pages.all
        case let box as WalkedBox: box.kept
        default: []
        }
    }

    /// This controller, if no modal has taken its place, and all that is to be seen in it and on it. What lies over the window
    /// is there even if its presenter is not.
    var expectedOnScreen: [UIViewController] {
        let modal = ownModal
        let covers: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
        let isCovered = modal.map { covers.contains($0.modalPresentationStyle) } ?? false
        let own = isCovered ? [] : [self] + shownInside.flatMap(\.expectedOnScreen)
        return own + (modal?.expectedOnScreen ?? [])
    }

    private var shownInside: [UIViewController] {
        switch self {
        case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
        case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
        case let pages as UIPageViewController: pages.viewControllers ?? []
        case let box as WalkedBox: [box.shown].compactMap(\.self)
        case let split as UISplitViewController: split.shownColumns
        default: []
        }
    }
}

extension UISplitViewController {
    /// Those there may be anything in.
    var columns: [Column] {
        style == .tripleColumn
            ? [.primary, .supplementary, .secondary, .inspector] : [.primary, .secondary, .inspector]
    }

    /// What was given to the columns, and the stacks that were made for it: one that was popped is no child.
    fileprivate var keptColumns: [UIViewController] {
        let given = columns.compactMap(viewController(for:))
        return given + given.compactMap(\.navigationController)
    }

    /// The stack that a column is in; nil for the inspector, which has none.
    func stack(of column: Column) -> UINavigationController? {
        guard column != .inspector, let controller = viewController(for: column) else { return nil }
        return controller as? UINavigationController ?? controller.navigationController
    }

    /// What is on screen: each column in the stack that was made for it, or the one stack of all.
    fileprivate var shownColumns: [UIViewController] {
        // As a sheet the inspector is a modal, and no column.
        if isCollapsed { return viewControllers }
        return columns.filter(isShowing).compactMap(viewController(for:)).map { column in
            var outermost = column
            while let parent = outermost.parent, parent !== self { outermost = parent }
            return outermost
        }
    }
}

extension UITab {
    /// Its own, those of the tabs in it, and the stacks that these are shown on.
    fileprivate var controllers: [UIViewController] {
        let group = self as? UITabGroup
        let inside = group?.children.flatMap(\.controllers) ?? []
        return [viewController, group?.managingNavigationController].compactMap(\.self) + inside
    }
}
