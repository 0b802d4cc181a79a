import Observation

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
    /// has changed once more, or is gone: so read a model through `self`, as above.
    @discardableResult
    public func observe(_ apply: @escaping @MainActor () -> Void) -> Bond {
        let observation = ObservedRun(owner: self, apply)
        observation.run()
        return Bond { observation.end() }
    }
}

/// A closure that is run again when what it read has changed.
@MainActor
private final class ObservedRun {
    private weak var owner: AnyObject?
    private var apply: (@MainActor () -> Void)?

    init(owner: AnyObject, _ apply: @escaping @MainActor () -> Void) {
        self.owner = owner
        self.apply = apply
    }

    func run() {
        // Kept while it runs: it may let go of the last that holds it.
        guard let owner, let apply else { return end() }
        withExtendedLifetime(owner) {
            // Told once per run, before the first change: the task comes when the turn of that change is over.
            // What is observed keeps the run until then; nobody else does.
            withObservationTracking(apply) { [self] in
                Task { @MainActor in run() }
            }
        }
    }

    func end() { apply = nil }
}
