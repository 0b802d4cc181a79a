import Observation

/// A closure that is run again when what it read has changed.
@MainActor
package final class ObservedRun {
    private weak var owner: AnyObject?
    private var apply: (@MainActor () -> Void)?
    /// Whether its owner keeps it. If nobody does, what it read keeps it, until that changes.
    private let isKept: Bool

    package init(owner: AnyObject, isKept: Bool, _ apply: @escaping @MainActor () -> Void) {
        self.owner = owner
        self.isKept = isKept
        self.apply = apply
    }

    /// Runs now, and again after each change.
    package func begin() {
        // Kept while it runs: it may let go of the last that holds it.
        guard let owner, let apply else { return end() }
        let held = isKept ? nil : self
        withExtendedLifetime(owner) {
            // Told once per run, before the first change: the task comes when the turn of that change is over.
            withObservationTracking(apply) { [weak self, held] in
                Task { @MainActor in (held ?? self)?.begin() }
            }
        }
    }

    /// It runs no more, and lets go of what the closure captures.
    package func end() { apply = nil }
}
