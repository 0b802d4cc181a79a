extension Navigator {
    /// For hosts: whether the app, or the scene this window belongs to, is in the foreground. True at first.
    package var isInForeground: Bool {
        get { activity.isInForeground }
        set {
            activity.isInForeground = newValue
            tellActivity()
        }
    }

    /// Tells screens whether they are active: those that have left at once, all others as soon as nothing moves. What they do then
    /// may change the tree, so each time it is asked anew who comes next.
    func tellActivity() {
        while !isAtWork, let model = activity.nextThatLeft() { model.didBecomeInactive() }
        while !activity.concernsNobody, !isAtWork, host == nil || machine.host.isSettled,
            let (model, isActive) = activity.next(
                showing: host == nil ? .nothing : machine.host.shown,
                hiddenLayers: host?.hiddenLayers ?? 0,
                models: { machine.records[$0]?.model })
        {
            if isActive { model.didBecomeActive() } else { model.didBecomeInactive() }
        }
    }
}
