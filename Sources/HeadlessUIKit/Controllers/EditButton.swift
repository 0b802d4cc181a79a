extension UIViewController {
    /// A button that says Edit or Done, and begins or ends editing. Made when first asked for.
    public var editButtonItem: UIBarButtonItem {
        if let storedEditButton { return storedEditButton }
        let button = UIBarButtonItem(
            title: nil, style: .plain, target: self, action: Selector(UIViewController.toggleEditing))
        storedEditButton = button
        nameEditButton()
        return button
    }

    private func toggleEditing() { setEditing(!isEditing, animated: true) }

    /// The button says what a tap on it will do.
    final func nameEditButton() {
        storedEditButton?.title = isEditing ? "Done" : "Edit"
        storedEditButton?.style = isEditing ? .done : .plain
    }
}
