extension BindingHolder {
    /// Runs now, and again after each change of what it read: of a ``Property`` by its `value`, and of anything
    /// else that is `Observable`.
    ///
    /// ```swift
    /// observe { [unowned self] in
    ///     label.text = viewModel.name.value
    ///     saveButton.isEnabled = viewModel.canSave.value
    /// }
    /// ```
    /// Changes of one turn of the main actor are one run, in the next turn: a test of it is `async`, and awaits `settle()`. It
    /// ends with this object, which it does not keep: `unowned self` is safe. What the closure captures is kept until what it read
    /// has changed once more, or is gone: so read a model through `self`, as above. Views and view controllers have an `observe` of
    /// their own, by which it goes with them.
    @discardableResult
    public func observe(_ apply: @escaping @MainActor () -> Void) -> Bond {
        let run = ObservedRun(owner: self, isKept: false, apply)
        run.begin()
        return Bond { run.end() }
    }
}
