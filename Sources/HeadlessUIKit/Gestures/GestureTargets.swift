extension UIGestureRecognizer {
    /// Calls a method of `target` whenever the state changes, and whenever a finger that it follows has moved, until the
    /// target goes: the recognizer does not hold it.
    public func addTarget(_ target: Any, action: Selector) {
        targets.append(TargetAction(target, action))
    }
}
