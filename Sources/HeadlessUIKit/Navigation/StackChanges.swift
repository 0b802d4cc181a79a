/// A topmost controller that is not on screen yet.
struct PendingChange {
    var animated: Bool
    var transition: ScreenTransition?
}

// The verbs: each computes a new stack.
extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        guard accepts([controller]), !refuses("pushViewController:animated:") else { return }
        put(controller, animated: animated)
    }

    private func put(_ controller: UIViewController, animated: Bool) {
        if isHeld { return postpone("push") { $0.put(controller, animated: animated) } }
        guard controller.parentController !== self || !stack.contains(where: { $0 === controller }) else {
            return refuse(
                .invalidArgument,
                "Pushing the same view controller instance more than once is not supported (\(controller))")
        }
        warnIfNested("push", animated: animated)
        remember()
        let old = stack.last
        enter(controller, isTop: true)
        // Told that it comes, it may have been put on the stack by another change.
        if !stack.holds(controller) { stack.append(controller) }
        stackChanged(from: old, animated: animated)
    }

    func popTop(animated: Bool) -> UIViewController? {
        if popsForSwipe {
            guard stack.count > 1 else { return nil }
            popsForSwipe = false
            let top = stack.removeLast()
            leave(top)
            return top
        }
        if isHeld {
            postpone("pop") { _ = $0.popTop(animated: animated) }
            return nil
        }
        guard stack.count > 1, !refuses("popViewControllerAnimated:") else { return nil }
        warnIfNested("pop", animated: animated)
        remember()
        let top = stack.removeLast()
        leave(top)
        stackChanged(from: top, animated: animated)
        return top
    }

    func popToRoot(animated: Bool) -> [UIViewController]? {
        if isHeld {
            postpone("pop") { _ = $0.popToRoot(animated: animated) }
            return nil
        }
        guard let root = stack.first else { return nil }
        return popTo(root, animated: animated)
    }

    func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        if isHeld {
            // By then it may have left, by other ways.
            postpone("pop") { stack in
                if stack.stack.contains(controller) { _ = stack.popTo(controller, animated: animated) }
            }
            return nil
        }
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            refuse(
                .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return isShown ? [] : nil }
        guard !refuses("popToViewController:transition:") else { return nil }
        warnIfNested("pop", animated: animated)
        remember()
        stack.removeLast(popped.count)
        for controller in popped.reversed() { leave(controller) }
        stackChanged(from: popped.last, animated: animated)
        return isShown ? popped : nil
    }

    func set(_ controllers: [UIViewController], animated: Bool) {
        guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
            return refuse(
                .internalInconsistency,
                "All view controllers in a navigation controller must be distinct (\(controllers))")
        }
        guard accepts(controllers), !refuses("setViewControllers:animated:") else { return }
        whenFree { $0.change(to: controllers, animated: animated) }
    }

    /// At once, or when what is under way is over.
    func whenFree(_ change: @escaping (UINavigationController) -> Void) {
        guard isHeld || running != nil else { return change(self) }
        postponed.append { [weak self] in self?.whenFree(change) }
    }

    /// The stack is changed before anybody is told: who changes it again when told so goes on from here, and what is no
    /// more to come, or to leave, is left alone.
    func change(to controllers: [UIViewController], animated: Bool) {
        remember()
        let old = stack
        stack = controllers
        for controller in old.without(controllers).reversed() { leave(controller) }
        var place = 0
        for controller in controllers.without(old)
        where stack.holds(controller, from: &place) && !arriving.holds(controller) {
            enter(controller, isTop: controller === stack.last)
            leave(controller, from: place)
        }
        sortChildren()
        stackChanged(from: old.last, animated: animated)
    }

    /// Puts those on the stack first among the children, in their order.
    func sortChildren() {
        children = stack.filter { $0.parentController === self } + children.without(stack)
    }

    private func enter(_ controller: UIViewController, isTop: Bool) {
        // It may have been on its way out, and comes back before it left, or has been elsewhere since.
        leaving.remove(controller)
        if controller.parentController === self {
            controller.isLeaving = false
            controller.willMove(toParent: self)
        } else {
            adopt(controller)
        }
        // Told that it comes, it may have been put on the stack by another change, and be off again.
        leaving.remove(controller)
        controller.isLeaving = false
        controller.isEntering = isTop
        arriving.append(controller)
    }

    /// Tells a child that it leaves, if it is not on the stack.
    /// - Parameter place: Where it stood last: one that is there still is found at once.
    func leave(_ controller: UIViewController, from place: Int = 0) {
        guard isToLeave(controller, from: place) else { return }
        controller.willMove(toParent: nil)
        // It may have come back, or have left, when it was told.
        guard isToLeave(controller, from: place) else {
            if stack.holds(controller) { controller.isLeaving = false }
            return
        }
        controller.isLeaving = true
        arriving.remove(controller)
        leaving.append(controller)
    }

    private func isToLeave(_ controller: UIViewController, from place: Int) -> Bool {
        var place = place
        return controller.parentController === self && !leaving.holds(controller)
            && !stack.holds(controller, from: &place)
    }

    private func remember() {
        guard pending == nil, delegateAnimates != false && ownDelegate != nil || simulator.nextGoesBack else {
            return
        }
        stackBeforePending = stack
    }

    /// Whether a change has to wait: for a finger, or behind another that waits.
    private var isHeld: Bool { swipe != nil || !postponed.isEmpty }

    /// From the last callbacks of a transition on, nothing is nested in it any more.
    private func warnIfNested(_ verb: String, animated: Bool) {
        guard animated, running?.isOver == false || pending?.animated == true else { return }
        simulator.warn("nested \(verb) animation can result in corrupted navigation bar")
    }

    private func postpone(_ verb: String, _ change: @escaping (UINavigationController) -> Void) {
        simulator.warn("nested \(verb) animation can result in corrupted navigation bar")
        postponed.append { [weak self] in if let self { change(self) } }
    }

    /// Whether these may be on a stack: no other stack, and no columns. If not, a raise.
    private func accepts(_ controllers: [UIViewController]) -> Bool {
        if !acceptsStacks, controllers.contains(where: { $0 is UINavigationController }) {
            refuse(.invalidArgument, "Pushing a navigation controller is not supported")
        } else if controllers.contains(where: { $0 is UISplitViewController }) {
            refuse(
                .invalidArgument,
                "Split View Controllers cannot be pushed to a Navigation Controller \(self)")
        } else {
            return true
        }
        return false
    }

    private func refuse(_ name: SimulatorLog.Exception, _ text: String) { simulator.raise(name, text) }
}
