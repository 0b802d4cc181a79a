// The views of an app's own that bar items show: in the place of a title, or of a button. They lie in the bar as long as their
// controller is on screen, and so are in a window, with all that comes of it.

/// A bar that shows such views.
@MainActor
protocol ItemBar: UIView {
    /// Those it shows, beside what else was added to it.
    var itemViews: [UIView] { get set }
}

extension ItemBar {
    /// Shows these, and no others. What hears of it may have others shown in turn.
    func show(_ views: [UIView]) {
        let old = itemViews
        itemViews = views
        for view in old where !itemViews.holds(view) && view.superview === self { view.removeFromSuperview() }
        for view in views where itemViews.holds(view) && view.superview !== self { addSubview(view) }
    }
}

extension UINavigationController {
    /// Has the bars show the views of the controller on screen. A bar that never has any, and that nobody asks for, stays out of the
    /// container's view.
    func placeBarViews() {
        guard let storedView else { return }
        let (shown, tools) =
            displayed.map { ($0.navigationItem.views, ($0.toolbarItems ?? []).views) } ?? ([], [])
        if !shown.isEmpty || storedBar != nil {
            place(navigationBar, shown, in: storedView)
        }
        if !tools.isEmpty || storedToolbar != nil {
            place(toolbar, tools, in: storedView)
        }
    }

    private func place(_ bar: any ItemBar, _ views: [UIView], in container: UIView) {
        if bar.superview !== container { container.addSubview(bar) }
        bar.show(views)
    }
}

extension UINavigationItem {
    /// What it shows in the place of a title and of buttons.
    fileprivate var views: [UIView] { [titleView].compactMap(\.self) + leftItems.views + rightItems.views }

    /// Such a view is another.
    func viewsDidChange() { (controller?.parentController as? UINavigationController)?.placeBarViews() }
}

extension UIViewController {
    /// The toolbar is to show other buttons, or another view of one.
    func toolbarItemsDidChange() {
        (toolbarItems ?? []).hear { [weak self] in self?.toolbarItemsDidChange() }
        (parentController as? UINavigationController)?.placeBarViews()
    }
}

@MainActor
extension [UIBarButtonItem] {
    /// What these show in the place of buttons.
    var views: [UIView] { compactMap { $0.customView } }

    /// Has `heard` called when one of these shows another view.
    func hear(_ heard: @escaping () -> Void) {
        for item in self { item.viewDidChange = heard }
    }
}
