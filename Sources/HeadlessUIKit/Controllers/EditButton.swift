extension UIViewController {
    /// A button that says Edit or Done, and begins or ends editing. Made when first asked for.
    public var editButtonItem: UIBarButtonItem {
        if let storedEditButton { return storedEditButton }
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        storedEditButton = button
        nameEditButton()
        return button
    }

    /// The button says what a tap on it will do.
    final func nameEditButton() {
        storedEditButton?.title = isEditing ? "Done" : "Edit"
        storedEditButton?.style = isEditing ? .done : .plain
    }

    /// Shows other buttons in the navigation controller's toolbar.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
