// What the bar shows on its left, and what a tap or a long press there does.
extension UINavigationController {
    /// Whether the bars hide because there is little room from top to bottom.
    var hidesBarsForRoom: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Whether the title of the controller on top is large: as its item says, or else as the item beneath, down to the
    /// root, which is large.
    var hasLargeTitle: Bool {
        guard storedBar?.prefersLargeTitles == true else { return false }
        let decided = stack.last { $0.navigationItem.largeTitleDisplayMode != .automatic }
        return decided.map { $0.navigationItem.largeTitleDisplayMode == .always } ?? true
    }

    /// The back button's title, or nil when there is no back button.
    var backButtonTitle: String? {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem, !item.hidesBackButton,
            item.searchController?.hidesBar != true
        else { return nil }
        guard item.leftItems.isEmpty || item.leftItemsSupplementBackButton else { return nil }
        guard stack.count > 1 else { return item.backAction == nil ? nil : titleBeneathColumn ?? "Back" }
        return stack[stack.count - 2].navigationItem.titleAsBackItem
    }

    /// What the back button says of the column beneath, where columns are one stack and this is one of them.
    private var titleBeneathColumn: String? {
        guard let outer = parentController as? UINavigationController,
            let index = outer.stack.firstIndex(where: { $0 === self }), index > 0
        else { return nil }
        return outer.stack[index - 1].navigationItem.titleAsBackItem
    }

    /// What a long press on the back button lists, nearest first. Empty when there is no back button, or when
    /// an action of the app's own has taken its place.
    var backMenuTitles: [String] {
        guard backButtonTitle != nil, topViewController?.navigationItem.backAction == nil else { return [] }
        return stack.dropLast().reversed().map { $0.navigationItem.titleInBackMenu }
    }

    func tapBackButton() {
        if let action = topViewController?.navigationItem.backAction {
            action.perform(sender: navigationBar)
        } else if mayPopByButton {
            popViewController(animated: true)
        }
    }

    /// Whether a stack that was declared to be its bar's delegate lets the button pop.
    private var mayPopByButton: Bool {
        guard let delegate = navigationBar.delegate, let item = topViewController?.navigationItem else {
            return true
        }
        return delegate.navigationBar(navigationBar, shouldPop: item)
    }

    func chooseInBackMenu(_ index: Int) {
        popToViewController(stack[stack.count - 2 - index], animated: true)
    }
}
